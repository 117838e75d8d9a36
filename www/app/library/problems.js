// The dialog of problems: those of the board that have a name, and those with one vacancy and one survivor, with what is
// known of them and how hard they are.

import { build } from '../../common/dom/dom.js';
import { furnish, openModal } from '../kit/dialog.js';
import { Gallery } from '../kit/gallery.js';
import { keyOf, solvedIn } from '../solved/progress-record.js';
import { Grading } from './grading.js';
import { problemsIn } from './listing.js';

/** The side of a picture, in pixels of the page. */
const SIZE = 96;

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */
/** @typedef {import('./grading.js').Grade} Grade */
/** @typedef {import('./listing.js').Item} Item */
/** @typedef {{ board: string, start: string, goal: string }} Texts */

/**
 * The button of a problem, the problem as the worker reads it, and its name in the record of progress.
 * @typedef {{ button: HTMLElement, problem: import('./grading.js').Problem, key: string }} Card
 */

export class ProblemsDialog {
  #dialog;
  #words;
  #guard;
  #progress;
  #grading = new Grading();
  /** @type {Texts | undefined} */
  #choice;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {import('../kit/guard.js').Guard} guard
   * @param {import('../solved/progress.js').Progress} progress
   */
  constructor(dialog, words, guard, progress) {
    this.#dialog = dialog;
    this.#progress = progress;
    this.#words = words;
    this.#guard = guard;
    furnish(dialog, { title: '', close: words.close }, '<p class="about"></p><div class="problems"></div>');
  }

  /**
   * Asks the core before the dialog opens, and never again: another core may run by then.
   * @param {Problem} problem the one that is played
   * @param {Theme} theme
   * @returns {Promise<Texts | undefined>} what a person chooses
   */
  async open({ board, shape }, theme) {
    this.#choice = undefined;
    const name = board.drawing();
    const gallery = new Gallery(this.#dialog, theme, SIZE, this.#guard);
    const { title, about, groups } = problemsIn(board, this.#words);
    const cards = groups.map(({ items }) => items.map((item) => this.#card(board, { name, shape }, item, gallery)));
    this.#text('h2', title);
    this.#text('.about', about);
    const sections = groups.flatMap(({ heading }, index) => section(heading, cards[index]));
    this.#dialog.querySelector('.problems')?.replaceChildren(...sections);
    const control = new AbortController();
    const closed = openModal(this.#dialog);
    this.#gradeAll(cards.flat(), control.signal);
    this.#tick(cards.flat());
    await closed;
    control.abort();
    gallery.close();
    return this.#choice;
  }

  /**
   * @param {Problem['board']} board
   * @param {{ name: string, shape: string }} texts of the board
   * @param {Item} item
   * @param {Gallery} gallery
   * @returns {Card}
   */
  #card(board, { name, shape }, item, gallery) {
    const texts = { board: name, start: item.start, goal: item.finish };
    const problem = { board: shape, start: board.start(item.start), finish: item.finish };
    const key = keyOf(board, problem.start, item.finish);
    const button = build(
      'button',
      { type: 'button' },
      gallery.picture(texts),
      build('span', {}, item.title),
      build('small', { class: 'grade' }),
      build('p', {}, item.facts),
    );
    this.#showGrade(button, this.#grading.gradeOf(problem));
    button.addEventListener('click', () => {
      this.#choice = texts;
      this.#dialog.close();
    });
    return { button, problem, key };
  }

  /** Says which problems are solved. @param {Card[]} cards */
  async #tick(cards) {
    const record = await this.#progress.read();
    for (const { button, key } of cards) {
      const solved = solvedIn(record, key);
      if (solved) button.append(build('small', { class: 'tick' }, this.#words.problems.solvedIn(solved.moves)));
    }
  }

  /** @param {Card[]} cards @param {AbortSignal} signal ends it */
  #gradeAll(cards, signal) {
    const problems = cards.map(({ problem }) => problem);
    return this.#grading.run(problems, signal, (index, grade) => this.#showGrade(cards[index].button, grade));
  }

  /** @param {HTMLElement} button @param {Grade | 'unknown'} grade */
  #showGrade(button, grade) {
    button.dataset.grade = grade;
    /** @type {HTMLElement} */ (button.querySelector('.grade')).textContent = this.#words.problems.grades[grade];
  }

  /** @param {string} selector @param {string} text */
  #text(selector, text) {
    /** @type {HTMLElement} */ (this.#dialog.querySelector(selector)).textContent = text;
  }
}

/** @param {string} heading @param {Card[]} cards */
function section(heading, cards) {
  const buttons = cards.map(({ button }) => button);
  return [build('h3', {}, heading), build('div', { class: 'cards' }, ...buttons)];
}
