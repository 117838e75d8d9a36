// A course: a solution in parts that can be remembered, and the exercises that teach it from its end. Pure.

import { goTo } from '../../game/game.js';
import { TREE } from '../../game/tree.js';

/** @typedef {import('../../engine/requests.js').Chunk} Chunk */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/**
 * The chunks of a solution, the game before each, with its marks, and the positions before each and after the last.
 * @typedef {{ chunks: Chunk[], games: import('../../game/game.js').Game[], positions: string[] }} Course
 *
 * An exercise: the chunks from the first to the last one. One that is shown is played first, and keeps its marks.
 * @typedef {{ first: number, last: number, isShown: boolean }} Exercise
 */

/** @param {Problem} problem @param {Chunk[]} chunks @returns {Course} */
export function courseOf(problem, chunks) {
  const whole = TREE.open(problem, { game: courseText(chunks) });
  const cursors = chunks.map((_, index) => chunks.slice(0, index).flatMap(({ jumps }) => jumps).length);
  const { positions } = whole.line;
  return {
    chunks,
    games: cursors.map((cursor) => goTo(whole, cursor)),
    positions: [...cursors, positions.length - 1].map((cursor) => positions[cursor]),
  };
}

/** The game of all chunks, each with its marks before it. @param {Chunk[]} chunks */
export function courseText(chunks) {
  return chunks.map((chunk) => `${marksText(chunk)} ${chunk.jumps.join(' ')}`).join(' ');
}

/** Marks the pegs that a chunk removes. Arrows show the way of one peg. @param {Chunk} chunk */
export function marksText({ kind, clears, jumps }) {
  const arrows = kind === 'purge' ? [] : jumps.map((jump) => `[arrow ${jump}]`);
  return [`[mark ${clears.join(' ')}]`, ...arrows].join(' ');
}

/**
 * The exercises of a course, from its last chunk on, so that each ends in a win: every chunk is shown and tried, then
 * all from it to the end are played from memory.
 * @param {number} count of chunks
 * @returns {Exercise[]}
 */
export function exercisesOf(count) {
  return Array.from({ length: count }, (_, index) => count - 1 - index).flatMap((first) => [
    { first, last: first, isShown: true },
    { first, last: count - 1, isShown: false },
  ]);
}
