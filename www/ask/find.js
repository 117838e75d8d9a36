// Finds ways to the goal with `ways.js`, which is loaded with the first search.

import { WORKER_FAILURE } from '../engine/assets.js';
import { EngineError } from '../engine/engine-error.js';

/** @type {import('./questions.js').Find} */
export async function findLater(game, asked, search) {
  const find = await load();
  return find(game, asked, search);
}

/**
 * Reports a part that cannot be loaded as a worker that cannot be loaded.
 * @returns {Promise<import('./questions.js').Find>}
 */
async function load() {
  try {
    const { find } = await import('./ways.js');
    return find;
  } catch {
    throw new EngineError(WORKER_FAILURE);
  }
}
