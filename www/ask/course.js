// Counts the winning lines after each jump of the line on the board, and finds the jump that lost the win.

import { goTo, status } from '../game/game.js';
import { UNKNOWN, whileWanted } from './facts.js';
import { lookBack } from './way-back.js';

/** @typedef {import('./facts.js').Verdict} Verdict */
/** @typedef {import('./facts.js').Facts} Facts */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */

/**
 * Owns the game, and hears errors and that something is to be drawn. `judge` gives the verdict of the position after a
 * number of jumps. While the position on the board is judged, the others wait.
 * @typedef {{
 *   game: () => Game,
 *   verdictAt: (cursor: number) => Verdict,
 *   isAsking: () => boolean,
 *   judge: (cursor: number, limit: number, signal: AbortSignal) => Promise<Verdict>,
 *   invalidate: () => void,
 *   fail: (error: unknown) => void,
 * }} Host
 */

/** The first count begins this many jumps before the end; each later one goes back twice as far. */
const FIRST_REACH = 4;
/** After this many counts in vain nothing earlier is counted. */
const MOST_FAILURES = 3;

/** @typedef {ReturnType<typeof makeCourse>} Course */

/** @param {Host} host @param {Facts} facts */
export function makeCourse(host, facts) {
  /** The line of the current or last count. @type {Line | undefined} */
  let counted;
  /** @type {AbortController | undefined} */
  let control;
  const wanted = whileWanted(find, stop, host.invalidate);

  /** True while counts are on their way. */
  const isAsking = () => control !== undefined;

  /** The number of winning lines after each jump, as far as it is known: 0 once the win is lost. */
  function lines() {
    const { line } = host.game();
    const lost = firstLost();
    const isOver = line === counted && !isAsking();
    return line.positions.map((_, cursor) => {
      const fact = facts.of(line.positions[lost < 0 ? cursor : Math.min(cursor, lost)]).lines;
      return isOver && fact.state === 'pending' ? UNKNOWN : fact;
    });
  }

  /** The fewest moves from the start to the goal, as far as they are known. */
  const fewestMoves = () => facts.of(host.game().line.positions[0]).moves;

  /** The number of the jump that gave the win away; undefined if there is none, or if it is not known. */
  function loss() {
    const lost = firstLost();
    return lost > 0 && host.verdictAt(lost - 1) === 'winnable' ? lost : undefined;
  }

  const firstLost = () => host.game().line.positions.findIndex((_, cursor) => host.verdictAt(cursor) === 'lost');

  /** Another line may be on the board: counts on the one before are dropped. */
  function noticeChange() {
    if (host.game().line !== counted) stop();
  }

  /** Goes through the line on the board once, if the result is wanted. */
  function find() {
    const { line } = host.game();
    if (!wanted.isWanted() || host.isAsking() || line === counted) return;
    counted = line;
    countLine(line);
  }

  /** Ends all counts. */
  function stop() {
    control?.abort();
    control = counted = undefined;
  }

  /** @param {Line} line */
  async function countLine({ positions }) {
    const begun = new AbortController();
    const { signal } = begun;
    control = begun;
    try {
      const last = await lastWinnable(positions.length - 1, signal);
      await count(positions.slice(0, last + 1), signal);
      await facts.findMoves(positions[0], signal);
    } catch (error) {
      if (!signal.aborted) host.fail(error);
    }
    if (control === begun) control = undefined;
    host.invalidate();
  }

  /** The last position of a line that is not known to be lost. @param {number} last @param {AbortSignal} signal */
  async function lastWinnable(last, signal) {
    if (status(goTo(host.game(), last)) === 'won') return last;
    const found = { winnable: -1, lost: last + 1 };
    await lookBack(found, async (cursor, limit) => {
      const known = host.verdictAt(cursor);
      return known === 'unknown' ? host.judge(cursor, limit, signal) : known;
    });
    return found.lost - 1;
  }

  /**
   * Counts from the end backwards: counts there take no time, and one count from an earlier position serves all after
   * it. If one is too large, that from the start may not be: the start is often more symmetric.
   * @param {string[]} positions
   * @param {AbortSignal} signal
   */
  async function count(positions, signal) {
    const last = positions.length - 1;
    let [failed, end] = [-1, positions.length];
    for (let [reach, failures] = [FIRST_REACH, 0]; end - failed > 1 && failures < MOST_FAILURES; reach *= 2) {
      const start = failed < 0 ? Math.max(0, last - reach) : Math.floor((failed + end) / 2);
      if (await countFrom(positions.slice(start, end), signal)) end = start;
      else if (failed < 0 && (await countFrom(positions.slice(0, end), signal))) return;
      else [failed, failures] = [start, failures + 1];
    }
  }

  /**
   * Counts from some positions, the first of which leads to the others. True if that was possible.
   * @param {string[]} positions
   * @param {AbortSignal} signal
   */
  async function countFrom([first, ...others], signal) {
    await facts.count(first, signal);
    if (facts.of(first).lines.state !== 'known') return false;
    for (const position of others) await facts.count(position, signal);
    return true;
  }

  return { ...wanted, isAsking, lines, fewestMoves, lastWinnable, loss, noticeChange, find, stop };
}
