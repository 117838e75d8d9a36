// The dialog that asks for a solution through a position: from the game, set peg by peg, or as a text.

import { isTrap } from '../../engine/trap.js';
import { pegCount, position } from '../../game/game.js';
import { furnish, openModal } from '../kit/dialog.js';
import { PositionBoard } from './position-board.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').TextError} TextError */

/**
 * What is asked for: a position on the way, and whether the way begins at the start of the game or at the position on the board.
 * @typedef {{ via: string, isFromStart: boolean }} Wish
 */

export class ViaDialog {
  #dialog;
  #words;
  #input;
  #board;
  /** @type {() => Game | undefined} */
  #game = () => undefined;
  /** The position that was read last. */
  #position = '';
  /** @type {Wish | undefined} */
  #wish;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {import('../kit/guard.js').Guard} guard
   */
  constructor(dialog, words, guard) {
    this.#dialog = dialog;
    this.#words = words;
    furnish(dialog, { title: words.via.title, close: words.close }, bodyOf(words.via));
    this.#input = /** @type {HTMLTextAreaElement} */ (this.#part('textarea'));
    const { board, hole } = words.via;
    this.#board = new PositionBoard(this.#part('.position'), board, hole, (hole) =>
      guard.run(() => this.#toggle(hole)),
    );
    /** @type {[target: EventTarget, type: string, act: () => void][]} */
    const acts = [
      [this.#input, 'input', () => this.#read()],
      [this.#button('here'), 'click', () => this.#take((game) => position(game))],
      [this.#button('start'), 'click', () => this.#take(({ problem }) => problem.start)],
      [this.#button('none'), 'click', () => this.#take((game) => position(game).replaceAll('x', 'o'))],
      [this.#button('solve'), 'click', () => this.#solve()],
      [this.#part('.from'), 'change', () => this.#read()],
    ];
    for (const [target, type, act] of acts) target.addEventListener(type, () => guard.run(act));
    new ResizeObserver(() => this.#board.resize()).observe(this.#part('.position'));
  }

  /**
   * @param {() => Game | undefined} game the one on the board: another core may have made it again meanwhile
   * @param {import('../../board/theme.js').Theme} theme
   * @returns {Promise<Wish | undefined>} what is asked for
   */
  async open(game, theme) {
    this.#game = game;
    this.#wish = undefined;
    const now = game();
    if (!now) return undefined;
    this.#radios[0].checked = true;
    this.#part('.from').hidden = now.cursor === 0;
    this.#board.open(now.problem, theme);
    const closed = openModal(this.#dialog);
    this.#take((game) => position(game));
    await closed;
    return this.#wish;
  }

  /** Puts a position of the game into the text. @param {(game: Game) => string} position */
  #take(position) {
    const game = this.#game();
    if (game) this.#write(position(game));
  }

  /** @param {string} text */
  #write(text) {
    this.#input.value = text.replaceAll('/', '\n');
    this.#read();
  }

  /** Puts a peg into a hole, or takes it away. @param {number} hole */
  #toggle(hole) {
    const game = this.#game();
    if (!game || this.#position === '') return;
    const cells = [...this.#position];
    const places = cells.flatMap((cell, place) => ('xo'.includes(cell) ? [place] : []));
    cells[places[hole]] = cells[places[hole]] === 'x' ? 'o' : 'x';
    this.#write(cells.join(''));
  }

  /** Shows the position that the text says, or what is wrong with it. */
  #read() {
    const game = this.#game();
    if (!game) return;
    try {
      const { board } = game.problem;
      this.#position = board.parsePosition(this.#input.value);
      this.#board.show(board.pegs(this.#position));
      this.#say(this.#complaint(game), this.#count);
    } catch (error) {
      if (isTrap(error)) throw error;
      this.#position = '';
      this.#say(this.#words.failure(/** @type {Partial<TextError>} */ (error)), 0);
    }
  }

  /** Why no way can lead through the position; empty where one may. @param {Game} game */
  #complaint(game) {
    const { tooMany, tooFew } = this.#words.via;
    const from = pegCount(this.#isFromStart ? { ...game, cursor: 0 } : game);
    if (this.#count > from) return tooMany(this.#count, from);
    return this.#count === 0 ? tooFew : '';
  }

  get #count() {
    return this.#position.replaceAll(/[^x]/g, '').length;
  }

  /** @param {string} complaint @param {number} count */
  #say(complaint, count) {
    this.#part('.error').textContent = complaint;
    this.#part('output').textContent = this.#words.via.pegs(count);
    this.#input.setAttribute('aria-invalid', String(complaint !== ''));
    this.#button('solve').disabled = complaint !== '';
  }

  get #isFromStart() {
    return this.#radios[0].checked;
  }

  #solve() {
    this.#wish = { via: this.#position, isFromStart: this.#isFromStart };
    this.#dialog.close();
  }

  /** @param {string} action */
  #button(action) {
    return /** @type {HTMLButtonElement} */ (this.#part(`[data-action="${action}"]`));
  }

  /** @returns {HTMLInputElement[]} from the start, and from the position on the board */
  get #radios() {
    return [...this.#dialog.querySelectorAll('input')];
  }

  /** @param {string} selector */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#dialog.querySelector(selector));
  }
}

/** @param {Words['via']} words */
function bodyOf({ help, text, take, here, start, none, from, fromStart, fromHere, solve }) {
  return `
    <p class="about">${help}</p>
    <div class="via">
      <div class="position"></div>
      <div>
        <div class="takes" role="group" aria-label="${take}">
          <button type="button" data-action="here">${here}</button>
          <button type="button" data-action="start">${start}</button>
          <button type="button" data-action="none">${none}</button>
        </div>
        <output></output>
        <p class="error" id="via-error" role="alert"></p>
        <fieldset class="choices from">
          <legend>${from}</legend>
          <label><input type="radio" name="via-from" />${fromStart}</label>
          <label><input type="radio" name="via-from" />${fromHere}</label>
        </fieldset>
        <button type="button" class="primary" data-action="solve">${solve}</button>
        <label for="via-text">${text}</label>
        <textarea id="via-text" rows="7" spellcheck="false" autocapitalize="off" aria-describedby="via-error"></textarea>
      </div>
    </div>`;
}
