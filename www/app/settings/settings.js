// The dialog of settings. What the element has an attribute for is set there; the page keeps it.

import { build } from '../../common/dom/dom.js';
import { KEPT } from '../../link/attributes.js';
import { furnish, openModal } from '../kit/dialog.js';
import { isKept } from '../kit/storage.js';
import { CAN_VIBRATE, give } from './feedback.js';
import { isOn, setOn } from './preferences.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */
/** @typedef {import('./preferences.js').Preference} Preference */
/** @typedef {import('../../link/attributes.js').KeptName} KeptName */

export class SettingsDialog {
  #dialog;
  #element;
  #words;
  /** @type {Record<string, HTMLSelectElement>} */
  #selects = {};
  /** Says for how long settings last. */
  #kept = build('p', { class: 'kept', role: 'status' });

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {PegSolitaireElement} element
   */
  constructor(dialog, { settings: words, close }, element) {
    this.#dialog = dialog;
    this.#element = element;
    this.#words = words;
    furnish(dialog, { title: words.title, close }, '');
    const rows = [
      ...KEPT.map((name) => this.#choice(name, words[name])),
      this.#switch('clock'),
      this.#switch('sounds'),
      ...(CAN_VIBRATE ? [this.#switch('vibration')] : []),
      this.#switch('letters'),
    ];
    dialog.querySelector('.body')?.append(build('div', { class: 'settings' }, ...rows), this.#kept);
    // The page keeps a setting after the element has told it.
    dialog.addEventListener('change', () => queueMicrotask(() => this.#showKept()));
  }

  async open() {
    for (const name of KEPT) this.#show(name);
    this.#showKept();
    await openModal(this.#dialog);
  }

  /** A page may have set what is not offered: it stays until something else is chosen. @param {KeptName} name */
  #show(name) {
    this.#selects[name].value = String(this.#element[name]);
  }

  #showKept() {
    this.#kept.textContent = isKept() ? this.#words.kept : this.#words.unkept;
  }

  /** @param {KeptName} name @param {{ label: string, choices: Record<string, string> }} words of what is offered */
  #choice(name, { label, choices: offered }) {
    const choices = Object.entries(offered).map(([value, text]) => build('option', { value }, text));
    const select = /** @type {HTMLSelectElement} */ (build('select', { name }, ...choices));
    select.addEventListener('change', () => this.#element.setAttribute(name, select.value));
    this.#selects[name] = select;
    return build('label', {}, build('span', {}, label), select);
  }

  /** @param {Preference} name */
  #switch(name) {
    const box = /** @type {HTMLInputElement} */ (build('input', { type: 'checkbox', name, checked: isOn(name) }));
    box.addEventListener('change', () => {
      setOn(name, box.checked);
      // What was switched on is heard or felt at once.
      if ((name === 'sounds' || name === 'vibration') && box.checked) give('jump');
    });
    return build('label', {}, build('span', {}, this.#words[name]), box);
  }
}
