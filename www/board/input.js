// Turns mouse, pen and touch on a board into intents in holes and board units. A finger that explores a page with a
// screen reader finds the buttons over the holes: a press on one of them is a press on the board.

import { holeAt, toUnits } from './layout.js';

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
 *   click: (hole: number | undefined) => void,
 *   drag: (hole: number, place: Point, near: number | undefined) => void,
 *   drop: (near: number | undefined) => void,
 *   cancel: () => void,
 *   release: (hole: number | undefined) => void,
 * }} Intents
 */

/**
 * The pointer that is down.
 * @typedef {{ id: number, begin: Point, hole: number | undefined, isDrag: boolean }} Press
 */

/** A click, and a carried peg, reach half way to the next hole, in units. */
const REACH = 0.5;
/** A press that moves less is a click, in pixels. */
const CLICK_TRAVEL = 6;

export class BoardInput {
  /** @type {Press | undefined} */
  #press;
  /** True if a press has been heard whose click is still to come. */
  #isHeard = false;
  #canvas;
  #intents;

  /**
   * @param {HTMLElement} stage around a canvas and the grid over it
   * @param {Intents} intents
   */
  constructor(stage, intents) {
    this.#canvas = /** @type {HTMLElement} */ (stage.querySelector('canvas'));
    this.#intents = intents;
    stage.addEventListener('pointerdown', (event) => this.#isOnBoard(event) && this.#begin(event));
    stage.addEventListener('pointermove', (event) => this.#move(event));
    stage.addEventListener('pointerup', (event) => this.#end(event));
    stage.addEventListener('pointerleave', () => intents.hover(undefined));
    // The capture is lost after a normal release as well: there is no press any more then.
    for (const type of /** @type {const} */ (['pointercancel', 'lostpointercapture'])) {
      stage.addEventListener(type, (event) => this.#press?.id === event.pointerId && this.#cancel());
    }
    stage.addEventListener('touchmove', (event) => this.#keepFromScrolling(event), { passive: false });
    stage.addEventListener('click', (event) => this.#hearOnce(event), { capture: true });
  }

  /**
   * The click of a pointer has been heard as a press. A click by a key or a screen reader has not.
   * @param {MouseEvent} event
   */
  #hearOnce(event) {
    if (this.#isHeard && event.detail > 0 && this.#isOnBoard(event)) event.stopPropagation();
    this.#isHeard = false;
  }

  /** True if an event is on the board, and not on something over it. @param {Event} event */
  #isOnBoard({ target }) {
    return this.#intents.canTouch() && /** @type {Element} */ (target).closest('canvas, .holes');
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    // A second finger pinches: the first one lets go of its peg. A press from before the board left the page is over.
    this.#cancel();
    if (event.button !== 0 || !event.isPrimary) return;
    this.#isHeard = true;
    // A finger may only scroll: it counts once it clicks or drags.
    if (event.pointerType !== 'touch') this.#intents.press();
    const begin = this.#pointOf(event);
    this.#press = { id: event.pointerId, begin, hole: this.#holeUnder(begin), isDrag: false };
    this.#canvas.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const point = this.#pointOf(event);
    // A button that came up while the board was out of the page was not heard.
    if (event.buttons === 0 && this.#press?.id === event.pointerId) this.#cancel();
    const press = this.#press;
    if (press?.id !== event.pointerId) {
      if (event.pointerType === 'mouse')
        this.#intents.hover(this.#isOnBoard(event) ? this.#holeUnder(point) : undefined);
      return;
    }
    if (!press.isDrag && distance(point, press.begin) > CLICK_TRAVEL && this.#canDrag) {
      this.#intents.press();
      press.isDrag = true;
    }
    const layout = this.#intents.layout();
    if (press.isDrag && press.hole !== undefined && layout)
      this.#intents.drag(press.hole, toUnits(layout, point), this.#holeUnder(point));
  }

  /** @param {PointerEvent} event */
  #end(event) {
    if (this.#press?.id !== event.pointerId) return;
    const { isDrag, hole, begin } = this.#press;
    this.#press = undefined;
    const point = this.#pointOf(event);
    this.#intents.release(this.#holeUnder(point));
    if (isDrag) this.#intents.drop(this.#holeUnder(point));
    else if (distance(point, begin) <= 2 * CLICK_TRAVEL) this.#intents.click(hole);
  }

  #cancel() {
    if (this.#press?.isDrag) this.#intents.cancel();
    this.#press = undefined;
  }

  /**
   * One finger on a peg that can move drags the peg. Elsewhere it scrolls the page, and two fingers zoom it.
   * @param {TouchEvent} event
   */
  #keepFromScrolling(event) {
    const isOne = this.#isOnBoard(event) && event.touches.length === 1;
    if (isOne && event.cancelable && this.#canDrag) event.preventDefault();
  }

  get #canDrag() {
    return this.#press?.hole !== undefined && this.#intents.canMove(this.#press.hole);
  }

  /** @param {Point} point */
  #holeUnder(point) {
    const layout = this.#intents.layout();
    return layout && holeAt(layout, point, REACH);
  }

  /**
   * The place of an event, in pixels of the layout: a page may zoom or scale the surroundings of the canvas.
   * @param {{ clientX: number, clientY: number }} event
   * @returns {Point}
   */
  #pointOf({ clientX, clientY }) {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    return {
      x: ((clientX - left) * this.#canvas.offsetWidth) / (width || 1),
      y: ((clientY - top) * this.#canvas.offsetHeight) / (height || 1),
    };
  }
}

/** @param {Point} a @param {Point} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
