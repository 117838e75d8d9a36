// The dialog of problems: those of the board that have a name, and those with one vacancy and one survivor, with their
// facts and grades.

import './library.css';
import { Dialog } from '../kit/dialog.js';
import { Gallery } from '../kit/gallery.js';
import { element, html } from '../kit/html.js';
import { keyOf, solvedIn } from '../solved/progress-record.js';
import { Grading } from './grading.js';
import { problemsIn } from './listing.js';

/** The side of a picture, in pixels of the page. */
const SIZE = 96;

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('./listing.js').Item} Item */

/**
 * The button of a problem, the problem as the worker reads it, and its name in the record of progress.
 * @typedef {{ button: HTMLElement, problem: import('./grading.js').Problem, key: string }} Card
 */

/** @extends {Dialog<import('../solved/progress.js').ProgressTable>} */
export class ProblemsDialog extends Dialog {
  #grading = new Grading();
  /** @type {Card[]} */
  #cards = [];

  /** @param {import('../solved/progress.js').ProgressTable} table */
  constructor(table) {
    super(table, 'problems', '');
  }

  /** Asks the core before the dialog opens, and never again: another core may run by then. */
  fill() {
    const { element, words } = this.table;
    const { board, shape } = /** @type {Problem} */ (element.problem);
    const gallery = new Gallery(this, SIZE);
    const { title, about, groups } = problemsIn(board, words);
    const sections = groups.map(({ heading, items }) => ({
      heading,
      cards: items.map((item) => this.#card(board, shape, item, gallery)),
    }));
    this.#cards = sections.flatMap(({ cards }) => cards);
    this.part('h2').textContent = title;
    this.show(html`
      <p class="about">${about}</p>
      ${sections.map(
        ({ heading, cards }) => html`<h3>${heading}</h3>
          <div class="cards">${cards.map(({ button }) => button)}</div>`,
      )}`);
  }

  opened() {
    const cards = this.#cards;
    const problems = cards.map(({ problem }) => problem);
    this.#grading.run(problems, this.signal, (index, grade) => this.#showGrade(cards[index], grade));
    this.#tick(cards);
  }

  /**
   * @param {Problem['board']} board
   * @param {string} shape
   * @param {Item} item
   * @param {Gallery} gallery
   * @returns {Card}
   */
  #card(board, shape, { start, finish, title, facts }, gallery) {
    const texts = { board: board.drawing(), start, goal: finish };
    const problem = { board: shape, start: board.start(start), finish };
    const button = element`<button type="button" @click=${() => this.choose(texts)}>
      ${gallery.picture(texts)}
      <span>${title}</span>
      <small class="grade"></small>
      <p>${facts}</p>
    </button>`;
    const card = { button, problem, key: keyOf(board, problem.start, finish) };
    this.#showGrade(card, this.#grading.gradeOf(problem));
    return card;
  }

  /** Marks the solved problems. @param {Card[]} cards */
  async #tick(cards) {
    const record = await this.table.progress.read();
    for (const { button, key } of cards) {
      const solved = solvedIn(record, key);
      if (solved) button.append(html`<small class="tick">${this.table.words.problems.solvedIn(solved.moves)}</small>`);
    }
  }

  /** @param {Card} card @param {import('./grading.js').Grade | 'unknown'} grade */
  #showGrade({ button }, grade) {
    button.dataset.grade = grade;
    /** @type {Element} */ (button.querySelector('.grade')).textContent = this.table.words.problems.grades[grade];
  }
}
