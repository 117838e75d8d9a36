// The dialog of boards: a picture, a name and a sentence for each, in groups, and a field to search for one.

import { build } from '../../common/dom/dom.js';
import { furnish, openModal } from '../kit/dialog.js';
import { Gallery } from '../kit/gallery.js';
import { countOf } from '../solved/progress-record.js';
import { GROUPS } from './board-groups.js';
import { boardsIn } from './listing.js';

/** The side of a picture, in pixels of the page. */
const SIZE = 132;

/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */
/** @typedef {ReturnType<typeof boardsIn>[number]} Board */

/** The button of a board, and the words by which it is found. @typedef {{ board: Board, button: HTMLElement }} Card */

export class Picker {
  #dialog;
  #words;
  #guard;
  #progress;
  /** @type {Card[]} */
  #cards = [];
  /** Their pictures. @type {Gallery | undefined} */
  #gallery;
  /** The name of the board that a person has chosen. @type {string | undefined} */
  #choice;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {import('../kit/guard.js').Guard} guard
   * @param {import('../solved/progress.js').Progress} progress
   */
  constructor(dialog, words, guard, progress) {
    this.#dialog = dialog;
    this.#words = words;
    this.#guard = guard;
    this.#progress = progress;
    const { title, search } = words.picker;
    furnish(dialog, { title, close: words.close }, bodyOf(words.picker));
    const field = build('input', { type: 'search', 'aria-label': search, placeholder: search, autocomplete: 'off' });
    this.#part('.head').insertBefore(field, this.#part('.head form'));
    field.addEventListener('input', () => this.#find());
  }

  /** Lists the boards. @param {string} current the name of the one that is played @param {Theme} theme */
  fill(current, theme) {
    const gallery = new Gallery(this.#dialog, theme, SIZE, this.#guard);
    this.#gallery = gallery;
    this.#cards = boardsIn(this.#words).map((board) => ({ board, button: this.#button(board, gallery) }));
    this.#part('.groups').replaceChildren(...GROUPS.map((group) => this.#section(group)));
    this.#field.value = '';
    this.#find();
    this.#cards.find(({ board }) => board.texts.board === current)?.button.setAttribute('aria-current', 'true');
  }

  /** @returns {Promise<{ board: string } | undefined>} what a person chooses */
  async open() {
    this.#choice = undefined;
    const closed = openModal(this.#dialog);
    /** @type {HTMLElement | null} */ (this.#dialog.querySelector('[aria-current]'))?.focus();
    this.#tick();
    await closed;
    this.#gallery?.close();
    return this.#choice === undefined ? undefined : { board: this.#choice };
  }

  /** @param {import('./board-groups.js').Group} group */
  #section(group) {
    const buttons = this.#cards.filter(({ board }) => board.group === group).map(({ button }) => button);
    const heading = build('h3', {}, this.#words.picker.groups[group]);
    return build('section', {}, heading, build('div', { class: 'boards' }, ...buttons));
  }

  /**
   * @param {Board} board
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

  /** Says of each board how many of its problems are solved. */
  async #tick() {
    const record = await this.#progress.read();
    for (const { board, button } of this.#cards) {
      const count = countOf(record, board.texts.board);
      if (count > 0) button.append(build('small', { class: 'tick' }, this.#words.picker.solved(count)));
    }
  }

  /** Leaves the boards that have all words of the search in their name or size. */
  #find() {
    const words = this.#field.value.toLowerCase().split(/\s+/);
    for (const { board, button } of this.#cards) {
      const text = `${board.title} ${board.texts.board} ${board.size}`.toLowerCase();
      button.hidden = !words.every((word) => text.includes(word));
    }
    for (const section of this.#dialog.querySelectorAll('section'))
      section.hidden = !section.querySelector('button:not([hidden])');
    this.#part('.none').hidden = this.#cards.some(({ button }) => !button.hidden);
  }

  get #field() {
    return /** @type {HTMLInputElement} */ (this.#part('input'));
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#dialog.querySelector(selector));
  }
}

/** @param {Words['picker']} words */
function bodyOf({ none }) {
  return `<div class="groups"></div><p class="none about" role="status" hidden>${none}</p>`;
}
