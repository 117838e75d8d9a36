// Questions to the worker about problems, whose answers are remembered.

import { search } from '../../engine/search.js';

/** A problem as the worker reads it. @typedef {{ board: string, start: string, finish: string }} Task */

/**
 * Asks about a problem once. An answer that did not come, or was not found, is asked for again.
 * @template T
 * @param {object} question
 * @param {(report: any) => T | undefined} read
 * @returns {(task: Task, signal: AbortSignal) => Promise<T | undefined>} the signal ends the search
 */
export function remembered(question, read) {
  /** @type {Map<string, T>} */
  const known = new Map();
  return async (task, signal) => {
    const key = JSON.stringify(task);
    try {
      if (!known.has(key)) {
        const { report } = await search(/** @type {any} */ ({ ...question, ...task }), { signal });
        const answer = read(report);
        if (answer !== undefined) known.set(key, answer);
      }
    } catch {}
    return known.get(key);
  };
}
