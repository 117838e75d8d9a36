// Events leave when the element is in a consistent state: a listener may open another game, remove the element or call
// anything.

export class EventQueue {
  /** @type {Event[]} */
  #waiting = [];
  /** The depth of nested work. */
  #depth = 0;
  #isFlushing = false;
  #target;

  /** @param {EventTarget} target of the events */
  constructor(target) {
    this.#target = target;
  }

  /** @param {string} type @param {unknown} [detail] */
  add(type, detail) {
    // A change is heard above the element, as that of a field of a form.
    this.#waiting.push(new CustomEvent(type, { detail, bubbles: type === 'change' }));
    if (this.#depth === 0) this.#flush();
  }

  /** Drops waiting events: they are about a game that is gone. */
  clear() {
    this.#waiting = [];
  }

  /**
   * Holds events back until the work is done, and all work around it.
   * @template T
   * @param {() => T} work
   */
  during(work) {
    this.#depth++;
    try {
      return work();
    } finally {
      this.#depth--;
      if (this.#depth === 0) this.#flush();
    }
  }

  /** One loop dispatches all, so that every listener hears the events in the same order. */
  #flush() {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) this.#target.dispatchEvent(event);
    this.#isFlushing = false;
  }
}
