// How many pixels of the screen a pixel of the layout has: zoom, the screen and transforms of the page all count.

/** More would fill the memory of a phone for nothing that can be seen. */
const MOST_PIXELS = 4096;

/**
 * @param {HTMLElement} box what the canvas fills
 * @returns {number} above 0
 */
export function pixelRatio(box) {
  const { width } = box.getBoundingClientRect();
  const ratio = devicePixelRatio * (width / box.offsetWidth || 1);
  const most = MOST_PIXELS / Math.max(box.offsetWidth, box.offsetHeight, 1);
  return Math.min(ratio, most);
}

/**
 * Calls back whenever the box may have another size, in pixels of the layout or of the screen.
 * @param {HTMLElement} box
 * @param {AbortSignal} signal until when
 * @param {() => void} changed
 */
export function watchPixels(box, signal, changed) {
  const observers = [new ResizeObserver(changed), new ResizeObserver(changed)];
  observers[0].observe(box);
  try {
    observers[1].observe(box, { box: 'device-pixel-content-box' });
  } catch {
    // Safari does not know these boxes; it tells of another zoom as another size of the window.
  }
  signal.addEventListener('abort', () => {
    for (const observer of observers) observer.disconnect();
  });
  addEventListener('resize', changed, { signal });
  // A transform tells nobody that it changes; when someone comes to touch the board, it is looked at again.
  box.addEventListener('pointerenter', changed, { signal });
}
