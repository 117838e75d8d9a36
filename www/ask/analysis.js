// Studies the position on the board, as far as requested: verdicts first, then why the position is lost, facts
// about it, and the course of the game. A new position starts a new study; earlier results are kept.

import { taskOf } from '../engine/problem.js';
import { search } from '../engine/search.js';
import { legalJumps, position } from '../game/game.js';
import { makeCourse } from './course.js';
import { makeFacts } from './facts.js';
import { makeStudies } from './studies.js';
import { makeVerdicts } from './verdicts.js';

/** @typedef {import('../engine/search.js').Judgement} Judgement */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./facts.js').Ask} Ask */
/** @typedef {import('./facts.js').Verdict} Verdict */

/**
 * How much an analysis reports: nothing, only that a win has been thrown away, or everything.
 * @typedef {'off' | 'warn' | 'all'} Mode
 *
 * The report on a position, in the format that the command line prints.
 * @typedef {{ outcome: 'judged', verdict: Verdict, jumps: Judgement['jumps'], ms: number }} Report
 *
 * Callbacks for redrawing, for errors, and for the judgement of the position on the board.
 * @typedef {{
 *   game: () => Game,
 *   invalidate: () => void,
 *   judged: (report: Report) => void,
 *   fail: (error: unknown) => void,
 *   search?: typeof search,
 * }} AnalysisCallbacks
 */
/** @typedef {ReturnType<typeof makeAnalysis>} Analysis */

/** @param {AnalysisCallbacks} callbacks */
export function makeAnalysis({ game, invalidate, judged, fail, search: run = search }) {
  /** @type {Mode} */
  let mode = 'off';
  const verdicts = makeVerdicts(game);
  const { judgements, soFar, reasons, at: verdictAt, lastWinnable } = verdicts;
  const studies = makeStudies(game, run);
  /** The answers shown in addition to the verdicts. */
  let wanted = { facts: false, course: false };

  const found = makeFacts({ game, verdictOf: verdicts.of, isStudying: studies.isOpen, invalidate });
  const course = makeCourse(game, verdicts, found);

  /** True while the position on the board is being judged. */
  const isAsking = () => studies.isOpen() && !judgements.has(position(game()));

  /** Starts, continues or ends the analysis. @param {Mode} next */
  function analyse(next) {
    mode = next;
    if (mode === 'off') end();
    else begin();
    invalidate();
  }

  // Knowledge.

  /** The judgement of the position on the board; undefined while unknown or not requested. */
  function judgement() {
    if (mode === 'off') return undefined;
    const now = position(game());
    return judgements.get(now) ?? soFar.get(now);
  }

  /** The verdict on the current position. */
  const verdict = () => (mode === 'off' ? undefined : verdictAt(game().cursor));

  /** The verdict on the position that a jump leads to. @param {string} jump @returns {Verdict} */
  const verdictOf = (jump) => judgement()?.jumps.find(({ jump: name }) => name === jump)?.verdict ?? 'unknown';

  /** True if the last jump threw away the win. */
  const isWinLost = () => verdict() === 'lost' && verdicts.loss() === game().cursor;

  /**
   * True if a loss is reported. In `warn` mode, a loss is reported only right after the jump that threw away the win.
   */
  const isTold = () => verdict() === 'lost' && (mode === 'all' || isWinLost());

  /**
   * The reason why the position is lost, if the loss is reported. The fork is shown only after the search for a reason
   * has ended, since a reason may explain more.
   */
  function why() {
    const lost = position(game());
    return isTold() ? { reason: reasons.get(lost), fork: reasons.has(lost) ? verdicts.fork() : undefined } : undefined;
  }

  // Searches.

  /** Called when the game may have changed. The study continues if its position and line are still the same. */
  function noticeChange() {
    if (mode === 'off') end();
    else if (!studies.isAbout(game())) begin();
  }

  /** Ends the analysis. The next analysis computes the course of the line again. */
  function end() {
    studies.stop();
    course.settle();
  }

  /**
   * Sets which answers to show, and starts looking for them. A judgement in progress continues.
   * @param {Partial<typeof wanted>} next
   */
  function want(next) {
    const all = { ...wanted, ...next };
    if (all.facts === wanted.facts && all.course === wanted.course) return;
    wanted = all;
    if (!all.course) course.settle();
    if (mode !== 'off' && !isAsking()) begin();
    invalidate();
  }

  function begin() {
    const { line, problem } = game();
    const now = position(game());
    const closed = () => {
      if (wanted.course) course.settle(line);
      invalidate();
    };
    studies.begin({ closed, fail }, async (ask, close) => {
      if (!judgements.has(now)) await judge(now, ask);
      if (verdict() === 'lost') await findWhy(now, ask);
      if (wanted.facts) await found.find(ask);
      if (wanted.course && !course.isSettled()) await course.find(ask);
      close();
      await ask({ kind: 'prepare', ...taskOf(problem) });
    });
  }

  /** @param {string} now the position on the board @param {Ask} ask */
  async function judge(now, ask) {
    const { report, milliseconds } = await verdicts.judge(now, ask, { onProgress: invalidate });
    invalidate();
    judged({ outcome: 'judged', verdict: report.verdict, jumps: report.jumps, ms: milliseconds });
  }

  /**
   * Looks for everything that is still unknown about a loss.
   * @param {string} lost the position on the board
   * @param {Ask} ask
   */
  async function findWhy(lost, ask) {
    if (isTold()) await verdicts.findReason(lost, ask);
    invalidate();
    await verdicts.findFork(ask);
    // By now, the analysis may have to report the loss.
    if (isTold()) await verdicts.findReason(lost, ask);
    invalidate();
  }

  const facts = () => found.of(position(game()));
  const known = { judgement, verdict, verdictAt, verdictOf, isWinLost, lastWinnable, why };
  const isGoing = () => wanted.course && studies.isOpen() && !course.isSettled();
  const shown = { facts, course: { ...course, isAsking: isGoing } };
  return { mode: () => mode, game, isAsking, ...shown, ...known, analyse, want, noticeChange, stop: end };
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
