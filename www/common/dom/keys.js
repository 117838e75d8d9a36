// Keys: undo and redo, and the names of keys on the user's system.

/**
 * Undo or redo by a key: Backspace and Ctrl or Cmd with Z undo, the same with Shift and Ctrl or Cmd with Y redo.
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
 * True if a key is pressed together with a modifier that makes it a command of the browser.
 * @param {KeyboardEvent} event
 */
export function hasModifier({ altKey, ctrlKey, metaKey }) {
  return altKey || ctrlKey || metaKey;
}

/** The names of the keys. @param {string} [system] such as `MacIntel`, as browsers report it */
export function keyboardOf(system = globalThis.navigator?.platform ?? '') {
  return /^(Mac|iP)/.test(system) ? 'apple' : 'other';
}
