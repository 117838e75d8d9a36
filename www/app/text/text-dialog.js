// The dialog of texts: the game on the board, to be copied, and a place to paste a position, a board or a list of
// jumps.

import { isTrap } from '../../engine/trap.js';
import { movesText, playedText } from '../../game/game.js';
import { gameText, hasMore } from '../../game/tree.js';
import { unpacked } from '../../link/packed.js';
import { offsetOf, textsOf } from '../../link/pasted.js';
import { copyBy } from '../kit/clipboard.js';
import { furnish, openModal } from '../kit/dialog.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */
/** @typedef {import('../../link/pasted.js').Texts} Texts */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').TextError} TextError */
const COPIES = /** @type {const} */ (['position', 'played', 'moves', 'game']);
/** An example of a pasted text. */
const EXAMPLE = ['..xxx..', '..xxx..', 'xxxxxxx', 'xxxoxxx', 'xxxxxxx', '..xxx..', '..xxx..'].join('&#10;');

export class TextDialog {
  #dialog;
  #words;
  #input;
  #error;
  /** The game on the board now. @type {() => Game | undefined} */
  #game = () => undefined;
  /** @type {Texts | undefined} */
  #choice;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {import('../kit/guard.js').Guard} guard
   */
  constructor(dialog, words, guard) {
    this.#dialog = dialog;
    this.#words = words;
    furnish(dialog, { title: words.text.title, close: words.close }, bodyOf(words.text));
    this.#input = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('#pasted'));
    this.#error = /** @type {HTMLElement} */ (dialog.querySelector('.error'));
    dialog.querySelector('[data-action="read"]')?.addEventListener('click', () => guard.wait(() => this.#read()));
    this.#input.addEventListener('input', () => this.#say(''));
    for (const name of COPIES) this.#copyButton(name).addEventListener('click', () => this.#copy(name));
  }

  /**
   * @param {() => Game | undefined} game on the board: another core may have made it again meanwhile
   * @returns {Promise<Texts | undefined>} the pasted game
   */
  async open(game) {
    this.#game = game;
    this.#choice = undefined;
    this.#fill(game());
    this.#input.value = '';
    this.#say('');
    const closed = openModal(this.#dialog);
    this.#input.focus();
    await closed;
    return this.#choice;
  }

  async #read() {
    try {
      const text = await unpacked(this.#input.value);
      const game = this.#game();
      if (!game) return;
      this.#choice = textsOf(game.problem, text);
      this.#dialog.close();
    } catch (error) {
      if (isTrap(error)) throw error;
      this.#complain(/** @type {Partial<TextError>} */ (error));
    }
  }

  /** Shows the error and selects its character. @param {Partial<TextError>} error */
  #complain(error) {
    this.#say(this.#words.failure(error));
    const { line, column } = error;
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

  /** @param {Game | undefined} game */
  #fill(game) {
    if (!game) return;
    const copies = copiesOf(game);
    for (const name of COPIES) {
      this.#box(name).textContent = copies[name] || this.#words.text.noJumps;
      this.#copyButton(name).disabled = copies[name] === '';
    }
    this.#section('game').hidden = copies.game === '';
  }

  /** @param {typeof COPIES[number]} name */
  #copy(name) {
    const box = this.#box(name);
    const select = () => getSelection()?.selectAllChildren(box);
    copyBy(this.#copyButton(name), box.textContent ?? '', select, this.#words.copying);
  }

  /** @param {typeof COPIES[number]} name */
  #section(name) {
    return /** @type {HTMLElement} */ (this.#box(name).closest('.copy'));
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

/** The texts to copy; jumps are written by moves. @param {Game} state */
function copiesOf(state) {
  const { problem, line, cursor } = state;
  const played = problem.board.replay(problem.start, playedText({ line, cursor }));
  return {
    position: line.positions[cursor].replaceAll('/', '\n'),
    played: movesText(played),
    moves: movesText(line),
    game: hasMore(state) ? gameText(state) : '',
  };
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
