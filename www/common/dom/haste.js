// Ignores a hasty press on a control that has appeared under the pointer since the previous press, or has changed its
// meaning. The second press of a double click was meant for the control that was there before.

/** The number of milliseconds after a press during which another press in the same place is hasty. */
export const HASTE = 500;
/** All controls except the holes of a board, which form one surface. */
const CONTROLS = 'a, button:not([data-hole]), input, select, summary';
/** The size, in pixels, of the area around a press that hits no control: about the width of a finger. */
const FINGER = 44;

/**
 * The target and time of a hasty press. All roots share this record: the first root stops the press itself, but the
 * other roots also have to ignore the events that follow the press.
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
    // Rapidly repeated presses remain hasty.
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
        // Keyboards and screen readers activate controls without a pointer.
        const isByPointer = /** @type {UIEvent} */ (event).detail !== 0;
        const { target, time } = hasty;
        const isOfPress = target && event.composedPath().includes(target) && event.timeStamp - time < HASTE;
        if (isOfPress && isByPointer) ignore(event);
      },
      { capture: true },
    );
}
