// Counts the screen's pixels for a pixel of the layout: zoom, the screen and transforms of the page all matter.

/** A canvas with more pixels on a side fills the memory of a phone without visible gain. */
const MOST_PIXELS = 4096;

/**
 * @param {HTMLElement} box that the canvas fills
 * @returns {number} above 0
 */
export function pixelRatio(box) {
  const { width } = box.getBoundingClientRect();
  const ratio = devicePixelRatio * (width / box.offsetWidth || 1);
  return Math.min(ratio, MOST_PIXELS / Math.max(box.offsetWidth, box.offsetHeight, 1));
}

/**
 * Calls back whenever the box may have another size, in pixels of the layout or of the screen.
 * @param {HTMLElement} box
 * @param {AbortSignal} signal that ends it
 * @param {() => void} changed
 */
export function watchPixels(box, signal, changed) {
  const observer = new ResizeObserver(changed);
  observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
  watchResolution(signal, changed);
  // A change of a transform sends no event. Pages that scale a board do so when the window changes; and a touch of the
  // board checks again.
  addEventListener('resize', changed, { signal });
  box.addEventListener('pointerenter', changed, { signal });
}

/**
 * A query reports only its end: after each change another one is asked.
 * @param {AbortSignal} signal
 * @param {() => void} changed
 */
function watchResolution(signal, changed) {
  const notice = () => {
    watchResolution(signal, changed);
    changed();
  };
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', notice, { once: true, signal });
}
