// The dialog for a solution through a position, which is taken from the game, set peg by peg, or entered as text.

import { layOut } from '../../board/layout.js';
import { makeRovingGrid } from '../../board/roving-grid.js';
import { peg } from '../../board/scene.js';
import { makeSurface } from '../../board/surface.js';
import { partsOf } from '../../common/dom/dom.js';
import { isTrap } from '../../engine/engine-error.js';
import { pegsIn, toggled } from '../../engine/problem.js';
import { pegCount, position as positionOf } from '../../game/game.js';
import { dialogOn } from '../kit/dialog.js';
import { html } from '../kit/html.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').TextError} TextError */

/** @param {import('../kit/dialog.js').Table} table */
export function viaDialog(table) {
  const { element, guard, words } = table;
  const { via } = words;
  /** The last position that was parsed; empty if the text is invalid. */
  let position = '';
  /** The initial text, and its board. */
  let usual = '';
  let drawing = '';
  const read = () => guard(readText);
  const button = (/** @type {string} */ label, /** @type {(game: Game) => string} */ of) =>
    html`<button type="button" @click=${() => guard(() => take(of))}>${label}</button>`;
  const body = html`
    <p class="about muted">${via.help}</p>
    <div class="desk columns">
      <div class="position drawing sheet">
        <canvas aria-hidden="true"></canvas>
        <div class="holes" role="grid" aria-label=${via.board}></div>
      </div>
      <div>
        <div class="buttons" role="group" aria-label=${via.take}>
          ${button(via.here, positionOf)}
          ${button(via.start, ({ problem }) => problem.start)}
          ${button(via.none, (game) => positionOf(game).replaceAll('x', 'o'))}
        </div>
        <output class="muted digits"></output>
        <p class="error" id="via-error" role="alert"></p>
        <fieldset @change=${read}>
          <legend class="muted">${via.from}</legend>
          <div class="choices box">
            <label><input type="radio" name="from" value="start">${via.fromStart}</label>
            <label><input type="radio" name="from" value="here">${via.fromHere}</label>
          </div>
        </fieldset>
        <button type="button" name="solve" class="primary" @click=${() => box.close('solve')}>${via.solve}</button>
        <label for="via-text">${via.text}</label>
        <textarea id="via-text" name="text" rows="7" spellcheck="false" autocapitalize="off"
          aria-describedby="via-error" @input=${read}></textarea>
      </div>
    </div>`;
  const dialog = dialogOn(table, 'via', via.title, { body, fill, opened: read, closed });
  const { box, field, part } = dialog;
  const input = field('text');
  const fromStart = /** @type {HTMLInputElement} */ (part('[value="start"]'));
  const board = boardIn(part('.position'), element, (hole) => position && guard(() => write(toggled(position, hole))));
  return dialog;

  /** A position that has been set but not yet used is kept as long as the board stays the same. */
  function fill() {
    const { problem, cursor } = /** @type {Game} */ (element.state);
    const before = drawing;
    drawing = problem.board.drawing();
    part('fieldset').hidden = cursor === 0;
    board.setHoles(problem.holes);
    if (drawing === before && input.value !== usual) return;
    fromStart.checked = true;
    take(positionOf);
    usual = input.value;
  }

  /** Finds the solution and plays it on the board. @param {string} act */
  function closed(act) {
    if (act !== 'solve') return undefined;
    usual = input.value;
    if (fromStart.checked) element.reset();
    element.solve({ via: position });
    return undefined;
  }

  /** Puts a position of the game into the text field. @param {(game: Game) => string} of */
  function take(of) {
    if (element.state) write(of(element.state));
  }

  /** @param {string} text */
  function write(text) {
    input.value = text.replaceAll('/', '\n');
    readText();
  }

  /** Shows the position in the text, or its error. Reads the game again, since a new engine may have reopened it. */
  function readText() {
    const { state } = element;
    if (!state) return;
    try {
      position = state.problem.board.parsePosition(input.value);
      board.show(state.problem.board.pegs(position), via.hole);
      const count = pegsIn(position);
      say(complaint(state, count), count);
    } catch (error) {
      if (isTrap(error)) throw error;
      position = '';
      say(words.failure(/** @type {Partial<TextError>} */ (error)), 0);
    }
  }

  /**
   * The reason why no solution can pass through a position; empty if one may.
   * @param {Game} game
   * @param {number} count of the position's pegs
   */
  function complaint(game, count) {
    const from = pegCount(fromStart.checked ? { ...game, cursor: 0 } : game);
    if (count > from) return via.tooMany({ pegs: count, most: from });
    return count === 0 ? via.tooFew : '';
  }

  /** @param {string} complaint @param {number} count */
  function say(complaint, count) {
    part('.error').textContent = complaint;
    part('output').textContent = via.pegs({ pegs: count });
    input.setAttribute('aria-invalid', String(complaint !== ''));
    field('solve').disabled = complaint !== '';
  }
}

/**
 * A board on which the user sets pegs.
 * @param {HTMLElement} box of its canvas and its buttons
 * @param {import('../kit/dialog.js').Table['element']} element provides the colours
 * @param {(hole: number) => unknown} choose
 */
function boardIn(box, element, choose) {
  /** @type {Game['problem']['holes']} */
  let holes = [];
  /** 1 for each hole that has a peg. @type {Uint8Array} */
  let pegs = new Uint8Array();
  const grid = makeRovingGrid(partsOf(box)('.holes'), { choose });
  const surface = makeSurface(box, draw);
  new ResizeObserver(draw).observe(box);
  return { setHoles, show };

  /** @param {typeof holes} next */
  function setHoles(next) {
    holes = next;
    grid.setPlaces(holes);
  }

  /** @param {typeof pegs} shown @param {(hole: { name: string, isPeg: boolean }) => string} labelOf */
  function show(shown, labelOf) {
    pegs = shown;
    draw();
    grid.setLabels(holes.map(({ name }, hole) => labelOf({ name, isPeg: pegs[hole] === 1 })));
  }

  /** Draws the position, if its box has a size. */
  function draw() {
    const renderer = surface.fit((width, height) => layOut(holes, width, height), element.colours);
    if (!renderer) return;
    grid.setLayout(renderer.layout);
    renderer.draw({ pegs: holes.filter((_, hole) => pegs[hole]).map(peg), marks: [] });
  }
}
