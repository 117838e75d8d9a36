// One pointer at a time on the drawing: pressed, moved, lifted or taken away.

/** @typedef {import('../../board/layout.js').Point} Point */

/**
 * Points are in pixels of the surface. `cancel` is called when the browser takes the pointer away: a finger scrolls, or
 * the dialog was closed.
 * @typedef {{ press: (point: Point) => void, move: (point: Point, isFinger: boolean) => void, lift: () => void, cancel:
 *   () => void }} Intents
 */

/**
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
  // The pointer is lost without being lifted: the dialog was closed under it.
  surface.addEventListener('lostpointercapture', end(cancel));
}
