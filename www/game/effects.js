// Effects of a moment: a fade between two positions, the shake of a refused peg, the landing of one that wins.

import { timeOf } from './timeline.js';

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
/** The silence between the landing of the peg that wins and the joy. */
export const SILENCE_SECONDS = 0.2;

/** The beginning of an effect. @typedef {{ begin: number }} Begun */

/** @param {(Omit<Fade, 'part'> & Begun) | undefined} fade @param {number} now @returns {Fade | undefined} */
export function fadeAt(fade, now) {
  if (!fade) return undefined;
  const part = partOf(fade.begin, FADE_SECONDS, now);
  return part < 1 ? { ...fade, part } : undefined;
}

/** The shake of a refused peg. @param {(Refused & Begun) | undefined} refused @param {number} now */
export function shakeAt(refused, now) {
  return refused && { hole: refused.hole, part: partOf(refused.begin, SHAKE_SECONDS, now) };
}

/**
 * The seconds until the peg of the last jump lands; 0 if a hand has carried it.
 * @param {{ playback: import('./playback.js').Playback, game: import('./game.js').Game }} session
 */
export function secondsToLanding({ playback, game }) {
  return Math.max(0, timeOf(playback.timeline, game.cursor) - playback.time) / playback.speed;
}

/**
 * The part of an effect that is over, from 0 to 1.
 * @param {number} begin in milliseconds
 * @param {number} seconds
 * @param {number} now in milliseconds
 */
function partOf(begin, seconds, now) {
  return Math.min(1, Math.max(0, (now - begin) / (seconds * 1000)));
}
