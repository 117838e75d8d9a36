// A board on the screen: a canvas that fills its box, and is redrawn when the box has another size or other pixels:
// zoom, the screen and transforms of the page all matter.

import { makeRenderer } from './renderer.js';

/** @typedef {import('./renderer.js').Renderer} Renderer */

/**
 * @param {HTMLElement} box around a canvas
 * @param {() => void} restored is called when a canvas comes back empty, because the browser has lost its picture
 */
export function makeSurface(box, restored) {
  /** Draws on the canvas, once the box has a size. @type {Renderer | undefined} */
  let renderer;
  /** The width and the height of the box, and its pixels for one of the layout, when the canvas was made. */
  let fitted = /** @type {number[]} */ ([]);
  const canvas = /** @type {HTMLCanvasElement} */ (box.querySelector('canvas'));

  const size = () => [box.clientWidth, box.clientHeight, pixelRatio(box)];

  /** Clears for another board: nothing is drawn until the canvas fits again. */
  function clear() {
    renderer = undefined;
    fitted = [];
  }

  /** Gives the pixels back. */
  function free() {
    clear();
    canvas.width = 0;
  }

  /** True if the canvas has the size and the pixels of its box. */
  const isFitted = () => size().every((side, index) => side === fitted[index]);

  /**
   * Fits the canvas into its box. A hidden box has no size: it fits no more when it is shown again.
   * @param {(width: number, height: number) => import('./layout.js').Layout} layOut
   * @param {import('./theme.js').Theme} theme
   * @param {import('./engraving.js').Engraving} [engraving]
   * @param {import('./renderer.js').Material} [material]
   * @returns {Renderer | undefined} draws on the canvas, if the box has a size
   */
  function fit(layOut, theme, engraving, material) {
    const [width, height, ratio] = size();
    fitted = width && height ? [width, height, ratio] : [];
    if (!width || !height) return undefined;
    renderer = makeRenderer(canvas, layOut(width, height), theme, ratio, engraving, material);
    return renderer;
  }

  canvas.addEventListener('contextrestored', restored);
  return { renderer: () => renderer, isFitted, clear, free, fit };
}

/** A canvas with more pixels on a side fills the memory of a phone without visible gain. */
const MOST_PIXELS = 4096;

/**
 * @param {HTMLElement} box that the canvas fills
 * @returns {number} above 0
 */
function pixelRatio(box) {
  const { width } = box.getBoundingClientRect();
  // A page that has made the board smaller often makes it grow: an entrance, a dialog that opens.
  const ratio = devicePixelRatio * Math.max(1, width / box.offsetWidth || 1);
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
  // A change of a transform sends no event. Pages that scale a board do so when the window changes, or by an animation;
  // and a touch of the board checks again.
  for (const type of ['resize', 'transitionend', 'animationend']) addEventListener(type, changed, { signal });
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
