// Notices that a peg lands, and whether a person wins by it.

import { status } from '../../game/game.js';

/** @typedef {ReturnType<import('../../game/session.js').Session['view']>} View */
/** @typedef {{ begin: number, hole: number, isWin: boolean }} Landing `begin` is its time in milliseconds */

/** @param {EventTarget} element tells of a person's jumps */
export function watchLandings(element) {
  /** @type {Landing | undefined} */
  let landing;
  /** The jumps that were over at the last look, and the part of the next one. @type {View['moment'] | undefined} */
  let before;
  /** True until the peg of a person's jump has landed. */
  let isInHand = false;
  element.addEventListener('jump', () => {
    isInHand = true;
  });
  return { see, forget };

  /** The last landing, as long as its position is on the board. @param {View} view @param {number} now */
  function see({ game, moment }, now) {
    const { done, part } = moment;
    const isAtRest = part === 0 && done === game.cursor;
    const hasFlown = before !== undefined && before.part > 0 && part === 0 && done === before.done + 1;
    if (done > 0 && ((isInHand && isAtRest) || hasFlown)) {
      landing = { begin: now, hole: game.line.jumps[done - 1].to, isWin: isInHand && status(game) === 'won' };
      isInHand = false;
    } else if (done !== before?.done) landing = undefined;
    before = moment;
    return landing;
  }

  /** Another game begins. */
  function forget() {
    before = landing = undefined;
    isInHand = false;
  }
}
