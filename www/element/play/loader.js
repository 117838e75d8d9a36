// Loads a game from the attributes of the element, and queues requests until the game is loaded.

import { TaskQueue } from '../../common/tasks.js';
import { isLoaded, loadEngine, widenEngine } from '../../engine/load.js';

/** The elements on a page open their games one after the other. */
const queue = new TaskQueue();
/**
 * The elements for which the engine failed to load. Such an element retries when the engine loads for another element.
 * @type {Set<() => void>}
 */
const failed = new Set();

/**
 * `open` puts the game that the attributes describe on the board, if `canOpen` returns true. `begin` is called when all
 * requests are done, `fail` when the engine cannot be loaded.
 * @typedef {{ canOpen: () => boolean, open: () => void, begin: () => void, fail: (error: unknown) => void }}
 *   LoaderCallbacks
 */

/** @param {LoaderCallbacks} callbacks */
export function makeLoader(callbacks) {
  /** True if the attributes have changed since the last opening. */
  let isStale = true;
  /** True if a game is needed: the element is near the window, or a request needs it. */
  let isWanted = false;
  /** True if the last opening is waiting for the engine for larger boards. */
  let isWaiting = false;
  /** The load in progress, which simultaneous changes share. @type {Promise<void> | undefined} */
  let loading;
  /** The requests made before the game was loaded. @type {(() => void)[]} */
  const wishes = [];

  /** True if the board has the game that the attributes describe. */
  const isFresh = () => !isStale;

  /** Requests a game. */
  function want() {
    isWanted = true;
  }

  /** Called when attributes have changed. */
  function change() {
    isStale = true;
    if (isWanted) load();
  }

  /**
   * Called when the element is near the window. Does not retry a failed load, which waits for a request or for the
   * success of another element.
   */
  function approach() {
    if (isStale && !failed.has(load)) load();
  }

  /** Opens the game that the attributes describe. After several changes at once, only the last values count. */
  function load() {
    isWanted = true;
    if (!callbacks.canOpen()) return Promise.resolve();
    loading ??= openInTurn();
    return loading;
  }

  /** Opens the game later, with the engine for larger boards. */
  function widen() {
    isStale = isWaiting = true;
    loading ??= openInTurn(widenEngine);
  }

  /** @param {() => Promise<unknown>} [loadCore] */
  async function openInTurn(loadCore = loadEngine) {
    try {
      await loadCore();
      failed.delete(load);
      for (const loadOther of failed) loadOther();
      await queue.add(() => {
        // A `ready` listener may change the attributes again, which opens another game.
        loading = undefined;
        catchUp();
      });
      // A larger board is opened later.
      if (isWaiting) await loading;
    } catch (error) {
      loading = undefined;
      // An element that has left the page in the meantime retries when it returns.
      if (!callbacks.canOpen()) return;
      failed.add(load);
      callbacks.fail(error);
    }
  }

  /** Does further work on the game, before other elements open their games. @param {() => void} work */
  async function inTurn(work) {
    try {
      await queue.addNext(work);
    } catch (error) {
      callbacks.fail(error);
    }
  }

  /** Opens the game that the attributes describe immediately, if it is not on the board and the engine is loaded. */
  function catchUp() {
    if (!callbacks.canOpen() || !isLoaded()) return;
    const isNew = isStale;
    if (isNew) {
      isStale = false;
      isWanted = true;
      isWaiting = false;
      callbacks.open();
      if (isWaiting) return;
    }
    fulfil();
    // A listener or a queued request may have asked for another game.
    if (isNew && !isStale) callbacks.begin();
  }

  /** Calls back as soon as the game that the attributes describe is loaded. @param {() => void} wish */
  function whenOpen(wish) {
    catchUp();
    if (!isStale) return wish();
    defer(wish);
    if (isWanted) load();
  }

  /** Calls back as soon as the element is in the page and its game is loaded. @param {() => void} wish */
  const defer = (wish) => void wishes.push(wish);

  function fulfil() {
    for (const wish of wishes.splice(0)) wish();
  }

  /** Called when the element enters the page. @param {boolean} isEager true to load at once */
  function arrive(isEager) {
    if (!isStale) fulfil();
    else if (isWanted || isEager) load();
  }

  /** Called when the element leaves the page. Requests wait until the element returns. */
  const leave = () => failed.delete(load);

  return { isFresh, want, change, approach, load, widen, inTurn, catchUp, whenOpen, defer, arrive, leave };
}
