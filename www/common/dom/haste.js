// Ignores a hasty press on what has appeared under the pointer since the press before, or has changed its meaning: the
// second press of a double click was meant for what was there.

/** The time after a press during which another one at the same place is hasty, in milliseconds. */
export const HASTE = 500;
/** All controls but the holes of a board, which are one surface. */
const CONTROLS = 'a, button:not([data-hole]), input, select, summary';
/** The size of the area around a press that hits no control: as wide as a finger, in pixels. */
const FINGER = 44;

/**
 * The target of a hasty press, and its time. One for all roots, since the press ends at the first of them, and the
 * others have to know.
 * @type {{ target?: EventTarget, time: number }}
 */
let hasty = { time: 0 };

/** @param {Document | ShadowRoot} root */
export function ignoreHaste(root) {
  let last = { time: -HASTE, label: '', place: new DOMRect() };

  /** @param {Event} event */
  function ignore(event) {
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  function press(event) {
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const [target] = event.composedPath();
    const control = /** @type {Element} */ (target).closest(CONTROLS);
    const label = control?.ariaLabel ?? control?.textContent ?? '';
    const { left, right, top, bottom } = last.place;
    const isThere = left <= x && x <= right && top <= y && y <= bottom;
    const isHasty = isThere && time - last.time < HASTE && label !== last.label;
    hasty = { target: isHasty ? target : undefined, time };
    // Repeated presses keep being hasty.
    last.time = time;
    if (isHasty) return ignore(event);
    const place = control?.getBoundingClientRect() ?? new DOMRect(x - FINGER / 2, y - FINGER / 2, FINGER, FINGER);
    last = { time, label, place };
  }

  root.addEventListener('pointerdown', (event) => press(/** @type {PointerEvent} */ (event)), { capture: true });
  for (const type of ['mousedown', 'click', 'input', 'change'])
    root.addEventListener(
      type,
      (event) => {
        // Keyboards and screen readers press without a pointer.
        const isByPointer = /** @type {UIEvent} */ (event).detail !== 0;
        const { target, time } = hasty;
        const isOfPress = target && event.composedPath().includes(target) && event.timeStamp - time < HASTE;
        if (isOfPress && isByPointer) ignore(event);
      },
      { capture: true },
    );
}
