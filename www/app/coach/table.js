// The coach beside a real board: a part a screen, large and in high contrast, on a screen that stays on.

import { readProblem } from '../../engine/problem.js';
import { nameOfPart, routesOf } from './parts.js';

/** @typedef {import('./course.js').Course} Course */

/** The shortest swipe, in pixels of the page. */
const SWIPE = 40;

/**
 * @param {import('../kit/guard.js').Page['element']} board
 * @param {HTMLElement} box around it
 * @param {import('../workshop/desk.js').Desk} table
 * @param {{
 *   say: (...texts: string[]) => void,
 *   offer: (...acts: ([string, () => unknown] | false)[]) => void,
 *   leave: () => void,
 *   find: (problem: import('../../engine/problem.js').Problem) => unknown,
 * }} coach
 */
export function tableOn(board, box, { guard, workshop: { learn: words } }, { say, offer, leave, find }) {
  /** @type {Course} */
  let course;
  let index = 0;
  let isNumbered = false;
  /** Ends with the time at the table. @type {AbortController | undefined} */
  let sitting;
  /** Ends the setting up of another board. @type {AbortController | undefined} */
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
    box.addEventListener('keydown', type, { signal });
    turn(-index);
  }

  function stop() {
    setting?.abort();
    setting = undefined;
    sitting?.abort();
  }

  /** Shows another part. @param {number} by so many on */
  function turn(by) {
    const next = index + by;
    if (next < 0 || next >= course.parts.length) return;
    index = next;
    const part = course.parts[index];
    const arrows = part.jumps.map((jump) => `[arrow ${jump}]`);
    board.open({ ...placeNow(), game: [...arrows, ...(isNumbered ? numbersOf(part.jumps) : [])].join(' ') });
    say(words.turn({ part: index + 1, parts: course.parts.length }), nameOfPart(words, part), routesOf(part.jumps));
    offer(
      index + 1 < course.parts.length && [words.next, () => turn(1)],
      index > 0 && [words.before, () => turn(-1)],
      [words.numbers, number],
      [words.different, differ],
      [words.parts, leave],
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
    guard(() => turn(by));
  }

  function placeNow() {
    const { shape, finish } = course.games[index].problem;
    return { board: shape, start: course.positions[index], goal: finish.text };
  }

  /** The learner taps holes until the board on the screen is the one on the table. */
  async function differ() {
    setting = new AbortController();
    const { signal } = setting;
    const { problem } = course.games[index];
    const texts = placeNow();
    say(words.tap);
    offer(
      [
        words.find,
        () => {
          stop();
          find(readProblem(texts));
        },
      ],
      [words.parts, leave],
    );
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

/** Adds or removes a peg. @param {string} position @param {number} hole */
function toggled(position, hole) {
  let seen = -1;
  return position.replace(/[xo]/g, (peg) => {
    seen += 1;
    if (seen !== hole) return peg;
    return peg === 'x' ? 'o' : 'x';
  });
}

/** Numbers the jumps at the pegs that make them. @param {string[]} jumps */
function numbersOf(jumps) {
  /** @type {Map<string, number[]>} */
  const numbers = new Map();
  jumps.forEach((jump, index) => {
    const [from] = jump.split('-');
    numbers.set(from, [...(numbers.get(from) ?? []), index + 1]);
  });
  return [...numbers].map(([hole, all]) => `[label ${hole} "${all.join(',').slice(0, 4)}"]`);
}

/** @param {AbortSignal} signal */
async function stayAwake(signal) {
  const lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
  if (signal.aborted) lock?.release();
  else signal.addEventListener('abort', () => lock?.release());
}
