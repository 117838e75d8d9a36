// The dialog of settings. It sets the element's attributes, which the page keeps.

import './settings.css';
import { KEPT } from '../../link/attributes.js';
import { Dialog } from '../kit/dialog.js';
import { html } from '../kit/html.js';
import { isKept } from '../kit/storage.js';
import { CAN_VIBRATE, give } from './feedback.js';
import { isOn, setOn } from './preferences.js';

/** @typedef {import('./preferences.js').Preference} Preference */

export class SettingsDialog extends Dialog {
  /** @param {import('../kit/dialog.js').Table} table */
  constructor(table) {
    super(table, 'settings', table.words.settings.title);
    // The page keeps a setting after the element has reported it.
    this.box.addEventListener('change', () => queueMicrotask(() => this.#showKept()));
  }

  get canOpen() {
    return true;
  }

  fill() {
    this.show(html`
      ${KEPT.map((name) => this.#choice(name))}
      ${this.#switch('clock')}
      ${this.#switch('sounds')}
      ${CAN_VIBRATE && this.#switch('vibration')}
      ${this.#switch('letters')}
      <p class="note" role="status"></p>`);
    this.#showKept();
  }

  #showKept() {
    const { kept, unkept } = this.table.words.settings;
    this.part('[role="status"]').textContent = isKept() ? kept : unkept;
  }

  /**
   * A list of values of an attribute. A page may have set one that is not offered: it stays until another one is
   * chosen.
   * @param {import('../../link/attributes.js').KeptName} name
   */
  #choice(name) {
    const { label, choices } = this.table.words.settings[name];
    const set = (/** @type {Event} */ { target }) =>
      this.table.element.setAttribute(name, /** @type {HTMLSelectElement} */ (target).value);
    return html`<label>
      <span>${label}</span>
      <select name=${name} .value=${String(this.table.element[name])} @change=${set}>
        ${Object.entries(choices).map(([value, text]) => html`<option value=${value}>${text}</option>`)}
      </select>
    </label>`;
  }

  /** @param {Preference} name */
  #switch(name) {
    const set = (/** @type {Event} */ { target }) => {
      const { checked } = /** @type {HTMLInputElement} */ (target);
      setOn(name, checked);
      // A feature that was switched on is heard or felt at once.
      if ((name === 'sounds' || name === 'vibration') && checked) give('jump');
    };
    return html`<label>
      <span>${this.table.words.settings[name]}</span>
      <input type="checkbox" name=${name} checked=${isOn(name)} @change=${set}>
    </label>`;
  }
}
