// A frame as it will be in a page, made smaller so that all of it is seen.

import { FRAME } from './snippets.js';

/** @param {HTMLElement} box for the frame alone @returns shows an address */
export function framePreview(box) {
  const frame = /** @type {HTMLIFrameElement} */ (box.querySelector('iframe'));
  /** The height of the frame in a page, in pixels, as it reports it. */
  let height = FRAME.height;
  let shown = '';
  new ResizeObserver(fit).observe(box);
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data?.type !== 'peg-solitaire') return;
    if (!Number.isFinite(data.height) || data.height <= 0) return;
    height = data.height;
    fit();
  });
  return (/** @type {string} */ address) => {
    if (shown === address) return;
    shown = address;
    // Setting `src` would make each address an entry of the history of the page.
    frame.contentWindow?.location.replace(address);
  };

  function fit() {
    const scale = Math.min(1, box.clientWidth / FRAME.width, box.clientHeight / height);
    Object.assign(frame.style, { width: `${FRAME.width}px`, height: `${height}px`, scale: String(scale) });
  }
}
