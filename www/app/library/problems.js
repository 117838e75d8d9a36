// The dialog of problems: those of the board that have a name, and those with one vacancy and one survivor, with their
// facts and grades.

import './library.css';
import { dialogOn } from '../kit/dialog.js';
import { galleryIn } from '../kit/gallery.js';
import { element, html } from '../kit/html.js';
import { isHelpedIn, keyOf, solvedIn } from '../solved/progress-record.js';
import { findDifficulties, findGrades, knownDifficulty, knownGrade } from './grading.js';
import { problemsIn } from './listing.js';

/** The side of a picture, in pixels of the page. */
const SIZE = 96;

/** @typedef {import('../../engine/problem.js').Problem} Problem */

/**
 * The button of a problem, the problem as the worker reads it, and its name in the record of progress.
 * @typedef {{ button: HTMLElement, problem: import('./grading.js').Problem, key: string }} Card
 */

/** @param {import('../solved/progress.js').ProgressTable} table */
export function problemsDialog(table) {
  const { element: shown, words, progress } = table;
  const { grades, way, difficulty: reasons, solvedIn: solvedWith, helped } = words.problems;
  /** @type {Card[]} */
  let cards = [];
  const dialog = dialogOn(table, 'problems', '', { fill, opened });
  const all = () => table.show('progress');
  dialog.part('h2').after(html`<button type="button" class="all" @click=${all}>${words.progress.title}</button>`);
  return dialog;

  /** Asks the core before the dialog opens, and never again: another core may run by then. */
  function fill() {
    const { board, shape } = /** @type {Problem} */ (shown.problem);
    const picture = galleryIn(table, dialog, SIZE);
    const { title, about, groups } = problemsIn(board, words);
    cards = [];
    dialog.part('h2').textContent = title;
    dialog.show(html`
      <p class="about">${about}</p>
      ${groups.map(
        ({ heading, items }) => html`<h3>${heading}</h3>
          <div class="cards">${items.map(buttonOf)}</div>`,
      )}`);

    /** @param {import('./listing.js').Item} item */
    function buttonOf({ start, finish, title, facts }) {
      const texts = { board: board.drawing(), start, goal: finish };
      const problem = { board: shape, start: board.start(start), finish };
      const button = element`<button type="button" @click=${() => dialog.choose(texts)}>
        ${picture(texts)}
        <span class="digits">${title}</span>
        <small class="grade muted"></small>
        <p class="muted">${facts}</p>
      </button>`;
      const card = { button, problem, key: keyOf(board, problem.start, finish) };
      cards.push(card);
      showGrade(card);
      return button;
    }
  }

  /** Grades the problems, and marks the solved ones. */
  async function opened() {
    const [all, { signal }] = [cards, dialog];
    const problems = all.map(({ problem }) => problem);
    const show = (/** @type {number} */ index) => showGrade(all[index]);
    // A grade is found sooner than its reasons.
    findGrades(problems, signal, show).then(() => findDifficulties(problems, signal, show));
    const record = await progress.read();
    for (const { button, key } of all) {
      const solved = solvedIn(record, key);
      if (solved) button.append(html`<small class="tick">${solvedWith(solved.moves)}</small>`);
      if (isHelpedIn(record, key)) button.append(html`<small class="muted">${helped}</small>`);
    }
  }

  /** Shows the grade of a problem with its reasons, as far as they are known. @param {Card} card */
  function showGrade({ button, problem }) {
    const [grade, known] = [knownGrade(problem), knownDifficulty(problem)];
    button.dataset.grade = grade;
    button.title = known ? reasons(known) : '';
    const short = known?.choices ? way(known.choices) : '';
    /** @type {Element} */ (button.querySelector('.grade')).textContent = [grades[grade], short]
      .filter(Boolean)
      .join('\n');
  }
}
