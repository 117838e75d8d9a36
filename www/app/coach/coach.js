// The coach: a dialog that shows the solution that is easiest to remember, and teaches it until it is known by heart.

import { today } from '../../common/day.js';
import { setHidden } from '../../common/dom/dom.js';
import { picture } from '../../common/markup.js';
import { CRAFT } from '../../element/play/played-element.js';
import { taskOf, writeProblem } from '../../engine/problem.js';
import { search } from '../../engine/search.js';
import { writeLink } from '../../link/link.js';
import { sheetOf } from '../../pictures/sheet.js';
import { stillSvg } from '../../pictures/still.js';
import { PRINT_THEME } from '../../pictures/themes.js';
import { dialogOn } from '../kit/dialog.js';
import { element as build, html } from '../kit/html.js';
import { learnedAfter, nextReview } from '../solved/learned.js';
import { keyOfProblem, learnedIn } from '../solved/progress-record.js';
import { craftOn } from '../wood/wood.js';
import { nodeOf, paperIn } from '../workshop/desk.js';
import { courseOf, exercisesOf } from './course.js';
import { lessonOn } from './lesson.js';
import { lineOfPart, nameOfPart } from './part-words.js';
import { tableOn } from './table.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('./course.js').Course} Course */
/** @typedef {ReturnType<typeof taskOf>} Task */

/** The longest search for a solution to learn, in milliseconds. */
const LIMIT = 10_000;

/** @param {import('../workshop/desk.js').Desk} table */
export function learnDialog(table) {
  const { element, guard, words, progress, workshop } = table;
  const own = workshop.learn;
  /** The problem in texts and its key: they outlive the engine. @type {{ task: Task, key: string, link: string }} */
  let subject;
  /** @type {Course} */
  let course;
  /** The exercises of the course, and the number of the present one. @type {import('./course.js').Exercise[]} */
  let exercises = [];
  let number = 0;
  const board = /** @type {import('../kit/guard.js').Page['element']} */ (
    build`<peg-solitaire loading="eager" drawing="off"></peg-solitaire>`
  );
  board[CRAFT](craftOn(board, false));
  const body = html`
    <div class="place"></div>
    <div class="side">
      <p class="said" role="status"></p>
      <div class="buttons acts"></div>
      <ol class="parts" role="list"></ol>
      <div class="buttons more">
        <button type="button" name="table" @click=${() => guard(sit)}>${own.table}</button>
        <button type="button" name="print" @click=${() => paper.print()}>${own.print}</button>
      </div>
      <div class="paper sr-only" aria-hidden="true"><iframe srcdoc="" tabindex="-1"></iframe></div>
    </div>`;
  const dialog = dialogOn(table, 'learn', own.title, {
    body,
    fill,
    opened: () => find(/** @type {Problem} */ (element.problem)),
  });
  const { part, box } = dialog;
  // The styles of the page's own board end at this root.
  part('.place').attachShadow({ mode: 'open' }).append(board);
  const paper = paperIn(part('.paper'));
  const lesson = lessonOn(board, guard, {
    wrong: (jump, index, isLost) =>
      say(own[isLost ? 'lost' : 'wrong']({ jump, holes: words.list(...course.parts[index].clears) })),
    hint: (jump) => say(own.hint({ jump })),
    right: () => say(own.right),
    done: (isUnaided) => guard(() => done(isUnaided)),
  });
  const seat = tableOn(board, box, table, { say, offer, leave: showPlan, find });
  return dialog;

  async function fill() {
    await progress.read();
    const { look, outline, theme, speed } = element;
    Object.assign(board, { look, outline, theme, speed });
    say(own.finding);
    offer();
    part('.parts').replaceChildren();
    setHidden(part('.more'), true);
    dialog.signal.addEventListener('abort', () => {
      lesson.stop();
      seat.stop();
    });
  }

  /** Finds the solution to learn. @param {Problem} problem */
  async function find(problem) {
    const task = taskOf(problem);
    const link = writeLink({ ...writeProblem(problem), view: 'learn' });
    subject = { task, key: keyOfProblem(problem), link };
    openStart();
    const signal = dialog.beginTask();
    try {
      const { report } = await search({ kind: 'memorable', ...task, limit: LIMIT }, { signal });
      if (signal.aborted) return;
      if (report.state !== 'solved') return say(report.state === 'impossible' ? own.none : own.open);
      guard(() => {
        course = courseOf(problem, report.chunks);
        exercises = exercisesOf(course.parts.length);
        part('.parts').replaceChildren(...course.parts.map(partOf));
        paper.show(sheet());
        setHidden(part('.more'), false);
        showPlan();
      });
    } catch (error) {
      if (!signal.aborted) say(words.failure(error));
    }
  }

  function openStart() {
    const { board: shape, start, finish } = subject.task;
    board.readOnly = true;
    board.open({ board: shape, start, goal: finish });
  }

  /** @param {import('./course.js').Part} one @param {number} index */
  function partOf(one, index) {
    const image = picture(
      stillSvg(course.games[index], element.colours, workshop.sheet, { outline: element.outline }),
      '',
    );
    const watch = () => guard(() => show(index));
    return html`<li>
      <button type="button" class="plain row" @click=${watch}>
        ${nodeOf(image)}
        <span><b>${nameOfPart(own, one)}</b> <small class="muted">${lineOfPart(own, one)}</small></span>
      </button>
    </li>`;
  }

  /** The parts of the solution, and the way into the lesson. */
  function showPlan() {
    lesson.stop();
    seat.stop();
    mark(undefined);
    openStart();
    say(own.plan({ count: course.parts.length, jumps: course.parts.flatMap(({ jumps }) => jumps).length }));
    const { exercises: count, known } = learned();
    const from = count < exercises.length ? count : exercises.length - 1;
    offer(
      [known ? own.review : count > 0 ? own.goOn : own.start, () => begin(from)],
      count > 0 && [own.again, () => begin(0)],
    );
  }

  /** @param {number} next the number of an exercise */
  function begin(next) {
    number = next;
    if (exercises[number].isShown) show(exercises[number].first);
    else play();
  }

  /** Shows a part, and lets the learner do it. @param {number} index */
  function show(index) {
    const at = exercises.findIndex(({ first, isShown }) => isShown && first === index);
    number = at;
    mark(index);
    lesson.watch(course, index);
    say(
      words.sentences(own.watch({ part: index + 1, parts: course.parts.length }), lineOfPart(own, course.parts[index])),
    );
    offer([own.yours, play], [own.show, () => show(index)], [own.parts, showPlan]);
  }

  function play() {
    const { first, isShown } = exercises[number];
    mark(first);
    lesson.play(course, exercises[number]);
    say(isShown ? own.shown({ part: first + 1, parts: course.parts.length }) : first > 0 ? own.rest : own.whole);
    offer([own.help, lesson.help], [own.show, () => show(first)], [own.parts, showPlan]);
  }

  /** @param {boolean} isUnaided */
  function done(isUnaided) {
    const isLast = number + 1 === exercises.length;
    const after = learnedAfter(learned(), number, exercises.length, today());
    if (isUnaided || !isLast) progress.addLearned(subject.key, after);
    const date = nextReview(after);
    if (!isUnaided) say(own.tryAgain);
    else say(isLast && date ? own.known({ date: words.daily.day(date) }) : own.done);
    offer(
      isLast ? [own.parts, showPlan] : [own.next, () => begin(number + 1)],
      [own.once, play],
      !isLast && [own.parts, showPlan],
    );
  }

  function learned() {
    return learnedIn(progress.record, subject.key) ?? { link: subject.link, exercises: 0, reviews: 0 };
  }

  function sit() {
    lesson.stop();
    seat.sit(course);
  }

  /** The parts on a page to print. */
  function sheet() {
    const diagrams = course.parts.map((one, index) => ({
      caption: nameOfPart(own, one),
      image: picture(stillSvg(course.games[index], PRINT_THEME, workshop.sheet, { coordinates: 'edge' }), ''),
      below: [lineOfPart(own, one), one.jumps.join(' ')],
      solution: [],
    }));
    const form = { title: own.title, columns: 3, isAnswered: false };
    return sheetOf([{ heading: own.title }, ...diagrams], form, workshop.sheet);
  }

  /** @param {...string} texts */
  function say(...texts) {
    part('.said').replaceChildren(...texts.map((text) => html`<span>${text}</span> `));
  }

  /** The buttons of the moment, the first one bright. @param {...([string, () => unknown] | false)} acts */
  function offer(...acts) {
    const made = acts
      .filter((act) => act !== false)
      .map(
        ([text, act], index) =>
          html`<button type="button" class=${index === 0 && 'primary'} @click=${() => guard(act)}>${text}</button>`,
      );
    const hadFocus = part('.acts').contains(document.activeElement);
    part('.acts').replaceChildren(...made);
    if (hadFocus) /** @type {HTMLElement | null} */ (part('.acts').firstElementChild)?.focus();
  }

  /** Marks a part in the list. @param {number | undefined} index */
  function mark(index) {
    [...part('.parts').children].forEach((item, at) => {
      if (at === index) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    });
  }
}
