// A small picture of a problem, drawn as the board itself is.

import { layOut } from '../board/layout.js';
import { Renderer } from '../board/renderer.js';
import { sceneOf } from '../board/scene.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Game} game
 * @param {Theme} theme
 * @param {number} size in pixels of the page
 */
export function drawThumbnail(canvas, game, theme, size) {
  const renderer = new Renderer(canvas, layOut(game.problem.holes, size, size), theme, devicePixelRatio);
  renderer.draw(sceneOf({ game, moment: { done: game.cursor, part: 0 }, selection: {}, jumps: [], said: [] }));
}
