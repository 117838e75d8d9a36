// A game as a picture in SVG: a file of its own, without script and without anything from elsewhere.

import { labelsOf } from '../board/coordinates.js';
import { position } from '../game/game.js';
import { notesOf } from '../game/notes.js';
import { annotationsPart } from './annotations.js';
import { positionOf } from './described.js';
import {
  boardPart,
  engravingPart,
  goalPart,
  layOutPicture,
  pegDefinitions,
  pegLabels,
  pegPart,
  prefixOf,
  svgDocument,
  tag,
} from './svg.js';

export { animatedSvg } from './animated.js';
export { stripSvg } from './strip.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../words/pictures.js').PictureWords} PictureWords */

/**
 * Draws the position where the game stands.
 * @param {Game} game
 * @param {Theme} theme
 * @param {PictureWords} words
 * @param {import('./svg.js').Options} [options]
 */
export function stillSvg(game, theme, words, { coordinates = 'off', ground, size } = {}) {
  const { problem } = game;
  const { holes } = problem;
  const layout = layOutPicture(problem.holes);
  const notes = notesOf(game);
  const id = prefixOf(
    'still',
    problem.shape,
    position(game),
    problem.finish.text,
    coordinates,
    JSON.stringify(theme),
    notes?.text ?? '',
  );
  const pegs = problem.board.pegs(position(game));
  const places = layout.holes.filter((_, hole) => pegs[hole]);
  const onPegs = labelsOf(holes, coordinates).filter((_, hole) => coordinates === 'holes' && pegs[hole]);
  return svgDocument(
    { id, ...layout, ...words.still(positionOf(game)), ground, size },
    boardPart(id, layout, theme),
    engravingPart(layout, problem, theme, coordinates),
    tag('defs', {}, pegDefinitions(id, theme)),
    goalPart(layout, problem.finish.holes, theme),
    ...places.map((place) => pegPart(id, place, theme)),
    pegLabels(layout, onPegs, theme),
    annotationsPart(layout, notes, theme),
  );
}
