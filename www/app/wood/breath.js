// The pegs that can jump breathe once, if nothing happens for a while in the first game of a person.

/** @typedef {import('../../board/scene.js').Peg} Peg */
/** @typedef {ReturnType<import('../../game/session.js').Session['view']>} View */

// In milliseconds.
const IDLE = 6000;
const BREATH = 1200;
/** The growth of a peg and its height, in units. */
const LARGER = 0.06;
const HIGHER = 0.07;

/** @param {() => void} invalidate asks for a frame */
export function makeBreath(invalidate) {
  /** Its beginning, once there is one. @type {number | undefined} */
  let begin;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** Each frame is an act of somebody, or of the film: it waits anew. @param {View} view */
  function wait({ jumps }) {
    clearTimeout(timer);
    if (begin === undefined && jumps.length > 0)
      timer = setTimeout(() => {
        begin = performance.now();
        invalidate();
      }, IDLE);
  }

  /** @param {number} now in milliseconds */
  const partAt = (now) => (begin === undefined ? 1 : Math.max(0, now - begin) / BREATH);

  /** @param {Peg} peg @param {View} view @param {number} now in milliseconds @returns {Peg} */
  function breathe(peg, { jumps }, now) {
    const part = partAt(now);
    if (part >= 1 || peg.lift > 0 || !jumps.some(({ from }) => from === peg.hole)) return peg;
    const height = Math.sin(Math.PI * part) ** 2;
    return { ...peg, lift: HIGHER * height, scale: 1 + LARGER * height };
  }

  return { wait, breathe, isGoing: (/** @type {number} */ now) => partAt(now) < 1 };
}
