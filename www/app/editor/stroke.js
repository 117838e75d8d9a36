// A stroke: what a pointer draws from press to release, as the effect of a tool on cells.

import { contentAt, isGoal, mark, put, unmark } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('./draft.js').Content} Content */
/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {'holes' | 'pegs' | 'goal'} Tool */
/** @typedef {(draft: Draft, cell: Cell) => Draft} Brush */

/**
 * The surface of a stroke: the cell at a point, if any, and the longest distance between two points at which no cell is
 * skipped, in pixels.
 * @typedef {{ cellAt: (point: Point) => Cell | undefined, readonly stride: number }} Surface
 */

/** @typedef {ReturnType<typeof beginStroke>} Stroke */

/**
 * @param {Draft} before the stroke
 * @param {Tool} tool
 * @param {Surface} surface
 * @param {Point} point of the press
 */
export function beginStroke(before, tool, surface, point) {
  /** Determined by the first cell of the stroke. @type {Brush | undefined} */
  let brush;
  let last = point;
  const stroke = {
    /** The draft with the stroke. */
    draft: before,
    /** The first cell of the stroke. @type {Cell | undefined} */
    first: undefined,
    moveTo,
  };
  touch(point);
  return stroke;

  /** Continues to a point. A fast pointer skips cells; the stroke does not. @param {Point} next */
  function moveTo(next) {
    const { x, y } = last;
    const [dx, dy] = [next.x - x, next.y - y];
    const steps = Math.ceil(Math.hypot(dx, dy) / surface.stride);
    for (let step = 1; step <= steps; step += 1) touch({ x: x + (dx * step) / steps, y: y + (dy * step) / steps });
    last = next;
  }

  /** @param {Point} point */
  function touch(point) {
    const cell = surface.cellAt(point);
    if (!cell) return;
    stroke.first ??= cell;
    brush ??= brushFor(stroke.draft, tool, cell);
    stroke.draft = brush(stroke.draft, cell);
  }
}

/**
 * The brush of a stroke. The first cell is toggled; later cells change in the same way, but only if they were like the
 * first one.
 * @param {Draft} draft
 * @param {Tool} tool
 * @param {Cell} first
 * @returns {Brush}
 */
export function brushFor(draft, tool, first) {
  const content = contentAt(draft, first);
  if (tool === 'goal') return isGoal(draft, first) ? unmark : mark;
  if (tool === 'holes') return content === '.' ? change('.', 'o') : change('xo', '.');
  if (content === 'x') return change('x', 'o');
  // Outside the board, drawing a peg also creates its hole.
  return change(content === 'o' ? 'o' : 'o.', 'x');
}

/** @param {string} from @param {Content} to @returns {Brush} */
const change = (from, to) => (draft, cell) => (from.includes(contentAt(draft, cell)) ? put(draft, cell, to) : draft);

/**
 * Points are in pixels of the surface. `cancel` is called when the pointer is lost because of scrolling, or because the
 * dialog was closed.
 * @typedef {{ press: (point: Point) => void, move: (point: Point, isFinger: boolean) => void, lift: () => void, cancel:
 *   () => void }} Intents
 */

/**
 * Listens to one pointer at a time on the drawing.
 * @param {HTMLElement} surface
 * @param {Intents} intents
 */
export function listenToPointer(surface, { press, move, lift, cancel }) {
  /** @type {number | undefined} */
  let pressed;

  const pointOf = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const { left, top } = surface.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const end = (/** @type {() => void} */ act) => (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== pressed) return;
    pressed = undefined;
    act();
  };

  surface.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || pressed !== undefined) return;
    pressed = event.pointerId;
    surface.setPointerCapture(event.pointerId);
    press(pointOf(event));
  });
  surface.addEventListener('pointermove', (event) => {
    if (event.pointerId === pressed) move(pointOf(event), event.pointerType === 'touch');
  });
  surface.addEventListener('pointerup', end(lift));
  surface.addEventListener('pointercancel', end(cancel));
  // If the dialog is closed during a stroke, the pointer is lost without being released.
  surface.addEventListener('lostpointercapture', end(cancel));
}
