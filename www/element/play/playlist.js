// A series of games for a reader to go through: a list between the tags, or one set by a script.

import { setEnabled, setHidden, setText } from '../../common/dom/write.js';
import { status } from '../../game/game.js';
import { TEXTS } from '../../link/attributes.js';

/**
 * @typedef {import('../attributes/reflecting-element.js').ReflectingElement & { state?:
 *   import('../../game/game.js').Game }} PlayedElement
 */
/** @typedef {import('../../game/line.js').Texts & { caption?: string }} Item */

/**
 * Shows a game: `put` writes it into the attributes, `open` opens it at once and reports it.
 * @typedef {{ put: (item: Item) => void, open: (item: Item) => void, words: () =>
 *   import('../../words/element.js').ElementWords }} Host
 */

export class Playlist {
  /** @type {Item[]} */
  items = [];
  index = 0;
  /** The list between the tags, as it was read last. */
  #read = '[]';
  /** The element's own texts count for each item without texts of its own. @type {Item | undefined} */
  #base;
  /** @type {Set<string>} */
  #solved = new Set();
  #element;
  #box;
  #host;

  /** @param {PlayedElement} element @param {HTMLElement} box @param {Host} host */
  constructor(element, box, host) {
    this.#element = element;
    this.#box = box;
    this.#host = host;
    element.addEventListener('jump', () => this.#notice());
  }

  /** Reads the list between the tags, now and when it changes. @param {AbortSignal} signal that ends it */
  watch(signal) {
    const observer = new MutationObserver(() => this.#readList());
    observer.observe(this.#element, { attributes: true, childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
    this.#readList();
  }

  /** @param {Item[]} items */
  set(items) {
    const before = this.#key;
    this.items = items;
    if (!items[this.index]) this.index = 0;
    if (items.length > 0 && this.#key !== before) this.#host.put(items[this.index]);
    this.show();
  }

  /** @param {number} index */
  go(index) {
    if (!this.items[index]) return;
    this.index = index;
    this.show();
    this.#host.open(this.items[index]);
  }

  /** Shows the place of the game in the list. */
  show() {
    const { length } = this.items;
    const [previous, text, next] = /** @type {Iterable<HTMLElement>} */ (this.#box.children);
    setHidden(this.#box, length === 0);
    setText(text, this.#host.words().item(this.index + 1, length, this.#solved.has(this.#key)));
    setEnabled(previous, this.index > 0);
    setEnabled(next, this.index < length - 1);
  }

  #readList() {
    const items = this.#element.querySelectorAll(':scope > ol > li');
    const list = [...items].map((item) => ({ ...textsIn(item, 'data-'), caption: (item.textContent ?? '').trim() }));
    const read = JSON.stringify(list);
    // An item of words alone is no game.
    if (read === this.#read || list.some((item) => Object.keys(item).length === 1)) return;
    this.#read = read;
    this.#base ??= textsIn(this.#element, '');
    this.set(list.map((item) => ({ ...this.#base, ...item })));
  }

  #notice() {
    const { state } = this.#element;
    if (state && status(state) === 'won' && this.#isOnBoard) this.#solved.add(this.#key);
    this.show();
  }

  /** True if the game of the list is on the board, and no other one that the page has opened. */
  get #isOnBoard() {
    const item = this.items[this.index];
    return TEXTS.every((name) => (this.#element.getAttribute(name) ?? '') === String(item?.[name] ?? ''));
  }

  /** The game of the list, as text. */
  get #key() {
    return JSON.stringify(this.items[this.index]);
  }
}

/**
 * The texts of a game in attributes.
 * @param {Element} element
 * @param {string} prefix of their names
 * @returns {Item}
 */
function textsIn(element, prefix) {
  const texts = [...TEXTS, 'at'].map((name) => [name, element.getAttribute(prefix + name)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== null));
}
