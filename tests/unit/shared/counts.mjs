// Counts the winning lines from a position as plainly as possible, and answers searches with the counts.

/** @typedef {import('../../../www/engine/problem.js').Problem} Problem */

/** @typedef {Map<string, { lines: bigint, chance: number }>} Known */

/** For each problem, its counts by position. @type {Map<Problem, Known>} */
const KNOWN = new Map();

/** @param {Problem} problem */
function knownOf(problem) {
  const known = KNOWN.get(problem) ?? new Map();
  KNOWN.set(problem, known);
  return known;
}

/**
 * The number of lines to the goal, and the chance that random play follows one of them.
 * @param {Problem} problem
 * @param {string} position
 * @returns {{ lines: bigint, chance: number }}
 */
export function countPlainly(problem, position, known = knownOf(problem)) {
  const before = known.get(position);
  if (before) return before;
  const { board, finish } = problem;
  const next = board.jumps(position).map(({ name }) => countPlainly(problem, board.play(position, name), known));
  const isWon = board.status(position, finish.text) === 'won';
  const lines = next.reduce((sum, { lines }) => sum + lines, isWon ? 1n : 0n);
  const chance = isWon ? 1 : next.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, next.length);
  known.set(position, { lines, chance });
  return { lines, chance };
}

/**
 * Searches that answer from plain counts.
 * @param {Problem} problem
 * @param {(request: any) => void} [noticed] called with each question
 */
export function plainSearch(problem, noticed = () => {}) {
  const count = (/** @type {string} */ position) => countPlainly(problem, position);
  /** @type {Record<string, (request: any) => any>} */
  const answers = {
    prepare: () => ({ state: 'prepared' }),
    solve: () => ({ state: 'unknown' }),
    verdicts: ({ position }) => ({
      state: 'judged',
      verdict: verdictOf(count(position).lines),
      jumps: problem.board.jumps(position).map(({ name }) => ({
        jump: name,
        verdict: verdictOf(count(problem.board.play(position, name)).lines),
      })),
      positions: 1,
    }),
    'winning-lines': ({ position }) => {
      const { lines, chance } = count(position);
      return { state: 'counted', solutions: String(lines), chance, positions: 1 };
    },
    'fewest-moves': () => ({ state: 'solved', moves: 10, length: 13, proven: true, positions: 1 }),
    'fewest-pegs': () => ({ state: 'solved', length: 0, proven: true, positions: 1 }),
  };
  return async (/** @type {any} */ request, /** @type {any} */ { signal } = {}) => {
    noticed(request);
    signal?.throwIfAborted();
    return { report: answers[request.kind](request), milliseconds: 1 };
  };
}

/** @param {bigint} lines */
const verdictOf = (lines) => (lines > 0n ? 'winnable' : 'lost');

/** Waits until all questions are answered. @param {() => boolean} isBusy */
export async function settled(isBusy = () => false) {
  do await new Promise((resolve) => setImmediate(resolve));
  while (isBusy());
}
