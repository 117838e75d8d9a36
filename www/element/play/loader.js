// Loads a game from the attributes of the element, and keeps earlier requests until it is there.

import { TaskQueue } from '../../common/tasks.js';
import { isLoaded, loadEngine, widenEngine } from '../../engine/load.js';

/** All elements of a page open their games in turn. */
const queue = new TaskQueue();
/** The loads of those that could not load the core: they try again when another could. @type {Set<() => void>} */
const failed = new Set();

/**
 * Puts the game of the attributes on the board by `open`, if it `canOpen` one. `begin` says that all requests are done,
 * `fail` that the core cannot be loaded.
 * @typedef {{ canOpen: () => boolean, open: () => void, begin: () => void, fail: (error: unknown) => void }}
 *   LoaderCallbacks
 */

/** @param {LoaderCallbacks} callbacks */
export function makeLoader(callbacks) {
  /** True if the attributes have changed since the last opening. */
  let isStale = true;
  /** True if a game is wanted: the element has come near, or had a request that needs one. */
  let isWanted = false;
  /** True if the last opening waits for the core for larger boards. */
  let isWaiting = false;
  /** Several changes at once are opened together. @type {Promise<void> | undefined} */
  let loading;
  /** The requests to the game before it was there. @type {(() => void)[]} */
  const wishes = [];

  /** True if the board has the game of the attributes. */
  const isFresh = () => !isStale;

  /** Asks for a game. */
  function want() {
    isWanted = true;
  }

  /** Notes that the attributes have changed. */
  function change() {
    isStale = true;
    if (isWanted) load();
  }

  /** Notes that a reader comes near. This tries a failed load again, as the success of another element does. */
  function approach() {
    if (isStale && !failed.has(load)) load();
  }

  /** Opens the game of the attributes; of several changes at once the last ones count. */
  function load() {
    isWanted = true;
    if (!callbacks.canOpen()) return Promise.resolve();
    loading ??= openInTurn();
    return loading;
  }

  /** Opens the game later, with the core for larger boards. */
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
        // A listener that hears `ready` may change more, which is opened in another turn.
        loading = undefined;
        catchUp();
      });
      // A larger board comes later.
      if (isWaiting) await loading;
    } catch (error) {
      loading = undefined;
      // An element that has left the page meanwhile tries again when it comes back.
      if (!callbacks.canOpen()) return;
      failed.add(load);
      callbacks.fail(error);
    }
  }

  /** Does further work on the game, before other elements open theirs. @param {() => void} work */
  async function inTurn(work) {
    try {
      await queue.addNext(work);
    } catch (error) {
      callbacks.fail(error);
    }
  }

  /** Opens the game of the attributes at once, if it is not on the board and the core is loaded. */
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
    // A listener or a request may have asked for another game.
    if (isNew && !isStale) callbacks.begin();
  }

  /** Does something with the game of the attributes, as soon as it is there. @param {() => void} wish */
  function whenOpen(wish) {
    catchUp();
    if (!isStale) return wish();
    defer(wish);
    if (isWanted) load();
  }

  /** Does something as soon as the element is in the page, with its game. @param {() => void} wish */
  const defer = (wish) => void wishes.push(wish);

  function fulfil() {
    for (const wish of wishes.splice(0)) wish();
  }

  /** Notes that the element is in the page. @param {boolean} isEager true if it is to load at once */
  function arrive(isEager) {
    if (!isStale) fulfil();
    else if (isWanted || isEager) load();
  }

  /** Notes that the element is out of the page. Requests wait until it is back. */
  const leave = () => failed.delete(load);

  return { isFresh, want, change, approach, load, widen, inTurn, catchUp, whenOpen, defer, arrive, leave };
}
