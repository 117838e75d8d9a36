// Lists the moves that have been played, and those to come. Clicking a move goes to its position. The list is a single
// tab stop: arrow keys move between its buttons, and Home and End move to its ends.

import { build, setCurrent } from '../../common/dom/dom.js';
import { hasModifier } from '../../common/dom/keys.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Line} Line */

/** The maximum length, in characters, of a name that fits into one column. Longer names take two. */
const SHORT_NAME = 8;

/**
 * @param {HTMLElement} root
 * @param {{ goTo: (cursor: number) => void }} intents
 */
export function makeMovesList(root, { goTo }) {
  /** The line shown in the list. @type {Line | undefined} */
  let listed;
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  let marked = -1;
  const list = /** @type {HTMLElement} */ (root.querySelector('ol'));

  /** @param {Game} game */
  function update({ line, cursor }) {
    const current = line.moves.findLastIndex(({ first }) => first < cursor);
    if (line === listed && current === marked) return;
    if (line !== listed) setLine(line);
    marked = current;
    buttons.forEach((button, index) => {
      button.classList.toggle('played', index <= current);
      setCurrent(button, index === current);
    });
    setStop(list, buttons[current]);
    reveal(root, buttons[Math.max(0, current)]);
  }

  /** @param {Line} line */
  function setLine(line) {
    listed = line;
    const focused = buttons.findIndex((button) => button.matches(':focus'));
    buttons = [];
    const items = line.moves.map(({ name }, index) => {
      const button = /** @type {HTMLButtonElement} */ (build('button', { type: 'button' }, name));
      buttons.push(button);
      return build('li', { class: isLong(name) && 'long' }, build('small', {}, `${index + 1}.`), button);
    });
    list.replaceChildren(...items);
    list.hidden = items.length === 0;
    /** @type {HTMLElement} */ (root.querySelector('.empty')).hidden = items.length > 0;
    if (focused >= 0) handOn(list, buttons.at(Math.min(focused, items.length - 1)));
  }

  makeRoving(list);
  root.addEventListener('click', ({ target }) => {
    const move = listed?.moves[buttons.indexOf(/** @type {HTMLButtonElement} */ (target))];
    if (move) goTo(move.first + move.count);
  });
  return { update };
}

/** True if a move takes two columns. @param {string} name */
export const isLong = (name) => name.length > SHORT_NAME;

/**
 * Scrolls the list, but never the page, to a button. Waits for the next frame, to avoid a forced layout.
 * @param {HTMLElement} root
 * @param {HTMLElement | undefined} button
 */
export function reveal(root, button) {
  requestAnimationFrame(() => button?.isConnected && scrollTo(root, button));
}

/** @param {HTMLElement} root @param {HTMLElement} button */
function scrollTo(root, { offsetTop, offsetHeight }) {
  const { scrollTop, clientHeight } = root;
  if (offsetTop < scrollTop) root.scrollTop = offsetTop;
  else if (offsetTop + offsetHeight > scrollTop + clientHeight)
    root.scrollTop = offsetTop + offsetHeight - clientHeight;
}

/** The step of each key. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** @param {HTMLElement} list with buttons that may change */
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
 * Makes one button the tab stop: the focused button, or else the given button, or else the first button.
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
 * Moves the focus of a removed button to another one, or to the board if the list is empty.
 * @param {HTMLElement} list
 * @param {HTMLElement | null | undefined} button
 */
export function handOn(list, button) {
  const { host } = /** @type {ShadowRoot} */ (list.getRootNode());
  (button ?? /** @type {HTMLElement} */ (host)).focus({ preventScroll: true });
}
