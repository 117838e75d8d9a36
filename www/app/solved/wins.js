// Reports how the player's games end: won, or stuck.

import { goTo, pegCount, status } from '../../game/game.js';
import { isFound, lastJump } from '../../game/tree.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../game/game.js').Game} Game */
/**
 * A win whose last jump the player has made, on the day on which the game was opened.
 * @typedef {{ moves: number, isHelped: boolean, day: string }} Win
 */

/**
 * @param {Pick<import('../kit/guard.js').Page, 'element' | 'guard'>} page
 * @param {import('./shown.js').Shown} shown
 * @param {(game: Game | undefined) => { day: string, isHelped?: boolean }} begunAs the day on which a game was begun,
 *   as it is opened, and whether it was begun with help
 * @param {(problem: Problem, win: Win) => void} tellWin receives a win
 * @param {(problem: Problem, pegs: number) => void} tellLeft receives the pegs that are left where the player is stuck
 *   without help
 */
export function watchWins({ element, guard }, shown, begunAs, tellWin, tellLeft) {
  /** The day on which the game was opened. */
  let day = '';
  element.addEventListener('ready', () => {
    const begun = begunAs(element.state);
    day = begun.day;
    if (begun.isHelped && element.state) shown.addPlayed(element.state);
    noticeFound();
  });
  element.addEventListener('change', noticeFound);
  element.addEventListener('hint', (event) => {
    if (element.state) shown.add(element.state, /** @type {CustomEvent} */ (event).detail.jump);
  });
  element.addEventListener('jump', () => guard(noticeJump));

  function noticeFound() {
    if (element.state) shown.addFound(element.state);
  }

  function noticeJump() {
    const { state } = element;
    if (!state) return;
    if (element.analysis === 'all') shown.add(goTo(state, state.cursor - 1), state.line.jumps[state.cursor - 1].name);
    const isHelped = shown.isHelped(state);
    const moves = ownWin(state);
    if (moves !== undefined) tellWin(state.problem, { moves, isHelped, day });
    else if (!isHelped && isStuck(state)) tellLeft(state.problem, pegCount(state));
  }
}

/** The moves of a game that is won by a jump of the player; undefined for any other. @param {Game} game */
export function ownWin(game) {
  const last = lastJump(game);
  if (status(game) !== 'won' || last === undefined || isFound(game, last)) return undefined;
  return game.line.moves.filter(({ first }) => first < game.cursor).length;
}

/** True if no jump is left. Pegs of a pattern are to stay: their number says nothing. @param {Game} game */
export function isStuck(game) {
  return status(game) === 'stuck' && game.problem.finish.holes.length < 2;
}
