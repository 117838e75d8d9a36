// The coach: a dialog that shows the solution that is easiest to remember, and teaches it until it is known by heart.

import { setHidden } from '../../common/dom/dom.js';
import { CRAFT } from '../../element/play/played-element.js';
import { readProblem, taskOf, withProblem, writeProblem } from '../../engine/problem.js';
import { search } from '../../engine/search.js';
import { writeLink } from '../../link/link.js';
import { nameOf } from '../heading/aim.js';
import { dialogOn } from '../kit/dialog.js';
import { element as build, html } from '../kit/html.js';
import { giveFeedback } from '../settings/sounds.js';
import { nextProblem } from '../solved/next-problem.js';
import { keyOfProblem, learnedIn } from '../solved/progress-record.js';
import { woodSheet } from '../wood/materials.js';
import { craftOn } from '../wood/wood.js';
import { paperIn } from '../workshop/desk.js';
import { courseOf } from './course.js';
import { exercisesOn } from './exercises.js';
import { panelIn } from './panel.js';
import { itemsOf, pageOf } from './parts.js';
import { tableOn } from './table.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('./course.js').Course} Course */
/** @typedef {import('../solved/progress-record.js').ProgressRecord} ProgressRecord */

/** The time limit of the search for a solution to learn, in milliseconds. */
const LIMIT = 10_000;

/** @param {import('../workshop/desk.js').Desk} table */
export function learnDialog(table) {
  const { element, guard, words, progress, workshop } = table;
  const own = workshop.learn;
  /** Stored as text, which survives a restart of the engine. @type {ReturnType<typeof taskOf>} */
  let task;
  /** The name of the puzzle; empty if it has none. */
  let name = '';
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
  const panel = panelIn(part, guard);
  const { say, offer, list, mark } = panel;
  const exercises = exercisesOn(board, table, panel, { showPlan, afterwards });
  const seat = tableOn(board, box, table, panel, { showPlan, find });
  return dialog;

  async function fill() {
    await progress.read();
    const { look, outline, theme, coordinates } = element;
    // Coordinates are never hidden, because the messages refer to holes by name.
    Object.assign(board, { look, outline, theme, coordinates: coordinates === 'off' ? 'edge' : coordinates });
    dialog.signal.addEventListener('abort', stop);
  }

  /** Finds the solution to learn. @param {Problem} problem */
  async function find(problem) {
    task = taskOf(problem);
    const link = writeLink({ ...writeProblem(problem), view: 'learn' });
    const subject = { key: keyOfProblem(problem), link };
    name = nameOf(problem, words);
    stop();
    openStart();
    say(own.finding);
    offer();
    list();
    setHidden(part('.more'), true);
    const signal = dialog.beginTask();
    try {
      const { report } = await search({ kind: 'memorable', ...task, limit: LIMIT }, { signal });
      if (signal.aborted) return;
      if (report.state !== 'solved') return say(report.state === 'impossible' ? own.none : own.open);
      guard(() => {
        ({ chunks } = report);
        course = courseOf(problem, chunks);
        exercises.take(course, subject);
        list(...itemsOf(course, table, exercises.show));
        setHidden(part('.more'), false);
        showPlan();
      });
    } catch (error) {
      if (!signal.aborted) say(words.failure(error));
    }
  }

  function openStart() {
    board.readOnly = true;
    board.open(textsOf());
  }

  /** The problem as text. */
  function textsOf() {
    const { board: shape, start, finish } = task;
    return { board: shape, start, goal: finish };
  }

  /**
   * The next steps once the solution is known by heart: the game itself, and the next puzzle to learn.
   * @returns {import('./panel.js').Act[]}
   */
  function afterwards() {
    const texts = textsOf();
    const isKnown = (/** @type {ProgressRecord} */ record, /** @type {string} */ key) => learnedIn(record, key)?.known;
    const next = withProblem(texts, (problem) => nextProblem(problem, progress.record, isKnown));
    return [
      [own.play, () => dialog.choose({ ...texts, isKnown: true })],
      next && [
        own.following({ name: withProblem(next, (problem) => nameOf(problem, words)) }),
        () => find(readProblem(next)),
      ],
    ];
  }

  /** Shows the parts of the solution, and the button to start the exercises. */
  function showPlan() {
    stop();
    mark();
    openStart();
    const plan = own.plan({ count: course.parts.length, jumps: course.parts.flatMap(({ jumps }) => jumps).length });
    say(...(name ? [name, plan] : [plan]));
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

  /** The page to print is created on demand, from text, since the engine may have been restarted. */
  function print() {
    const show = (/** @type {Problem} */ problem) => paper.show(pageOf(courseOf(problem, chunks), workshop));
    guard(() => withProblem(textsOf(), show));
    paper.print();
  }
}
