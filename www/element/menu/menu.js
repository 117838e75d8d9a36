// The menu at the end of the transport, with further acts. Its content is loaded when it opens.

import { build } from '../../common/dom/dom.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {import('../../words/plus.js').PlusWords['menu']} Words */

export class Menu {
  #element;
  #words;
  #summary;
  #list = build('div', { tabindex: '-1' });
  #details;

  /** @param {Element} keys around it @param {PegSolitaireElement} element @param {Words} words */
  constructor(keys, element, words) {
    this.#element = element;
    this.#words = words;
    this.#summary = build('summary', { 'aria-label': words.more, title: words.more }, '\u2026');
    this.#details = /** @type {HTMLDetailsElement} */ (
      build('details', { class: 'menu', part: 'menu' }, this.#summary, this.#list)
    );
    keys.append(this.#details);
    this.#details.addEventListener('toggle', () => this.#fill());
    this.#details.addEventListener('focusout', ({ relatedTarget }) => this.#leave(relatedTarget));
    this.#details.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#details.open) return;
      event.preventDefault();
      this.#close();
    });
  }

  /** @param {EventTarget | null} to */
  #leave(to) {
    if (!this.#details.contains(/** @type {Node | null} */ (to))) this.#details.open = false;
  }

  async #fill() {
    if (!this.#details.open) return;
    try {
      const { menuItems } = await import('./menu-items.js');
      this.#list.replaceChildren(...(await menuItems(this.#element, this.#words, () => this.#close())));
    } catch {
      this.#list.textContent = this.#words.missing;
    }
  }

  /** A chosen item goes with the menu: it hands the focus on. */
  #close() {
    this.#details.open = false;
    this.#summary.focus();
  }
}
