// The link to what is on a board. The core must be loaded.

import { writeProblem } from '../engine/problem.js';
import { movesText } from '../game/game.js';
import { gameText, hasMore } from '../game/tree.js';
import { pageLink } from './link.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./link.js').Link} Link */

/** As an element or a frame takes it. @param {Game | undefined} state nothing before there is a game @returns {Link} */
export function boardLink(state) {
  if (!state) return {};
  const moves = movesText(state.line);
  const game = hasMore(state) ? gameText(state) : undefined;
  return { ...writeProblem(state.problem), ...((moves || game) && { moves, game, at: state.cursor }) };
}

/** As the page takes it. @param {Game | undefined} state */
export function boardPageLink(state) {
  return pageLink(boardLink(state), state?.line.jumps.length);
}
