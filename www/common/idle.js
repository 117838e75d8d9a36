// What can wait until the page has nothing else to do.

/** Acts once the page is loaded and has nothing else to do. @param {() => void} act */
export function whenIdle(act) {
  const wait = () => (globalThis.requestIdleCallback ?? setTimeout)(act);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
