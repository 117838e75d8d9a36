// A small picture of a problem, drawn as the board itself is.

import { engravingOf } from '../board/engraving.js';
import { layOut } from '../board/layout.js';
import { makeRenderer } from '../board/renderer.js';
import { sceneOf } from '../board/scene.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Game} game
 * @param {Theme} theme
 * @param {number} size in pixels of the page
 * @param {number} [part] of the next jump that is played, from 0 to 1
 */
export function drawThumbnail(canvas, game, theme, size, part = 0) {
  const { problem } = game;
  const layout = layOut(problem.holes, size, size);
  const renderer = makeRenderer(canvas, layout, theme, devicePixelRatio, engravingOf(problem));
  renderer.draw(sceneOf({ game, moment: { done: game.cursor, part }, selection: {}, jumps: [], said: [] }));
}
