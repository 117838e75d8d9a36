// The dialog that lists the keys.

import './settings.css';
import { Dialog } from '../kit/dialog.js';
import { html } from '../kit/html.js';
import { isOn } from './preferences.js';

export class KeysDialog extends Dialog {
  /** @param {import('../kit/dialog.js').Table} table */
  constructor(table) {
    super(table, 'keys', table.words.keys.title);
  }

  get canOpen() {
    return true;
  }

  fill() {
    const { always, letters, isOff } = this.table.words.keys;
    this.show(html`${list(always)} ${isOn('letters') ? list(letters) : html`<p class="note">${isOff}</p>`}`);
  }
}

/** @param {[string[], string][]} keys */
function list(keys) {
  return html`<dl>
    ${keys.map(
      ([names, text]) => html`<div>
        <dt>${names.map((name) => html`<kbd>${name}</kbd>`)}</dt>
        <dd>${text}</dd>
      </div>`,
    )}
  </dl>`;
}
