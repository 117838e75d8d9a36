// The dialog of texts: what is on the board, to be copied, and a place to paste a position, a board or a list of jumps.

import { copyBy } from './clipboard.js';
import { furnish, openModal } from './dialog.js';
import { offsetOf, textsOf } from './pasted.js';

/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../words/app.js').AppWords} Words */
/** @typedef {import('./pasted.js').Texts} Texts */
const COPIES = /** @type {const} */ (['position', 'played', 'moves']);
/** An example of what can be pasted. */
const EXAMPLE = ['..xxx..', '..xxx..', 'xxxxxxx', 'xxxoxxx', 'xxxxxxx', '..xxx..', '..xxx..'].join('&#10;');

export class TextDialog {
  #dialog;
  #words;
  #input;
  #error;
  /** @type {Problem | undefined} */
  #problem;
  /** @type {Texts | undefined} */
  #choice;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   */
  constructor(dialog, words) {
    this.#dialog = dialog;
    this.#words = words;
    furnish(dialog, { title: words.text.title, close: words.close }, bodyOf(words.text));
    this.#input = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('#pasted'));
    this.#error = /** @type {HTMLElement} */ (dialog.querySelector('.error'));
    dialog.querySelector('[data-action="read"]')?.addEventListener('click', () => this.#read());
    this.#input.addEventListener('input', () => this.#say(''));
    for (const name of COPIES) this.#copyButton(name).addEventListener('click', () => this.#copy(name));
  }

  /**
   * @param {Game} game
   * @returns {Promise<Texts | undefined>} what a person has pasted
   */
  async open(game) {
    this.#problem = game.problem;
    this.#choice = undefined;
    const copies = copiesOf(game);
    for (const name of COPIES) this.#fill(name, copies[name]);
    this.#input.value = '';
    this.#say('');
    const closed = openModal(this.#dialog);
    this.#input.focus();
    await closed;
    return this.#choice;
  }

  #read() {
    if (!this.#problem) return;
    try {
      this.#choice = textsOf(this.#problem, this.#input.value);
      this.#dialog.close();
    } catch (error) {
      this.#complain(/** @type {Error & { line?: number, column?: number }} */ (error));
    }
  }

  /** Tells what is wrong and selects the character that it is about. @param {Error & { line?: number, column?: number }} error */
  #complain({ message, line, column }) {
    this.#say(message);
    if (line === undefined || column === undefined) return;
    const at = offsetOf(this.#input.value, line, column);
    this.#input.focus();
    this.#input.setSelectionRange(at, at + 1);
  }

  /** @param {string} message */
  #say(message) {
    this.#error.textContent = message;
    this.#input.setAttribute('aria-invalid', String(message !== ''));
  }

  /** @param {typeof COPIES[number]} name @param {string} text */
  #fill(name, text) {
    this.#box(name).textContent = text || this.#words.text.noJumps;
    this.#copyButton(name).disabled = text === '';
  }

  /** @param {typeof COPIES[number]} name */
  #copy(name) {
    const box = this.#box(name);
    const select = () => getSelection()?.selectAllChildren(box);
    copyBy(this.#copyButton(name), box.textContent ?? '', select, this.#words.copying);
  }

  /** @param {typeof COPIES[number]} name */
  #box(name) {
    return /** @type {HTMLElement} */ (this.#dialog.querySelector(`[data-text="${name}"]`));
  }

  /** @param {typeof COPIES[number]} name */
  #copyButton(name) {
    return /** @type {HTMLButtonElement} */ (this.#dialog.querySelector(`[data-copy="${name}"]`));
  }
}

/** What can be copied; jumps are written by moves. @param {Game} game */
function copiesOf({ problem, line, cursor }) {
  const jumps = line.jumps.slice(0, cursor).map(({ name }) => name);
  const played = problem.board.replay(problem.start, jumps.join(' '));
  return {
    position: line.positions[cursor].replaceAll('/', '\n'),
    played: namesOf(played),
    moves: namesOf(line),
  };
}

/** @param {Pick<Game['line'], 'moves'>} line */
function namesOf({ moves }) {
  return moves.map(({ name }) => name).join(' ');
}

/** @param {Words['text']} words */
function bodyOf({ paste, help, open, copy, copyOf, titles }) {
  const copies = COPIES.map(
    (name) => `
    <section class="copy">
      <h3>${titles[name]}</h3>
      <button type="button" data-copy="${name}" aria-label="${copyOf(titles[name])}">${copy}</button>
      <pre data-text="${name}"></pre>
    </section>`,
  );
  return `
    <label for="pasted">${paste}</label>
    <textarea id="pasted" rows="7" spellcheck="false" autocapitalize="off" placeholder="${EXAMPLE}"
      aria-describedby="pasted-help pasted-error"></textarea>
    <p class="error" id="pasted-error" role="alert"></p>
    <div class="row">
      <p id="pasted-help">${help}</p>
      <button type="button" class="primary" data-action="read">${open}</button>
    </div>
    ${copies.join('')}`;
}
