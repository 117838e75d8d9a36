// Keeps values that are computed once and reused.

/**
 * Returns a function that computes the value for each key once and then returns the cached value. Nothing is ever
 * removed from the cache, so use this only for a few keys, such as languages, or for a short time.
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
 * Returns a function that computes a value on the first call, and returns the same value on later calls.
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
export function once(make) {
  const made = memo(make);
  return () => made('');
}

/**
 * Returns a function that computes a value on the first call, and returns the same value on later calls. After a
 * failure, the next call tries again.
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
