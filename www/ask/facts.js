// Finds facts about the strength of a position beside its verdict. Each is looked for once, as far as time and memory
// allow.

import { taskOf } from '../engine/problem.js';
import { pegCount, position } from '../game/game.js';
import { fewestPegs } from './questions.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../engine/search.js').Found} Found */
/** @typedef {import('../engine/search.js').Lost} Lost */
/** @typedef {import('../engine/search.js').Progress} Progress */
/** @typedef {import('../engine/search.js').Unknown} Unknown */

/**
 * The verdict of a position; `unknown` may still become another.
 * @typedef {import('../engine/search.js').Judgement['verdict']} Verdict
 */

/**
 * A fact that is known, or looked for, or was looked for in vain. `atMost` is the bound found so far. `positions`, the
 * number searched so far, shows that the search goes on.
 * @template T
 * @typedef {{ state: 'known', value: T } | { state: 'pending' | 'unknown', atMost?: number, positions?: number }} Fact
 */

/**
 * The fewest pegs that can be left, the number of winning lines, the fewest moves to the goal, and the chance that
 * random play wins, from 0 to 1. If the goal is out of reach, there is no number of moves.
 * @typedef {{ pegs: Fact<number>, lines: Fact<bigint>, moves: Fact<number | undefined>, chance: Fact<number> }}
 *   PositionFacts
 */

/**
 * Owns the game, and hears errors and that something is to be drawn. Facts wait for verdicts.
 * @typedef {{
 *   game: () => Game,
 *   verdictOf: (position: string) => Verdict,
 *   isAsking: () => boolean,
 *   invalidate: () => void,
 *   fail: (error: unknown) => void,
 *   search: typeof import('../engine/search.js').search,
 * }} Host
 */

/**
 * The longest search for the fewest moves or pegs. A count needs no such limit: it ends when its memory is full.
 */
const MOST_MILLISECONDS = 10_000;

const PENDING = /** @type {const} */ ({ state: 'pending' });
export const UNKNOWN = /** @type {const} */ ({ state: 'unknown' });

/** @type {PositionFacts} */
const NOTHING = { pegs: PENDING, lines: PENDING, moves: PENDING, chance: PENDING };
const LOST = { lines: known(0n), moves: known(undefined), chance: known(0) };

/** @template T @param {T} value @returns {Fact<T>} */
function known(value) {
  return { state: 'known', value };
}

/**
 * Runs a search only while its result is wanted.
 * @param {() => void} find looks for unknown results
 * @param {() => void} stop ends the search
 * @param {() => void} invalidate tells that something is to be drawn
 */
export function whileWanted(find, stop, invalidate) {
  let isWanted = false;

  /** @param {boolean} isNowWanted true while the result is shown */
  function want(isNowWanted) {
    if (isNowWanted === isWanted) return;
    isWanted = isNowWanted;
    if (isWanted) find();
    else stop();
    invalidate();
  }

  return { isWanted: () => isWanted, want };
}

/** @typedef {ReturnType<typeof makeFacts>} Facts */

/** @param {Host} host */
export function makeFacts(host) {
  /** The facts that were found, by position. @type {Map<string, Partial<PositionFacts>>} */
  const found = new Map();
  /**
   * The facts that a failed search has left open, by position, until they are asked for anew.
   * @type {Map<string, Partial<PositionFacts>>}
   */
  const failed = new Map();
  /**
   * The positions from which all winning lines are counted: for those after them the count takes no time.
   * @type {Set<string>}
   */
  const starts = new Set();
  /** @type {AbortController | undefined} */
  let control;
  const wanted = whileWanted(find, stop, host.invalidate);

  const problem = () => host.game().problem;

  /** The facts about a position. @param {string} position @returns {PositionFacts} */
  function of(position) {
    const verdict = host.verdictOf(position);
    const { pegs } = problem().finish;
    const won = pegs === 1 ? { pegs: known(1) } : {};
    const implied = { winnable: won, lost: LOST, unknown: {} }[verdict];
    return { ...NOTHING, ...found.get(position), ...failed.get(position), ...implied };
  }

  /** Looks for unknown facts about the position on the board, if they are wanted. */
  async function find() {
    stop();
    if (!wanted.isWanted() || host.isAsking()) return;
    const game = host.game();
    const now = position(game);
    control = new AbortController();
    failed.delete(now);
    const { signal } = control;
    try {
      await count(now, signal);
      await findPegs(game, signal);
      await findMoves(now, signal);
    } catch (error) {
      if (signal.aborted) return;
      giveUp(now);
      host.fail(error);
    }
  }

  /** Ends the search for facts. */
  function stop() {
    control?.abort();
    control = undefined;
  }

  /**
   * Counts the winning lines of a position.
   * @param {string} position
   * @param {AbortSignal} signal
   */
  async function count(position, signal) {
    const start = startBefore(position);
    const { state } = of(position).lines;
    if (state === 'known' || (state === 'unknown' && start === position)) return;
    const onProgress = (/** @type {Progress} */ { positions }) => {
      const fact = { ...PENDING, positions };
      note(position, { lines: fact, chance: fact });
    };
    const { report } = await host.search(
      { kind: 'winning-lines', ...taskOf(problem(), start), position },
      { signal, onProgress },
    );
    if (report.state !== 'counted') return note(position, { lines: UNKNOWN, chance: UNKNOWN });
    starts.add(start);
    note(position, { lines: known(BigInt(report.solutions)), chance: known(report.chance) });
  }

  /**
   * Looks for the fewest moves from a position to the goal.
   * @param {string} position
   * @param {AbortSignal} signal
   */
  async function findMoves(position, signal) {
    if (of(position).moves.state !== 'pending') return;
    const { report } = await host.search(
      { kind: 'fewest-moves', ...taskOf(problem(), position), limit: MOST_MILLISECONDS },
      { signal, onProgress: (progress) => note(position, { moves: bound(progress) }) },
    );
    note(position, { moves: movesOf(report) });
  }

  /** Looks for the line that leaves the fewest pegs. @param {Game} game @param {AbortSignal} signal */
  async function findPegs(game, signal) {
    const now = position(game);
    if (of(now).pegs.state !== 'pending') return;
    const { report } = await host.search(fewestPegs(game, host.verdictOf(now) === 'lost', MOST_MILLISECONDS), {
      signal,
      onProgress: (progress) => note(now, { pegs: bound(progress) }),
    });
    const { length, proven } = report;
    note(now, { pegs: least(pegCount(game) - length, proven) });
  }

  /** Leaves open what is still looked for. @param {string} position */
  function giveUp(position) {
    const open = Object.entries(of(position)).filter(([, { state }]) => state === 'pending');
    failed.set(position, Object.fromEntries(open.map(([name]) => [name, UNKNOWN])));
    host.invalidate();
  }

  /** @param {string} position @param {Partial<PositionFacts>} facts */
  function note(position, facts) {
    found.set(position, { ...found.get(position), ...facts });
    host.invalidate();
  }

  /** The last counted position of the line before this one; itself if there is none. @param {string} position */
  function startBefore(position) {
    const { positions } = host.game().line;
    const before = positions.slice(0, positions.indexOf(position) + 1);
    return before.findLast((start) => starts.has(start)) ?? position;
  }

  /** The facts about the position on the board. */
  const now = () => of(position(host.game()));
  return { ...wanted, now, of, find, stop, count, findMoves };
}

/** The best so far. @param {Progress} progress @returns {Fact<number>} */
function bound({ best, positions }) {
  return { ...PENDING, atMost: best, positions };
}

/**
 * The fact at the end of a search for the fewest moves.
 * @param {Found | Lost | Unknown} report
 * @returns {Fact<number | undefined>}
 */
function movesOf(report) {
  if (report.state === 'solved') return least(report.moves, report.proven);
  return report.state === 'impossible' ? known(undefined) : UNKNOWN;
}

/** The best number that was found. @param {number} value @param {boolean} isProven @returns {Fact<number>} */
function least(value, isProven) {
  return isProven ? known(value) : { ...UNKNOWN, atMost: value };
}
