// Notices a person's wins, and the solver's help.

import { status } from '../../game/game.js';
import { isFound, lastJump, treeOf } from '../../game/tree.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/**
 * A win by a person's own jumps; `isHelped` if the solver has put jumps on the board in this game.
 * @typedef {{ moves: number, isHelped: boolean }} OwnWin
 */
/**
 * Such a win on the day on which its game was opened; `seconds` if a clock goes.
 * @typedef {OwnWin & { day: string, seconds?: number }} Win
 */

/**
 * @param {Pick<import('../kit/guard.js').Page, 'element' | 'guard'>} page
 * @param {import('./clock.js').Clock} clock
 * @param {() => string} today returns the date where the person is
 * @param {(problem: Problem, win: Win, signal: AbortSignal) => void} tell hears of a win; the signal ends it
 */
export function watchWins({ element, guard }, clock, today, tell) {
  /** Ends the last reported win. */
  let control = new AbortController();
  /**
   * The jump before the position on the board: the place in the game.
   * @type {import('../../game/game.js').Node | undefined}
   */
  let place;
  /** True if a hint was asked for since the last jump by hand from the start. */
  let isHinted = false;
  /** True if one was asked for at the start. */
  let isHintedAtStart = false;
  /** The day on which the game was opened. */
  let day = '';
  element.addEventListener('hint', () => {
    if (element.state?.cursor === 0) isHintedAtStart = true;
    else isHinted = true;
  });
  // A comment on the position is a change, too, and moves nothing.
  element.addEventListener('change', () => placeOnBoard() !== place && leave());
  element.addEventListener('ready', () => {
    leave();
    isHinted = isHintedAtStart = false;
    day = today();
  });
  element.addEventListener('jump', () => guard(noticeJump));

  function leave() {
    place = placeOnBoard();
    control.abort();
  }

  function placeOnBoard() {
    return element.state && lastJump(element.state);
  }

  function noticeJump() {
    const { state } = element;
    // A jump from the start begins the game anew.
    if (state?.cursor === 1) [isHinted, isHintedAtStart] = [isHintedAtStart, false];
    const win = state && ownWin(state);
    if (!win) return;
    control = new AbortController();
    const isHelped = win.isHelped || isHinted || isHintedAtStart;
    tell(state.problem, { ...win, isHelped, day, seconds: clock.seconds }, control.signal);
  }
}

/**
 * @param {import('../../game/game.js').Game} game
 * @returns {OwnWin | undefined} undefined while it is not won, or if the solver has played
 */
export function ownWin(game) {
  if (status(game) !== 'won') return undefined;
  const { path, asked } = treeOf(game);
  const played = path.slice(0, game.cursor);
  if (played.length === 0 || played.some((node) => isFound(game, node))) return undefined;
  const moves = game.line.moves.filter(({ first }) => first < game.cursor).length;
  return { moves, isHelped: asked !== undefined };
}
