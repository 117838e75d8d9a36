// The dialog of boards: a picture, a name and a sentence for each, in groups, and a field to search for one.

import './library.css';
import { dialogOn } from '../kit/dialog.js';
import { galleryIn } from '../kit/gallery.js';
import { element, html } from '../kit/html.js';
import { countOf } from '../solved/progress-record.js';
import { boardsIn, GROUPS } from './listing.js';

/** The side of a picture, in pixels of the page. */
const SIZE = 132;

/** @typedef {ReturnType<typeof boardsIn>[number]} Board */

/** @param {import('../solved/progress.js').ProgressTable} table */
export function boardsDialog(table) {
  const { element: shown, words, progress } = table;
  const { title, search, none, groups, solved } = words.boards;
  /** The boards, each with its button. @type {{ board: Board, button: HTMLElement }[]} */
  let cards = [];
  const dialog = dialogOn(table, 'boards', title, { fill, opened });
  dialog.part('h2').after(
    html`<input type="search" name="search" class="field" aria-label=${search} placeholder=${search} autocomplete="off"
      @input=${find}>`,
  );
  return dialog;

  function fill() {
    const picture = galleryIn(table, dialog, SIZE);
    cards = boardsIn(words).map((board) => ({ board, button: buttonOf(board, picture(board.texts)) }));
    dialog.show(html`
      ${GROUPS.map(section)}
      <p class="none about" role="status">${none}</p>`);
    dialog.field('search').value = '';
    find();
  }

  /** Shows for each board the number of its solved problems. */
  async function opened() {
    /** @type {HTMLElement | null} */ (dialog.box.querySelector('[aria-current]'))?.focus();
    const record = await progress.read();
    for (const { board, button } of cards) {
      const count = countOf(record, board.texts.board);
      if (count > 0) button.append(html`<small class="tick">${solved(count)}</small>`);
    }
  }

  /** @param {typeof GROUPS[number]} group */
  function section(group) {
    return html`<section>
      <h3>${groups[group]}</h3>
      <div class="cards">${cards.filter(({ board }) => board.group === group).map(({ button }) => button)}</div>
    </section>`;
  }

  /** @param {Board} board @param {HTMLElement} picture */
  function buttonOf({ title, size, about, texts: { board } }, picture) {
    const isCurrent = board === shown.problem?.board.drawing();
    return element`<button type="button" data-board=${board} aria-current=${isCurrent && 'true'}
      @click=${() => dialog.choose({ board })}>
      ${picture}
      <span>${title}</span>
      <small class="muted">${size}</small>
      <p class="muted">${about}</p>
    </button>`;
  }

  /** Leaves the boards that have all words of the search in their name or size. */
  function find() {
    const wanted = dialog.field('search').value.toLowerCase().split(/\s+/);
    for (const { board, button } of cards) {
      const text = `${board.title} ${board.texts.board} ${board.size}`.toLowerCase();
      button.hidden = !wanted.every((word) => text.includes(word));
    }
    for (const section of dialog.box.querySelectorAll('section'))
      section.hidden = !section.querySelector('button:not([hidden])');
    dialog.part('.none').hidden = cards.some(({ button }) => !button.hidden);
  }
}
