// A board on the screen: a canvas that fills its box. The canvas is redrawn when the size of the box changes, or when
// zooming, another screen or a transform changes the number of device pixels.

import { makeRenderer } from './renderer.js';

/** @typedef {import('./renderer.js').Renderer} Renderer */

/**
 * @param {HTMLElement} box around a canvas
 * @param {() => void} restored is called when a canvas is empty because the browser has lost its content
 */
export function makeSurface(box, restored) {
  /** Draws on the canvas, once the box has a size. @type {Renderer | undefined} */
  let renderer;
  /** The box's width, height and pixel ratio when the canvas was set up. */
  let fitted = /** @type {number[]} */ ([]);
  const canvas = /** @type {HTMLCanvasElement} */ (box.querySelector('canvas'));

  const size = () => [box.clientWidth, box.clientHeight, pixelRatio(box)];

  /** Prepares for another board. Nothing is drawn until the canvas has been fitted again. */
  function clear() {
    renderer = undefined;
    fitted = [];
  }

  /** Releases the canvas memory. */
  function free() {
    clear();
    canvas.width = 0;
  }

  /** True if the size and resolution of the canvas match its box. */
  const isFitted = () => size().every((side, index) => side === fitted[index]);

  /**
   * Fits the canvas into its box. A hidden box has no size, so the canvas has to be fitted again when the box is shown.
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

/**
 * The maximum width and height of the canvas, in pixels. A larger canvas would fill a phone's memory without visible
 * gain.
 */
const MOST_PIXELS = 4096;

/**
 * @param {HTMLElement} box that the canvas fills
 * @returns {number} above 0
 */
function pixelRatio(box) {
  const { width } = box.getBoundingClientRect();
  // A shrunken board keeps its resolution, since the page often enlarges it again, as in an entrance animation or an
  // opening dialog.
  const ratio = devicePixelRatio * Math.max(1, width / box.offsetWidth || 1);
  return Math.min(ratio, MOST_PIXELS / Math.max(box.offsetWidth, box.offsetHeight, 1));
}

/**
 * Calls back whenever the size of the box may have changed, in CSS pixels or device pixels.
 * @param {HTMLElement} box
 * @param {AbortSignal} signal stops the calls
 * @param {() => void} changed
 */
export function watchPixels(box, signal, changed) {
  const observer = new ResizeObserver(changed);
  observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
  watchResolution(signal, changed);
  // There is no event for transforms. Pages that scale a board do so on resize or in an animation. To catch other
  // changes, the size is also checked when a pointer enters the board.
  for (const type of ['resize', 'transitionend', 'animationend']) addEventListener(type, changed, { signal });
  box.addEventListener('pointerenter', changed, { signal });
}

/**
 * A media query for a resolution reports only that it no longer matches, so each change needs a new query.
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
