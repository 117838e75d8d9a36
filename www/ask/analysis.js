// Collects verdicts of the positions of a game during an analysis, and the jumps that keep the win.

import { taskOf } from '../engine/problem.js';
import { search } from '../engine/search.js';
import { legalJumps, position } from '../game/game.js';
import { makeCourse } from './course.js';
import { makeFacts } from './facts.js';
import { makeWhy } from './why.js';

/** @typedef {import('../engine/search.js').Judgement} Judgement */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./facts.js').Verdict} Verdict */

/**
 * The extent of an analysis: nothing, only that the win was lost, or everything.
 * @typedef {'off' | 'warn' | 'all'} Mode
 *
 * A question in work; `judgement` is the answer so far.
 * @typedef {{ position: string, control: AbortController, judgement?: Judgement }} Question
 *
 * The report on a position, in the shape of the command line.
 * @typedef {{ outcome: 'judged', verdict: Verdict, jumps: Judgement['jumps'], ms: number }} Report
 *
 * Hears that something is to be drawn, errors, and the judgement of the position on the board.
 * @typedef {{
 *   game: () => Game,
 *   invalidate: () => void,
 *   judged: (report: Report) => void,
 *   fail: (error: unknown) => void,
 *   search?: typeof search,
 * }} Host
 */

/** @typedef {ReturnType<typeof makeAnalysis>} Analysis */

/** The longest time for the jumps that would have kept the win. */
const FORK_MILLISECONDS = 1000;

/** @param {Host} host */
export function makeAnalysis({ search: run = search, ...host }) {
  const { game } = host;
  /** @type {Mode} */
  let mode = 'off';
  /** The full judgements, by position. @type {Map<string, Judgement>} */
  const judgements = new Map();
  /** The verdicts of positions, also of those after a judged jump. @type {Map<string, Verdict>} */
  const verdicts = new Map();
  /** @type {Question | undefined} */
  let question;

  /** True while a question about the position on the board is in work. */
  const isAsking = () => question !== undefined && !judgements.has(question.position);

  /** The verdict of a position. @param {string} position */
  const verdictOfPosition = (position) => verdicts.get(position) ?? 'unknown';

  /** The verdict of the position after `cursor` jumps of the line. @param {number} cursor */
  const verdictAt = (cursor) => verdictOfPosition(game().line.positions[cursor]);

  /** Facts about the strength of positions. */
  const facts = makeFacts({ ...host, search: run, isAsking, verdictOf: verdictOfPosition });
  /** The course of that strength along the line on the board. */
  const course = makeCourse({ ...host, isAsking, verdictAt, judge: judgeAt }, facts);
  const judgementOf = (/** @type {string} */ position) => judgements.get(position);
  const reasons = makeWhy({ ...host, search: run, isTold, judgementOf, lastWinnable, lookBack });

  /** Begins, continues or ends the analysis. @param {Mode} next */
  function analyse(next) {
    mode = next;
    noticeChange();
    host.invalidate();
  }

  /** The judgement of the position on the board; undefined while nothing is known, or wanted. */
  function judgement() {
    if (mode === 'off') return undefined;
    const now = position(game());
    const soFar = question?.position === now ? question.judgement : undefined;
    return judgements.get(now) ?? soFar;
  }

  /** The verdict of the position on the board. */
  const verdict = () => (mode === 'off' ? undefined : verdictAt(game().cursor));

  /** The verdict of the position after a jump from the one on the board. @param {string} jump @returns {Verdict} */
  const verdictOf = (jump) => judgement()?.jumps.find(({ jump: name }) => name === jump)?.verdict ?? 'unknown';

  /** True if the last jump gave the win away. */
  function isWinLost() {
    const { cursor } = game();
    return verdict() === 'lost' && cursor > 0 && verdictAt(cursor - 1) === 'winnable';
  }

  /** The last winnable position of the line up to here; undefined while that is not known. */
  function lastWinnable() {
    for (let { cursor } = game(); cursor >= 0; cursor--) {
      const known = verdictAt(cursor);
      if (known !== 'lost') return known === 'winnable' ? cursor : undefined;
    }
    return undefined;
  }

  /** True if a loss is told: to those who are only warned, after the jump that lost the win. */
  function isTold() {
    return mode === 'all' || isWinLost();
  }

  /** Knowledge of the reason why the position is lost, if the loss is told. */
  const why = () => (verdict() === 'lost' && isTold() ? reasons.now() : undefined);

  /** Looks for the last position of the line that can be won, and judges its jumps. @param {AbortSignal} signal */
  async function lookBack(signal) {
    const { cursor, line } = game();
    const last = lastWinnable() ?? (await course.lastWinnable(cursor, signal));
    if (last >= 0 && !judgements.has(line.positions[last])) await judgeAt(last, FORK_MILLISECONDS, signal);
  }

  /** Another position is on the board: questions about the one before are dropped. */
  function noticeChange() {
    if (mode === 'off') return stop();
    course.noticeChange();
    const now = position(game());
    if (question?.position === now) return course.find();
    drop();
    // The position on the board comes first; the line is gone through again after it.
    if (course.isAsking()) course.stop();
    ask(now);
  }

  /** Ends all questions. */
  function stop() {
    drop();
    course.stop();
  }

  /** Drops the question about the position on the board. */
  function drop() {
    question?.control.abort();
    question = undefined;
    facts.stop();
  }

  /** @param {string} now */
  async function ask(now) {
    const control = new AbortController();
    /** @type {Question} */
    const asked = { position: now, control };
    question = asked;
    try {
      if (!judgements.has(now)) await judge(asked);
      if (!control.signal.aborted) {
        facts.find();
        course.find();
        if (verdict() === 'lost') await reasons.find(control.signal);
      }
      await run({ kind: 'prepare', ...taskOf(game().problem) }, { signal: control.signal });
    } catch (error) {
      if (!control.signal.aborted) host.fail(error);
    }
    if (question === asked) question = undefined;
  }

  /** @param {Question} asked */
  async function judge(asked) {
    const { position, control } = asked;
    const onProgress = (/** @type {Judgement} */ soFar) => {
      asked.judgement = soFar;
      host.invalidate();
    };
    const request = /** @type {const} */ ({ kind: 'verdicts', ...taskOf(game().problem), position });
    const { report, milliseconds } = await run(request, { signal: control.signal, onProgress });
    if (control.signal.aborted) return;
    learn(position, report);
    host.invalidate();
    const { verdict, jumps } = report;
    host.judged({ outcome: 'judged', verdict, jumps, ms: milliseconds });
  }

  /**
   * Judges the position after `cursor` jumps of the line.
   * @param {number} cursor
   * @param {number} limit in milliseconds
   * @param {AbortSignal} signal
   * @returns {Promise<Verdict>}
   */
  async function judgeAt(cursor, limit, signal) {
    const position = game().line.positions[cursor];
    const request = /** @type {const} */ ({ kind: 'verdicts', ...taskOf(game().problem), position, limit });
    const { report } = await run(request, { signal });
    if (report.state !== 'judged') return 'unknown';
    learn(position, report);
    return report.verdict;
  }

  /** @param {string} position @param {Judgement} judgement */
  function learn(position, judgement) {
    judgements.set(position, judgement);
    verdicts.set(position, judgement.verdict);
    const { board } = game().problem;
    // The position after the next jump is therefore known within the frame of the jump.
    for (const { jump, verdict } of judgement.jumps) verdicts.set(board.replay(position, jump).positions[1], verdict);
  }

  const found = { judgement, verdict, verdictAt, verdictOf, isWinLost, lastWinnable, why };
  return { mode: () => mode, game, isAsking, facts, course, ...found, analyse, noticeChange, stop };
}

/**
 * The number of legal jumps that keep the win; undefined until all are judged.
 * @param {Game} game
 * @param {Analysis} analysis
 */
export function keepingJumps(game, analysis) {
  const verdicts = legalJumps(game).map(({ name }) => analysis.verdictOf(name));
  return verdicts.includes('unknown') ? undefined : verdicts.filter((verdict) => verdict === 'winnable').length;
}
