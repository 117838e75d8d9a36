// The ways through a course: from a position to the end of a part, up to the symmetries of the board.

import { search } from '../../engine/search.js';

/** @typedef {import('./course.js').Course} Course */

/** The time limit of a search, in milliseconds. */
const LIMIT = 1000;

/**
 * The jumps from one position to another, or to a finish; undefined if none are found.
 * @param {Course} course
 * @param {string} start
 * @param {string} finish
 * @param {AbortSignal} signal
 */
export async function wayTo({ games }, start, finish, signal) {
  if (start === finish) return '';
  const { shape } = games[0].problem;
  const { report } = await search({ kind: 'solve', board: shape, start, finish, limit: LIMIT }, { signal });
  signal.throwIfAborted();
  return report.state === 'solved' ? report.jumps : undefined;
}

/**
 * A place that equals a position up to symmetry and from which the end of a part can be reached, with the way to that
 * end; undefined if there is none.
 * @param {Course} course
 * @param {string} end of the part
 * @param {string} place before the last jump
 * @param {string} position after it
 * @param {AbortSignal} signal
 */
export async function placeLike(course, end, place, position, signal) {
  const { board } = course.games[0].problem;
  const next = board.jumps(place).map(({ name }) => board.play(place, name));
  for (const one of [position, ...next]) {
    const way = isLike(course, one, position) ? await wayTo(course, one, end, signal) : undefined;
    if (way !== undefined) return { place: one, way };
  }
  return undefined;
}

/**
 * The jump in `position` that corresponds to the first jump of `way`. The way starts at `place`, and `position` is an
 * image of `place`.
 * @param {Course} course
 * @param {string} place
 * @param {string} way
 * @param {string} position
 */
export function jumpLike(course, place, way, position) {
  const { board } = course.games[0].problem;
  const { jumps, positions } = board.replay(place, way);
  if (position === place) return jumps[0];
  return board.jumps(position).find(({ name }) => isLike(course, board.play(position, name), positions[1]));
}

/**
 * True if a symmetry that keeps the finish maps one position to the other.
 * @param {Course} course
 * @param {string} one
 * @param {string} other
 */
function isLike({ games }, one, other) {
  const { board, finish } = games[0].problem;
  return board.problemKey(one, finish.text) === board.problemKey(other, finish.text);
}
