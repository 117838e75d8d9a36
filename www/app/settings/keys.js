// The dialog that lists the keys.

import { dialogOn } from '../kit/dialog.js';
import { html } from '../kit/html.js';
import { isOn } from './preferences.js';

/** @param {import('../kit/dialog.js').Table} table */
export function keysDialog(table) {
  const { title, always, letters, isOff } = table.words.keys;
  const fill = () =>
    dialog.show(html`${list(always)} ${isOn('letters') ? list(letters) : html`<p class="note muted">${isOff}</p>`}`);
  const dialog = dialogOn(table, 'keys', title, { fill, needsNoGame: true });
  return dialog;
}

/** @param {{ keys: string[], effect: string }[]} lines */
function list(lines) {
  return html`<dl>
    ${lines.map(
      ({ keys, effect }) => html`<div>
        <dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt>
        <dd>${effect}</dd>
      </div>`,
    )}
  </dl>`;
}
