// Finds ways to the goal with `ways.js`, which is loaded with the first search.

import { WORKER_FAILURE } from '../engine/assets.js';
import { EngineError } from '../engine/engine-error.js';

/** @type {import('./questions.js').Find} */
export async function findLater(game, asked, search) {
  const find = await load().catch(() => {
    // A part that cannot be loaded is reported as a worker that cannot.
    throw new EngineError(WORKER_FAILURE);
  });
  return find(game, asked, search);
}

async function load() {
  const { find } = await import('./ways.js');
  return find;
}
