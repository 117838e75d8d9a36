// The start and end of each jump during playback. Times are in seconds at normal speed.

/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */

export const JUMP_SECONDS = 0.24;
/** The pause between two moves; the jumps of one move follow each other without a stop. */
export const PAUSE_SECONDS = 0.16;
/** The times for which an animated picture shows the start and the end. */
export const START_SECONDS = 0.8;
export const END_SECONDS = 2;

/**
 * The start and end of each jump.
 * @typedef {{ begins: number[], ends: number[], duration: number }} Timeline
 */

/**
 * @param {Pick<Line, 'moves'>} line
 * @returns {Timeline}
 */
export function timelineOf({ moves }) {
  /** @type {number[]} */
  const begins = [];
  let time = 0;
  for (const { count } of moves) {
    if (time > 0) time += PAUSE_SECONDS;
    for (let jump = 0; jump < count; jump++, time += JUMP_SECONDS) begins.push(time);
  }
  return { begins, ends: begins.map((begin) => begin + JUMP_SECONDS), duration: time };
}

/**
 * The number of finished jumps at a given time, and the fraction of the next one that is complete, from 0 to 1.
 * @param {Timeline} timeline
 * @param {number} time
 */
export function momentAt({ begins, ends }, time) {
  // A tolerance ensures that the end of a jump is never mistaken for its last instant.
  const done = ends.filter((end) => end <= time + 1e-9).length;
  const begin = begins[done] ?? Number.POSITIVE_INFINITY;
  return { done, part: Math.max(0, (time - begin) / JUMP_SECONDS) };
}

/**
 * The time at which `cursor` jumps are finished.
 * @param {Timeline} timeline
 * @param {number} cursor
 */
export const timeOf = ({ ends }, cursor) => (cursor === 0 ? 0 : ends[cursor - 1]);

/**
 * A show starts and ends slowly. It reaches full speed after this many seconds, and starts to slow down this many
 * seconds before its end: the duration of three moves of one jump each.
 */
const EASE_SECONDS = 3 * (JUMP_SECONDS + PAUSE_SECONDS);
const SLOWEST = 0.4;
const FASTEST = 1.6;

/**
 * The speed of a show, as a factor.
 * @param {number} gone the seconds since its start
 * @param {number} left the seconds until its end
 */
export function tempoAt(gone, left) {
  const part = Math.max(0, Math.min(1, gone / EASE_SECONDS, left / EASE_SECONDS));
  return SLOWEST + part * (FASTEST - SLOWEST);
}
