// The dialog of problems: those of the board that have a name, and those with one vacancy and one survivor, with what is
// known of them and how hard they are.

import { aboutBoard, findBoard } from '../engine/problem.js';
import { search } from '../engine/search.js';
import { appWords } from '../words/words.js';
import { Gallery } from './gallery.js';

const SIZE = 96;
/** So long is looked for a solution of each problem that is not known; what is not found by then stays open. */
const MOST_MILLISECONDS = 1500;

/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../engine/wasm/peg_solitaire.js').SingleProblem} SingleProblem */

/**
 * A problem of the list. `start` and `finish` are texts as the board reads them.
 * @typedef {Pick<SingleProblem, 'start' | 'finish' | 'moves' | 'solutions'> & { title: string }} Item
 * @typedef {{ item: Item, button: HTMLButtonElement }} Card
 */

const words = appWords('en');

export class Library {
  #dialog;
  #choose;
  /** What was found out about problems, by board and problem. @type {Map<string, string>} */
  #gradings = new Map();

  /**
   * @param {HTMLDialogElement} dialog
   * @param {(texts: { board: string, start: string, goal: string }) => void} choose
   */
  constructor(dialog, choose) {
    this.#dialog = dialog;
    this.#choose = choose;
  }

  /**
   * @param {Problem} problem the one that is played
   * @param {Theme} theme
   */
  open({ board, shape }, theme) {
    const name = board.drawing();
    const entry = findBoard(name);
    const gallery = new Gallery(this.#dialog, theme, SIZE);
    const control = new AbortController();
    this.#dialog.addEventListener('close', () => control.abort(), { once: true });
    control.signal.addEventListener('abort', () => gallery.close());

    const named = board.namedProblems(name);
    const single = board.singleProblems(name).map((item) => ({ ...item, title: `${item.start} to ${item.finish}` }));
    const groups = [
      ...(named.length > 0 ? [{ heading: 'With a name', items: named }] : []),
      ...groupByStart(single).map((items) => ({ heading: `${items[0].start} empty at the start`, items })),
    ];
    const cards = groups.map(({ items }) => items.map((item) => this.#card(name, item, gallery)));
    this.#text('h2', `Problems: ${entry?.title ?? 'this board'}`);
    this.#text('.about', `${aboutBoard(name)} ${groups.length === 0 ? NOTHING : ''}`.trim());
    const list = /** @type {HTMLElement} */ (this.#dialog.querySelector('.problems'));
    list.replaceChildren(...groups.flatMap(({ heading }, index) => section(heading, cards[index])));
    this.#dialog.showModal();
    this.#dialog.scrollTop = 0;
    this.#grade(name, shape, board, cards.flat(), control.signal);
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
    grade.textContent = this.#gradings.get(keyOf(board, item)) ?? '…';
    facts.textContent = words.knownFacts(item);
    button.append(gallery.picture(texts), title, grade, facts);
    button.addEventListener('click', () => {
      this.#dialog.close();
      this.#choose(texts);
    });
    return { item, button };
  }

  /**
   * Solves one problem after the other, to tell how hard they are.
   * @param {string} name
   * @param {string} shape
   * @param {Problem['board']} board
   * @param {Card[]} cards
   * @param {AbortSignal} closed
   */
  async #grade(name, shape, board, cards, closed) {
    for (const { item, button } of cards) {
      const key = keyOf(name, item);
      if (!this.#gradings.has(key)) {
        const grade = await gradeOf({ board: shape, start: board.start(item.start), finish: item.finish }, closed);
        if (closed.aborted) return;
        this.#gradings.set(key, grade);
      }
      const text = this.#gradings.get(key) ?? '';
      /** @type {HTMLElement} */ (button.querySelector('.grade')).textContent = text;
      button.dataset.grade = text;
    }
  }

  /** @param {string} selector @param {string} text */
  #text(selector, text) {
    /** @type {HTMLElement} */ (this.#dialog.querySelector(selector)).textContent = text;
  }
}

const NOTHING = 'No problem with one vacancy and one survivor is possible here: the position class forbids them.';

/**
 * @param {{ board: string, start: string, finish: string }} problem
 * @param {AbortSignal} closed
 * @returns {Promise<string>}
 */
async function gradeOf(problem, closed) {
  const request = { kind: /** @type {const} */ ('solve'), ...problem, limit: MOST_MILLISECONDS };
  try {
    return words.grade((await search(request, { signal: closed })).report);
  } catch {
    return words.grade({ state: 'unknown', positions: 0 });
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
