// A game as a picture in SVG: a file of its own, without script and without anything from elsewhere.

import { labelsOf } from '../board/coordinates.js';
import { position } from '../game/game.js';
import { notesOf } from '../game/tree.js';
import { annotationsPart } from './annotations.js';
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
 * @param {{ coordinates?: import('../board/coordinates.js').Coordinates }} [options]
 */
export function stillSvg(game, theme, words, { coordinates = 'off' } = {}) {
  const { problem } = game;
  const { holes, finish } = problem;
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
    { id, ...layout, ...words.still(named(holes, pegs, 1), named(holes, pegs, 0), finish) },
    boardPart(id, layout, theme),
    engravingPart(layout, problem, theme, coordinates),
    tag('defs', {}, pegDefinitions(id, theme)),
    goalPart(layout, problem.finish.holes, theme),
    ...places.map((place) => pegPart(id, place, theme)),
    pegLabels(layout, onPegs, theme),
    annotationsPart(layout, notes, theme),
  );
}

/**
 * The names of the holes with a peg, or of those without.
 * @param {Game['problem']['holes']} holes
 * @param {Uint8Array} pegs
 * @param {0 | 1} content
 */
function named(holes, pegs, content) {
  return holes.filter((_, hole) => pegs[hole] === content).map(({ name }) => name);
}
