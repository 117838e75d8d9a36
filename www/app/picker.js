// The dialog of boards: a picture, a name and a sentence for each.

import { aboutBoard, listBoards } from '../engine/problem.js';
import { Gallery } from './gallery.js';

const SIZE = 132;

/** @typedef {import('../board/theme.js').Theme} Theme */

export class Picker {
  #dialog;
  #choose;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {(board: string) => void} choose
   */
  constructor(dialog, choose) {
    this.#dialog = dialog;
    this.#choose = choose;
  }

  /**
   * @param {string} current the name of the board that is played
   * @param {Theme} theme
   */
  open(current, theme) {
    const gallery = new Gallery(this.#dialog, theme, SIZE);
    this.#dialog.addEventListener('close', () => gallery.close(), { once: true });
    const list = /** @type {HTMLElement} */ (this.#dialog.querySelector('.boards'));
    const buttons = listBoards().map((entry) => this.#button(entry, gallery));
    list.replaceChildren(...buttons);
    this.#dialog.showModal();
    const chosen = buttons.find((button) => button.dataset.board === current);
    chosen?.setAttribute('aria-current', 'true');
    chosen?.focus();
  }

  /**
   * @param {import('../engine/wasm/peg_solitaire.js').CatalogueEntry} entry
   * @param {Gallery} gallery
   */
  #button({ name, title, holes, vacancy, finish }, gallery) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.board = name;
    const [heading, size, sentence] = ['span', 'small', 'p'].map((tag) => document.createElement(tag));
    heading.textContent = title;
    size.textContent = `${holes} holes`;
    sentence.textContent = aboutBoard(name);
    button.append(gallery.picture({ board: name, start: vacancy, goal: finish }), heading, size, sentence);
    button.addEventListener('click', () => {
      this.#dialog.close();
      this.#choose(name);
    });
    return button;
  }
}
