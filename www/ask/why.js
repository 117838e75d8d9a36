// Finds out why a position is lost: the reason that a proof has, and the jump that would have kept the win.

import { taskOf } from '../engine/problem.js';
import { position } from '../game/game.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('../engine/search.js').Judgement} Judgement */
/** @typedef {import('../game/game.js').Game} Game */

/**
 * The last jump of the line with which the win was lost, by its number, and one in its place that keeps the win.
 * @typedef {{ lost: number, kept: string }} Fork
 *
 * What is known by now of the reason for a loss.
 * @typedef {{ reason?: Reason, fork?: Fork }} Why
 *
 * Owns the game and its judgements. A loss `isTold` to those who want to know all, else if the last jump brought it.
 * `lastWinnable` is the last position of the line up to here that can be won, as far
 * as that is known; `lookBack` finds it out, and judges it.
 * @typedef {{
 *   game: () => Game,
 *   isTold: () => boolean,
 *   judgementOf: (position: string) => Judgement | undefined,
 *   lastWinnable: () => number | undefined,
 *   lookBack: (signal: AbortSignal) => Promise<void>,
 *   invalidate: () => void,
 *   search: typeof import('../engine/search.js').search,
 * }} Host
 */

/** The longest search for a reason. The loss is proven already: a longer one would only name another proof. */
const MOST_MILLISECONDS = 1000;

/** @param {Host} host */
export function makeWhy(host) {
  /**
   * The reasons that were looked for, by position; undefined if none was found.
   * @type {Map<string, Reason | undefined>}
   */
  const reasons = new Map();

  /** Knowledge about the lost position on the board. A fork waits for the reason, which may say more. @returns {Why} */
  function now() {
    const lost = position(host.game());
    return { reason: reasons.get(lost), fork: reasons.has(lost) ? fork() : undefined };
  }

  /** @returns {Fork | undefined} */
  function fork() {
    const { line } = host.game();
    const at = host.lastWinnable();
    if (at === undefined) return undefined;
    const keeping = host.judgementOf(line.positions[at])?.jumps.filter(({ verdict }) => verdict === 'winnable') ?? [];
    // Another jump of the same peg is the nearest to what was played.
    const [from] = line.jumps[at].name.split('-');
    const kept = keeping.find(({ jump }) => jump.startsWith(`${from}-`)) ?? keeping[0];
    return kept && { lost: at + 1, kept: kept.jump };
  }

  /** Looks for all that is not known about the loss of the position on the board. @param {AbortSignal} signal */
  async function find(signal) {
    await findReason(signal);
    if (signal.aborted || fork()) return;
    await host.lookBack(signal);
    await findReason(signal);
  }

  /** @param {AbortSignal} signal */
  async function findReason(signal) {
    const game = host.game();
    const lost = position(game);
    if (!signal.aborted && host.isTold() && !reasons.has(lost)) {
      const request = /** @type {const} */ ({ kind: 'solve', ...taskOf(game.problem, lost), limit: MOST_MILLISECONDS });
      const { report } = await host.search(request, { signal });
      reasons.set(lost, report.state === 'impossible' ? report.reason : undefined);
    }
    host.invalidate();
  }

  return { now, find };
}

/**
 * The holes that a pagoda function is about, if it says more than a number: some peg will always be in one of `drags`;
 * or, if there is a `goal`, no peg comes there while all of them are empty; or, without `drags`, none comes there at
 * all. A position without a peg in a hole of negative weight has a total of 0 or more, and of at least its weight if
 * there is a peg in the goal; but no jump adds to the total.
 * @param {Extract<Reason, { kind: 'pagoda' }>} reason
 * @param {Finish} finish
 * @returns {{ drags: number[], goal?: number } | undefined}
 */
export function regionOf({ weights, total, needed }, { holes, pegs }) {
  const drags = [...weights.keys()].filter((hole) => weights[hole] < 0);
  // Such pegs may stay at some of the finishes.
  if (needed < 0 || holes.some((hole) => weights[hole] < 0) || pegs > Math.max(holes.length, 1)) return undefined;
  if (total < 0) return { drags };
  if (holes.length !== 1) return undefined;
  const least = drags.reduce((sum, hole) => sum + weights[hole], needed);
  return { goal: holes[0], drags: least > total ? [] : drags };
}
