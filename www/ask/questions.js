// The questions about a game that the solver can answer, each as a function of the game and a search, and the types of
// the answers.

import { HAS_FEWEST_MOVES } from '../engine/assets.js';
import { taskOf } from '../engine/problem.js';
import { movesText, pegCount, position } from '../game/game.js';
import { isSettled, lookBack } from './way-back.js';

/** The number of seeds tried to find another solution. */
export const MOST_SEEDS = 8;
/**
 * The time limit for finding the best line from a lost position. The line found within this time is not always proven
 * to be the best.
 */
const BEST_MILLISECONDS = 1000;

/** The time limit for a hint with fewer moves. */
const HINT_MILLISECONDS = 500;

/** The abort reason if the user cancels a search, in which case the best answer so far counts. */
export const ENOUGH = new DOMException('Cancelled.', 'AbortError');

/** @typedef {import('../engine/search.js').Found} Found */
/** @typedef {import('../engine/search.js').Lost} Lost */
/** @typedef {import('../engine/search.js').Unknown} Unknown */
/** @typedef {import('../game/game.js').Game} Game */

/**
 * A search whose signal and progress are already handled. The search rejects with `ENOUGH` when the user cancels it.
 * @typedef {typeof import('../engine/search.js').search} Search
 */

/**
 * @template T
 * @typedef {import('../engine/requests.js').Finding<T>} Finding
 */

/**
 * A line that leaves few pegs. `proven` is true if no line can leave fewer.
 * @typedef {{ jumps: string, pegs: number, proven: boolean }} Best
 */

/**
 * The two halves of a solution through a position: the way to it, and the way on from it.
 * @typedef {{ to: Found | Lost | Unknown, from: Found | Lost | Unknown }} Halves
 */

/**
 * The kind of solution requested: any, one that differs from the jumps to come, or one with the fewest moves.
 * @typedef {'any' | 'another' | 'fewest-moves'} Wish
 */

/**
 * Finds a solution of the requested kind.
 * @param {Game} game
 * @param {{ wish: Wish, nextSeed: () => number }} asked
 * @param {Search} search
 */
export function find(game, { wish, nextSeed }, search) {
  if (HAS_FEWEST_MOVES && wish === 'fewest-moves') return findFewestMoves(game, search);
  if (wish === 'another') return findAnother(game, search, nextSeed);
  return findSolution(game, search);
}

/**
 * Finds any solution from the current position.
 * @param {Game} game
 * @param {Search} search
 * @param {{ seed?: number, limit?: number }} [how] `limit` in milliseconds
 */
const findSolution = (game, search, how) => search({ kind: 'solve', ...how, ...problemOf(game) });

/**
 * Finds a solution that differs from the jumps to come. If no seed finds one, returns the same solution again.
 * @param {Game} game
 * @param {Search} search
 * @param {() => number} nextSeed
 */
async function findAnother(game, search, nextSeed) {
  const known = jumpsToCome(game);
  let finding = await findSolution(game, search, { seed: nextSeed() });
  for (let tries = 1; tries < MOST_SEEDS && isSolution(finding.report, known); tries++)
    finding = await findSolution(game, search, { seed: nextSeed() });
  return finding;
}

/**
 * Finds a solution with the fewest moves. If the user cancels, the best solution so far counts, provided it is better
 * than the jumps to come.
 * @param {Game} game
 * @param {Search} search
 * @returns {Promise<Finding<Found | Lost | Unknown>>}
 */
async function findFewestMoves(game, search) {
  const begin = performance.now();
  /** @type {Found | undefined} */
  let best;
  const onBest = (/** @type {Found} */ found) => {
    best = found;
  };
  try {
    return await search({ kind: 'fewest-moves', ...problemOf(game) }, { onBest });
  } catch (error) {
    if (error !== ENOUGH || !best || best.moves >= lineToCome(game).moves.length) throw error;
    return { report: best, milliseconds: performance.now() - begin };
  }
}

/**
 * Finds a solution with as few moves as a short search can find.
 * @param {Game} game
 * @param {Search} search
 */
export async function findHint(game, search) {
  if (HAS_FEWEST_MOVES) {
    const finding = await search({ kind: 'fewest-moves', ...problemOf(game), limit: HINT_MILLISECONDS });
    if (finding.report.state !== 'unknown') return finding;
  }
  return findSolution(game, search);
}

/**
 * Finds the line that leaves the fewest pegs, from a position that cannot reach its goal.
 * @param {Game} game
 * @param {Search} search
 * @returns {Promise<Best>}
 */
export async function findBest(game, search) {
  const { report } = await search(fewestPegs(game, true, BEST_MILLISECONDS));
  return { ...report, pegs: pegCount(game) - report.length };
}

/**
 * The request for the line that leaves the fewest pegs. If the goal is a number of pegs in any holes, a proven loss
 * implies that this number can never be reached.
 * @param {Game} game
 * @param {boolean} isLost
 * @param {number} limit in milliseconds
 * @returns {import('../engine/requests.js').PegsRequest}
 */
export function fewestPegs(game, isLost, limit) {
  const { shape, finish } = game.problem;
  const atLeast = isLost && finish.holes.length === 0 ? finish.pegs + 1 : 1;
  return { kind: 'fewest-pegs', board: shape, start: position(game), atLeast, limit };
}

/**
 * Finds the latest played position from which the game can be won. If the user cancels, the latest such position found
 * so far counts.
 * @param {Game} game
 * @param {Search} search
 */
export async function findWayBack(game, search) {
  const found = { winnable: -1, lost: game.cursor + 1 };
  try {
    await lookBack(found, async (cursor, limit) => {
      const { report } = await findSolution({ ...game, cursor }, search, { limit });
      return ANSWERS[report.state];
    });
  } catch (error) {
    if (error !== ENOUGH || found.winnable < 0) throw error;
  }
  return { ...found, isSettled: isSettled(found) };
}

const ANSWERS = /** @type {const} */ ({ solved: 'winnable', impossible: 'lost', unknown: 'unknown' });

/**
 * True if a report is a solution with exactly these jumps.
 * @param {Found | Lost | Unknown} report
 * @param {string} jumps
 */
export const isSolution = (report, jumps) => report.state === 'solved' && report.jumps === jumps;

/** The jumps to come, as the solver writes them. @param {Game} game */
export const jumpsToCome = (game) => movesText(lineToCome(game));

/** @param {Game} game */
function lineToCome(game) {
  const jumps = game.line.jumps.slice(game.cursor).map(({ name }) => name);
  return game.problem.board.replay(position(game), jumps.join(' '));
}

/** The problem that begins with the position on the board. @param {Game} game */
export const problemOf = (game) => taskOf(game.problem, position(game));

/** @typedef {import('../engine/wasm/peg_solitaire.js').Jump} Jump */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('../game/session.js').Session} Session */

/**
 * Additional properties of some answers: the position to pass through, the two halves of the solution, and the number
 * of solutions, if known.
 * @typedef {{ via?: string, halves?: Halves, solutions?: string }} More
 *
 * The outcome of a question about a position. `isBack` means that the game went back to a winnable position.
 * @typedef {{ state: 'solved', jumps: number, moves: number, wish: Wish, proven: boolean,
 *   isBack?: boolean } & More
 *   | { state: 'only' } & More
 *   | { state: 'open', cause?: Unknown['cause'] } & More
 *   | { state: 'lost', reason: Reason, best: Best } & More
 *   | { state: 'cancelled' }
 *   | { state: 'failed', message: string }} Outcome
 *
 * A hint: the peg that is to jump, the hole in which it lands (shown if the hint `isWhole`), and the line that the jump
 * begins.
 * @typedef {{
 *   state: 'hinted', jump: Jump, from: string, to: string, isWhole: boolean, report: Found
 * }} Hint
 *
 * The report for a hint. The first of its jumps is the hint.
 * @typedef {{ outcome: 'solved' | 'impossible' | 'unknown', jumps: string[], moves: number, reason: Reason | null }}
 *   HintReport
 *
 * The last answer about the position on the board: an outcome, a hint, or the result of going back to a winnable
 * position. The game is `rescued` at the latest winnable position, or at the latest known one if later ones could not
 * be settled in time. It is `hopeless` if the start is proven to be lost. It is `unsettled` if no winnable position was
 * found but the start may not be lost.
 * @typedef {Outcome | Hint | { state: 'rescued', isLatest: boolean } | { state: 'hopeless' } | { state: 'unsettled' }}
 *   Verdict
 *
 * The answer to a question: the verdict, and the action on the board.
 * @typedef {{ verdict: Verdict, act?: (session: Session) => void }} Answer
 *
 * The result of a search for a line, and the number of solutions, if known.
 * @typedef {Finding<any> & { solutions?: string }} FoundLine
 *
 * Searches for a line of the requested kind from the position on the board, through the position `via` if there is one.
 * @typedef {(
 *   game: Game, asked: { wish: Wish, via?: string, nextSeed: () => number }, search: Search
 * ) => Promise<FoundLine | Answer>} Find
 */
