// Shows the time of a game, if switched on: from the first jump made by hand to the win. The clock pauses while the
// page is hidden.

import { isOn, onPreference } from '../settings/preferences.js';

const SECOND = 1000;

/** @typedef {ReturnType<typeof startClock>} Clock */
/** @typedef {{ start: number, timer: ReturnType<typeof setInterval> }} Run */

/** @param {import('../kit/dialog.js').Table} table @param {HTMLElement} box */
export function startClock({ state, follow, words }, box) {
  /** The time on the clock when it was last started, in milliseconds. */
  let elapsed = 0;
  /** While the clock runs: when it was last started, and the timer that updates the display. @type {Run | undefined} */
  let run;
  /** Once the game is won, the clock waits for a jump made by hand. */
  let isOver = false;
  follow(notice);
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? stop() : goOn()));
  onPreference('clock', show);
  return {
    /** The time of the game, in whole seconds; undefined if the clock is off. */
    get seconds() {
      return isOn('clock') ? Math.floor(milliseconds() / SECOND) : undefined;
    },
  };

  function milliseconds() {
    return elapsed + (run ? performance.now() - run.start : 0);
  }

  /**
   * The clock stops when the game is won, even by the solver. At the start position, the clock pauses but keeps its
   * time, since the user may have gone back only to look; a jump made by hand from there resets the clock.
   * @type {import('../kit/state.js').Reader}
   */
  function notice({ problem, game, jumps, isWon }, before) {
    const byHand = jumps - before.jumps;
    if (problem !== before.problem || byHand >= (game?.cursor || 1)) {
      stop();
      elapsed = 0;
      isOver = false;
    }
    isOver = isWon || (isOver && byHand === 0);
    if (isWon || isAtStart()) stop();
    else if (byHand > 0) go();
    else goOn();
    show();
  }

  function isAtStart() {
    return !state().game?.cursor;
  }

  function goOn() {
    if (elapsed > 0 && !isOver && !isAtStart()) go();
  }

  function go() {
    run ??= { start: performance.now(), timer: setInterval(show, SECOND) };
  }

  function stop() {
    elapsed = milliseconds();
    clearInterval(run?.timer);
    run = undefined;
  }

  function show() {
    box.hidden = !isOn('clock');
    box.textContent = words.clock(isAtStart() ? 0 : Math.floor(milliseconds() / SECOND));
  }
}
