// Runs the article's tasks in a thread of their own, one report at a time.

import { onceDone } from '../../common/memo.js';
import { isTrap } from '../../engine/engine-error.js';
import { loadTasks } from './tasks.js';

/** The tasks, once the engine is loaded. A failed load is retried with the next question. */
const loaded = onceDone(loadTasks);
/** The tasks in progress. @type {Map<number, Iterator<unknown>>} */
const begun = new Map();

self.addEventListener('message', async ({ data: { id, task, question, wish, isOver } }) => {
  if (isOver) {
    begun.get(id)?.return?.();
    begun.delete(id);
    return;
  }
  try {
    if (task) begun.set(id, (await loaded())[/** @type {'watch'} */ (task)](question));
    const { value, done } = begun.get(id)?.next(wish) ?? { value: undefined, done: true };
    self.postMessage({ id, report: value, isDone: Boolean(done) });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error), isTrap: isTrap(error) });
  }
});
