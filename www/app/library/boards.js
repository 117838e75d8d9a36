// The dialog of boards: a picture, a name and a sentence for each, in groups, and a field to search for one.

import './library.css';
import { Dialog } from '../kit/dialog.js';
import { Gallery } from '../kit/gallery.js';
import { element, html } from '../kit/html.js';
import { countOf } from '../solved/progress-record.js';
import { GROUPS } from './board-groups.js';
import { boardsIn } from './listing.js';

/** The side of a picture, in pixels of the page. */
const SIZE = 132;

/** @typedef {ReturnType<typeof boardsIn>[number]} Board */

/** @extends {Dialog<import('../solved/progress.js').ProgressTable>} */
export class BoardsDialog extends Dialog {
  /** The boards, each with its button. @type {{ board: Board, button: HTMLElement }[]} */
  #cards = [];

  /** @param {import('../solved/progress.js').ProgressTable} table */
  constructor(table) {
    const { title, search } = table.words.boards;
    super(table, 'boards', title);
    this.part('h2').after(
      html`<input type="search" name="search" class="field" aria-label=${search} placeholder=${search} autocomplete="off"
        @input=${() => this.#find()}>`,
    );
  }

  fill() {
    const { words } = this.table;
    const gallery = new Gallery(this, SIZE);
    this.#cards = boardsIn(words).map((board) => ({ board, button: this.#button(board, gallery) }));
    this.show(html`
      ${GROUPS.map((group) => this.#section(group))}
      <p class="none about" role="status">${words.boards.none}</p>`);
    this.field('search').value = '';
    this.#find();
  }

  /** Shows for each board the number of its solved problems. */
  async opened() {
    /** @type {HTMLElement | null} */ (this.box.querySelector('[aria-current]'))?.focus();
    const record = await this.table.progress.read();
    for (const { board, button } of this.#cards) {
      const count = countOf(record, board.texts.board);
      if (count > 0) button.append(html`<small class="tick">${this.table.words.boards.solved(count)}</small>`);
    }
  }

  /** @param {import('./board-groups.js').Group} group */
  #section(group) {
    const buttons = this.#cards.filter(({ board }) => board.group === group).map(({ button }) => button);
    return html`<section>
      <h3>${this.table.words.boards.groups[group]}</h3>
      <div class="cards">${buttons}</div>
    </section>`;
  }

  /** @param {Board} board @param {Gallery} gallery */
  #button({ title, size, about, texts }, gallery) {
    const { board } = texts;
    const isCurrent = board === this.table.element.problem?.board.drawing();
    return element`<button type="button" data-board=${board} aria-current=${isCurrent && 'true'}
      @click=${() => this.choose({ board })}>
      ${gallery.picture(texts)}
      <span>${title}</span>
      <small>${size}</small>
      <p>${about}</p>
    </button>`;
  }

  /** Leaves the boards that have all words of the search in their name or size. */
  #find() {
    const words = this.field('search').value.toLowerCase().split(/\s+/);
    for (const { board, button } of this.#cards) {
      const text = `${board.title} ${board.texts.board} ${board.size}`.toLowerCase();
      button.hidden = !words.every((word) => text.includes(word));
    }
    for (const section of this.box.querySelectorAll('section'))
      section.hidden = !section.querySelector('button:not([hidden])');
    this.part('.none').hidden = this.#cards.some(({ button }) => !button.hidden);
  }
}
