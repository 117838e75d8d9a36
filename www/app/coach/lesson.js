// A lesson on a board: a part is played back, or the learner plays an exercise. A wrong jump is explained and taken
// back.

import { annotate, notesOf } from '../../game/notes.js';
import { secondsToLanding } from '../../game/playback.js';
import { marksText, placeOf } from './course.js';
import { jumpLike, placeLike, wayTo } from './ways.js';

/** The number of wrong jumps in a part after which the right one is shown. */
const MISSES = 2;
/** The delay before a part is played back, in milliseconds, and how many times slower than normal it plays. */
const BEGIN = 900;
const SLOWER = 2;
/** A wrong jump stays on the board for this long, in milliseconds. */
const SEEN = 500;

/** @typedef {import('./course.js').Course} Course */
/** @typedef {import('./course.js').Exercise} Exercise */
/**
 * The events that a lesson reports. `wrong`: a jump after which the part, or even the puzzle, cannot be finished.
 * `hint`: the jump to try. `right`: a correct jump after a `wrong` or a `hint`, the first jump that is an image of a
 * correct one, or the end of any part but the last. `done`: the end of the exercise, which is faultless if no jump was
 * wrong or shown.
 * @typedef {{
 *   wrong: (jump: string, isLost: boolean) => void,
 *   hint: (jump: string) => void,
 *   right: (isImage: boolean) => void,
 *   done: (isFaultless: boolean) => void,
 * }} Listener
 */

/**
 * @param {import('../kit/guard.js').Page['element']} board
 * @param {Pick<import('../kit/guard.js').Page, 'element' | 'guard'>} page
 * @param {Listener} listener
 */
export function lessonOn(board, { element, guard }, listener) {
  /** @type {Course} */
  let course;
  /** @type {Exercise} */
  let exercise;
  /** The part that is being played. */
  let part = 0;
  let misses = 0;
  /** True if the last message was about a wrong jump or the jump to try. */
  let isCorrected = false;
  let isFaultless = true;
  /** The number of correct jumps on the board. */
  let right = 0;
  /**
   * The position after the correct jumps or, if that is only an image of a position in the solution, the original
   * position.
   */
  let place = '';
  /** Aborted when the learner continues. */
  let task = new AbortController();
  board.addEventListener('jump', run(check));
  return { watch, play, stop, help: run(help), part: () => Math.min(part, exercise.last) };

  function stop() {
    task.abort();
    task = new AbortController();
    return task.signal;
  }

  /** Plays back a part. @param {Course} of @param {number} index of the part */
  function watch(of, index) {
    course = of;
    const signal = stop();
    board.readOnly = true;
    const { marks, jumps } = course.parts[index];
    board.open({ ...placeOf(course, index), game: `${marks} ${jumps.join(' ')}` });
    board.speed = element.speed / SLOWER;
    board.scrollIntoView({ block: 'nearest' });
    setTimeout(() => signal.aborted || board.play(), BEGIN);
  }

  /** Lets the learner play an exercise. @param {Course} of @param {Exercise} next */
  function play(of, next) {
    [course, exercise, part, misses, right, isFaultless] = [of, next, next.first, 0, 0, true];
    stop();
    place = course.positions[part];
    board.readOnly = isCorrected = false;
    board.speed = element.speed;
    board.open({ ...placeOf(course, part), game: exercise.isShown ? course.parts[part].marks : '' });
    board.scrollIntoView({ block: 'nearest' });
    board.focus();
  }

  /** Runs a task, aborting the previous one. @param {(signal: AbortSignal) => Promise<void>} work */
  function run(work) {
    return () => {
      const signal = stop();
      guard(() => work(signal).catch((error) => signal.aborted || Promise.reject(error)));
    };
  }

  /**
   * Checks the jumps since the last correct one: within a part any order of jumps is correct, and so are images under
   * the symmetries of the board.
   * @param {AbortSignal} signal
   */
  async function check(signal) {
    const { line, cursor } = /** @type {import('../../game/game.js').Game} */ (board.state);
    right = Math.min(right, cursor - 1);
    while (right < cursor) {
      const position = line.positions[right + 1];
      const found = await placeLike(course, course.positions[part + 1], place, position, signal);
      if (!found) return refuse(line.jumps[right].name, position, signal);
      const isImage = place === line.positions[right] && found.place !== position;
      right += 1;
      accept(found, isImage, signal);
    }
  }

  /** @param {{ place: string, way: string }} found @param {boolean} isImage @param {AbortSignal} signal */
  function accept({ place: next, way }, isImage, signal) {
    place = next;
    if (way && exercise.isShown && place === board.position) afterLanding(() => markRest(way), signal);
    if (way && (isCorrected || isImage)) listener.right(isImage);
    isCorrected = false;
    if (way) return;
    misses = 0;
    part += 1;
    if (part <= exercise.last) return listener.right(isImage);
    board.readOnly = true;
    listener.done(isFaultless);
  }

  /** @param {string} jump @param {string} position after it @param {AbortSignal} signal */
  async function refuse(jump, position, signal) {
    misses += 1;
    isCorrected = true;
    isFaultless = false;
    const isLost = (await wayTo(course, position, course.games[0].problem.finish.text, signal)) === undefined;
    listener.wrong(jump, isLost);
    afterLanding(takeBack, signal, SEEN);
  }

  /** @param {() => void} act @param {AbortSignal} signal @param {number} [later] in milliseconds */
  function afterLanding(act, signal, later = 0) {
    board.call((session) => {
      setTimeout(() => signal.aborted || guard(act), later + 1000 * secondsToLanding(session));
    });
  }

  /** Marks the remaining pegs and moves of a part that is being shown. @param {string} jumps */
  function markRest(jumps) {
    board.call((session) => {
      const { selection, position, game } = session;
      const { kind } = course.parts[part];
      session.change(() =>
        annotate(game, marksText(game.problem, kind, [position, course.positions[part + 1]], jumps)),
      );
      // The next peg may already be selected.
      session.selection = selection;
    });
  }

  function takeBack() {
    if (misses >= MISSES) run(help)();
    else board.goTo(right);
  }

  /** Shows the next jump, after taking back a wrong one. @param {AbortSignal} signal */
  async function help(signal) {
    board.goTo(right);
    isFaultless = false;
    isCorrected = true;
    const way = await wayTo(course, place, course.positions[part + 1], signal);
    const jump = way && jumpLike(course, place, way, board.position);
    if (!jump) return;
    const { from, to, name } = jump;
    board.call((session) => {
      const { arrows = [], text = '' } = notesOf(session.game) ?? {};
      if (!arrows.some((arrow) => arrow.from === from && arrow.to === to))
        session.change((game) => annotate(game, `${text} [arrow ${name}]`));
      listener.hint(name);
    });
  }
}
