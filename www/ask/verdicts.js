// The known verdicts on positions, by position and along the line on the board, and the searches that find them.

import { taskOf } from '../engine/problem.js';
import { goTo, status } from '../game/game.js';
import { lookBack } from './way-back.js';
import { keptBy } from './why.js';

/** @typedef {import('../engine/search.js').Judgement} Judgement */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./facts.js').Ask} Ask */
/** @typedef {import('./facts.js').Verdict} Verdict */
/** @typedef {ReturnType<typeof makeVerdicts>} Verdicts */

/** The time limit for finding the jumps that would have kept the win. */
const FORK_MILLISECONDS = 1000;
/** The time limit for finding a reason. The loss is already proven; more time would only find another proof. */
const REASON_MILLISECONDS = 1000;

/** @param {() => Game} game */
export function makeVerdicts(game) {
  /** The complete judgements, by position. @type {Map<string, Judgement>} */
  const judgements = new Map();
  /** The incomplete judgements, for positions still being judged. @type {Map<string, Judgement>} */
  const soFar = new Map();
  /** The verdicts on positions, including those after a judged jump. @type {Map<string, Verdict>} */
  const verdicts = new Map();
  /** The reasons for losses, by position; undefined if a search found none. @type {Map<string, Reason | undefined>} */
  const reasons = new Map();

  /** @param {string} position */
  const of = (position) => verdicts.get(position) ?? 'unknown';

  /** The verdict on the position after `cursor` jumps of the line. @param {number} cursor */
  const at = (cursor) => of(game().line.positions[cursor]);

  /** The number of jumps before the first lost position of the line; -1 if none is known. */
  const firstLost = () => game().line.positions.findIndex((_, cursor) => at(cursor) === 'lost');

  /** The number of the jump that threw away the win; undefined if there is none, or if it is unknown. */
  function loss() {
    const lost = firstLost();
    return lost > 0 && at(lost - 1) === 'winnable' ? lost : undefined;
  }

  /** The number of the last winnable position of the line, up to the current one; undefined while unknown. */
  function lastWinnable() {
    for (let { cursor } = game(); cursor >= 0; cursor--) {
      const known = at(cursor);
      if (known !== 'lost') return known === 'winnable' ? cursor : undefined;
    }
    return undefined;
  }

  /** The jump that threw away the win, and one that would have kept it; undefined while unknown. */
  function fork() {
    const [last, { line }] = [lastWinnable(), game()];
    return last === undefined ? undefined : keptBy(line, last, judgements.get(line.positions[last]));
  }

  // Searches.

  /**
   * Judges a position.
   * @param {string} position
   * @param {Ask} ask
   * @param {{ limit?: number, onProgress?: () => void }} options `limit` in milliseconds
   */
  async function judge(position, ask, { limit, onProgress }) {
    const { board } = game().problem;
    const request = /** @type {const} */ ({ kind: 'verdicts', ...taskOf(game().problem), position, limit });
    const finding = await ask(request, (judgement) => {
      soFar.set(position, judgement);
      onProgress?.();
    });
    /** @type {Judgement} */
    const report = finding.report;
    if (report.state !== 'judged') return finding;
    judgements.set(position, report);
    verdicts.set(position, report.verdict);
    // Stores these verdicts now, so that the verdict after the next jump is available in the same frame as the jump.
    for (const { jump, verdict } of report.jumps) verdicts.set(board.replay(position, jump).positions[1], verdict);
    return finding;
  }

  /**
   * The number of the last position, up to `last`, that is not known to be lost.
   * @param {number} last
   * @param {Ask} ask
   */
  async function findLastWinnable(last, ask) {
    const { positions } = game().line;
    if (status(goTo(game(), last)) === 'won') return last;
    const way = { winnable: -1, lost: last + 1 };
    await lookBack(way, async (cursor, limit) => {
      if (at(cursor) === 'unknown') await judge(positions[cursor], ask, { limit });
      return at(cursor);
    });
    return way.lost - 1;
  }

  /** Looks for the reason why a position is lost. @param {string} lost @param {Ask} ask */
  async function findReason(lost, ask) {
    if (reasons.has(lost)) return;
    const { report } = await ask({ kind: 'solve', ...taskOf(game().problem, lost), limit: REASON_MILLISECONDS });
    reasons.set(lost, report.state === 'impossible' ? report.reason : undefined);
  }

  /** Looks for the fork of the line before the position on the board. @param {Ask} ask */
  async function findFork(ask) {
    if (fork()) return;
    const { cursor, line } = game();
    const last = line.positions[lastWinnable() ?? (await findLastWinnable(cursor, ask))];
    if (last !== undefined && !judgements.has(last)) await judge(last, ask, { limit: FORK_MILLISECONDS });
  }

  const known = { judgements, soFar, reasons, of, at, firstLost, loss, lastWinnable, fork };
  return { ...known, judge, findLastWinnable, findReason, findFork };
}
