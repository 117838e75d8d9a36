// The coach for use with a real board: one part at a time, large and in high contrast, on a screen that stays on.

import { readProblem, toggled } from '../../engine/problem.js';
import { numbersText, placeOf } from './course.js';
import { nameOfPart } from './parts.js';

/** @typedef {import('./course.js').Course} Course */

/** The shortest swipe, in CSS pixels. */
const SWIPE = 40;

/**
 * @param {import('../kit/guard.js').Page['element']} board
 * @param {HTMLElement} box around the board
 * @param {import('../workshop/desk.js').Desk} table
 * @param {import('./panel.js').Panel} panel
 * @param {{ showPlan: () => void, find: (problem: import('../../engine/problem.js').Problem) => unknown }} coach
 */
export function tableOn(board, box, { guard, workshop: { learn: words } }, { say, offer }, { showPlan, find }) {
  /** @type {Course} */
  let course;
  let index = 0;
  let isNumbered = false;
  /** Aborted when the user leaves the table. @type {AbortController | undefined} */
  let sitting;
  /** Aborted when the user stops setting up another position. @type {AbortController | undefined} */
  let setting;
  return { sit, stop };

  /** @param {Course} of */
  function sit(of) {
    stop();
    course = of;
    sitting = new AbortController();
    const { signal } = sitting;
    box.classList.add('is-at-table');
    const { look, coordinates } = board;
    Object.assign(board, { look: 'contrast', coordinates: 'holes', readOnly: true });
    signal.addEventListener('abort', () => {
      box.classList.remove('is-at-table');
      Object.assign(board, { look, coordinates });
    });
    stayAwake(signal);
    let begin = 0;
    const press = (/** @type {PointerEvent} */ { clientX }) => {
      begin = clientX;
    };
    const lift = (/** @type {PointerEvent} */ { clientX }) =>
      setting || guard(() => turn(clientX - begin > SWIPE ? -1 : 1));
    board.addEventListener('pointerdown', press, { signal });
    board.addEventListener('pointerup', lift, { signal });
    // Keys are handled before they reach the board, even if opening a part has taken the focus from it.
    document.addEventListener('keydown', type, { signal, capture: true });
    turn(-index);
  }

  function stop() {
    setting?.abort();
    setting = undefined;
    sitting?.abort();
  }

  /** Shows another part. @param {number} by the number of parts to go forwards */
  function turn(by) {
    const next = index + by;
    if (next < 0 || next >= course.parts.length) return;
    index = next;
    const part = course.parts[index];
    const arrows = part.jumps.map((jump) => `[arrow ${jump}]`);
    board.open({
      ...placeOf(course, index),
      game: [...arrows, isNumbered ? numbersText(part.jumps) : ''].join(' '),
    });
    say(words.turn({ part: index + 1, parts: course.parts.length }), nameOfPart(words, part), part.moves);
    offer(
      [words.next, index + 1 < course.parts.length ? () => turn(1) : undefined],
      [words.before, index > 0 ? () => turn(-1) : undefined],
      [words.numbers, number],
      [words.different, differ],
      [words.parts, showPlan],
    );
  }

  function number() {
    isNumbered = !isNumbered;
    turn(0);
  }

  /** @param {KeyboardEvent} event */
  function type(event) {
    const by = { ' ': 1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || setting || /** @type {Element} */ (event.target).closest('button')) return;
    event.preventDefault();
    event.stopPropagation();
    guard(() => turn(by));
  }

  /** Lets the learner tap holes until the board on the screen matches the one on the table. */
  async function differ() {
    setting = new AbortController();
    const { signal } = setting;
    const { problem } = course.games[index];
    const texts = placeOf(course, index);
    say(words.tap);
    offer([words.find, () => find(readProblem(texts))], [words.parts, showPlan]);
    board.open(texts);
    for (;;) {
      const name = await board.pickHole({ signal });
      if (name === undefined) return;
      texts.start = toggled(
        texts.start,
        problem.holes.findIndex((hole) => hole.name === name),
      );
      board.open(texts);
    }
  }
}

/**
 * Keeps the screen on. A page loses its wake lock when it is hidden, and requests another when it is shown.
 * @param {AbortSignal} signal
 */
function stayAwake(signal) {
  /** @type {WakeLockSentinel | undefined} */
  let lock;
  const hold = async () => {
    if (document.hidden) return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (signal.aborted) lock?.release();
  };
  document.addEventListener('visibilitychange', hold, { signal });
  signal.addEventListener('abort', () => lock?.release());
  hold();
}
