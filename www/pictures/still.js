// A game as a picture in SVG: a file of its own, without script and without anything from elsewhere.

import { position } from '../game/game.js';
import { counted, goal } from '../words/words.js';
import { boardPart, goalPart, layOutPicture, pegDefinitions, pegPart, prefixOf, svgDocument, tag } from './svg.js';

export { animatedSvg } from './animated.js';
export { stripSvg } from './strip.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */

/**
 * The position where the game stands.
 * @param {Game} game
 * @param {Theme} theme
 */
export function stillSvg(game, theme) {
  const { problem } = game;
  const layout = layOutPicture(problem.holes);
  const id = prefixOf('still', problem.shape, position(game), problem.finish.text, JSON.stringify(theme));
  const pegs = problem.board.pegs(position(game));
  const places = layout.holes.filter((_, hole) => pegs[hole]);
  return svgDocument(
    { id, ...layout, ...wordsOf(game, pegs) },
    boardPart(id, layout, theme),
    tag('defs', {}, pegDefinitions(id, theme)),
    goalPart(layout, problem.finish.holes, theme),
    ...places.map((place) => pegPart(id, place, theme)),
  );
}

/**
 * Says where the pegs are or, where that is shorter, where there are none.
 * @param {Game} game
 * @param {Uint8Array} pegs
 */
function wordsOf({ problem: { holes, finish } }, pegs) {
  const filled = holes.filter((_, hole) => pegs[hole]).map(({ name }) => name);
  const empty = holes.filter((_, hole) => !pegs[hole]).map(({ name }) => name);
  const where = filled.length <= empty.length ? `Pegs: ${list(filled)}` : `Empty holes: ${list(empty)}`;
  return {
    title: `Peg solitaire: ${counted(filled.length, 'peg')} on ${counted(holes.length, 'hole')}`,
    description: `${where}. The finish: ${goal(finish)}.`,
  };
}

/** @param {string[]} names */
function list(names) {
  return names.join(' ') || 'none';
}
