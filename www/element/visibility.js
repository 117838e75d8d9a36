// Whether an element is near what a person sees, and whether it is seen.

/** So far from the edge of the window, an element is near. */
const NEAR = '400px';

export class Visibility {
  isSeen = false;
  #element;
  #host;

  /**
   * @param {Element} element
   * @param {{ near: () => void, seen: (isSeen: boolean) => void }} host who is told: of the first time that it is near, and
   *   whenever it comes into view or goes
   */
  constructor(element, host) {
    this.#element = element;
    this.#host = host;
  }

  /** @param {AbortSignal} signal until when */
  watch(signal) {
    const near = new IntersectionObserver((entries) => this.#approach(entries, near), { rootMargin: NEAR });
    const seen = new IntersectionObserver((entries) => this.#see(entries), { threshold: 0.25 });
    for (const observer of [near, seen]) {
      observer.observe(this.#element);
      signal.addEventListener('abort', () => observer.disconnect());
    }
    signal.addEventListener('abort', () => {
      this.isSeen = false;
    });
  }

  /** @param {IntersectionObserverEntry[]} entries @param {IntersectionObserver} observer */
  #approach(entries, observer) {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    this.#host.near();
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #see(entries) {
    const isSeen = entries.at(-1)?.isIntersecting ?? false;
    if (isSeen === this.isSeen) return;
    this.isSeen = isSeen;
    this.#host.seen(isSeen);
  }
}
