// The dialog of boards: a picture, a name and a sentence for each.

import { build } from '../common/dom.js';
import { furnish, openModal } from './dialog.js';
import { Gallery } from './gallery.js';
import { boardsIn } from './listing.js';

/** The side of a picture, in pixels of the page. */
const SIZE = 132;

/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../words/app.js').AppWords} Words */

export class Picker {
  #dialog;
  #words;
  #guard;
  /** The name of the board that a person has chosen. @type {string | undefined} */
  #choice;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {import('./guard.js').Guard} guard
   */
  constructor(dialog, words, guard) {
    this.#dialog = dialog;
    this.#words = words;
    this.#guard = guard;
    furnish(dialog, { title: words.picker.title, close: words.close }, '<div class="boards"></div>');
  }

  /**
   * @param {string} current the name of the board that is played
   * @param {Theme} theme
   * @returns {Promise<{ board: string } | undefined>} what a person chooses
   */
  async open(current, theme) {
    this.#choice = undefined;
    const gallery = new Gallery(this.#dialog, theme, SIZE, this.#guard);
    const buttons = boardsIn(this.#words).map((board) => this.#button(board, gallery));
    this.#dialog.querySelector('.boards')?.replaceChildren(...buttons);
    const closed = openModal(this.#dialog);
    const chosen = buttons.find(({ dataset }) => dataset.board === current);
    chosen?.setAttribute('aria-current', 'true');
    chosen?.focus();
    await closed;
    gallery.close();
    return this.#choice === undefined ? undefined : { board: this.#choice };
  }

  /**
   * @param {ReturnType<typeof boardsIn>[number]} board
   * @param {Gallery} gallery
   */
  #button({ title, size, about, texts }, gallery) {
    const button = build(
      'button',
      { type: 'button', 'data-board': texts.board },
      gallery.picture(texts),
      build('span', {}, title),
      build('small', {}, size),
      build('p', {}, about),
    );
    button.addEventListener('click', () => {
      this.#choice = texts.board;
      this.#dialog.close();
    });
    return button;
  }
}
