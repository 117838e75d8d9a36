// Runs tasks that can wait until the page has nothing else to do.

/**
 * Acts once the page is loaded and has nothing else to do.
 * @param {() => void} act
 * @returns {() => void} cancels it
 */
export function whenIdle(act) {
  const { requestIdleCallback: request = setTimeout, cancelIdleCallback: cancel = clearTimeout } = globalThis;
  /** @type {any} */
  let waiting;
  const wait = () => {
    waiting = request(act);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    cancel(waiting);
  };
}
