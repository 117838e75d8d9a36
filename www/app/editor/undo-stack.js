// A value with its past and, after an undo, its future (pure).

/**
 * @template T
 * @typedef {{ past: T[], present: T, future: T[] }} UndoStack
 */

/**
 * A value without a past.
 * @template T
 * @param {T} present
 * @returns {UndoStack<T>}
 */
export function begin(present) {
  return { past: [], present, future: [] };
}

/**
 * Changes the present, which becomes the past, and forgets the future. An equal value changes nothing.
 * @template T
 * @param {UndoStack<T>} stack
 * @param {T} next
 * @returns {UndoStack<T>}
 */
export function record(stack, next) {
  if (JSON.stringify(next) === JSON.stringify(stack.present)) return stack;
  return { past: [...stack.past, stack.present], present: next, future: [] };
}

/**
 * @template T
 * @param {UndoStack<T>} stack
 * @returns {UndoStack<T>}
 */
export function undo(stack) {
  const { past, present, future } = stack;
  if (past.length === 0) return stack;
  return { past: past.slice(0, -1), present: past[past.length - 1], future: [present, ...future] };
}

/**
 * @template T
 * @param {UndoStack<T>} stack
 * @returns {UndoStack<T>}
 */
export function redo(stack) {
  const { past, present, future } = stack;
  if (future.length === 0) return stack;
  return { past: [...past, present], present: future[0], future: future.slice(1) };
}
