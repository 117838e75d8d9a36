// The coach: a dialog that shows the solution that is easiest to remember, and teaches it until it is known by heart.

import { setCurrent, setHidden } from '../../common/dom/dom.js';
import { CRAFT } from '../../element/play/played-element.js';
import { taskOf, withProblem, writeProblem } from '../../engine/problem.js';
import { search } from '../../engine/search.js';
import { writeLink } from '../../link/link.js';
import { dialogOn } from '../kit/dialog.js';
import { element as build, html } from '../kit/html.js';
import { giveFeedback } from '../settings/sounds.js';
import { keyOfProblem } from '../solved/progress-record.js';
import { woodSheet } from '../wood/materials.js';
import { craftOn } from '../wood/wood.js';
import { paperIn } from '../workshop/desk.js';
import { courseOf } from './course.js';
import { exercisesOn } from './exercises.js';
import { itemsOf, pageOf } from './parts.js';
import { tableOn } from './table.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('./course.js').Course} Course */

/** The time limit of the search for a solution to learn, in milliseconds. */
const LIMIT = 10_000;

/** @param {import('../workshop/desk.js').Desk} table */
export function learnDialog(table) {
  const { element, guard, words, progress, workshop } = table;
  const own = workshop.learn;
  /** Stored as text, which survives a restart of the engine. @type {ReturnType<typeof taskOf>} */
  let task;
  /** @type {import('../../engine/wasm/peg_solitaire.js').Chunk[]} */
  let chunks = [];
  /** @type {Course} */
  let course;
  const board = /** @type {import('../kit/guard.js').Page['element']} */ (
    build`<peg-solitaire loading="eager" drawing="off"></peg-solitaire>`
  );
  board[CRAFT](craftOn(board, false));
  giveFeedback({ element: board, guard });
  const body = html`
    <div class="place"></div>
    <div class="side">
      <p class="said" role="status"></p>
      <div class="buttons acts"></div>
      <ol class="parts" role="list"></ol>
      <div class="buttons more">
        <button type="button" name="table" @click=${() => guard(sit)}>${own.table}</button>
        <button type="button" name="print" @click=${print}>${own.print}</button>
      </div>
      <div class="paper sr-only" aria-hidden="true"><iframe srcdoc="" tabindex="-1"></iframe></div>
    </div>`;
  const opened = () => find(/** @type {Problem} */ (element.problem));
  const dialog = dialogOn(table, 'learn', own.title, { body, fill, opened });
  const { part, box } = dialog;
  // The shadow root keeps out the styles of the page's own board.
  const place = part('.place').attachShadow({ mode: 'open' });
  place.adoptedStyleSheets = [woodSheet];
  place.append(board);
  const paper = paperIn(part('.paper'));
  const exercises = exercisesOn(board, table, { say, offer, mark, showPlan });
  const seat = tableOn(board, box, table, { say, offer, leave: showPlan, find });
  return dialog;

  async function fill() {
    await progress.read();
    const { look, outline, theme, coordinates } = element;
    // The messages refer to holes by name.
    Object.assign(board, { look, outline, theme, coordinates: coordinates === 'off' ? 'edge' : coordinates });
    say(own.finding);
    offer();
    part('.parts').replaceChildren();
    setHidden(part('.more'), true);
    dialog.signal.addEventListener('abort', stop);
  }

  /** Finds the solution to learn. @param {Problem} problem */
  async function find(problem) {
    task = taskOf(problem);
    const link = writeLink({ ...writeProblem(problem), view: 'learn' });
    const subject = { key: keyOfProblem(problem), link };
    openStart();
    const signal = dialog.beginTask();
    try {
      const { report } = await search({ kind: 'memorable', ...task, limit: LIMIT }, { signal });
      if (signal.aborted) return;
      if (report.state !== 'solved') return say(report.state === 'impossible' ? own.none : own.open);
      guard(() => {
        ({ chunks } = report);
        course = courseOf(problem, chunks);
        exercises.take(course, subject);
        part('.parts').replaceChildren(...itemsOf(course, table, exercises.show));
        setHidden(part('.more'), false);
        showPlan();
      });
    } catch (error) {
      if (!signal.aborted) say(words.failure(error));
    }
  }

  function openStart() {
    const { board: shape, start, finish } = task;
    board.readOnly = true;
    board.open({ board: shape, start, goal: finish });
  }

  /** Shows the parts of the solution, and the button to start the exercises. */
  function showPlan() {
    stop();
    mark();
    openStart();
    say(own.plan({ count: course.parts.length, jumps: course.parts.flatMap(({ jumps }) => jumps).length }));
    exercises.offerNext();
  }

  function stop() {
    exercises.stop();
    seat.stop();
  }

  function sit() {
    exercises.stop();
    seat.sit(course);
  }

  /** The page is created on demand, from text, since the engine may have been restarted. */
  function print() {
    const { board: shape, start, finish } = task;
    const show = (/** @type {Problem} */ problem) => paper.show(pageOf(courseOf(problem, chunks), workshop));
    guard(() => withProblem({ board: shape, start, goal: finish }, show));
    paper.print();
  }

  /** @param {...string} texts */
  function say(...texts) {
    part('.said').replaceChildren(...texts.map((text) => html`<span>${text}</span> `));
  }

  /** Sets the current buttons; the first one is highlighted. @param {...([string, () => unknown] | false)} acts */
  function offer(...acts) {
    const hadFocus = [part('.acts'), part('.more')].some((box) => box.contains(document.activeElement));
    const made = acts.map(
      (act, index) =>
        act &&
        html`<button type="button" class=${index === 0 && 'primary'} @click=${() => guard(act[1])}>${act[0]}</button>`,
    );
    part('.acts').replaceChildren(...made.filter((button) => button !== false));
    if (hadFocus) /** @type {HTMLElement | null} */ (part('.acts').firstElementChild)?.focus();
  }

  /**
   * Marks a part in the list, or none. When playing from memory, the list is hidden.
   * @param {number} [index]
   * @param {boolean} [isMemory]
   */
  function mark(index, isMemory = false) {
    part('.parts').classList.toggle('is-out-of-sight', isMemory);
    for (const [at, item] of [...part('.parts').children].entries()) setCurrent(item, at === index);
  }
}
