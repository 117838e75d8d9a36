// Mouse, pen and touch on the canvas, as intents in holes and board units.

import { holeAt, toUnits } from './layout.js';

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * What the listeners tell. Holes are numbers, `undefined` is beside them; a place is in board units.
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

/**
 * @param {HTMLElement} surface what is touched
 * @param {HTMLElement} stage what holds the surface and all that lies over it
 * @param {Intents} intents
 */
export function listen(surface, stage, intents) {
  /** @type {Press | undefined} */
  let press;

  const holeUnder = (/** @type {Point} */ point) => {
    const layout = intents.layout();
    return layout && holeAt(layout, point, REACH);
  };
  const canDrag = () => press?.hole !== undefined && intents.canMove(press.hole);
  const cancel = () => {
    if (press?.isDrag) intents.cancel();
    press = undefined;
  };

  surface.addEventListener('pointerdown', (event) => {
    // A second finger pinches: the first one lets go of its peg.
    if (press) return cancel();
    if (event.button !== 0 || !event.isPrimary) return;
    intents.press();
    const begin = pointOn(surface, event);
    press = { id: event.pointerId, begin, hole: holeUnder(begin), isDrag: false };
    surface.setPointerCapture(event.pointerId);
  });

  surface.addEventListener('pointermove', (event) => {
    const point = pointOn(surface, event);
    if (press?.id !== event.pointerId) {
      if (event.pointerType === 'mouse') intents.hover(holeUnder(point));
      return;
    }
    if (distance(point, press.begin) > CLICK_TRAVEL && canDrag()) press.isDrag = true;
    const layout = intents.layout();
    if (press.isDrag && press.hole !== undefined && layout)
      intents.drag(press.hole, toUnits(layout, point), holeUnder(point));
  });

  surface.addEventListener('pointerup', (event) => {
    if (press?.id !== event.pointerId) return;
    const { isDrag, hole, begin } = press;
    press = undefined;
    const point = pointOn(surface, event);
    intents.release(holeUnder(point));
    if (isDrag) intents.drop(holeUnder(point));
    else if (distance(point, begin) <= 2 * CLICK_TRAVEL) intents.click(hole);
  });

  // The capture is lost after a pointer is up as well, when there is no press any more.
  for (const type of /** @type {const} */ (['pointercancel', 'lostpointercapture'])) {
    surface.addEventListener(type, (event) => press?.id === event.pointerId && cancel());
  }
  surface.addEventListener('pointerleave', () => intents.hover(undefined));
  keepFromScrolling(surface, stage, canDrag);
}

/**
 * One finger on a peg that can move drags the peg; anywhere else it scrolls the page, and two fingers zoom it. Chromium
 * does not wait for a listener of the surface where something lies over it, not even for one that no finger meets: the
 * stage listens.
 * @param {HTMLElement} surface
 * @param {HTMLElement} stage
 * @param {() => boolean} canDrag
 */
function keepFromScrolling(surface, stage, canDrag) {
  stage.addEventListener(
    'touchmove',
    (event) => {
      if (event.target === surface && event.touches.length === 1 && event.cancelable && canDrag())
        event.preventDefault();
    },
    { passive: false },
  );
}

/**
 * Where an event is on the surface, in pixels of its layout: a page may zoom or scale what is around it.
 * @param {HTMLElement} surface
 * @param {{ clientX: number, clientY: number }} event
 * @returns {Point}
 */
function pointOn(surface, { clientX, clientY }) {
  const { left, top, width, height } = surface.getBoundingClientRect();
  return {
    x: ((clientX - left) * surface.offsetWidth) / (width || 1),
    y: ((clientY - top) * surface.offsetHeight) / (height || 1),
  };
}

/** @param {Point} a @param {Point} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
