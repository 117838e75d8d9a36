// Loads a game from the attributes of the element, and keeps earlier requests until it is there.

import { TaskQueue } from '../../common/task-queue.js';
import { isLoaded, loadEngine } from '../../engine/load.js';

/** All elements of a page open their games in turn. */
const queue = new TaskQueue();
/** Loaders that could not load the core: they try again when another could. @type {Set<Loader>} */
const failed = new Set();

/**
 * Puts the game of the attributes on the board by `open`, if it `canOpen` one. `begin` says that all requests are done,
 * `fail` that the core cannot be loaded.
 * @typedef {{ canOpen: () => boolean, open: () => void, begin: () => void, fail: (error: unknown) => void }} Host
 */

export class Loader {
  /** True if the attributes have changed since the last opening. */
  #isStale = true;
  /** True if a game is wanted: the element has come near, or had a request that needs one. */
  #isWanted = false;
  /** Several changes at once are opened together. @type {Promise<void> | undefined} */
  #loading;
  /** The requests to the game before it was there. @type {(() => void)[]} */
  #wishes = [];
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** True if the board has the game of the attributes. */
  get isFresh() {
    return !this.#isStale;
  }

  /** Asks for a game. */
  want() {
    this.#isWanted = true;
  }

  /** Notes that the attributes have changed. */
  change() {
    this.#isStale = true;
    if (this.#isWanted) this.load();
  }

  /** Notes that a reader comes near. This tries a failed load again, as the success of another element does. */
  approach() {
    if (this.#isStale && !failed.has(this)) this.load();
  }

  /** Opens the game of the attributes; of several changes at once the last ones count. */
  load() {
    this.#isWanted = true;
    if (!this.#host.canOpen()) return Promise.resolve();
    this.#loading ??= this.#openInTurn();
    return this.#loading;
  }

  async #openInTurn() {
    try {
      await loadEngine();
      failed.delete(this);
      for (const other of failed) other.load();
      await queue.add(() => {
        // A listener that hears `ready` may change more, which is opened in another turn.
        this.#loading = undefined;
        this.catchUp();
      });
    } catch (error) {
      this.#loading = undefined;
      // An element that has left the page meanwhile tries again when it comes back.
      if (!this.#host.canOpen()) return;
      failed.add(this);
      this.#host.fail(error);
    }
  }

  /** Does further work on the game, before other elements open theirs. @param {() => void} work */
  async inTurn(work) {
    try {
      await queue.addNext(work);
    } catch (error) {
      this.#host.fail(error);
    }
  }

  /** Opens the game of the attributes at once, if it is not on the board and the core is loaded. */
  catchUp() {
    if (!this.#host.canOpen() || !isLoaded()) return;
    const isNew = this.#isStale;
    if (isNew) {
      this.#isStale = false;
      this.#isWanted = true;
      this.#host.open();
    }
    this.#fulfil();
    // A listener or a request may have asked for another game.
    if (isNew && !this.#isStale) this.#host.begin();
  }

  /** Does something with the game of the attributes, as soon as it is there. @param {() => void} wish */
  whenOpen(wish) {
    this.catchUp();
    if (!this.#isStale) return wish();
    this.defer(wish);
    if (this.#isWanted) this.load();
  }

  /** Does something as soon as the element is in the page, with its game. @param {() => void} wish */
  defer(wish) {
    this.#wishes.push(wish);
  }

  #fulfil() {
    for (const wish of this.#wishes.splice(0)) wish();
  }

  /** Notes that the element is in the page. @param {boolean} isEager true if it is to load at once */
  arrive(isEager) {
    if (!this.#isStale) this.#fulfil();
    else if (this.#isWanted || isEager) this.load();
  }

  /** Notes that the element is out of the page. Requests wait until it is back. */
  leave() {
    failed.delete(this);
  }
}
