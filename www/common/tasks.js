// Splits the work of a page into tasks, so that the page stays responsive.

/**
 * Waits for the given number of milliseconds or, by default, until the next task.
 * @param {number} [ms]
 * @returns {Promise<void>}
 */
export const nextTask = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A busy page may never be idle, so the callback is called after this many milliseconds anyway. */
const LONGEST_WAIT = 2000;

/**
 * Calls back once the page is loaded and idle, or has been busy for two seconds.
 * @param {() => void} act
 * @returns {() => void} cancels the callback
 */
export function whenIdle(act) {
  const { requestIdleCallback: request = /** @type {any} */ (setTimeout), cancelIdleCallback: cancel = clearTimeout } =
    globalThis;
  /** @type {any} */
  let waiting;
  const wait = () => {
    waiting = request(act, { timeout: LONGEST_WAIT });
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    cancel(waiting);
  };
}

/** The maximum time without yielding to the page. */
const BUDGET_MILLISECONDS = 6;

/** Runs many small tasks, for a few milliseconds at a time. */
export class TaskQueue {
  /** @type {(() => void)[]} */
  #waiting = [];
  #isOnItsWay = false;

  /**
   * Adds a task to the end of the queue.
   * @param {() => void} work
   * @returns {Promise<void>} settles when the task is done, or with its error
   */
  add(work) {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
      this.#schedule();
    });
  }

  /**
   * Adds a task before all waiting ones.
   * @param {() => void} work
   * @returns {Promise<void>} settles when the task is done, or with its error
   */
  addNext(work) {
    const done = this.add(work);
    this.#waiting.unshift(...this.#waiting.splice(-1));
    return done;
  }

  /** Drops the tasks that have not started. */
  clear() {
    this.#waiting = [];
  }

  /** Uses a timer instead of an animation frame, since a page in the background gets no frames. */
  #schedule() {
    if (this.#isOnItsWay || this.#waiting.length === 0) return;
    this.#isOnItsWay = true;
    setTimeout(() => this.#work());
  }

  #work() {
    this.#isOnItsWay = false;
    const end = performance.now() + BUDGET_MILLISECONDS;
    while (this.#waiting.length > 0 && performance.now() < end) this.#waiting.shift()?.();
    this.#schedule();
  }
}
