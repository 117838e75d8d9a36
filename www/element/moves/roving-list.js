// A list of buttons that is one stop for Tab. The arrow keys go from there to the other buttons, Home and End to the ends.

/** @type {Record<string, (at: number, last: number) => number>} */
const STEPS = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** @param {HTMLElement} list whose buttons may change */
export function makeRoving(list) {
  list.addEventListener('focusin', ({ target }) => setStop(list, /** @type {HTMLElement} */ (target)));
  list.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = [...list.querySelectorAll('button')];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const step = STEPS[event.key];
    if (!step || at < 0) return;
    event.preventDefault();
    buttons[step(at, buttons.length - 1)]?.focus();
  });
}

/**
 * Lets Tab reach one button: that which has the focus, else the given one, else the first.
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
