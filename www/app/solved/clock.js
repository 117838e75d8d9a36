// Shows the time of a game, if a person wants it: from the first jump by hand to the win. The clock rests while the
// page is hidden.

import { isOn, onPreference } from '../settings/preferences.js';

const SECOND = 1000;

/** @typedef {ReturnType<typeof startClock>} Clock */
/** @typedef {{ start: number, timer: ReturnType<typeof setInterval> }} Run */

/** @param {import('../kit/dialog.js').Table} table @param {HTMLElement} box */
export function startClock({ state, follow, words }, box) {
  /** The time before the last start, in milliseconds. */
  let elapsed = 0;
  /** The time of the last start, and what shows it, while it runs. @type {Run | undefined} */
  let run;
  /** Once the game is won, the clock waits for a jump by hand. */
  let isOver = false;
  follow(notice);
  // The clock rests while the page is hidden.
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
   * The solver may end the game, too. At the start the clock rests, and remembers the game, which may go on after a
   * look at the start. A jump by hand from there begins the game anew.
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
