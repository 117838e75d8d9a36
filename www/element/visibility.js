// Whether an element is near what a person sees, and whether it is seen.

/** How far beyond the edge of the window an element counts as near. */
const NEAR = '400px';
/** An element is seen if so much of it is in the window, or if it fills so much of the window. */
const SEEN = 0.25;
const FILLED = 0.5;

/**
 * Who is told: `near` when the element comes near for the first time, `seen` whenever it comes into view or leaves it.
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

  /** @param {AbortSignal} signal until when */
  watch(signal) {
    const near = new IntersectionObserver((entries) => this.#approach(entries, near), { rootMargin: NEAR });
    const seen = new IntersectionObserver((entries) => this.#see(entries), {
      threshold: [0, 0.05, 0.1, 0.15, 0.2, SEEN],
    });
    for (const observer of [near, seen]) {
      observer.observe(this.#element);
      signal.addEventListener('abort', () => observer.disconnect());
    }
  }

  /** @param {IntersectionObserverEntry[]} entries @param {IntersectionObserver} observer */
  #approach(entries, observer) {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    this.#host.near();
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
