// A frame as it will be in a page, made smaller so that all of it is seen.

import { FRAME } from './snippets.js';

export class FramePreview {
  #box;
  #frame;
  /** The height of the frame in a page, in pixels, as it reports it. */
  #height = FRAME.height;
  #address = '';

  /** @param {HTMLElement} box for the frame alone */
  constructor(box) {
    this.#box = box;
    this.#frame = /** @type {HTMLIFrameElement} */ (box.querySelector('iframe'));
    new ResizeObserver(() => this.#fit()).observe(box);
    addEventListener('message', (event) => this.#hear(event));
  }

  /** @param {string} address */
  show(address) {
    if (this.#address === address) return;
    this.#address = address;
    // Setting `src` would make each address an entry of the history of the page.
    this.#frame.contentWindow?.location.replace(address);
  }

  clear() {
    this.show('about:blank');
  }

  /** @param {MessageEvent} event */
  #hear({ source, data }) {
    if (source !== this.#frame.contentWindow || data?.type !== 'peg-solitaire') return;
    if (!Number.isFinite(data.height) || data.height <= 0) return;
    this.#height = data.height;
    this.#fit();
  }

  #fit() {
    const { clientWidth, clientHeight } = this.#box;
    const { style } = this.#frame;
    style.width = `${FRAME.width}px`;
    style.height = `${this.#height}px`;
    style.scale = String(Math.min(1, clientWidth / FRAME.width, clientHeight / this.#height));
  }
}
