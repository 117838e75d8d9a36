// Much work of which each piece is small: it is done a few milliseconds at a time, so that it does not hold up the page.

/** How long the page may be held up. */
const BUDGET_MILLISECONDS = 6;

export class TaskQueue {
  /** @type {(() => void)[]} */
  #waiting = [];
  #isOnItsWay = false;

  /** Does something as soon as it is its turn. @param {() => void} work @returns {Promise<void>} when it is done */
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

  /** What waits is not done any more. */
  clear() {
    this.#waiting = [];
  }

  /** In a task, not in a frame: a page that nobody looks at gets no frames. */
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
