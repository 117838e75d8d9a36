// Solves problems in two ways: with the engine's searches, and with plain backtracking.

/**
 * A row of benches/problems.json. `pairs` are problems, or the name of their list in `pairs.json`. `depth` is the
 * number of jumps for `perft`. A search examines at most `limit` positions per problem.
 * @typedef {{ title: string, ask: string, depth: number, board: string, pairs: string | Pair[], percentile?: number,
 *   limit?: number }} Row The start, the finish, the right answer and, if it differs from the row's board, the board.
 *   Numbers are written in digits; an unknown answer is `OPEN`.
 * @typedef {[string, string, string, string?]} Pair
 * @typedef {{ board: any, start: string, finish: string, right: string }} Problem
 * The number of positions that a search examined, and its answer; undefined if the limit was reached first.
 * @typedef {{ answer: string | undefined, positions: number }} Effort
 */

/** A number larger than the number of positions that any search examines. */
const ALL = 2 ** 32 - 1;
/** The memory limit for a complete set, in bytes. */
const SET_MEMORY = 2 ** 30;
/** Stands for a missing answer. */
export const OPEN = 'unknown';

/** @param {any} engine @param {Row} row @param {Problem} problem @returns {Effort} */
export function solve(engine, { ask, depth, limit = ALL }, { board, start, finish }) {
  if (ask === 'perft') {
    const lines = engine.countLines(board, start, depth);
    return { answer: String(lines), positions: lines };
  }
  if (ask === 'positions') {
    const positions = engine.countPositions(board, start, SET_MEMORY);
    return { answer: positions === undefined ? OPEN : String(positions), positions: positions ?? 0 };
  }
  const search = searchFor(engine, ask, board, start, finish);
  let report = search.run(limit);
  while (report.state === 'running' && report.positions < limit) report = search.run(limit - report.positions);
  search.free();
  return { answer: answerOf(report, ask), positions: report.positions };
}

/**
 * @param {any} engine
 * @param {string} ask
 * @param {any} board
 * @param {string} start
 * @param {string} finish
 */
export function searchFor({ Solver, FewestMoves, FewestPegs, Count }, ask, board, start, finish) {
  if (ask === 'fewest-moves') return new FewestMoves(board, start, finish);
  if (ask === 'fewest-pegs') return new FewestPegs(board, start, 1);
  if (ask === 'solve' || ask === 'verdict') return new Solver(board, start, finish);
  return new Count(board, start, finish, ask === 'solutions');
}

/** @param {any} report @param {string} ask */
function answerOf(report, ask) {
  if (ask === 'solutions') return report.solutions;
  if (ask === 'games') return report.games;
  if (report.state === 'running') return OPEN;
  if (ask === 'verdict') return report.state;
  if (report.state !== 'solved') return 'none';
  if (!report.proven) return 'not proven';
  return String(ask === 'fewest-moves' ? report.moves : report.length);
}

/**
 * Solves problems by plain backtracking, which examines at most `limit` positions in total. The problem that reaches
 * the limit gets no answer, and no further problems are tried.
 * @param {any} engine
 * @param {Row} row
 * @param {Problem[]} problems
 * @param {number} limit
 * @returns {Effort[]}
 */
export function solveNaively(engine, row, problems, limit) {
  /** @type {Effort[]} */
  const efforts = [];
  for (const problem of problems) {
    const effort = solveOneNaively(engine, row, problem, limit - totalPositions(efforts));
    efforts.push(effort);
    if (effort.answer === undefined) break;
  }
  return efforts;
}

/**
 * @param {any} engine
 * @param {Row} row
 * @param {Problem} problem
 * @param {number} limit
 * @returns {Effort}
 */
function solveOneNaively(engine, { ask, depth }, { board, start, finish, right }, limit) {
  if (ask === 'perft') {
    const lines = engine.countNaively(board, start, depth);
    return { answer: String(lines), positions: lines };
  }
  // Backtracking stops at the first line that leaves `pegs` pegs. To find the fewest pegs, backtracking is given the
  // right answer. If every line matters, backtracking looks for a line that leaves no pegs; because no such line
  // exists, it follows all lines.
  const hasToFollowAll = ['fewest-moves', 'solutions', 'games', 'positions'].includes(ask);
  const goal = hasToFollowAll ? 'any' : finish;
  const pegs = hasToFollowAll ? 0 : ask === 'fewest-pegs' ? countPegs(board, start) - Number(right) : 1;
  const { state, jumps, positions } = engine.solveNaively(board, start, goal, pegs, limit);
  if (state === 'unknown') return { answer: undefined, positions };
  return { answer: ask === 'verdict' ? state : state === 'solved' ? String(jumps) : 'none', positions };
}

/** @param {any} board @param {string} position */
function countPegs(board, position) {
  return board.pegs(position).reduce((/** @type {number} */ sum, /** @type {number} */ peg) => sum + peg);
}

/** @param {Effort[]} efforts */
export function totalPositions(efforts) {
  return efforts.reduce((total, { positions }) => total + positions, 0);
}
