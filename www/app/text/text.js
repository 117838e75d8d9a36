// The dialog of texts: the game on the board, to be copied, and a place to paste a position, a board or a list of
// jumps.

import './text.css';
import { isTrap } from '../../engine/trap.js';
import { movesText, playedText } from '../../game/game.js';
import { gameText, hasMore } from '../../game/tree.js';
import { isPacked, unpacked } from '../../link/packed.js';
import { offsetOf, textsOf } from '../../link/pasted.js';
import { copyBy } from '../kit/clipboard.js';
import { Dialog } from '../kit/dialog.js';
import { element, html } from '../kit/html.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').TextError} TextError */
const COPIES = /** @type {const} */ (['position', 'played', 'moves', 'game']);
/** An example of a pasted text. */
const EXAMPLE = ['..xxx..', '..xxx..', 'xxxxxxx', 'xxxoxxx', 'xxxxxxx', '..xxx..', '..xxx..'].join('\n');

export class TextDialog extends Dialog {
  /** @param {import('../kit/dialog.js').Table} table */
  constructor(table) {
    const { title, paste, help, open } = table.words.text;
    const read = () => table.guard.wait(() => this.#read());
    super(
      table,
      'text',
      title,
      html`
        <label for="pasted">${paste}</label>
        <textarea id="pasted" name="pasted" rows="7" spellcheck="false" autocapitalize="off" placeholder=${EXAMPLE}
          aria-describedby="pasted-help pasted-error" @input=${() => this.#say('')}></textarea>
        <p class="error" id="pasted-error" role="alert"></p>
        <div class="row">
          <p id="pasted-help">${html([help])}</p>
          <button type="button" class="primary" @click=${read}>${open}</button>
        </div>
        <div class="copies"></div>`,
    );
  }

  get #input() {
    return this.field('pasted');
  }

  fill() {
    const copies = copiesOf(/** @type {Game} */ (this.table.element.state));
    this.part('.copies').replaceChildren(...COPIES.map((name) => this.#copy(name, copies[name])));
    this.#say('');
  }

  opened() {
    this.#input.focus();
  }

  /** A pasted text stays until it is opened. */
  async #read() {
    try {
      const text = await unpacked(this.#input.value);
      const { state } = this.table.element;
      if (!state) return;
      this.choose(textsOf(state.problem, text));
      this.#input.value = '';
    } catch (error) {
      if (isTrap(error)) throw error;
      this.#complain(/** @type {Partial<TextError>} */ (error));
    }
  }

  /** Shows the error and selects its character. @param {Partial<TextError>} error */
  #complain(error) {
    this.#say(this.table.words.failure(error));
    const { line, column } = error;
    // A link with a packed game is another text than the one in the field.
    if (line === undefined || column === undefined || isPacked(this.#input.value)) return;
    const at = offsetOf(this.#input.value, line, column);
    this.#input.focus();
    this.#input.setSelectionRange(at, at + 1);
  }

  /** @param {string} message */
  #say(message) {
    this.part('.error').textContent = message;
    this.#input.setAttribute('aria-invalid', String(message !== ''));
  }

  /** @param {typeof COPIES[number]} name @param {string} text */
  #copy(name, text) {
    const { text: words, copying } = this.table.words;
    const title = words.titles[name];
    const box = element`<pre data-text=${name}>${text || words.noJumps}</pre>`;
    const select = () => getSelection()?.selectAllChildren(box);
    const copy = (/** @type {Event} */ { currentTarget }) =>
      copyBy(/** @type {HTMLElement} */ (currentTarget), text, select, copying);
    return html`<section class="copy" hidden=${name === 'game' && text === ''}>
      <h3>${title}</h3>
      <button type="button" data-copy=${name} aria-label=${words.copyOf(title)} disabled=${text === ''} @click=${copy}>
        ${words.copy}
      </button>
      ${box}
    </section>`;
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
