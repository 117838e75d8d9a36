// Turns mouse, pen and touch on a board into intents in holes and board units. A finger that explores a page with a
// screen reader finds the buttons over the holes: a press on one of them is a press on the board.

import { distance, holeAt, toHand } from './layout.js';

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * The acts of a pointer. Holes are numbers, `undefined` is beside them; a place is in board units.
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
 * Draws a mark on a hole, or an arrow from hole to hole: with the right button, or a finger that rests first where no
 * peg can be dragged. `show` shows what would be drawn, if anything.
 * @typedef {{
 *   isOn: () => boolean,
 *   show: (sketch?: Sketch) => void,
 *   draw: (sketch: Sketch) => void,
 * }} Draws
 */

/**
 * The pointer that is down. A finger has no colour.
 * @typedef {{
 *   id: number, begin: Point, hole: number | undefined, isDrag: boolean, isDrawing?: boolean, colour?: number,
 * }} Press
 */

/** A click, and a carried peg, reach half way to the next hole, in units. */
const REACH = 0.5;
/** A press that moves less is a click, in pixels. */
const CLICK_TRAVEL = 6;
/** A finger that rests for so long, where no peg can be dragged, draws, in milliseconds. */
const REST = 500;

/**
 * The colour of a drawing, by the keys that are held. A browser may keep Shift or Ctrl for itself.
 * @param {MouseEvent} event
 */
function colourOf({ shiftKey, ctrlKey, altKey }) {
  return Number(shiftKey || ctrlKey) + 2 * Number(altKey);
}

/**
 * @param {HTMLElement} stage around a canvas and the grid over it
 * @param {Intents} intents
 */
export function listenToPointers(stage, intents) {
  /** @type {Press | undefined} */
  let press;
  /** True if a press has been heard whose click is still to come. */
  let isHeard = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  const canvas = /** @type {HTMLElement} */ (stage.querySelector('canvas'));

  /**
   * The click of a pointer has been heard as a press. A click by a key or a screen reader has not.
   * @param {MouseEvent} event
   */
  function hearOnce(event) {
    if (isHeard && event.detail > 0 && isOnBoard(event)) event.stopPropagation();
    isHeard = false;
  }

  /** True if an event is on the board, and not on something over it. @param {Event} event */
  const isOnBoard = ({ target }) => intents.canTouch() && /** @type {Element} */ (target).closest('canvas, .holes');

  /** @param {PointerEvent} event */
  function begin(event) {
    // A second finger pinches: the first one lets go of its peg. A press from before the board left the page is over.
    cancel();
    const isDrawing = event.button === 2 && canDraw();
    if (!(isDrawing || event.button === 0) || !event.isPrimary) return;
    isHeard = !isDrawing;
    // A finger may only scroll: it counts once it clicks or drags.
    if (event.pointerType !== 'touch') intents.press();
    const point = pointOf(event);
    press = { id: event.pointerId, begin: point, hole: holeUnder(point), isDrag: false, isDrawing };
    if (isDrawing) press.colour = colourOf(event);
    canvas.setPointerCapture(event.pointerId);
    // A finger that rests on a peg before it drags it does not draw.
    const isOnHole = press.hole !== undefined;
    if (event.pointerType === 'touch' && isOnHole && canDraw() && !canDrag()) rest = setTimeout(draw, REST, point);
    if (isDrawing) intents.draws?.show(drawing(point));
  }

  const canDraw = () => intents.draws?.isOn();

  /** A resting finger draws from now on, unless it has left. @param {Point} point */
  function draw(point) {
    if (!press) return;
    press.isDrawing = true;
    intents.press();
    intents.draws?.show(drawing(point));
  }

  /** The drawing of a release here; undefined beside the holes. @param {Point} point */
  function drawing(point) {
    const to = holeUnder(point);
    if (!press?.isDrawing || press.hole === undefined || to === undefined) return undefined;
    return { from: press.hole, to, colour: press.colour };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const point = pointOf(event);
    // A button that came up while the board was out of the page was not heard.
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
   * One finger on a peg that can move drags the peg. Elsewhere it scrolls the page, and two fingers zoom it.
   * @param {TouchEvent} event
   */
  function keepFromScrolling(event) {
    const isOne = isOnBoard(event) && event.touches.length === 1;
    if (isOne && event.cancelable && (press?.isDrawing || canDrag())) event.preventDefault();
  }

  const canDrag = () => press?.hole !== undefined && intents.canMove(press.hole);

  /** @param {Point} point */
  function holeUnder(point) {
    const layout = intents.layout();
    return layout && holeAt(layout, point, REACH);
  }

  /**
   * The place of an event, in pixels of the layout: browsers undo all that a page does to the canvas, also a rotation
   * or a perspective. A hole has its place in its middle.
   * @param {PointerEvent} event
   * @returns {Point}
   */
  function pointOf({ target, offsetX, offsetY }) {
    // A browser that does not tell its zoom has taken it out.
    const { currentCSSZoom: zoom = 1 } = /** @type {{ currentCSSZoom?: number }} */ (canvas);
    const [x, y] = [offsetX / zoom, offsetY / zoom];
    if (target === canvas) return { x, y };
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = /** @type {HTMLElement} */ (target);
    return { x: offsetLeft + x - offsetWidth / 2, y: offsetTop + y - offsetHeight / 2 };
  }

  stage.addEventListener('pointerdown', (event) => isOnBoard(event) && begin(event));
  stage.addEventListener('pointermove', move);
  stage.addEventListener('pointerup', end);
  stage.addEventListener('pointerleave', () => intents.hover(undefined));
  // The capture is lost after a normal release as well: there is no press any more then.
  for (const type of /** @type {const} */ (['pointercancel', 'lostpointercapture']))
    stage.addEventListener(type, (event) => press?.id === event.pointerId && cancel());
  stage.addEventListener('touchmove', keepFromScrolling, { passive: false });
  stage.addEventListener('contextmenu', (event) => {
    // The key of the menu is no button that draws, and no finger that rests.
    if ((event.button === 2 || press) && isOnBoard(event) && canDraw()) event.preventDefault();
  });
  stage.addEventListener('click', hearOnce, { capture: true });
}
