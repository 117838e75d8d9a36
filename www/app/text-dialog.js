// The dialog of texts: what is on the board, to be copied, and a place to paste a position, a board or a list of jumps.

import { readProblem } from '../engine/problem.js';
import { readAddress } from '../game/link.js';
import { copyBy } from './clipboard.js';

/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {{ board?: string, start?: string, goal?: string, moves?: string }} Texts */

export class TextDialog {
  #dialog;
  #show;
  #input;
  #error;
  /** @type {Problem | undefined} */
  #problem;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {(texts: Texts) => void} show
   */
  constructor(dialog, show) {
    this.#dialog = dialog;
    this.#show = show;
    this.#input = /** @type {HTMLTextAreaElement} */ (dialog.querySelector('#pasted'));
    this.#error = /** @type {HTMLElement} */ (dialog.querySelector('.error'));
    dialog.querySelector('[data-action="read"]')?.addEventListener('click', () => this.#read());
    this.#input.addEventListener('input', () => this.#say(''));
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (dialog.querySelectorAll('[data-copy]'))) {
      button.addEventListener('click', () => copy(button));
    }
  }

  /**
   * @param {Problem} problem
   * @param {string} position with `/` between rows
   * @param {string} moves all of them
   * @param {string} played those that are played
   */
  open(problem, position, moves, played) {
    this.#problem = problem;
    this.#fill('position', position.replaceAll('/', '\n'));
    this.#fill('played', played);
    this.#fill('moves', moves);
    this.#input.value = '';
    this.#say('');
    this.#dialog.showModal();
    this.#input.focus();
  }

  #read() {
    if (!this.#problem) return;
    try {
      const texts = textsOf(this.#problem, this.#input.value);
      this.#dialog.close();
      this.#show(texts);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#say(message);
      this.#pointAt(message);
    }
  }

  /** Selects the character that an error is about, so that it is seen. @param {string} message */
  #pointAt(message) {
    const place = /^line (\d+), column (\d+)/.exec(message);
    if (!place) return;
    const at = offsetOf(this.#input.value, Number(place[1]), Number(place[2]));
    this.#input.focus();
    this.#input.setSelectionRange(at, at + 1);
  }

  /** @param {string} message */
  #say(message) {
    this.#error.textContent = message;
    this.#input.setAttribute('aria-invalid', String(message !== ''));
  }

  /** @param {string} name @param {string} text */
  #fill(name, text) {
    const box = /** @type {HTMLElement} */ (this.#dialog.querySelector(`[data-text="${name}"]`));
    box.textContent = text || 'No jumps yet.';
    const button = /** @type {HTMLButtonElement} */ (this.#dialog.querySelector(`[data-copy="${name}"]`));
    button.disabled = text === '';
  }
}

/**
 * What a pasted text makes of the problem that is played. Throws where the text cannot be read, with the place.
 * @param {Problem} problem
 * @param {string} text
 * @returns {Texts}
 */
export function textsOf(problem, text) {
  const link = readAddress(text);
  if (link) return played(link);
  const { board, start, finish } = problem;
  const reading = board.read(text);
  if (reading.kind === 'board') return { board: reading.board, start: reading.start };
  const here = { board: board.drawing(), goal: finish.text };
  if (reading.kind === 'position') return { ...here, start: reading.start };
  // Played to see that they are legal.
  board.replay(start, reading.jumps);
  return { ...here, start, moves: reading.jumps };
}

/** What a link says, read and played to see that it can be. @param {Texts} texts @returns {Texts} */
function played({ board, start, goal, moves }) {
  const problem = readProblem({ board, start, goal });
  problem.board.replay(problem.start, moves ?? '');
  return { board, start, goal, moves };
}

/**
 * Where a line and column are in a text; rows that are separated by `/` count as lines.
 * @param {string} text
 * @param {number} line from 1
 * @param {number} column from 1, in characters
 */
export function offsetOf(text, line, column) {
  const rows = text.split(/[\n/]/);
  const before = rows.slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
  const characters = [...(rows[line - 1] ?? '')].slice(0, column - 1);
  return Math.min(text.length, before + characters.join('').length);
}

/** @param {HTMLElement} button */
function copy(button) {
  const box = /** @type {HTMLElement} */ (button.parentElement?.querySelector('[data-text]'));
  copyBy(button, box.textContent ?? '', () => getSelection()?.selectAllChildren(box));
}
