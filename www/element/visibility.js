// Whether an element is near what a person sees, and whether it is seen.

/** How far beyond the edge of the window an element counts as near. */
const NEAR = '400px';
/** How much of an element has to be in the window for it to be seen. */
const SEEN = 0.25;

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
    const seen = new IntersectionObserver((entries) => this.#see(entries), { threshold: SEEN });
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
    this.#host.seen(entries.at(-1)?.isIntersecting ?? false);
  }
}
