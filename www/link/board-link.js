// Makes the link to the game on a board. The core must be loaded.

import { writeProblem } from '../engine/problem.js';
import { movesText } from '../game/game.js';
import { gameText, hasMore } from '../game/tree.js';
import { pageLink } from './link.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./link.js').Link} Link */

/**
 * The link for an element or a frame.
 * @param {Game | undefined} state undefined before there is a game
 * @returns {Link}
 */
export function boardLink(state) {
  if (!state) return {};
  const moves = movesText(state.line);
  const game = hasMore(state) ? gameText(state) : undefined;
  return { ...writeProblem(state.problem), ...((moves || game) && { moves, game, at: state.cursor }) };
}

/** The link for the page. @param {Game | undefined} state */
export function boardPageLink(state) {
  return pageLink(boardLink(state), state?.line.jumps.length);
}
