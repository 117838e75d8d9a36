// Shows the time of a game, if a person wants it: from the first jump by hand to the win. The clock rests while the
// page is hidden.

import { status } from '../../game/game.js';
import { isOn, onPreference } from '../settings/preferences.js';

const SECOND = 1000;

/** @typedef {ReturnType<typeof startClock>} Clock */
/** @typedef {{ start: number, timer: ReturnType<typeof setInterval> }} Run */

/** @param {import('../kit/dialog.js').Table} table @param {HTMLElement} box */
export function startClock({ element, guard, words }, box) {
  /** The time before the last start, in milliseconds. */
  let elapsed = 0;
  /** The time of the last start, and what shows it, while it runs. @type {Run | undefined} */
  let run;
  /** Once the game is won, the clock waits for a jump by hand. */
  let isOver = false;
  element.addEventListener('ready', reset);
  element.addEventListener('change', () => guard(noticeChange));
  element.addEventListener('jump', () => guard(noticeJump));
  // The clock rests while the page is hidden.
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? stop() : goOn()));
  onPreference('clock', show);
  show();
  return {
    /** The time of the game, in whole seconds; undefined if the clock is off. */
    get seconds() {
      return isOn('clock') ? Math.floor(milliseconds() / SECOND) : undefined;
    },
  };

  function milliseconds() {
    return elapsed + (run ? performance.now() - run.start : 0);
  }

  function isAtStart() {
    return element.state?.cursor === 0;
  }

  function isWon() {
    return element.state !== undefined && status(element.state) === 'won';
  }

  /**
   * The solver may end the game, too. At the start the clock rests, and remembers the game, which may go on after a
   * look at the start.
   */
  function noticeChange() {
    if (isWon()) end();
    else if (isAtStart()) stop();
    else goOn();
  }

  /** A jump by hand from the start begins the game anew. */
  function noticeJump() {
    if (element.state?.cursor === 1) reset();
    isOver = false;
    if (isWon()) end();
    else go();
  }

  function goOn() {
    if (elapsed > 0 && element.state && !isOver && !isAtStart()) go();
  }

  function end() {
    stop();
    isOver = true;
  }

  function go() {
    run ??= { start: performance.now(), timer: setInterval(show, SECOND) };
    show();
  }

  function stop() {
    elapsed = milliseconds();
    clearInterval(run?.timer);
    run = undefined;
    show();
  }

  function reset() {
    stop();
    elapsed = 0;
    isOver = false;
    show();
  }

  function show() {
    box.hidden = !isOn('clock');
    box.textContent = words.clock(isAtStart() ? 0 : Math.floor(milliseconds() / SECOND));
  }
}
