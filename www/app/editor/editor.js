// The dialog in which a person draws a board and a position.

import { holeAt, holeTowards, layOut } from '../../board/layout.js';
import { Renderer } from '../../board/renderer.js';
import { THEME_QUERIES } from '../../board/theme.js';
import { listBoards } from '../../engine/problem.js';
import { Board } from '../../engine/wasm/peg_solitaire.js';
import { contentAt, draftOf, emptyDraft, fill, holesOf, isGoal, isSame, setGoal, textsOf } from './draft.js';
import { assess } from './draft-check.js';
import { cellsIn, frameOf, placeOf, unite } from './drawing-bounds.js';
import { brushFor } from './stroke.js';
import { TEMPLATE } from './template.js';
import { begin, record, redo, undo } from './undo-stack.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('./stroke.js').Tool} Tool */
/** @typedef {import('./stroke.js').Brush} Brush */
/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {{ board: string, start: string, goal: string }} Texts */
/** Without a brush until it comes to a cell. @typedef {{ id: number, brush?: Brush, draft: Draft, last: Point }} Stroke */

/** A cell that is smaller than this is hard to touch: then the drawing scrolls. In pixels. */
const LEAST_UNIT = 24;
/** Half the diagonal of a cell: a press belongs to the nearest one, also in the corners. */
const REACH = 0.71;

const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** @type {Record<string, Tool>} */
const TOOL_KEYS = { h: 'holes', p: 'pegs', g: 'goal' };
const CONTENT_NAMES = { x: 'peg', o: 'empty hole', '.': 'no hole' };

export class Editor {
  #dialog;
  #theme;
  #history = begin(emptyDraft(4));
  /** What "Start over" goes back to. */
  #first = emptyDraft(4);
  /** @type {import('./drawing-bounds.js').Frame | undefined} */
  #frame;
  /** @type {Cell[]} */
  #cells = [];
  /** @type {HTMLButtonElement[]} */
  #buttons = [];
  #layout = layOut([], 0, 0);
  /** The cell that Tab and the arrow keys start from. */
  #current = 0;
  /** What a pointer does until it is lifted. @type {Stroke | undefined} */
  #stroke;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {() => import('../../board/theme.js').Theme} theme the colours of the board
   */
  constructor(dialog, theme) {
    this.#dialog = dialog;
    this.#theme = theme;
    dialog.innerHTML = TEMPLATE;
    this.#listenToPointer();
    this.#listenToKeys();
    this.#listenToControls();
    const refresh = () => dialog.open && this.#show();
    new ResizeObserver(refresh).observe(this.#part('.table'));
    for (const query of THEME_QUERIES) matchMedia(query).addEventListener('change', refresh);
  }

  /**
   * Shows a problem to be changed, or what was drawn from it before without being played. Resolves when the dialog closes: with the texts of what is to be played, or
   * with nothing. The core must be loaded.
   * @param {Problem} problem
   * @returns {Promise<Texts | undefined>}
   */
  open(problem) {
    const first = draftOf(problem);
    const isLeft = this.#dialog.returnValue !== 'play' && JSON.stringify(first) === JSON.stringify(this.#first);
    if (!isLeft) {
      this.#first = first;
      this.#history = begin(first);
      this.#frame = undefined;
    }
    this.#chooseTool('holes');
    this.#dialog.returnValue = '';
    this.#dialog.showModal();
    this.#show();
    this.#buttons[this.#current].focus({ preventScroll: true });
    return new Promise((resolve) => {
      this.#dialog.addEventListener('close', () => resolve(this.#result()), { once: true });
    });
  }

  /** @returns {Texts | undefined} */
  #result() {
    const { board } = assess(this.#draft);
    if (this.#dialog.returnValue !== 'play' || !board) return undefined;
    const texts = textsOf(this.#draft);
    return { ...texts, board: nameOf(board) ?? texts.board };
  }

  get #draft() {
    return this.#stroke?.draft ?? this.#history.present;
  }

  /** @param {Draft} draft */
  #change(draft) {
    this.#history = record(this.#history, draft);
    this.#show();
  }

  /** A whole new drawing has a frame of its own. @param {Draft} draft */
  #replace(draft) {
    this.#frame = undefined;
    this.#change(draft);
  }

  /** @param {typeof undo} step */
  #travel(step) {
    if (this.#stroke) return;
    this.#history = step(this.#history);
    this.#show();
  }

  /** @returns {Tool} */
  get #tool() {
    return /** @type {Tool} */ (this.#form.elements.tool.value);
  }

  /** @param {Tool} tool */
  #chooseTool(tool) {
    this.#form.elements.tool.value = tool;
  }

  get #form() {
    return /** @type {HTMLFormElement & { elements: Record<string, HTMLInputElement>}} */ (this.#part('form'));
  }

  // Pointer, keyboard and controls.

  #listenToPointer() {
    const grid = this.#part('.cells');
    grid.addEventListener('pointerdown', (event) => this.#beginStroke(event));
    grid.addEventListener('pointermove', (event) => this.#continueStroke(event));
    grid.addEventListener('pointerup', (event) => this.#endStroke(event));
    // The finger scrolls: it has not meant to draw.
    grid.addEventListener('pointercancel', () => {
      this.#stroke = undefined;
      this.#show();
    });
  }

  /** @param {PointerEvent} event */
  #beginStroke(event) {
    if (event.button !== 0 || this.#stroke) return;
    this.#part('.cells').setPointerCapture(event.pointerId);
    const point = this.#pointOf(event);
    this.#stroke = { id: event.pointerId, draft: this.#history.present, last: point };
    this.#touch(this.#stroke, point);
    this.#show();
  }

  /** The first cell of a stroke says what it does. @param {Stroke} stroke @param {Point} point */
  #touch(stroke, point) {
    const hit = holeAt(this.#layout, point, REACH);
    if (hit === undefined) return;
    if (!stroke.brush) this.#rove(hit);
    stroke.brush ??= brushFor(stroke.draft, this.#tool, this.#cells[hit]);
    stroke.draft = stroke.brush(stroke.draft, this.#cells[hit]);
  }

  /** A fast pointer leaves out cells; the stroke does not. @param {PointerEvent} event */
  #continueStroke(event) {
    const stroke = this.#stroke;
    if (event.pointerId !== stroke?.id || this.#isScrolledBy(event)) return;
    const { draft } = stroke;
    const [from, to] = [stroke.last, this.#pointOf(event)];
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (this.#layout.unit / 4));
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      this.#touch(stroke, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    stroke.last = to;
    if (stroke.draft !== draft) this.#show();
  }

  /** Whether a finger that moves means the box, and not the drawing in it. @param {PointerEvent} event */
  #isScrolledBy({ pointerType }) {
    return pointerType === 'touch' && this.#part('.table').classList.contains('is-scrolling');
  }

  /** @param {PointerEvent} event */
  #endStroke({ pointerId }) {
    if (pointerId !== this.#stroke?.id) return;
    const { draft } = this.#stroke;
    this.#stroke = undefined;
    this.#change(draft);
  }

  /** @param {PointerEvent} event */
  #pointOf({ clientX, clientY }) {
    const { left, top } = this.#part('.cells').getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #listenToKeys() {
    const grid = this.#part('.cells');
    grid.addEventListener('focusin', ({ target }) => this.#rove(this.#buttons.indexOf(/** @type {any} */ (target))));
    grid.addEventListener('click', ({ detail }) => {
      // A click of the pointer has been a stroke already.
      if (detail === 0) this.#apply(this.#cells[this.#current]);
    });
    grid.addEventListener('keydown', (event) => {
      const direction = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
      if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.#buttons[holeTowards(this.#layout, this.#current, direction)].focus();
    });
    // In the whole page: a click on a button does not give it the focus in every browser.
    document.addEventListener('keydown', (event) => this.#dialog.open && this.#takeShortcut(event));
  }

  /** @param {KeyboardEvent} event */
  #takeShortcut(event) {
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && (key === 'z' || key === 'y')) {
      event.preventDefault();
      this.#travel(key === 'y' || event.shiftKey ? redo : undo);
    }
    // In a form Enter would close the dialog.
    if (key === 'enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    // In a list of choices a letter looks for a choice.
    const isTaken = isCommand || event.altKey || event.target instanceof HTMLSelectElement;
    if (TOOL_KEYS[key] && !isTaken) this.#chooseTool(TOOL_KEYS[key]);
  }

  /** @param {Cell} cell */
  #apply(cell) {
    const draft = this.#history.present;
    this.#change(brushFor(draft, this.#tool, cell)(draft, cell));
  }

  #listenToControls() {
    const { directions, goal, pegs } = this.#form.elements;
    const actions = {
      undo: () => this.#travel(undo),
      redo: () => this.#travel(redo),
      clear: () => this.#clear(),
      fill: () => this.#change(fill(this.#draft)),
      again: () => this.#replace(this.#first),
    };
    for (const [name, act] of Object.entries(actions)) this.#form.elements[name].addEventListener('click', act);
    this.#part('.directions').addEventListener('change', () =>
      this.#change({ ...this.#draft, directions: Number(directions.value) }),
    );
    goal.addEventListener('change', () => this.#chooseGoal(/** @type {any} */ (goal.value)));
    pegs.addEventListener('input', () => this.#change(setGoal(this.#draft, { pegs: pegs.valueAsNumber || 0 })));
  }

  /** Where there are no holes, nothing else can be drawn. */
  #clear() {
    this.#chooseTool('holes');
    this.#replace(emptyDraft(this.#draft.directions));
  }

  /** What is to be marked needs the tool for it. @param {import('./draft.js').Goal['kind']} kind */
  #chooseGoal(kind) {
    if (kind === 'hole' || kind === 'pattern') this.#chooseTool('goal');
    this.#change(setGoal(this.#draft, { kind }));
  }

  // What is to be seen.

  #show() {
    // A frame that changed under the pointer would take the cells away from it.
    if (!this.#stroke) this.#fit();
    this.#lay();
    this.#draw();
    this.#describe();
    this.#showControls();
  }

  /** Makes room around the drawing, with a button for each cell. */
  #fit() {
    const frame = unite(this.#frame, frameOf(this.#draft));
    if (JSON.stringify(frame) === JSON.stringify(this.#frame)) return;
    const current = this.#cells[this.#current];
    const hadFocus = this.#buttons[this.#current]?.matches(':focus');
    this.#frame = frame;
    const rows = cellsIn(frame);
    this.#cells = rows.flat();
    this.#buttons = this.#cells.map(cellButton);
    const buttons = [...this.#buttons];
    this.#part('.cells').replaceChildren(...rows.map((row) => rowOf(buttons.splice(0, row.length))));
    this.#current = -1;
    this.#rove(this.#cells.findIndex((cell) => current && isSame(cell, current)));
    if (hadFocus) this.#buttons[this.#current].focus({ preventScroll: true });
  }

  /** One cell can be reached by Tab: the first hole at first. @param {number} index */
  #rove(index) {
    if (this.#buttons[this.#current]) this.#buttons[this.#current].tabIndex = -1;
    const isHole = (/** @type {Cell} */ cell) => contentAt(this.#draft, cell) !== '.';
    this.#current = index >= 0 ? index : Math.max(0, this.#cells.findIndex(isHole));
    this.#buttons[this.#current].tabIndex = 0;
  }

  /** Sizes the drawing to the table, or larger, where the cells would be too small. */
  #lay() {
    const table = this.#part('.table');
    const { clientWidth: width, clientHeight: height } = table;
    const places = this.#cells.map((cell) => placeOf(this.#draft.directions, cell));
    const { unit } = layOut(places, width, height);
    const scale = Math.max(1, LEAST_UNIT / unit);
    this.#layout = layOut(places, Math.floor(width * scale), Math.floor(height * scale));
    const { style } = this.#part('.sheet');
    style.width = `${this.#layout.width}px`;
    style.height = `${this.#layout.height}px`;
    style.setProperty('--unit', `${this.#layout.unit}px`);
    this.#layout.holes.forEach(({ x, y }, index) => {
      this.#buttons[index].style.translate = `${x}px ${y}px`;
    });
    const wasScrolling = table.classList.contains('is-scrolling');
    table.classList.toggle('is-scrolling', scale > 1);
    if (scale > 1 && !wasScrolling) table.scrollTo((width * (scale - 1)) / 2, (height * (scale - 1)) / 2);
  }

  /** The board as it will be when it is played. */
  #draw() {
    const { directions } = this.#draft;
    const isIn = (/** @type {string} */ contents) => (/** @type {Cell} */ cell) =>
      contents.includes(contentAt(this.#draft, cell));
    const holes = this.#layout.holes.filter((_, index) => isIn('xo')(this.#cells[index]));
    const pegs = this.#cells.filter(isIn('x')).map((cell) => ({ ...placeOf(directions, cell), ...AT_REST }));
    const canvas = /** @type {HTMLCanvasElement} */ (this.#part('canvas'));
    new Renderer(canvas, { ...this.#layout, holes }, this.#theme(), devicePixelRatio).draw({ pegs, marks: [] });
  }

  #describe() {
    const { top, left } = this.#origin();
    this.#cells.forEach((cell, index) => {
      const [content, isMarked] = [contentAt(this.#draft, cell), isGoal(this.#draft, cell)];
      const button = this.#buttons[index];
      button.className = `${content === '.' ? 'none' : ''} ${isMarked ? 'goal' : ''}`;
      const place = `row ${cell.row - top + 1}, column ${cell.column - left + 1}`;
      button.ariaLabel = `${place}: ${CONTENT_NAMES[content]}${isMarked ? ', goal' : ''}`;
    });
  }

  #origin() {
    const [rows, columns] = [this.#cells.map(({ row }) => row), this.#cells.map(({ column }) => column)];
    return { top: Math.min(...rows), left: Math.min(...columns) };
  }

  #showControls() {
    const { goal, directions } = this.#draft;
    const { sentence, board } = assess(this.#draft);
    const { elements } = this.#form;
    this.#part('.assessment').textContent = sentence;
    elements.play.disabled = !board;
    elements.directions.value = String(directions);
    elements.goal.value = goal.kind;
    // What is being typed is left alone: the caret would jump.
    if ((elements.pegs.valueAsNumber || 0) !== goal.pegs) elements.pegs.value = String(goal.pegs || '');
    this.#part('.few').hidden = goal.kind !== 'few';
    elements.undo.disabled = this.#history.past.length === 0;
    elements.redo.disabled = this.#history.future.length === 0;
    elements.clear.disabled = elements.fill.disabled = holesOf(this.#draft).length === 0;
    // Who has pressed a button until it has nothing more to do goes on in the drawing.
    if (document.activeElement?.matches('#editor :disabled'))
      this.#buttons[this.#current].focus({ preventScroll: true });
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#dialog.querySelector(selector));
  }
}

const AT_REST = { lift: 0, scale: 1, opacity: 1 };

function cellButton() {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.setAttribute('role', 'gridcell');
  return button;
}

/** @param {HTMLButtonElement[]} buttons */
function rowOf(buttons) {
  const row = document.createElement('div');
  row.setAttribute('role', 'row');
  row.append(...buttons);
  return row;
}

/**
 * The name of a board that has one, however it was drawn.
 * @param {Board} board
 */
function nameOf(board) {
  const geometry = (/** @type {Board} */ board) => JSON.stringify([board.directions, board.holes()]);
  return listBoards().find(({ drawing }) => geometry(new Board(drawing)) === geometry(board))?.name;
}
