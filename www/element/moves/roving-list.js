// A list of buttons that is one stop for Tab. The arrow keys go from there to the other buttons, Home and End to the
// ends.

import { hasModifier } from '../../common/dom/undo-key.js';

/** The step of each key. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** @param {HTMLElement} list whose buttons may change */
export function makeRoving(list) {
  list.addEventListener('focusin', ({ target }) => setStop(list, /** @type {HTMLElement} */ (target)));
  list.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step || hasModifier(event)) return;
    const buttons = [...list.querySelectorAll('button')];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target)) + step;
    event.preventDefault();
    buttons[Math.max(0, Math.min(at, buttons.length - 1))].focus();
  });
}

/**
 * Lets Tab reach one button: the focused one, else the given one, else the first.
 * @param {HTMLElement} list
 * @param {HTMLElement | undefined} button
 */
export function setStop(list, button) {
  const stop = list.querySelector('button:focus') ?? button ?? list.querySelector('button');
  for (const each of list.querySelectorAll('button')) {
    const index = each === stop ? 0 : -1;
    if (each.tabIndex !== index) each.tabIndex = index;
  }
}

/**
 * Gives the focus of a button that is gone to another one, or to the board if the list has none.
 * @param {HTMLElement} list
 * @param {HTMLElement | null | undefined} button
 */
export function handOn(list, button) {
  const { host } = /** @type {ShadowRoot} */ (list.getRootNode());
  (button ?? /** @type {HTMLElement} */ (host)).focus({ preventScroll: true });
}
