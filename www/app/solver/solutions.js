// The dialog of all solutions from the position on the board.

import { problemOf } from '../../ask/questions.js';
import { build } from '../../common/dom/dom.js';
import { setText } from '../../common/dom/write.js';
import { search } from '../../engine/search.js';
import { isTrap } from '../../engine/trap.js';
import { playedText } from '../../game/game.js';
import { gameText } from '../../game/tree.js';
import { furnish, openModal } from '../kit/dialog.js';

/** How many solutions a page of the list has. */
const PAGE = 40n;
/** More than any list has, and less than the core counts. */
const MOST = 10n ** 38n;

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../kit/dialogs.js').Choice} Choice */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */
/** @typedef {import('../../engine/search.js').Listed} Listed */

export class SolutionsDialog {
  #dialog;
  #words;
  #failure;
  #guard;
  /** @type {Game | undefined} */
  #game;
  /** The number of the first that is listed, from 0. */
  #first = 0n;
  /** How many there are to list, once that is known. @type {string | undefined} */
  #total;
  /** Ends what is being looked for. */
  #control = new AbortController();
  /** @type {Choice | undefined} */
  #choice;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {import('../kit/guard.js').Guard} guard
   */
  constructor(dialog, words, guard) {
    this.#dialog = dialog;
    this.#words = words.solutions;
    this.#failure = words.failure;
    this.#guard = guard;
    furnish(dialog, { title: this.#words.title, close: words.close }, bodyOf(this.#words));
    for (const box of this.#boxes) box.addEventListener('change', () => this.#begin());
    this.#number.addEventListener('change', () => this.#turnTo(numberIn(this.#number.value) - 1n));
    this.#part('.before').addEventListener('click', () => this.#turnTo(this.#first - PAGE));
    this.#part('.after').addEventListener('click', () => this.#turnTo(this.#first + PAGE));
  }

  /** @param {Game} game @returns {Promise<Choice | undefined>} the game, and the solution that a person chooses */
  async open(game) {
    this.#game = game;
    this.#choice = undefined;
    // What is listed still belongs to another game, and would be chosen for this one.
    this.#clear('');
    const closed = openModal(this.#dialog);
    this.#begin();
    await closed;
    this.#control.abort();
    return this.#choice;
  }

  /** Lists from the first on. */
  #begin() {
    this.#total = undefined;
    this.#turnTo(0n);
  }

  /** @param {bigint} number of the first that is to be listed */
  #turnTo(number) {
    this.#first = number > 0n ? number : 0n;
    this.#control.abort();
    this.#control = new AbortController();
    const { signal } = this.#control;
    this.#guard.wait(() => this.#fill(signal).catch((error) => signal.aborted || this.#fail(error)));
  }

  /** What fails is told in the dialog; the core of the page is the guard's to start again. @param {unknown} error */
  #fail(error) {
    this.#clear('');
    if (isTrap(error)) throw error;
    this.#say(this.#failure(error));
  }

  /** @param {AbortSignal} signal */
  async #fill(signal) {
    this.#number.value = String(this.#first + 1n);
    const listed = await this.#list(this.#first, PAGE, signal);
    if (!listed) return this.#clear(this.#words.tooMany);
    this.#showLines(listed);
    const count = BigInt(listed.solutions);
    this.#say(count === 0n ? this.#words.none : this.#words.found(count));
    if (count === 0n || !this.#boxes.some(({ checked }) => checked)) return;
    // Behind the end the list tells how many it has.
    this.#total ??= listed.total ?? (await this.#list(count, 1n, signal))?.total;
    if (this.#total) this.#say(`${this.#words.found(count)} ${this.#words.different(BigInt(this.#total))}`);
  }

  /**
   * @param {bigint} from
   * @param {bigint} count
   * @param {AbortSignal} signal
   * @returns {Promise<Listed | undefined>} none where they cannot all be known
   */
  async #list(from, count, signal) {
    const [symmetry, order] = this.#boxes.map(({ checked }) => checked);
    const onProgress = (/** @type {any} */ { pegs = 0 }) => this.#say(this.#words.finding(pegs));
    const { report } = await search(
      {
        kind: 'list',
        ...problemOf(/** @type {Game} */ (this.#game)),
        from: String(from),
        count: Number(count),
        symmetry,
        order,
      },
      { signal, onProgress },
    );
    return report.state === 'listed' ? report : undefined;
  }

  /** @param {Listed} listed */
  #showLines({ lines, next }) {
    this.#part('.lines').replaceChildren(
      ...lines.map((line, index) => this.#item(line, this.#first + BigInt(index + 1))),
    );
    this.#enable('.before', this.#first > 0n);
    this.#enable('.after', next !== undefined);
  }

  /** @param {string} line @param {bigint} number */
  #item(line, number) {
    // A move stays in one piece.
    const moves = line.split(' ').flatMap((move) => [build('span', {}, move), ' ']);
    const button = build('button', { type: 'button', title: this.#words.show }, ...moves);
    button.addEventListener('click', () => this.#choose(line));
    return build('li', {}, build('small', {}, this.#words.number(number)), button);
  }

  /** @param {string} line */
  #choose(line) {
    const game = /** @type {Game} */ (this.#game);
    const { board, start, finish } = game.problem;
    this.#choice = {
      board: board.drawing(),
      start,
      goal: finish.text,
      game: gameText(game),
      moves: playedText(game),
      at: game.cursor,
      solution: line,
    };
    this.#dialog.close();
  }

  /** @param {string} message */
  #clear(message) {
    this.#showLines({ state: 'listed', solutions: '0', lines: [], positions: 0 });
    this.#say(message);
  }

  /** @param {string} message */
  #say(message) {
    setText(this.#part('.found'), message);
  }

  /** @param {string} selector @param {boolean} isEnabled */
  #enable(selector, isEnabled) {
    /** @type {HTMLButtonElement} */ (this.#part(selector)).disabled = !isEnabled;
  }

  /** Up to symmetry, and up to order. @returns {HTMLInputElement[]} */
  get #boxes() {
    return [...this.#dialog.querySelectorAll('input')].filter(({ type }) => type === 'checkbox');
  }

  get #number() {
    return /** @type {HTMLInputElement} */ (this.#part('[inputmode="numeric"]'));
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#dialog.querySelector(selector));
  }
}

/** The number in a text, whatever stands between its digits, up to the most; the first where there is none. @param {string} text */
function numberIn(text) {
  const digits = text.replace(/\D/g, '');
  const number = BigInt(digits || '1');
  return number < MOST ? number : MOST;
}

/** @param {Words['solutions']} words */
function bodyOf({ symmetry, order, from, before, after }) {
  return `
    <p class="found" role="status"></p>
    <div class="options">
      <label><input type="checkbox" checked> ${symmetry}</label>
      <label><input type="checkbox" checked> ${order}</label>
    </div>
    <div class="pages">
      <label>${from} <input inputmode="numeric" size="8" autocomplete="off"></label>
      <button type="button" class="before">${before}</button>
      <button type="button" class="after">${after}</button>
    </div>
    <ol class="lines" role="list"></ol>`;
}
