// A game as an SVG picture: a self-contained file without scripts.

import { annotationShapes } from '../board/annotation-marks.js';
import { engravingOf } from '../board/engraving.js';
import { layOutAs } from '../board/round-board.js';
import { markShapes } from '../board/shapes.js';
import { position } from '../game/game.js';
import { notesOf } from '../game/notes.js';
import { boardPart, pegPart, positionOf, prefixOf, shapesPart, svgDocument, UNIT } from './svg.js';

export { animatedSvg } from './animated-svg.js';
export { stripSvg } from './strip.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../words/pictures.js').PictureWords} PictureWords */

/**
 * Draws the current position of the game. Marks are above pegs.
 * @param {Game} game
 * @param {Theme} theme
 * @param {PictureWords} words
 * @param {import('./svg.js').Options & { marks?: import('../board/shapes.js').Mark[] }} [options]
 */
export function stillSvg(game, theme, words, options = {}) {
  const { coordinates = 'off', outline = 'holes', ground, size, marks = [] } = options;
  const { problem } = game;
  const layout = layOutAs(problem.holes, UNIT, outline);
  const notes = notesOf(game);
  const here = { ...problem, start: position(game) };
  const id = prefixOf(
    'still',
    here,
    coordinates,
    outline,
    JSON.stringify(theme),
    notes?.text ?? '',
    JSON.stringify(marks),
  );
  const pegs = problem.board.pegs(position(game));
  const engraving = engravingOf(problem, coordinates);
  const places = layout.holes.filter((_, hole) => pegs[hole]);
  const onPegs = layout.holes.flatMap((place, hole) => (pegs[hole] ? engraving.peg(hole, place, UNIT, theme) : []));
  return svgDocument(
    { id, ...layout, ...words.still(positionOf(game)), ground, size },
    boardPart(id, layout, theme, engraving, problem.finish.holes),
    ...places.map((place) => pegPart(id, place)),
    shapesPart(onPegs),
    notes ? shapesPart(annotationShapes(notes, layout, theme)) : '',
    shapesPart(marks.flatMap((mark) => markShapes(mark, layout, theme))),
  );
}
