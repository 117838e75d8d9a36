// What is made once and used again.

/**
 * A function that makes what belongs to a text once, and gives the same again. It keeps all that it has made, so it is for texts of
 * which there are few, such as languages.
 * @template T
 * @param {(key: string) => T} make
 * @returns {(key: string) => T}
 */
export function memo(make) {
  /** @type {Map<string, T>} */
  const made = new Map();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return /** @type {T} */ (made.get(key));
  };
}

/**
 * A function that makes something when it is first asked for, and gives the same again.
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
export function once(make) {
  const made = memo(make);
  return () => made('');
}
