// A course: a solution in parts that can be remembered, and the exercises that teach it from its end. Pure.

import { goTo } from '../../game/game.js';
import { TREE } from '../../game/tree.js';

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Chunk} Chunk */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/**
 * A part of a solution: a chunk whose holes have names.
 * @typedef {Pick<Chunk, 'kind' | 'name' | 'jumps' | 'like'> & { clears: string[] }} Part
 *
 * The parts of a solution, the game before each, with its marks, and the positions before each and after the last.
 * @typedef {{ parts: Part[], games: import('../../game/game.js').Game[], positions: string[] }} Course
 *
 * An exercise: the parts from the first to the last one. One that is shown is played first, and keeps its marks.
 * @typedef {{ first: number, last: number, isShown: boolean }} Exercise
 */

/** @param {Problem} problem @param {Chunk[]} chunks @returns {Course} */
export function courseOf(problem, chunks) {
  const named = (/** @type {number} */ hole) => problem.holes[hole].name;
  const parts = chunks.map(({ clears, ...chunk }) => ({ ...chunk, clears: clears.map(named) }));
  const whole = TREE.open(problem, {
    game: parts.map((part) => `${marksText(part)} ${part.jumps.join(' ')}`).join(' '),
  });
  const cursors = parts.map((_, index) => parts.slice(0, index).flatMap(({ jumps }) => jumps).length);
  const { positions } = whole.line;
  return {
    parts,
    games: cursors.map((cursor) => goTo(whole, cursor)),
    positions: [...cursors, positions.length - 1].map((cursor) => positions[cursor]),
  };
}

/** Marks the pegs that a part removes. Arrows show the way of one peg. @param {Part} part */
export function marksText({ kind, clears, jumps }) {
  const arrows = kind === 'purge' ? [] : jumps.map((jump) => `[arrow ${jump}]`);
  return [`[mark ${clears.join(' ')}]`, ...arrows].join(' ');
}

/**
 * The exercises of a course, from its last part on, so that each ends in a win: every part is shown and tried, then
 * all from it to the end are played from memory.
 * @param {number} count of parts
 * @returns {Exercise[]}
 */
export function exercisesOf(count) {
  return Array.from({ length: count }, (_, index) => count - 1 - index).flatMap((first) => [
    { first, last: first, isShown: true },
    { first, last: count - 1, isShown: false },
  ]);
}
