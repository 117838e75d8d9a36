// Sizes and motions, on the canvas and in pictures (pure). Lengths are in units, the distance between neighbouring
// holes; times are parts of a jump.

export const BASE_RADIUS = 0.74;
/** The edge of the base, which has another colour. */
export const EDGE = 0.05;
export const HOLE_RADIUS = 0.21;
export const PEG_RADIUS = 0.37;
/** The shadow of a resting peg is larger than the peg by this factor, and lies this far below and to the right. */
export const SHADOW_SIZE = 1.12;
export const SHADOW_OFFSET = 0.06;
/** The ring is larger than a peg, so that it can be seen around one. */
export const GOAL_RADIUS = 0.44;
export const GOAL_WIDTH = 0.045;

/** The lines of a board end before the holes, with round ends. */
export const LINE_GAP = HOLE_RADIUS + 0.035;
export const LINE_WIDTH = 0.05;

/** The growth of a peg in the middle of its jump. */
export const GROWTH = 0.16;
/** The time at which the jumped peg begins to vanish, and the time that this takes. */
export const SINKS_AT = 0.35;
export const SINKING = 0.5;
/** The shrinking of that peg. */
export const SHRINKING = 0.35;

/**
 * The progress of a jump, from 0 to 1. It is eased at the beginning and end of a move, whose jumps follow without a
 * stop.
 * @param {number} part of the time of the jump, from 0 to 1
 * @param {boolean} isFirst of its move
 * @param {boolean} isLast of its move
 */
export function eased(part, isFirst, isLast) {
  if (isFirst && isLast) return part * part * (3 - 2 * part);
  if (isFirst) return part * part * (2 - part);
  if (isLast) return 1 - (1 - part) * (1 - part) * (1 + part);
  return part;
}
