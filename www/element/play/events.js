// Dispatches events and reports errors. Events are dispatched when the element is in a consistent state, since a
// listener may open another game, remove the element or call any member.

import { about } from '../attributes/attributes.js';

/** @typedef {ReturnType<typeof makeEvents>} Events */

/**
 * @param {EventTarget & import('../attributes/attributes.js').Placed} target of the events
 * @param {import('../../words/element.js').ElementWords} words
 */
export function makeEvents(target, words) {
  /** @type {Event[]} */
  let waiting = [];
  /** The depth of nested work. */
  let depth = 0;
  let isFlushing = false;
  /** The messages reported so far, for `reportOnce`. @type {Set<string>} */
  const reported = new Set();

  /** @param {string} type @param {unknown} [detail] */
  function add(type, detail) {
    // `change` bubbles, like the event of a form field.
    waiting.push(new CustomEvent(type, { detail, bubbles: type === 'change' }));
    if (depth === 0) flush();
  }

  /** Discards pending events, which are about a previous game. */
  function clear() {
    waiting = [];
  }

  /**
   * Delays events until the work, and all work that encloses it, is done.
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

  /** A single loop dispatches all events, so that every listener receives them in the same order. */
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
    console.error(about(message, target));
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
