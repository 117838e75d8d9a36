// What a person has solved, in a dialog: how much it is, why it is not kept, and its file.

import { build } from '../../common/dom/dom.js';
import { NewerRecord, readRecord } from './progress-record.js';

const FILE = 'peg-solitaire-progress.json';

/** @typedef {import('./progress.js').Progress} Progress */
/** @typedef {import('../../words/dialogs.js').DialogWords['progress']} Words */

export class ProgressPanel {
  #words;
  #progress;
  #changed;
  #count = build('p', { class: 'about' });
  #said = build('p', { class: 'error', role: 'status' });
  #file = /** @type {HTMLInputElement} */ (
    build('input', { type: 'file', accept: 'application/json,.json', hidden: true })
  );
  #clearButton;

  /**
   * @param {HTMLElement} box
   * @param {Words} words
   * @param {Progress} progress
   * @param {() => void} changed hears that a file was loaded, or all was cleared
   */
  constructor(box, words, progress, changed) {
    this.#words = words;
    this.#progress = progress;
    this.#changed = changed;
    this.#clearButton = button(words.clear, () => this.#clear());
    this.#clearButton.addEventListener('blur', () => this.#ask(false));
    this.#file.addEventListener('change', () => this.#load());
    box.append(
      build('h3', {}, words.title),
      this.#count,
      this.#said,
      build(
        'div',
        { class: 'buttons' },
        button(words.save, () => this.#save()),
        button(words.load, () => this.#file.click()),
        this.#clearButton,
      ),
      this.#file,
    );
  }

  show() {
    this.#ask(false);
    this.#say('');
  }

  /** Says something, or else why nothing is kept. @param {string} sentence */
  #say(sentence) {
    const { record, trouble } = this.#progress;
    this.#count.textContent = this.#words.count(Object.keys(record.solved).length);
    this.#said.textContent = sentence || (trouble ? this.#words.troubles[trouble] : '');
  }

  #save() {
    const text = JSON.stringify(this.#progress.record, undefined, 1);
    const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    build('a', { href, download: FILE }).click();
    setTimeout(() => URL.revokeObjectURL(href));
  }

  async #load() {
    const [file] = this.#file.files ?? [];
    if (!file) return;
    try {
      await this.#progress.add(readRecord(JSON.parse(await file.text())));
      // Where nothing is kept, it is there for this visit alone.
      this.#say(this.#progress.trouble ? '' : this.#words.loaded);
    } catch (error) {
      this.#say(error instanceof NewerRecord ? this.#words.newerFile : this.#words.unreadable);
    }
    this.#file.value = '';
    this.#changed();
  }

  /** Clears when it is pressed twice. */
  async #clear() {
    if (this.#clearButton.textContent !== this.#words.reallyClear) return this.#ask(true);
    await this.#progress.clear();
    this.show();
    this.#changed();
  }

  /** @param {boolean} isAsking */
  #ask(isAsking) {
    this.#clearButton.textContent = isAsking ? this.#words.reallyClear : this.#words.clear;
  }
}

/** @param {string} text @param {() => void} act */
function button(text, act) {
  const made = build('button', { type: 'button' }, text);
  made.addEventListener('click', act);
  return made;
}
