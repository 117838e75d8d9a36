// The dialog that lists the keys.

import { build } from '../../common/dom/dom.js';
import { furnish, openModal } from '../kit/dialog.js';
import { isOn } from './preferences.js';

/** @typedef {import('../../words/dialogs.js').DialogWords} Words */

export class KeysDialog {
  #dialog;
  #letters;
  #note;

  /** @param {HTMLDialogElement} dialog @param {Words} words */
  constructor(dialog, { keys: words, close }) {
    this.#dialog = dialog;
    furnish(dialog, { title: words.title, close }, '');
    this.#letters = list(words.letters);
    this.#note = build('p', {}, words.isOff);
    dialog.querySelector('.body')?.append(list(words.always), this.#letters, this.#note);
  }

  async open() {
    const areOn = isOn('letters');
    this.#letters.hidden = !areOn;
    this.#note.hidden = areOn;
    await openModal(this.#dialog);
  }
}

/** @param {[string[], string][]} keys */
function list(keys) {
  const rows = keys.map(([names, text]) =>
    build('div', {}, build('dt', {}, ...names.map((name) => build('kbd', {}, name))), build('dd', {}, text)),
  );
  return build('dl', { class: 'key-list' }, ...rows);
}
