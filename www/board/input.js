// Mouse, pen and touch on the canvas, as intents in holes and board units.

import { holeAt, toUnits } from './layout.js';

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * What a pointer does. Holes are numbers, `undefined` is beside them; a place is in board units.
 * @typedef {{
 *   layout: () => Layout | undefined,
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

/** The pointer that is down. @typedef {{ id: number, begin: Point, hole: number | undefined, isDrag: boolean }} Press */

/** A click, and a carried peg, reach half way to the next hole, in units. */
const REACH = 0.5;
/** A press that moves less is a click, in pixels. */
const CLICK_TRAVEL = 6;

export class BoardInput {
  /** @type {Press | undefined} */
  #press;
  #surface;
  #intents;

  /**
   * @param {HTMLElement} surface what is touched
   * @param {HTMLElement} stage what holds the surface and all that lies over it
   * @param {Intents} intents
   */
  constructor(surface, stage, intents) {
    this.#surface = surface;
    this.#intents = intents;
    surface.addEventListener('pointerdown', (event) => this.#begin(event));
    surface.addEventListener('pointermove', (event) => this.#move(event));
    surface.addEventListener('pointerup', (event) => this.#end(event));
    surface.addEventListener('pointerleave', () => intents.hover(undefined));
    // The capture is lost after a pointer is up as well, when there is no press any more.
    for (const type of /** @type {const} */ (['pointercancel', 'lostpointercapture'])) {
      surface.addEventListener(type, (event) => this.#press?.id === event.pointerId && this.#cancel());
    }
    // Chromium does not wait for a listener of the surface where something lies over it, not even for one that no finger
    // meets: the stage listens.
    stage.addEventListener('touchmove', (event) => this.#keepFromScrolling(event), { passive: false });
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    // A second finger pinches: the first one lets go of its peg. What was down when the board left the page is not down any more.
    this.#cancel();
    if (event.button !== 0 || !event.isPrimary) return;
    // A finger may only scroll: it is heard when it clicks or drags.
    if (event.pointerType !== 'touch') this.#intents.press();
    const begin = this.#pointOf(event);
    this.#press = { id: event.pointerId, begin, hole: this.#holeUnder(begin), isDrag: false };
    this.#surface.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const point = this.#pointOf(event);
    // A button that came up while the board was out of the page was not heard.
    if (event.buttons === 0 && this.#press?.id === event.pointerId) this.#cancel();
    const press = this.#press;
    if (press?.id !== event.pointerId) {
      if (event.pointerType === 'mouse') this.#intents.hover(this.#holeUnder(point));
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

  /** One finger on a peg that can move drags the peg. Elsewhere it scrolls the page, and two fingers zoom it. @param {TouchEvent} event */
  #keepFromScrolling(event) {
    const isOne = event.target === this.#surface && event.touches.length === 1;
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
   * Where an event is, in pixels of the layout: a page may zoom or scale what is around the surface.
   * @param {{ clientX: number, clientY: number }} event
   * @returns {Point}
   */
  #pointOf({ clientX, clientY }) {
    const { left, top, width, height } = this.#surface.getBoundingClientRect();
    return {
      x: ((clientX - left) * this.#surface.offsetWidth) / (width || 1),
      y: ((clientY - top) * this.#surface.offsetHeight) / (height || 1),
    };
  }
}

/** @param {Point} a @param {Point} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
