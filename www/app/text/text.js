// The text dialog, which shows the current game as text to copy, and has a field for pasting a position, a board or a
// list of jumps.

import { build } from '../../common/dom/dom.js';
import { isTrap } from '../../engine/engine-error.js';
import { movesText, playedText } from '../../game/game.js';
import { gameText, hasMore } from '../../game/tree.js';
import { isPacked } from '../../link/link.js';
import { unpacked } from '../../link/packed.js';
import { offsetOf, textsOf } from '../../link/pasted.js';
import { copyBy } from '../kit/copies.js';
import { dialogOn } from '../kit/dialog.js';
import { element, html } from '../kit/html.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').TextError} TextError */
const COPIES = /** @type {const} */ (['position', 'played', 'moves', 'game']);
/** An example of pasted text. */
const EXAMPLE = ['..xxx..', '..xxx..', 'xxxxxxx', 'xxxoxxx', 'xxxxxxx', '..xxx..', '..xxx..'].join('\n');

/** @param {import('../kit/dialog.js').Table} table */
export function textDialog(table) {
  const { guard, words } = table;
  const { text: own, copying } = words;
  const body = html`
    <label for="pasted">${own.paste}</label>
    <textarea id="pasted" name="pasted" rows="7" spellcheck="false" autocapitalize="off" placeholder=${EXAMPLE}
      aria-describedby="pasted-help pasted-error" autofocus @input=${() => say('')}></textarea>
    <p class="error" id="pasted-error" role="alert"></p>
    <div class="paste row">
      <p id="pasted-help" class="muted">${withCode(own.help)}</p>
      <button type="button" class="primary" @click=${() => guard(read)}>${own.open}</button>
    </div>
    <div class="copies"></div>`;
  const dialog = dialogOn(table, 'text', own.title, { body, fill });
  const { part } = dialog;
  const input = dialog.field('pasted');
  return dialog;

  function fill() {
    const copies = copiesOf(/** @type {Game} */ (table.element.state));
    part('.copies').replaceChildren(...COPIES.map((name) => copyOf(name, copies[name])));
    say('');
  }

  /** Pasted text is kept until it is opened. */
  async function read() {
    try {
      const text = await unpacked(input.value);
      const texts = table.element.state && textsOf(table.element.state.problem, text);
      if (!texts) return;
      dialog.choose(texts);
      input.value = '';
    } catch (error) {
      if (isTrap(error)) throw error;
      complain(/** @type {Partial<TextError>} */ (error));
    }
  }

  /** Shows an error, and selects the character where it occurred. @param {Partial<TextError>} error */
  function complain(error) {
    say(words.failure(error));
    const { line, column } = error;
    // If the field contains a link with a compressed game, the error's position does not refer to the field's text.
    if (line === undefined || column === undefined || isPacked(input.value)) return;
    const at = offsetOf(input.value, line, column);
    input.focus();
    input.setSelectionRange(at, at + 1);
  }

  /** @param {string} message */
  function say(message) {
    part('.error').textContent = message;
    input.setAttribute('aria-invalid', String(message !== ''));
  }

  /** @param {typeof COPIES[number]} name @param {string} text */
  function copyOf(name, text) {
    const title = own.titles[name];
    const box = element`<pre class="box" data-text=${name}>${text || own.noJumps}</pre>`;
    const select = () => getSelection()?.selectAllChildren(box);
    const copy = (/** @type {Event} */ { currentTarget }) =>
      copyBy(/** @type {HTMLElement} */ (currentTarget), text, select, copying);
    return html`<section class="copy row wrap" hidden=${name === 'game' && text === ''}>
      <h3>${title}</h3>
      <button type="button" data-copy=${name} aria-label=${own.copyOf({ title })} disabled=${text === ''} @click=${copy}>
        ${own.copy}
      </button>
      ${box}
    </section>`;
  }
}

/** Turns the examples in a text into code elements. @param {string} text */
function withCode(text) {
  return text.split(/<\/?code>/).map((part, index) => (index % 2 === 1 ? build('code', {}, part) : part));
}

/** The text to copy, in each form; jumps are grouped into moves. @param {Game} state */
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
