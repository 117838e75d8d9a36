// Finds facts about a position in addition to its verdict. Each fact is searched for once, within limits on time and
// memory.

import { taskOf } from '../engine/problem.js';
import { pegCount, position } from '../game/game.js';
import { fewestPegs } from './questions.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../engine/search.js').Found} Found */
/** @typedef {import('../engine/search.js').Lost} Lost */
/** @typedef {import('../engine/search.js').Progress} Progress */
/** @typedef {import('../engine/search.js').Unknown} Unknown */

/**
 * The verdict on a position; `unknown` may still change.
 * @typedef {import('../engine/search.js').Judgement['verdict']} Verdict
 */

/**
 * A fact: known, pending or not found. `atMost` is the bound so far, `positions` the number of positions searched so
 * far.
 * @template T
 * @typedef {{ state: 'known', value: T } | { state: 'pending' | 'unknown', atMost?: number, positions?: number }} Fact
 */

/**
 * The fewest pegs that can be left, the number of winning lines, the fewest moves to the goal, and the chance that
 * random play wins, from 0 to 1. There is no number of moves if the goal is out of reach.
 * @typedef {{ pegs: Fact<number>, lines: Fact<bigint>, moves: Fact<number | undefined>, chance: Fact<number> }}
 *   PositionFacts
 */

/**
 * A search on behalf of a study, which ends with the study.
 * @typedef {<R extends import('../engine/requests.js').Request>(request: R, onProgress?: (progress: any) => void) =>
 *   Promise<import('../engine/requests.js').Finding<any>>} Ask
 *
 * Gives access to the game, and schedules redrawing.
 * @typedef {{
 *   game: () => Game, verdictOf: (position: string) => Verdict, isStudying: () => boolean, invalidate: () => void,
 * }} FactsCallbacks
 */

/**
 * The time limit for a search for the fewest moves or pegs. Counts have no time limit: they end when their memory is
 * full.
 */
const MOST_MILLISECONDS = 10_000;
/** The first count of a line starts this many jumps before its end; each later count starts twice as far back. */
const FIRST_REACH = 4;
/** After this many failed counts, earlier positions are not counted. */
const MOST_FAILURES = 3;

const PENDING = /** @type {const} */ ({ state: 'pending' });
export const UNKNOWN = /** @type {const} */ ({ state: 'unknown' });

/** @type {PositionFacts} */
const NOTHING = { pegs: PENDING, lines: PENDING, moves: PENDING, chance: PENDING };
const LOST = { lines: known(0n), moves: known(undefined), chance: known(0) };

/** @template T @param {T} value @returns {Fact<T>} */
function known(value) {
  return { state: 'known', value };
}

/** @param {FactsCallbacks} callbacks */
export function makeFacts({ game, verdictOf, isStudying, invalidate }) {
  /** The facts found so far, by position. @type {Map<string, Partial<PositionFacts>>} */
  const found = new Map();
  /**
   * The positions whose winning lines have all been counted. Counting the winning lines from any position that follows
   * one of these takes no time.
   * @type {Set<string>}
   */
  const starts = new Set();

  /** The facts about a position. @param {string} position @returns {PositionFacts} */
  function of(position) {
    const won = game().problem.finish.pegs === 1 ? { pegs: known(1) } : {};
    const implied = { winnable: won, lost: LOST, unknown: {} }[verdictOf(position)];
    const facts = { ...NOTHING, ...found.get(position), ...implied };
    if (isStudying()) return facts;
    // A failed study leaves some facts open.
    const settled = Object.entries(facts).map(([name, fact]) => [name, fact.state === 'pending' ? UNKNOWN : fact]);
    return Object.fromEntries(settled);
  }

  /** Looks for unknown facts about the position on the board. @param {Ask} ask */
  async function find(ask) {
    const now = position(game());
    await count(now, ask);
    await findPegs(now, ask);
    await findMoves(now, ask);
  }

  /** Counts the winning lines from a position. @param {string} position @param {Ask} ask */
  async function count(position, ask) {
    const start = startBefore(position);
    const { state } = of(position).lines;
    if (state === 'known' || (state === 'unknown' && start === position)) return;
    const onProgress = (/** @type {Progress} */ { positions }) => {
      const fact = { ...PENDING, positions };
      note(position, { lines: fact, chance: fact });
    };
    const { report } = await ask({ kind: 'winning-lines', ...taskOf(game().problem, start), position }, onProgress);
    if (report.state !== 'counted') return note(position, { lines: UNKNOWN, chance: UNKNOWN });
    starts.add(start);
    note(position, { lines: known(BigInt(report.solutions)), chance: known(report.chance) });
  }

  /**
   * The last position of the line, up to the given one, whose winning lines have been counted. If there is no such
   * position, returns the given one.
   * @param {string} position
   */
  function startBefore(position) {
    const { positions } = game().line;
    const before = positions.slice(0, positions.indexOf(position) + 1);
    return before.findLast((start) => starts.has(start)) ?? position;
  }

  /**
   * Counts the winning lines from each position of a line, working backwards from its end. Counts near the end take no
   * time, and one count from an earlier position also serves all positions after it. If a count is too large, the count
   * from the start may still fit, since the start is often more symmetric.
   * @param {string[]} positions
   * @param {Ask} ask
   */
  async function countLine(positions, ask) {
    const last = positions.length - 1;
    let [failed, end] = [-1, positions.length];
    for (let [reach, failures] = [FIRST_REACH, 0]; end - failed > 1 && failures < MOST_FAILURES; reach *= 2) {
      const start = failed < 0 ? Math.max(0, last - reach) : Math.floor((failed + end) / 2);
      if (await countFrom(positions.slice(start, end), ask)) end = start;
      else if (failed < 0 && (await countFrom(positions.slice(0, end), ask))) return;
      else [failed, failures] = [start, failures + 1];
    }
  }

  /**
   * Counts the winning lines from several positions, the first of which leads to the others. Returns true if the count
   * from the first position succeeded.
   * @param {string[]} positions
   * @param {Ask} ask
   */
  async function countFrom([first, ...others], ask) {
    await count(first, ask);
    if (of(first).lines.state !== 'known') return false;
    for (const position of others) await count(position, ask);
    return true;
  }

  /** Looks for the fewest moves from a position to the goal. @param {string} position @param {Ask} ask */
  async function findMoves(position, ask) {
    if (of(position).moves.state !== 'pending') return;
    const request = /** @type {const} */ ({
      kind: 'fewest-moves',
      ...taskOf(game().problem, position),
      limit: MOST_MILLISECONDS,
    });
    const { report } = await ask(request, (progress) => note(position, { moves: bound(progress) }));
    note(position, { moves: movesOf(report) });
  }

  /** Looks for the line that leaves the fewest pegs. @param {string} now the position on the board @param {Ask} ask */
  async function findPegs(now, ask) {
    if (of(now).pegs.state !== 'pending') return;
    const request = fewestPegs(game(), verdictOf(now) === 'lost', MOST_MILLISECONDS);
    const { report } = await ask(request, (progress) => note(now, { pegs: bound(progress) }));
    note(now, { pegs: least(pegCount(game()) - report.length, report.proven) });
  }

  /** @param {string} position @param {Partial<PositionFacts>} facts */
  function note(position, facts) {
    found.set(position, { ...found.get(position), ...facts });
    invalidate();
  }

  return { of, find, countLine, findMoves };
}

/** The fact about the best number found so far. @param {Progress} progress @returns {Fact<number>} */
const bound = ({ best, positions }) => ({ ...PENDING, atMost: best, positions });

/**
 * The fact found by a search for the fewest moves.
 * @param {Found | Lost | Unknown} report
 * @returns {Fact<number | undefined>}
 */
function movesOf(report) {
  if (report.state === 'solved') return least(report.moves, report.proven);
  return report.state === 'impossible' ? known(undefined) : UNKNOWN;
}

/**
 * The fact about the best number found: known if it is proven, otherwise a bound.
 * @param {number} value
 * @param {boolean} isProven
 * @returns {Fact<number>}
 */
const least = (value, isProven) => (isProven ? known(value) : { ...UNKNOWN, atMost: value });
