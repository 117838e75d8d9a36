// The button that stops a film which plays by itself, for boards without a transport. It stands in the freest corner.

import { freestCorner } from '../../board/layout.js';
import { setHidden, setLabel } from '../../common/dom/write.js';

/** The distance from the corner of the canvas to that of the button in it, in pixels. */
const REACH = 64;

export class Overlay {
  #box;
  #isFree = true;

  /** @param {HTMLElement} box */
  constructor(box) {
    this.#box = box;
  }

  /** Puts the button where no hole is. @param {import('../../board/layout.js').Layout} layout */
  place(layout) {
    const { isTop, isLeft, distance } = freestCorner(layout);
    const { classList } = this.#box;
    classList.toggle('top', isTop);
    classList.toggle('left', isLeft);
    this.#isFree = distance > REACH + layout.unit / 2;
  }

  /**
   * Shows the button if it is wanted. At rest it covers no hole.
   * @param {boolean} isWanted
   * @param {boolean} isPlaying
   * @param {{ play: string, pause: string }} labels
   * @param {(box: HTMLElement) => void} leave takes a focus that the button has when it goes
   */
  update(isWanted, isPlaying, { play, pause }, leave) {
    const isShown = isWanted && (isPlaying || this.#isFree);
    if (!isShown && this.#box.matches(':focus-within')) leave(this.#box);
    setHidden(this.#box, !isShown);
    setLabel(/** @type {HTMLElement} */ (this.#box.firstElementChild), isPlaying ? pause : play);
  }
}
