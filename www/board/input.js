// Mouse, pen and touch on the canvas, as intents.

import { holeAt, toUnits } from './layout.js';

/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./layout.js').Layout} Layout */

/**
 * What the listeners tell.
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
  /** @type {{ id: number, begin: Point, hole: number | undefined, isDrag: boolean } | undefined} */
  let press;

  const pointOf = (/** @type {{ clientX: number, clientY: number }} */ event) => {
    const box = surface.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const holeUnder = (/** @type {Point} */ point) => {
    const layout = intents.layout();
    return layout && holeAt(layout, point, REACH);
  };

  // A finger on a peg that can move drags the peg; anywhere else it scrolls the page. Chromium does not wait for a
  // listener of the surface where something lies over it, not even for one that no finger meets: the stage listens.
  stage.addEventListener(
    'touchstart',
    (event) => {
      if (event.target !== surface) return;
      const hole = holeUnder(pointOf(event.touches[0]));
      if (hole !== undefined && intents.canMove(hole)) event.preventDefault();
    },
    { passive: false },
  );

  surface.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || press) return;
    intents.press();
    const begin = pointOf(event);
    press = { id: event.pointerId, begin, hole: holeUnder(begin), isDrag: false };
    surface.setPointerCapture(event.pointerId);
  });

  surface.addEventListener('pointermove', (event) => {
    const point = pointOf(event);
    if (press?.id !== event.pointerId) {
      if (event.pointerType === 'mouse') intents.hover(holeUnder(point));
      return;
    }
    const travel = Math.hypot(point.x - press.begin.x, point.y - press.begin.y);
    if (travel > CLICK_TRAVEL && press.hole !== undefined && intents.canMove(press.hole)) press.isDrag = true;
    const layout = intents.layout();
    if (press.isDrag && press.hole !== undefined && layout)
      intents.drag(press.hole, toUnits(layout, point), holeUnder(point));
  });

  surface.addEventListener('pointerup', (event) => {
    if (press?.id !== event.pointerId) return;
    const { isDrag, hole, begin } = press;
    press = undefined;
    const point = pointOf(event);
    intents.release(holeUnder(point));
    if (isDrag) intents.drop(holeUnder(point));
    else if (Math.hypot(point.x - begin.x, point.y - begin.y) <= 2 * CLICK_TRAVEL) intents.click(hole);
  });

  // The capture is lost after a pointer is up as well, when there is no press any more.
  for (const type of /** @type {const} */ (['pointercancel', 'lostpointercapture'])) {
    surface.addEventListener(type, (event) => {
      if (press?.id !== event.pointerId) return;
      if (press.isDrag) intents.cancel();
      press = undefined;
    });
  }
  surface.addEventListener('pointerleave', () => intents.hover(undefined));
}
