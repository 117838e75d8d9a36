// A course: a solution in memorable parts, and the exercises that teach it from the end. Pure.

import { goTo, movesText } from '../../game/game.js';
import { TREE } from '../../game/tree.js';

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Chunk} Chunk */
/** @typedef {import('../../engine/problem.js').Problem} Problem */
/**
 * A part of a solution: a chunk whose holes have names, its jumps as moves, and its marks.
 * @typedef {Pick<Chunk, 'kind' | 'name' | 'jumps' | 'like'> & { clears: string[], moves: string, marks: string }} Part
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
  const { board, holes, start } = problem;
  const lines = chunks.map(({ jumps }) => jumps.join(' '));
  const positions = [start];
  const parts = chunks.map(({ clears, ...chunk }, index) => {
    const line = board.replay(positions[index], lines[index]);
    positions.push(/** @type {string} */ (line.positions.at(-1)));
    const marks = marksText(problem, chunk.kind, positions.slice(index), lines[index]);
    return { ...chunk, clears: clears.map((hole) => holes[hole].name), moves: movesText(line), marks };
  });
  const whole = TREE.open(problem, { game: parts.map(({ marks }, index) => `${marks} ${lines[index]}`).join(' ') });
  const games = chunks.map((_, index) => goTo(whole, chunks.slice(0, index).flatMap(({ jumps }) => jumps).length));
  return { parts, games, positions };
}

/** The board, start and goal at the beginning of a part. @param {Course} course @param {number} index of the part */
export function placeOf({ games, positions }, index) {
  const { shape, finish } = games[index].problem;
  return { board: shape, start: positions[index], goal: finish.text };
}

/**
 * Marks the pegs that the rest of a part removes. Unless the part is a purge, arrows show the path of its peg.
 * @param {Problem} problem
 * @param {Chunk['kind']} kind of the part
 * @param {string[]} ends the positions now and at the end of the part
 * @param {string} rest the jumps from one to the other
 */
export function marksText({ board, holes }, kind, ends, rest) {
  const { jumps } = board.replay(ends[0], rest);
  const isPurge = kind === 'purge';
  const [now, then] = ends.map((position) => board.pegs(position));
  const isMarked = (/** @type {number} */ hole) =>
    isPurge ? now[hole] > then[hole] : jumps.some(({ over }) => over === hole);
  const marks = holes.filter((_, hole) => isMarked(hole)).map(({ name }) => name);
  const arrows = isPurge ? [] : jumps.map(({ name }) => `[arrow ${name}]`);
  return [`[mark ${marks.join(' ')}]`, ...arrows].join(' ');
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
 * A label has at most four characters. If the numbers do not fit, the label shows only the first.
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
