// Tells if an element is near the visible part of the page, and if it is seen.

import { once } from '../../common/memo.js';

/** The distance beyond the edge of the window at which an element counts as near. */
const NEAR = '400px';
/** An element is seen if this part of it is in the window, or if it fills this part of the window. */
const SEEN = 0.25;
const FILLED = 0.5;

/**
 * Calls `near` when the element comes near, `far` when it goes away again, and `seen` whenever it comes into view or
 * leaves it.
 * @param {Element} element
 * @param {AbortSignal} signal that ends it
 * @param {{ near: () => void, far: () => void, seen: (isSeen: boolean) => void }} host
 */
export function watchVisibility(element, signal, host) {
  /** @param {IntersectionObserverCallback} notice @param {IntersectionObserverInit} options */
  function observe(notice, options) {
    const observer = new IntersectionObserver(notice, options);
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /** @param {IntersectionObserverEntry[]} entries */
  function see(entries) {
    const entry = entries.at(-1);
    if (!entry) return;
    const { intersectionRatio, intersectionRect, rootBounds } = entry;
    const isFilled = intersectionRect.height >= FILLED * (rootBounds?.height ?? innerHeight);
    host.seen(entry.isIntersecting && (intersectionRatio >= SEEN || isFilled));
  }

  // A far element is not seen.
  const watch = once(() => observe(see, { threshold: [0, 0.05, 0.1, 0.15, 0.2, SEEN] }));

  /** @type {IntersectionObserverCallback} */
  function approach(entries) {
    if (!entries.at(-1)?.isIntersecting) return host.far();
    watch();
    host.near();
  }

  // Within a box that scrolls, only some browsers know the margin: a board there may be drawn a moment late.
  observe(approach, /** @type {IntersectionObserverInit} */ ({ rootMargin: NEAR, scrollMargin: NEAR }));
}
