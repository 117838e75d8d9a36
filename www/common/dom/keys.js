// Keyboard helpers: the keys for undo and redo, modifiers, and the names of keys on the user's system.

/**
 * The command that a key press stands for, if it is undo or redo. Backspace and Ctrl+Z or Cmd+Z undo; the same keys
 * with Shift, as well as Ctrl+Y or Cmd+Y, redo.
 * @param {Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>} event
 * @returns {'undo' | 'redo' | undefined}
 */
export function undoKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  const letter = key.toLowerCase();
  const isCommand = ctrlKey || metaKey;
  if (altKey) return undefined;
  if (isCommand && letter === 'y') return 'redo';
  // With Ctrl, Backspace deletes a word.
  if (isCommand ? letter === 'z' : key === 'Backspace') return shiftKey ? 'redo' : 'undo';
  return undefined;
}

/**
 * True if a key is pressed together with a modifier that makes it a browser shortcut.
 * @param {KeyboardEvent} event
 */
export const hasModifier = ({ altKey, ctrlKey, metaKey }) => altKey || ctrlKey || metaKey;

/**
 * The type of keyboard, which decides how keys are named.
 * @param {string} [system] such as `MacIntel`, as browsers report it
 */
export function keyboardOf(system = globalThis.navigator?.platform ?? '') {
  return /^(Mac|iP)/.test(system) ? 'apple' : 'other';
}
