// The button that stops a film which plays by itself, for boards without a transport. It stands in the freest corner.

import { freestCorner } from '../../board/layout.js';
import { setHidden, setLabel } from '../../common/dom/dom.js';

/** The distance from the corner of the canvas to that of the button in it, in pixels. */
const REACH = 64;

/** @param {HTMLElement} box */
export function makeOverlay(box) {
  let isFree = true;

  /** Puts the button where no hole is. @param {import('../../board/layout.js').Layout} layout */
  function place(layout) {
    const { isTop, isLeft, distance } = freestCorner(layout);
    const sides = { insetBlock: isTop ? '0 auto' : 'auto 0', insetInline: isLeft ? '0 auto' : 'auto 0' };
    Object.assign(box.style, sides);
    isFree = distance > REACH + layout.unit / 2;
  }

  /**
   * Shows the button if it is wanted. At rest it covers no hole.
   * @param {boolean} isWanted
   * @param {boolean} isPlaying
   * @param {{ play: string, pause: string }} labels
   * @param {(box: HTMLElement) => void} leave takes a focus that the button has when it goes
   */
  function update(isWanted, isPlaying, { play, pause }, leave) {
    const isShown = isWanted && (isPlaying || isFree);
    if (!isShown && box.matches(':focus-within')) leave(box);
    setHidden(box, !isShown);
    setLabel(/** @type {HTMLElement} */ (box.firstElementChild), isPlaying ? pause : play);
  }

  return { place, update };
}
