// Keeps values that are computed once and reused.

/**
 * Returns a function that makes a value once for each key, and returns that value again from then on. It keeps every
 * value, so use it only for a few keys, such as languages, or for a short time.
 * @template T, [K=string]
 * @param {(key: K) => T} make
 * @returns {(key: K) => T}
 */
export function memo(make) {
  /** @type {Map<K, T>} */
  const made = new Map();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return /** @type {T} */ (made.get(key));
  };
}

/**
 * Returns a function that makes a value on the first call, and returns that value again from then on.
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
export function once(make) {
  const made = memo(make);
  return () => made('');
}

/**
 * Returns a function that makes a value on the first call, and returns that value again from then on. After a failure,
 * the next call tries again.
 * @template T
 * @param {(isRetry: boolean) => Promise<T>} make `isRetry` is true if an earlier try has failed
 * @returns {() => Promise<T>}
 */
export function onceDone(make) {
  /** @type {Promise<T> | undefined} */
  let making;
  let hasFailed = false;
  return () => {
    making ??= make(hasFailed).catch((error) => {
      making = undefined;
      hasFailed = true;
      throw error;
    });
    return making;
  };
}
