// A value with its past and, after an undo, its future (pure).

/**
 * @template T
 * @typedef {{ past: T[], present: T, future: T[] }} History
 */

/**
 * @template T
 * @param {T} present
 * @returns {History<T>}
 */
export function begin(present) {
  return { past: [], present, future: [] };
}

/**
 * A change to something else; what was undone before is gone. No change leaves the history as it is.
 * @template T
 * @param {History<T>} history
 * @param {T} next
 * @returns {History<T>}
 */
export function record(history, next) {
  if (JSON.stringify(next) === JSON.stringify(history.present)) return history;
  return { past: [...history.past, history.present], present: next, future: [] };
}

/**
 * @template T
 * @param {History<T>} history
 * @returns {History<T>}
 */
export function undo(history) {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), present: past[past.length - 1], future: [present, ...future] };
}

/**
 * @template T
 * @param {History<T>} history
 * @returns {History<T>}
 */
export function redo(history) {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  return { past: [...past, present], present: future[0], future: future.slice(1) };
}
