// Asks the browser for frames as long as there is something to draw.

/** The longest playback step per frame: the film does not jump over time without frames. */
const LONGEST_STEP_MILLISECONDS = 100;

export class FrameLoop {
  #request = 0;
  #last = 0;
  #draw;

  /** @param {(now: number, seconds: number) => boolean} draw draws a frame; returns true if another is needed */
  constructor(draw) {
    this.#draw = draw;
  }

  /** Asks for a frame. At most one is pending. */
  request() {
    if (this.#request) return;
    this.#last = performance.now();
    this.#request = requestAnimationFrame((now) => this.#frame(now));
  }

  stop() {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  /** @param {number} now in milliseconds */
  #frame(now) {
    this.#request = 0;
    const step = Math.min(Math.max(0, now - this.#last), LONGEST_STEP_MILLISECONDS);
    const isAnimated = this.#draw(now, step / 1000);
    if (isAnimated) this.request();
    this.#last = now;
  }
}
