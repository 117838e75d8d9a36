// Effects of a moment: a fade between two positions, the shake of a refused peg.

/** @typedef {import('./selection.js').Refusal} Refusal */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Jump} Jump */

/**
 * A change without a film: the pegs before it fade out, those after it fade in. `moved` is the jump that a hand has
 * carried out, `part` the part that is over, from 0 to 1.
 * @typedef {{ before: Uint8Array, part: number, moved?: Jump }} Fade
 */

/** A refused try: its hole and its reason. @typedef {{ hole: number, why: Refusal }} Refused */

const FADE_SECONDS = 0.18;
const SHAKE_SECONDS = 0.12;

export class Effects {
  /** @type {{ before: Uint8Array, moved?: Jump, begin: number } | undefined} */
  #fade;
  /** @type {{ refused: Refused, begin: number } | undefined} */
  #refusal;

  /**
   * Begins a fade.
   * @param {Uint8Array} before for each hole, 1 where there was a peg
   * @param {Jump} [moved]
   */
  fade(before, moved) {
    this.#fade = { before, moved, begin: performance.now() };
  }

  /** Shakes a peg; without a refusal, the last one is forgotten. @param {Refused} [refused] */
  refuse(refused) {
    this.#refusal = refused && { refused, begin: performance.now() };
  }

  /** The last try if it was refused: another object for each. */
  get refused() {
    return this.#refusal?.refused;
  }

  /** True if the next frame will look different. @param {number} now in milliseconds */
  isAnimated(now) {
    return this.fadeAt(now) !== undefined || (this.shakeAt(now)?.part ?? 1) < 1;
  }

  /** @param {number} now in milliseconds @returns {Fade | undefined} */
  fadeAt(now) {
    if (!this.#fade) return undefined;
    const { before, moved, begin } = this.#fade;
    const part = partOf(begin, FADE_SECONDS, now);
    return part < 1 ? { before, moved, part } : undefined;
  }

  /** @param {number} now in milliseconds */
  shakeAt(now) {
    if (!this.#refusal) return undefined;
    const { refused, begin } = this.#refusal;
    return { hole: refused.hole, part: partOf(begin, SHAKE_SECONDS, now) };
  }
}

/**
 * The part of an effect that is over, from 0 to 1.
 * @param {number} begin
 * @param {number} seconds
 * @param {number} now
 */
function partOf(begin, seconds, now) {
  return Math.min(1, Math.max(0, (now - begin) / (seconds * 1000)));
}
