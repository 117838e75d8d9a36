// Tells if an element is near the visible part of the page, and if it is seen.

/** The distance beyond the edge of the window at which an element counts as near. */
const NEAR = '400px';
/** An element is seen if this part of it is in the window, or if it fills this part of the window. */
const SEEN = 0.25;
const FILLED = 0.5;

/**
 * Hears `near` when the element first comes near, and `seen` whenever it comes into view or leaves it.
 * @typedef {{ near: () => void, seen: (isSeen: boolean) => void }} Host
 */

export class Visibility {
  #element;
  #host;

  /**
   * @param {Element} element
   * @param {Host} host
   */
  constructor(element, host) {
    this.#element = element;
    this.#host = host;
  }

  /** @param {AbortSignal} signal that ends it */
  watch(signal) {
    const near = new IntersectionObserver((entries) => this.#approach(entries, near, signal), { rootMargin: NEAR });
    this.#observe(near, signal);
  }

  /**
   * A far element is not seen.
   * @param {IntersectionObserverEntry[]} entries
   * @param {IntersectionObserver} near
   * @param {AbortSignal} signal
   */
  #approach(entries, near, signal) {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    const threshold = [0, 0.05, 0.1, 0.15, 0.2, SEEN];
    this.#observe(new IntersectionObserver((entries) => this.#see(entries), { threshold }), signal);
    this.#host.near();
  }

  /** @param {IntersectionObserver} observer @param {AbortSignal} signal */
  #observe(observer, signal) {
    observer.observe(this.#element);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #see(entries) {
    const entry = entries.at(-1);
    if (!entry) return;
    const { intersectionRatio, intersectionRect, rootBounds } = entry;
    const isFilled = intersectionRect.height >= FILLED * (rootBounds?.height ?? innerHeight);
    this.#host.seen(entry.isIntersecting && (intersectionRatio >= SEEN || isFilled));
  }
}
