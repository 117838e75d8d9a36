// Stores a reader's game in the browser, keyed by the page's URL and the element's `id` or number, and restores the
// game on the next visit. Without storage, each visit starts with the page's game.

import { isTrap } from '../../engine/engine-error.js';
import { goTo } from '../../game/game.js';
import { TREE } from '../../game/tree.js';
import { placeOf } from './attributes.js';

/** @typedef {import('../../game/line.js').Texts} Texts */
/** @typedef {import('../../game/session.js').Session} Session */

/** @param {HTMLElement & { remember?: boolean }} element */
export function makeMemory(element) {
  /** The page's game, as text; empty if it cannot be parsed. */
  let written = '';

  /**
   * Restores a reader's game. Returns true if a game was restored.
   * @param {Texts | undefined} texts of the page's game, if they can be parsed
   * @param {Session | undefined} session
   */
  function resume(texts, session) {
    written = texts && session ? JSON.stringify(texts) : '';
    const kept = written && element.remember && inStorage((storage) => storage.getItem(keyOf(element)));
    if (!session || !kept) return false;
    try {
      const [of, game] = JSON.parse(kept);
      // The stored game is kept, since the page may show its own game again, as a playlist does.
      if (of !== written) return false;
      const { problem } = session.game;
      session.change(() => goTo(TREE.open(problem, game), game.at));
      return true;
    } catch (error) {
      if (isTrap(error)) throw error;
      inStorage((storage) => storage.removeItem(keyOf(element)));
      return false;
    }
  }

  /** Stores the game. @param {Session} session */
  function keep({ game }) {
    if (!written || !element.remember) return;
    const kept = JSON.stringify([written, TREE.record(game)]);
    inStorage((storage) => storage.setItem(keyOf(element), kept));
  }

  return { resume, keep };
}

/**
 * The storage key for an element, which ends with its `id` or its number among the boards on the page.
 * @param {HTMLElement} element
 */
const keyOf = (element) => `peg-solitaire ${location.pathname}${location.search}#${element.id || placeOf(element)[0]}`;

/** Uses the browser's storage, unless it is forbidden or full. @template T @param {(storage: Storage) => T} use */
function inStorage(use) {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
