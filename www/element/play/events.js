// Tells a page of events and errors. Events leave when the element is in a consistent state: a listener may open
// another game, remove the element or call anything.

/** @typedef {ReturnType<typeof makeEvents>} Events */

/**
 * @param {EventTarget} target of the events
 * @param {import('../../words/element.js').ElementWords} words
 */
export function makeEvents(target, words) {
  /** @type {Event[]} */
  let waiting = [];
  /** The depth of nested work. */
  let depth = 0;
  let isFlushing = false;
  /** The reported messages; `reportOnce` reports nothing twice. @type {Set<string>} */
  const reported = new Set();

  /** @param {string} type @param {unknown} [detail] */
  function add(type, detail) {
    // A change is heard above the element, as that of a field of a form.
    waiting.push(new CustomEvent(type, { detail, bubbles: type === 'change' }));
    if (depth === 0) flush();
  }

  /** Drops waiting events: they are about a game that is gone. */
  function clear() {
    waiting = [];
  }

  /**
   * Holds events back until the work is done, and all work around it.
   * @template T
   * @param {() => T} work
   */
  function during(work) {
    depth++;
    try {
      return work();
    } finally {
      depth--;
      if (depth === 0) flush();
    }
  }

  /** One loop dispatches all, so that every listener hears the events in the same order. */
  function flush() {
    if (isFlushing) return;
    isFlushing = true;
    for (let event = waiting.shift(); event; event = waiting.shift()) target.dispatchEvent(event);
    isFlushing = false;
  }

  /** Reports an error to the page and its author. @param {unknown} error @returns {string} its message */
  function report(error) {
    const message = words.failure(error);
    add('error', { message, error: error instanceof Error ? error : undefined });
    console.error(`<peg-solitaire>: ${message}`);
    return message;
  }

  /** @param {string} message */
  function reportOnce(message) {
    if (reported.has(message)) return;
    reported.add(message);
    report(message);
  }

  return { add, clear, during, report, reportOnce };
}
