// A series of games for a reader to step through, given as a list between the tags or set by a script.

import { setEnabled, setHidden, setText } from '../../common/dom/dom.js';
import { status } from '../../game/game.js';
import { TEXTS } from '../../link/attributes.js';

/**
 * @typedef {import('../attributes/attributes.js').ReflectingElement & { state?:
 *   import('../../game/game.js').Game }} PlayedElement
 */
/** @typedef {import('../../game/line.js').Texts & { caption?: string }} Item */

/**
 * Two ways to show a game: `put` writes it to the attributes, `open` opens it at once and dispatches events.
 * @typedef {{ put: (item: Item) => void, open: (item: Item) => void, words:
 *   import('../../words/element.js').ElementWords }} PlaylistCallbacks
 */

/** @typedef {ReturnType<typeof makePlaylist>} Playlist */

/** @param {PlayedElement} element @param {HTMLElement} box @param {PlaylistCallbacks} callbacks */
export function makePlaylist(element, box, callbacks) {
  /** @type {Item[]} */
  let items = [];
  let index = 0;
  /** The list between the tags, as last read. */
  let read = '[]';
  /** The game in the element's own attributes, which supplies what an item lacks. @type {Item | undefined} */
  let base;
  /** @type {Set<string>} */
  const solved = new Set();

  /**
   * Reads the list between the tags, now and whenever the list changes.
   * @param {AbortSignal} signal ends the observation
   */
  function watch(signal) {
    const observer = new MutationObserver(() => readList());
    observer.observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
    readList();
  }

  /** @param {Item[]} others */
  function set(others) {
    const before = key();
    items = others;
    if (!items[index]) index = 0;
    if (items.length > 0 && key() !== before) callbacks.put(items[index]);
    show();
  }

  /** @param {number} next */
  function go(next) {
    if (!items[next]) return;
    index = next;
    show();
    callbacks.open(items[index]);
  }

  /** Shows the position in the list. */
  function show() {
    const { length } = items;
    const [previous, text, next] = /** @type {Iterable<HTMLElement>} */ (box.children);
    setHidden(box, length === 0);
    setText(text, callbacks.words.item({ number: index + 1, count: length, isSolved: solved.has(key()) }));
    setEnabled(previous, index > 0);
    setEnabled(next, index < length - 1);
  }

  function readList() {
    const list = [...element.querySelectorAll(':scope > ol > li')].map((item) => ({
      ...textsIn(item, 'data-'),
      caption: (item.textContent ?? '').trim(),
    }));
    const text = JSON.stringify(list);
    // An item with only a caption is not a game.
    if (text === read || list.some((item) => Object.keys(item).length === 1)) return;
    read = text;
    base ??= textsIn(element, '');
    set(list.map((item) => ({ ...base, ...item })));
  }

  function notice() {
    const { state } = element;
    if (state && status(state) === 'won' && isOnBoard()) solved.add(key());
    show();
  }

  /** True if the game on the board is from the list, rather than another game that the page has opened. */
  function isOnBoard() {
    const item = items[index];
    return TEXTS.every((name) => (element.getAttribute(name) ?? '') === String(item?.[name] ?? ''));
  }

  /** The current game in the list, as text. */
  const key = () => JSON.stringify(items[index]);

  // One of the page's listeners may open another game, so this listener runs first.
  element.addEventListener('jump', notice, { capture: true });
  return { items: () => items, index: () => index, watch, read: readList, set, go, show };
}

/**
 * A game as text, taken from attributes.
 * @param {Element} element
 * @param {string} prefix of their names
 * @returns {Item}
 */
function textsIn(element, prefix) {
  const texts = [...TEXTS, 'at'].map((name) => [name, element.getAttribute(prefix + name)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== null));
}
