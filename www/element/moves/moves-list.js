// Lists the moves played and to come; a click goes there.

import { build } from '../../common/dom/dom.js';
import { makeRoving, setStop } from './roving-list.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Line} Line */

/** A longer name takes two columns. In characters. */
const SHORT_NAME = 8;

export class MovesList {
  /** @type {HTMLElement} */
  #root;
  #list;
  /** @type {Line | undefined} */
  #line;
  /** @type {HTMLButtonElement[]} */
  #buttons = [];
  #current = -1;

  /**
   * @param {HTMLElement} root
   * @param {{ goTo: (cursor: number) => void }} intents
   */
  constructor(root, { goTo }) {
    this.#root = root;
    this.#list = /** @type {HTMLElement} */ (root.querySelector('ol'));
    makeRoving(this.#list);
    root.addEventListener('click', ({ target }) => {
      const move = this.#line?.moves[this.#buttons.indexOf(/** @type {HTMLButtonElement} */ (target))];
      if (move) goTo(move.first + move.count);
    });
  }

  /** @param {Game} game */
  update({ line, cursor }) {
    const current = line.moves.findLastIndex(({ first }) => first < cursor);
    if (line === this.#line && current === this.#current) return;
    if (line !== this.#line) this.#setLine(line);
    this.#current = current;
    this.#buttons.forEach((button, index) => {
      button.classList.toggle('played', index <= current);
      if (index === current) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    });
    setStop(this.#list, this.#buttons[current]);
    reveal(this.#root, this.#buttons[Math.max(0, current)]);
  }

  /** @param {Line} line */
  #setLine(line) {
    this.#line = line;
    const focused = this.#buttons.findIndex((button) => button.matches(':focus'));
    this.#buttons = [];
    const items = line.moves.map(({ name }, index) => {
      const button = /** @type {HTMLButtonElement} */ (build('button', { type: 'button' }, name));
      this.#buttons.push(button);
      return build('li', { class: isLong(name) && 'long' }, build('small', {}, `${index + 1}.`), button);
    });
    this.#list.replaceChildren(...items);
    this.#list.hidden = items.length === 0;
    /** @type {HTMLElement} */ (this.#root.querySelector('.empty')).hidden = items.length > 0;
    // A removed button hands the focus on.
    if (focused >= 0) this.#buttons.at(Math.min(focused, items.length - 1))?.focus({ preventScroll: true });
  }
}

/** True if a move takes two columns. @param {string} name */
export function isLong(name) {
  return name.length > SHORT_NAME;
}

/**
 * Scrolls the list to a button, and never the page. It waits for the next frame: now, the browser would have to lay out
 * the page.
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
