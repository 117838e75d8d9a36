// A course: a solution in memorable parts, and the exercises that teach it from the end. Pure.

import { goTo, movesText } from '../../game/game.js';
import { TREE } from '../../game/tree.js';

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Chunk} Chunk */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/**
 * A part of a solution: a chunk whose holes have names, and its jumps as moves.
 * @typedef {Pick<Chunk, 'kind' | 'name' | 'jumps' | 'like'> & { clears: string[], moves: string }} Part
 *
 * The parts of a solution; the game before each part, with the part's marks; and the positions before each part and
 * after the last.
 * @typedef {{ parts: Part[], games: import('../../game/game.js').Game[], positions: string[] }} Course
 *
 * An exercise: a range of parts. A shown exercise is demonstrated first, and keeps its marks.
 * @typedef {{ first: number, last: number, isShown: boolean }} Exercise
 */

/** @param {Problem} problem @param {Chunk[]} chunks @returns {Course} */
export function courseOf(problem, chunks) {
  const named = chunks.map(({ clears, ...chunk }) => ({
    ...chunk,
    clears: clears.map((hole) => problem.holes[hole].name),
  }));
  const whole = TREE.open(problem, {
    game: named.map((part) => `${marksText(part)} ${part.jumps.join(' ')}`).join(' '),
  });
  const cursors = chunks.map((_, index) => chunks.slice(0, index).flatMap(({ jumps }) => jumps).length);
  const positions = [...cursors, whole.line.jumps.length].map((cursor) => whole.line.positions[cursor]);
  const movesOf = (/** @type {string[]} */ jumps, /** @type {number} */ index) =>
    movesText(problem.board.replay(positions[index], jumps.join(' ')));
  return {
    parts: named.map((part, index) => ({ ...part, moves: movesOf(part.jumps, index) })),
    games: cursors.map((cursor) => goTo(whole, cursor)),
    positions,
  };
}

/** The board, start and goal with which a part begins. @param {Course} course @param {number} index of the part */
export function placeOf({ games, positions }, index) {
  const { shape, finish } = games[index].problem;
  return { board: shape, start: positions[index], goal: finish.text };
}

/**
 * Marks the pegs that a part removes. Unless the part is a purge, arrows show the path of its peg.
 * @param {Pick<Part, 'kind' | 'clears' | 'jumps'>} part
 */
export function marksText({ kind, clears, jumps }) {
  const arrows = kind === 'purge' ? [] : jumps.map((jump) => `[arrow ${jump}]`);
  return [`[mark ${clears.join(' ')}]`, ...arrows].join(' ');
}

/** Labels each peg with the numbers of its jumps. @param {string[]} jumps */
export function numbersText(jumps) {
  /** @type {Map<string, number[]>} */
  const numbers = new Map();
  for (const [index, jump] of jumps.entries()) {
    const [from] = jump.split('-');
    numbers.set(from, [...(numbers.get(from) ?? []), index + 1]);
  }
  return [...numbers].map(([hole, all]) => `[label ${hole} "${labelOf(all)}"]`).join(' ');
}

/**
 * A label has at most four characters. If the numbers do not fit, it shows only the first.
 * @param {number[]} numbers
 */
function labelOf(numbers) {
  const whole = numbers.join(',');
  return whole.length > 4 ? `${numbers[0]}…` : whole;
}

/**
 * The exercises of a course, beginning with its last part. Each part is shown and practised; then everything from that
 * part to the end is played from memory, so that each round ends in a win.
 * @param {number} count of parts
 * @returns {Exercise[]}
 */
export function exercisesOf(count) {
  return Array.from({ length: count }, (_, index) => count - 1 - index).flatMap((first) => [
    { first, last: first, isShown: true },
    { first, last: count - 1, isShown: false },
  ]);
}
