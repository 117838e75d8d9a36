// The dialog that asks for a solution through a position: from the game, set peg by peg, or as a text.

import './via.css';
import { isTrap } from '../../engine/trap.js';
import { pegCount, position } from '../../game/game.js';
import { Dialog } from '../kit/dialog.js';
import { html } from '../kit/html.js';
import { PositionBoard } from './position-board.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').TextError} TextError */

export class ViaDialog extends Dialog {
  #board;
  /** The position that was read last. */
  #position = '';
  /** The text before a person changes it, and its board. */
  #usual = '';
  #drawing = '';

  /** @param {import('../kit/dialog.js').Table} table */
  constructor(table) {
    const { title, help, text, take, here, start, none, from, fromStart, fromHere, solve, board, hole } =
      table.words.via;
    const act = (/** @type {() => void} */ act) => () => table.guard.run(act);
    const read = act(() => this.#read());
    const button = (/** @type {string} */ label, /** @type {(game: Game) => string} */ of) =>
      html`<button type="button" @click=${act(() => this.#take(of))}>${label}</button>`;
    super(
      table,
      'via',
      title,
      html`
        <p class="about">${help}</p>
        <div class="desk">
          <div class="position"></div>
          <div>
            <div class="buttons" role="group" aria-label=${take}>
              ${button(here, position)}
              ${button(start, ({ problem }) => problem.start)}
              ${button(none, (game) => position(game).replaceAll('x', 'o'))}
            </div>
            <output></output>
            <p class="error" id="via-error" role="alert"></p>
            <fieldset class="choices" @change=${read}>
              <legend>${from}</legend>
              <label><input type="radio" name="from" value="start">${fromStart}</label>
              <label><input type="radio" name="from" value="here">${fromHere}</label>
            </fieldset>
            <button type="button" name="solve" class="primary" @click=${() => this.box.close('solve')}>${solve}</button>
            <label for="via-text">${text}</label>
            <textarea id="via-text" name="text" rows="7" spellcheck="false" autocapitalize="off"
              aria-describedby="via-error" @input=${read}></textarea>
          </div>
        </div>`,
    );
    this.#board = new PositionBoard(this.part('.position'), board, hole, (hole) => act(() => this.#toggle(hole))());
    new ResizeObserver(() => this.#board.resize()).observe(this.part('.position'));
  }

  /** The game on the board: another core may have made it again meanwhile. */
  get #game() {
    return this.table.element.state;
  }

  /** A position that was set and not asked for yet is kept while the board is the same. */
  fill() {
    const { problem, cursor } = /** @type {Game} */ (this.#game);
    const drawing = problem.board.drawing();
    const isKept = drawing === this.#drawing && this.#input.value !== this.#usual;
    this.#drawing = drawing;
    this.part('.choices').hidden = cursor === 0;
    this.#board.open(problem, this.table.element.colours);
    if (isKept) return;
    /** @type {HTMLInputElement} */ (this.part('[value="start"]')).checked = true;
    this.#take(position);
    this.#usual = this.#input.value;
  }

  opened() {
    this.table.guard.run(() => this.#read());
  }

  /** Finds the solution and plays it on the board, once the dialog is closed. */
  async open() {
    await super.open();
    if (this.box.returnValue !== 'solve') return undefined;
    const { element } = this.table;
    this.#usual = this.#input.value;
    if (this.#isFromStart) element.reset();
    element.solve({ via: this.#position });
    return undefined;
  }

  /** Puts a position of the game into the text. @param {(game: Game) => string} position */
  #take(position) {
    if (this.#game) this.#write(position(this.#game));
  }

  /** @param {string} text */
  #write(text) {
    this.#input.value = text.replaceAll('/', '\n');
    this.#read();
  }

  /** Puts a peg into a hole, or takes it away. @param {number} hole */
  #toggle(hole) {
    if (this.#position === '') return;
    const cells = [...this.#position];
    const places = cells.flatMap((cell, place) => ('xo'.includes(cell) ? [place] : []));
    cells[places[hole]] = cells[places[hole]] === 'x' ? 'o' : 'x';
    this.#write(cells.join(''));
  }

  /** Shows the position of the text, or its error. */
  #read() {
    const game = this.#game;
    if (!game) return;
    try {
      const { board } = game.problem;
      this.#position = board.parsePosition(this.#input.value);
      this.#board.show(board.pegs(this.#position));
      this.#say(this.#complaint(game), this.#count);
    } catch (error) {
      if (isTrap(error)) throw error;
      this.#position = '';
      this.#say(this.table.words.failure(/** @type {Partial<TextError>} */ (error)), 0);
    }
  }

  /** The reason if no solution can pass through the position; empty otherwise. @param {Game} game */
  #complaint(game) {
    const { tooMany, tooFew } = this.table.words.via;
    const from = pegCount(this.#isFromStart ? { ...game, cursor: 0 } : game);
    if (this.#count > from) return tooMany(this.#count, from);
    return this.#count === 0 ? tooFew : '';
  }

  get #count() {
    return this.#position.replaceAll(/[^x]/g, '').length;
  }

  /** @param {string} complaint @param {number} count */
  #say(complaint, count) {
    this.part('.error').textContent = complaint;
    this.part('output').textContent = this.table.words.via.pegs(count);
    this.#input.setAttribute('aria-invalid', String(complaint !== ''));
    this.field('solve').disabled = complaint !== '';
  }

  get #isFromStart() {
    return /** @type {HTMLInputElement} */ (this.part('[value="start"]')).checked;
  }

  get #input() {
    return this.field('text');
  }
}
