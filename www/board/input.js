// Turns mouse, pen and touch input on a board into intents, which refer to holes and board units. Screen-reader users
// on touch screens reach the buttons over the holes; pressing one of these buttons counts as a press on the board.

import { distance, holeAt, toHand } from './layout.js';

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * What a pointer can do. A hole is a number, or `undefined` outside all holes. Points are in board units.
 * @typedef {{
 *   layout: () => Layout | undefined,
 *   canTouch: () => boolean,
 *   canMove: (hole: number) => boolean,
 *   press: () => void,
 *   hover: (hole: number | undefined) => void,
 *   choose: (hole: number | undefined) => void,
 *   carry: (hole: number, place: Point, near: number | undefined) => void,
 *   drop: (near: number | undefined) => void,
 *   cancelDrag: () => void,
 *   release: (hole: number | undefined) => void,
 *   draws?: Draws,
 * }} Intents
 */

/** @typedef {import('../game/notes.js').Sketch} Sketch */

/**
 * Draws a mark on a hole, or an arrow from hole to hole, with the right button or, where no peg can be dragged, with a
 * long press. `show` previews the drawing.
 * @typedef {{
 *   isOn: () => boolean,
 *   show: (sketch?: Sketch) => void,
 *   draw: (sketch: Sketch) => void,
 * }} Draws
 */

/**
 * The pointer that is down. Drawings by touch have no `colour`.
 * @typedef {{
 *   id: number, begin: Point, hole: number | undefined, isDrag: boolean, isDrawing?: boolean, colour?: number,
 * }} Press
 */

/** The reach of a click and of a dragged peg, in units: halfway to the next hole. */
const REACH = 0.5;
/** A press that moves less than this many pixels is a click. */
const CLICK_TRAVEL = 6;
/** A press held for this many milliseconds starts a drawing where no peg can be dragged. */
const REST = 500;

/**
 * The colour of a drawing, depending on the modifier keys held. A browser may reserve Shift or Ctrl for itself.
 * @param {MouseEvent} event
 */
function colourOf(event) {
  const isAltGr = event.getModifierState('AltGraph');
  // Windows reports AltGr as Ctrl and Alt.
  const isRed = event.shiftKey || (event.ctrlKey && !isAltGr);
  return Number(isRed) + 2 * Number(event.altKey || event.metaKey || isAltGr);
}

/**
 * @param {HTMLElement} stage around a canvas and the grid over it
 * @param {Intents} intents
 * @returns {() => boolean} whether the current press moves a peg or draws
 */
export function listenToPointers(stage, intents) {
  /** @type {Press | undefined} */
  let press;
  /** True if a press has been handled and its click is still to come. */
  let isHeard = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  const canvas = /** @type {HTMLElement} */ (stage.querySelector('canvas'));

  /**
   * Stops a pointer's click event, which has already been handled as a press. A click triggered by a key or a screen
   * reader has not been handled, so it is let through.
   * @param {MouseEvent} event
   */
  function hearOnce(event) {
    if (isHeard && event.detail > 0 && isOnBoard(event)) event.stopPropagation();
    isHeard = false;
  }

  /** True if an event is on the board, and not on something covering it. @param {Event} event */
  const isOnBoard = ({ target }) => intents.canTouch() && /** @type {Element} */ (target).closest('canvas, .holes');

  /** @param {PointerEvent} event */
  function begin(event) {
    // A second finger starts a pinch, so the first one releases its peg. Any other earlier press has already ended.
    cancel();
    const isDrawing = event.button === 2 && canDraw();
    if (!(isDrawing || event.button === 0) || !event.isPrimary) return;
    isHeard = !isDrawing;
    // A touch may turn out to be a scroll, so it does not count until it becomes a click or a drag.
    if (event.pointerType !== 'touch') intents.press();
    const point = pointOf(event);
    press = { id: event.pointerId, begin: point, hole: holeUnder(point), isDrag: false, isDrawing };
    if (isDrawing) press.colour = colourOf(event);
    canvas.setPointerCapture(event.pointerId);
    // A finger that rests on a peg before dragging it does not draw.
    const isOnHole = press.hole !== undefined;
    if (event.pointerType === 'touch' && isOnHole && canDraw() && !canDrag()) rest = setTimeout(draw, REST, point);
    if (isDrawing) intents.draws?.show(drawing(point));
  }

  const canDraw = () => intents.draws?.isOn();

  /** Lets a long press draw from now on, unless the finger has been lifted. @param {Point} point */
  function draw(point) {
    if (!press) return;
    press.isDrawing = true;
    intents.press();
    intents.draws?.show(drawing(point));
  }

  /** The drawing that releasing the pointer here would make; undefined outside the holes. @param {Point} point */
  function drawing(point) {
    const to = holeUnder(point);
    if (!press?.isDrawing || press.hole === undefined || to === undefined) return undefined;
    return { from: press.hole, to, colour: press.colour };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const point = pointOf(event);
    // No event reports a button that is released while the board is not in the page.
    if (event.buttons === 0 && press?.id === event.pointerId) cancel();
    if (press?.id !== event.pointerId) {
      if (event.pointerType === 'mouse') intents.hover(isOnBoard(event) ? holeUnder(point) : undefined);
      return;
    }
    if (press.isDrawing) return intents.draws?.show(drawing(point));
    const isFar = distance(point, press.begin) > CLICK_TRAVEL;
    if (isFar) clearTimeout(rest);
    if (!press.isDrag && isFar && canDrag()) {
      intents.press();
      press.isDrag = true;
    }
    const layout = intents.layout();
    if (press.isDrag && press.hole !== undefined && layout)
      intents.carry(press.hole, toHand(layout, point), holeUnder(point));
  }

  /** @param {PointerEvent} event */
  function end(event) {
    if (press?.id !== event.pointerId) return;
    const { isDrag, isDrawing, hole, begin: first } = press;
    const point = pointOf(event);
    const drawn = drawing(point);
    if (isDrawing) cancel();
    press = undefined;
    const near = holeUnder(point);
    intents.release(near);
    if (drawn) intents.draws?.draw(drawn);
    else if (isDrag) intents.drop(near);
    else if (!isDrawing && distance(point, first) <= 2 * CLICK_TRAVEL) intents.choose(hole);
  }

  function cancel() {
    clearTimeout(rest);
    if (press?.isDrag) intents.cancelDrag();
    if (press?.isDrawing) intents.draws?.show();
    press = undefined;
  }

  /**
   * A single finger drags a peg that can move. Anywhere else, a single finger scrolls the page. Two fingers zoom.
   * @param {TouchEvent} event
   */
  function keepFromScrolling(event) {
    const isOne = isOnBoard(event) && event.touches.length === 1;
    if (isOne && event.cancelable && isUsed()) event.preventDefault();
  }

  const isUsed = () => press?.isDrawing || canDrag();

  const canDrag = () => press?.hole !== undefined && intents.canMove(press.hole);

  /** @param {Point} point */
  function holeUnder(point) {
    const layout = intents.layout();
    return layout && holeAt(layout, point, REACH);
  }

  stage.addEventListener('pointerdown', (event) => isOnBoard(event) && begin(event));
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', end);
  stage.addEventListener('pointerleave', () => intents.hover(undefined));
  // The capture is also lost after a normal release, when there is no longer a press.
  for (const type of /** @type {const} */ (['pointercancel', 'lostpointercapture']))
    stage.addEventListener(type, (event) => press?.id === event.pointerId && cancel());
  stage.addEventListener('touchmove', keepFromScrolling, { passive: false });
  stage.addEventListener('contextmenu', (event) => {
    // Drawing uses the right button and long presses, but not the context menu key.
    if ((event.button === 2 || press) && isOnBoard(event) && canDraw()) event.preventDefault();
  });
  stage.addEventListener('click', hearOnce, { capture: true });
  return isUsed;
}

/**
 * The position of an event, in pixels of the layout. Event offsets are not affected by transforms of the canvas, not
 * even by a rotation or a perspective. A button over a hole is centred on its `offsetLeft` and `offsetTop`.
 * @param {PointerEvent} event
 * @returns {Point}
 */
function pointOf({ target, offsetX, offsetY }) {
  const part = /** @type {HTMLElement} */ (target);
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight, currentCSSZoom: zoom = zoomOf(part) } = part;
  const [x, y] = [offsetX / zoom, offsetY / zoom];
  if (part.localName === 'canvas') return { x, y };
  return { x: offsetLeft + x - offsetWidth / 2, y: offsetTop + y - offsetHeight / 2 };
}

/**
 * The CSS zoom of an element, including that of its ancestors, for browsers without `currentCSSZoom`.
 * @param {Element | undefined} part
 * @returns {number}
 */
function zoomOf(part) {
  if (!part) return 1;
  const { host } = /** @type {ShadowRoot} */ (part.getRootNode());
  return Number(getComputedStyle(part).zoom) * zoomOf(part.parentElement ?? host);
}
