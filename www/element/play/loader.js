// From the attributes of the element to a game: when it is loaded, and what is asked of it before it is there.

import { TaskQueue } from '../../common/task-queue.js';
import { isLoaded, loadEngine } from '../../engine/load.js';

/** All elements of a page open their games in turn. */
const queue = new TaskQueue();
/** Those that could not load the core: they try again when another element could. @type {Set<Loader>} */
const failed = new Set();

/**
 * Who is told: `open` reads the attributes and puts the game on the board, if it `canOpen` one; `begin` says that all
 * that was asked of it is done, `fail` that the core cannot be loaded.
 * @typedef {{ canOpen: () => boolean, open: () => void, begin: () => void, fail: (error: unknown) => void }} Host
 */

export class Loader {
  /** Whether the attributes say something else than was opened last. */
  #isStale = true;
  /** Whether a game is to be there: the element has come near, or was asked for something that needs one. */
  #isWanted = false;
  /** Several changes at once are opened together. @type {Promise<void> | undefined} */
  #loading;
  /** What was asked of the game before it was there. @type {(() => void)[]} */
  #wishes = [];
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Whether the game on the board is what the attributes say. */
  get isFresh() {
    return !this.#isStale;
  }

  /** A game is to be there. */
  want() {
    this.#isWanted = true;
  }

  /** The attributes say something else. */
  change() {
    this.#isStale = true;
    if (this.#isWanted) this.load();
  }

  /** A reader comes near. What has failed before is tried again by him, or when another element could. */
  approach() {
    if (this.#isStale && !failed.has(this)) this.load();
  }

  /** Opens what the attributes say; of several changes at once the last ones count. */
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
        // What is changed from here on, by someone who hears that it is ready, is opened in another turn.
        this.#loading = undefined;
        this.catchUp();
      });
    } catch (error) {
      this.#loading = undefined;
      // Who has left the page meanwhile tries again when he comes back.
      if (!this.#host.canOpen()) return;
      failed.add(this);
      this.#host.fail(error);
    }
  }

  /** Does something more for the game on the board, before other elements open theirs. @param {() => void} work */
  async inTurn(work) {
    try {
      await queue.addNext(work);
    } catch (error) {
      this.#host.fail(error);
    }
  }

  /** Opens what the attributes say at once, if that is another game than was opened last, and the core is there. */
  catchUp() {
    if (!this.#host.canOpen() || !isLoaded()) return;
    const isNew = this.#isStale;
    if (isNew) {
      this.#isStale = false;
      this.#isWanted = true;
      this.#host.open();
    }
    this.#fulfil();
    // A listener or a wish may have asked for another game.
    if (isNew && !this.#isStale) this.#host.begin();
  }

  /** Does something with the game that the attributes say, as soon as it is there. @param {() => void} wish */
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

  /** The element is in the page. @param {boolean} isEager whether it is to load at once */
  arrive(isEager) {
    if (!this.#isStale) this.#fulfil();
    else if (this.#isWanted || isEager) this.load();
  }

  /** The element is out of the page. What was asked of it waits until it is back. */
  leave() {
    failed.delete(this);
  }
}
