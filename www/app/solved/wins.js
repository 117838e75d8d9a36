// Notices how a person's games end, and the help in them.
//
// One rule says what counts: all jumps since the start are a person's own, made without Hint, Solve or verdicts on all
// jumps. A jump from the start begins anew; help that was asked for at the start belongs to it.

import { pegCount, status } from '../../game/game.js';
import { isFound, lastJump, treeOf } from '../../game/tree.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../game/game.js').Game} Game */
/**
 * A win whose last jump is a person's own; `isHelped` if it does not count.
 * @typedef {{ moves: number, isHelped: boolean }} OwnWin
 */
/**
 * Such a win on the day on which its game was opened; `seconds` if a clock goes.
 * @typedef {OwnWin & { day: string, seconds?: number }} Win
 */

/**
 * @param {Pick<import('../kit/guard.js').Page, 'element' | 'guard'>} page
 * @param {import('./clock.js').Clock} clock
 * @param {(game: Game | undefined) => { day: string, isHelped?: boolean }} begunAs the day on which a game was begun,
 *   as it is opened, and whether there was help in it, if that is known
 * @param {(problem: Problem, win: Win, signal: AbortSignal) => void} tellWin hears of a win; the signal ends it
 * @param {(problem: Problem, pegs: number) => void} tellLeft hears of the pegs that are left where a person is stuck
 *   without help
 * @returns whether there was help in the game on the board
 */
export function watchWins({ element, guard }, clock, begunAs, tellWin, tellLeft) {
  /** Ends the last reported win. */
  let control = new AbortController();
  /**
   * The jump before the position on the board: the place in the game.
   * @type {import('../../game/game.js').Node | undefined}
   */
  let place;
  /** The line before the solver's last finding. @type {import('../../game/game.js').Node[] | undefined} */
  let asked;
  /** The number of times that a person was helped. */
  let times = 0;
  /** That number as the start was on the board last. */
  let atStart = 0;
  /** That number before the first jump of this attempt. */
  let before = 0;
  /** The day on which the game was opened. */
  let day = '';
  element.addEventListener('hint', () => times++);
  element.addEventListener('change', () => {
    // A comment on the position is a change, too, and moves nothing.
    if (placeOnBoard() !== place) leave();
    if (askedNow() !== asked) times++;
    asked = askedNow();
  });
  element.addEventListener('ready', () => {
    const begun = begunAs(element.state);
    before = times;
    asked = askedNow();
    // Help from before a reload is still help.
    if (begun.isHelped ?? asked) times++;
    leave();
    if (begun.isHelped) atStart = before;
    day = begun.day;
  });
  element.addEventListener('jump', () => guard(noticeJump));
  return isHelped;

  function isHelped() {
    return times > (place ? before : atStart);
  }

  function askedNow() {
    return element.state && treeOf(element.state).asked;
  }

  function leave() {
    place = placeOnBoard();
    if (place === undefined) atStart = times;
    control.abort();
  }

  function placeOnBoard() {
    return element.state && lastJump(element.state);
  }

  function noticeJump() {
    const { state } = element;
    if (!state) return;
    if (state.cursor === 1) before = atStart;
    if (element.analysis === 'all') times++;
    const win = ownWin(state);
    if (win) {
      control = new AbortController();
      const seconds = clock.seconds;
      tellWin(state.problem, { ...win, isHelped: win.isHelped || isHelped(), day, seconds }, control.signal);
    } else if (!isHelped() && isStuck(state) && isOwn(state)) tellLeft(state.problem, pegCount(state));
  }
}

/**
 * @param {Game} game
 * @returns {OwnWin | undefined} undefined while it is not won, or if the last jump is the solver's
 */
export function ownWin(game) {
  const last = lastJump(game);
  if (status(game) !== 'won' || last === undefined || isFound(game, last)) return undefined;
  const moves = game.line.moves.filter(({ first }) => first < game.cursor).length;
  return { moves, isHelped: !isOwn(game) };
}

/** True if no jump is left. Pegs of a pattern are to stay: their number says nothing. @param {Game} game */
export function isStuck(game) {
  return status(game) === 'stuck' && game.problem.finish.holes.length < 2;
}

/** True if the solver has played none of the jumps. @param {Game} game */
export function isOwn(game) {
  return !treeOf(game)
    .path.slice(0, game.cursor)
    .some((node) => isFound(game, node));
}
