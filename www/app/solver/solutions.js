// The dialog of all solutions from the position on the board.

import './solutions.css';
import { problemOf } from '../../ask/questions.js';
import { isEnabled, setEnabled, setText } from '../../common/dom/write.js';
import { search } from '../../engine/search.js';
import { isTrap } from '../../engine/trap.js';
import { playedText } from '../../game/game.js';
import { gameText } from '../../game/tree.js';
import { Dialog } from '../kit/dialog.js';
import { html } from '../kit/html.js';

/** The number of solutions on a page of the list. */
const PAGE = 40n;
/** A number beyond every list, within the core's range. */
const MOST = 10n ** 38n;

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/search.js').Listed} Listed */

export class SolutionsDialog extends Dialog {
  /** @type {Game | undefined} */
  #game;
  /** The number of the first listed solution, from 0. */
  #first = 0n;
  /** The number of solutions in the list, once it is known. @type {string | undefined} */
  #total;
  /** Ends the search. */
  #control = new AbortController();

  /** @param {import('../kit/dialog.js').Table} table */
  constructor(table) {
    const { title, symmetry, order, from, before, after } = table.words.solutions;
    const begin = () => this.#begin();
    super(
      table,
      'solutions',
      title,
      html`
        <p class="found" role="status"></p>
        <div class="options">
          <label><input type="checkbox" name="symmetry" checked @change=${begin}> ${symmetry}</label>
          <label><input type="checkbox" name="order" checked @change=${begin}> ${order}</label>
        </div>
        <div class="pages">
          <label>${from} <input name="first" class="field" inputmode="numeric" size="8" autocomplete="off"
            @change=${() => this.#turnTo(numberIn(this.field('first').value) - 1n)}></label>
          <button type="button" name="before" @click=${() => this.#page('before', -PAGE)}>${before}</button>
          <button type="button" name="after" @click=${() => this.#page('after', PAGE)}>${after}</button>
        </div>
        <ol class="lines" role="list"></ol>`,
    );
  }

  fill() {
    this.#game = this.table.element.state;
    // The list still belongs to another game, and would be chosen for this one.
    this.#clear('');
  }

  opened() {
    this.signal.addEventListener('abort', () => this.#control.abort());
    this.#begin();
  }

  /** Lists from the first solution on. */
  #begin() {
    this.#total = undefined;
    this.#turnTo(0n);
  }

  /** @param {'before' | 'after'} name of a button @param {bigint} by */
  #page(name, by) {
    if (isEnabled(this.field(name))) this.#turnTo(this.#first + by);
  }

  /** @param {bigint} number of the first one on the page */
  #turnTo(number) {
    this.#first = number > 0n ? number : 0n;
    this.#control.abort();
    this.#control = new AbortController();
    const { signal } = this.#control;
    this.table.guard.wait(() => this.#list(signal).catch((error) => signal.aborted || this.#fail(error)));
  }

  /** The dialog shows the error; the guard starts the core of the page again. @param {unknown} error */
  #fail(error) {
    this.#clear('');
    if (isTrap(error)) throw error;
    this.#say(this.table.words.failure(error));
  }

  /** @param {AbortSignal} signal */
  async #list(signal) {
    const { tooMany, none, found, different } = this.table.words.solutions;
    this.field('first').value = String(this.#first + 1n);
    const listed = await this.#find(this.#first, PAGE, signal);
    if (!listed) return this.#clear(tooMany);
    this.#showLines(listed);
    const count = BigInt(listed.solutions);
    this.#say(count === 0n ? none : found(count));
    if (count === 0n || !(this.field('symmetry').checked || this.field('order').checked)) return;
    // Beyond its end, the list reports its length.
    this.#total ??= listed.total ?? (await this.#find(count, 1n, signal))?.total;
    if (this.#total) this.#say(`${found(count)} ${different(BigInt(this.#total))}`);
  }

  /**
   * @param {bigint} first
   * @param {bigint} count
   * @param {AbortSignal} signal
   * @returns {Promise<Listed | undefined>} undefined if they cannot all be known
   */
  async #find(first, count, signal) {
    const onProgress = (/** @type {any} */ { pegs = 0 }) => this.#say(this.table.words.solutions.finding(pegs));
    const [symmetry, order] = [this.field('symmetry').checked, this.field('order').checked];
    const question = { ...problemOf(/** @type {Game} */ (this.#game)), from: String(first), count: Number(count) };
    const { report } = await search({ kind: 'list', ...question, symmetry, order }, { signal, onProgress });
    return report.state === 'listed' ? report : undefined;
  }

  /** @param {Pick<Listed, 'lines' | 'next'>} listed */
  #showLines({ lines, next }) {
    this.part('.lines').replaceChildren(
      ...lines.map((line, index) => this.#item(line, this.#first + BigInt(index + 1))),
    );
    setEnabled(this.field('before'), this.#first > 0n);
    setEnabled(this.field('after'), next !== undefined);
  }

  /** @param {string} line @param {bigint} number */
  #item(line, number) {
    const { number: written, show } = this.table.words.solutions;
    // A move stays in one piece.
    const moves = line.split(' ').map((move) => html`<span>${move}</span> `);
    return html`<li>
      <small>${written(number)}</small>
      <button type="button" title=${show} @click=${() => this.#choose(line)}>${moves}</button>
    </li>`;
  }

  /** @param {string} solution */
  #choose(solution) {
    const game = /** @type {Game} */ (this.#game);
    const { board, start, finish } = game.problem;
    const texts = { board: board.drawing(), start, goal: finish.text, game: gameText(game), moves: playedText(game) };
    this.choose({ ...texts, at: game.cursor, solution });
  }

  /** @param {string} message */
  #clear(message) {
    this.#showLines({ lines: [] });
    this.#say(message);
  }

  /** @param {string} message */
  #say(message) {
    setText(this.part('.found'), message);
  }
}

/**
 * The number in a text, whatever stands between its digits, up to the most; the first if there is none.
 * @param {string} text
 */
function numberIn(text) {
  const digits = text.replace(/\D/g, '');
  const number = BigInt(digits || '1');
  return number < MOST ? number : MOST;
}
