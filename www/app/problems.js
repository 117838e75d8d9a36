// The dialog of problems: those of the board that have a name, and those with one vacancy and one survivor, with what is
// known of them and how hard they are.

import { aboutBoard, findBoard } from '../engine/problem.js';
import { search } from '../engine/search.js';
import { furnish, openModal } from './dialog.js';
import { Gallery } from './gallery.js';
import { gradeOf } from './grade.js';

/** The side of a picture, in pixels of the page. */
const SIZE = 96;
/** How long each problem is searched before its grade is left open. */
const MOST_MILLISECONDS = 1500;

/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../words/app.js').AppWords} Words */
/** @typedef {import('../engine/wasm/peg_solitaire.js').SingleProblem} SingleProblem */
/** @typedef {import('./grade.js').Grade} Grade */
/** @typedef {{ board: string, start: string, goal: string }} Texts */

/**
 * A problem of the list. `start` and `finish` are texts as the board reads them.
 * @typedef {Pick<SingleProblem, 'start' | 'finish' | 'moves' | 'solutions'> & { title: string }} Item
 * @typedef {{ item: Item, button: HTMLButtonElement }} Card
 */

export class ProblemsDialog {
  #dialog;
  #words;
  /** The grades that were worked out so far, by board and problem. @type {Map<string, Grade>} */
  #grades = new Map();
  /** @type {Texts | undefined} */
  #choice;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   */
  constructor(dialog, { problems, close }) {
    this.#dialog = dialog;
    this.#words = problems;
    furnish(dialog, { title: '', close }, '<p class="about"></p><div class="problems"></div>');
  }

  /**
   * @param {Problem} problem the one that is played
   * @param {Theme} theme
   * @returns {Promise<Texts | undefined>} what a person chooses
   */
  async open({ board, shape }, theme) {
    this.#choice = undefined;
    const name = board.drawing();
    const gallery = new Gallery(this.#dialog, theme, SIZE);
    const groups = this.#groupsOf(board, name);
    const cards = groups.map(({ items }) => items.map((item) => this.#card(name, item, gallery)));
    this.#text('h2', this.#words.title(findBoard(name)?.title));
    this.#text('.about', `${aboutBoard(name)} ${groups.length === 0 ? this.#words.none : ''}`.trim());
    const sections = groups.flatMap(({ heading }, index) => section(heading, cards[index]));
    this.#dialog.querySelector('.problems')?.replaceChildren(...sections);
    const closed = openModal(this.#dialog);
    const control = new AbortController();
    this.#gradeAll(name, shape, board, cards.flat(), control.signal);
    await closed;
    control.abort();
    gallery.close();
    return this.#choice;
  }

  /**
   * The problems under their headings.
   * @param {Problem['board']} board
   * @param {string} name
   * @returns {{ heading: string, items: Item[] }[]}
   */
  #groupsOf(board, name) {
    const { named, single, startingAt } = this.#words;
    const withName = board.namedProblems(name);
    const singles = board
      .singleProblems(name)
      .map((problem) => ({ ...problem, title: single(problem.start, problem.finish) }));
    return [
      ...(withName.length > 0 ? [{ heading: named, items: withName }] : []),
      ...groupByStart(singles).map((items) => ({ heading: startingAt(items[0].start), items })),
    ];
  }

  /**
   * @param {string} board
   * @param {Item} item
   * @param {Gallery} gallery
   * @returns {Card}
   */
  #card(board, item, gallery) {
    const texts = { board, start: item.start, goal: item.finish };
    const button = document.createElement('button');
    button.type = 'button';
    const [title, grade, facts] = ['span', 'small', 'p'].map((tag) => document.createElement(tag));
    title.textContent = item.title;
    grade.className = 'grade';
    facts.textContent = this.#words.knownFacts(item);
    button.append(gallery.picture(texts), title, grade, facts);
    this.#showGrade(button, this.#grades.get(keyOf(board, item)) ?? 'unknown');
    button.addEventListener('click', () => {
      this.#choice = texts;
      this.#dialog.close();
    });
    return { item, button };
  }

  /**
   * Solves one problem after the other.
   * @param {string} name
   * @param {string} shape
   * @param {Problem['board']} board
   * @param {Card[]} cards
   * @param {AbortSignal} closed
   */
  async #gradeAll(name, shape, board, cards, closed) {
    for (const { item, button } of cards) {
      const key = keyOf(name, item);
      const problem = { board: shape, start: board.start(item.start), finish: item.finish };
      const grade = this.#grades.get(key) ?? (await findGrade(problem, closed));
      if (closed.aborted) return;
      this.#grades.set(key, grade);
      this.#showGrade(button, grade);
    }
  }

  /** @param {HTMLElement} button @param {Grade | 'unknown'} grade */
  #showGrade(button, grade) {
    button.dataset.grade = grade;
    /** @type {HTMLElement} */ (button.querySelector('.grade')).textContent = this.#words.grades[grade];
  }

  /** @param {string} selector @param {string} text */
  #text(selector, text) {
    /** @type {HTMLElement} */ (this.#dialog.querySelector(selector)).textContent = text;
  }
}

/**
 * @param {{ board: string, start: string, finish: string }} problem
 * @param {AbortSignal} closed
 * @returns {Promise<Grade>} open where the time does not suffice
 */
async function findGrade(problem, closed) {
  const request = { kind: /** @type {const} */ ('solve'), ...problem, limit: MOST_MILLISECONDS };
  try {
    return gradeOf((await search(request, { signal: closed })).report);
  } catch {
    return 'open';
  }
}

/** @param {string} board @param {Item} item */
function keyOf(board, { start, finish }) {
  return `${board} ${start} ${finish}`;
}

/** @param {Item[]} items */
function groupByStart(items) {
  const starts = [...new Set(items.map(({ start }) => start))];
  return starts.map((start) => items.filter((item) => item.start === start));
}

/** @param {string} heading @param {Card[]} cards */
function section(heading, cards) {
  const title = document.createElement('h3');
  title.textContent = heading;
  const list = document.createElement('div');
  list.className = 'cards';
  list.append(...cards.map(({ button }) => button));
  return [title, list];
}
