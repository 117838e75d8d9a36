// Studies the position on the board, as far as somebody wants to know: verdicts first, then why the win is lost, the
// facts about the position, and the course of the game. Another position begins another study; what is known stays.

import { taskOf } from '../engine/problem.js';
import { search } from '../engine/search.js';
import { goTo, legalJumps, position, status } from '../game/game.js';
import { makeFacts, UNKNOWN } from './facts.js';
import { lookBack } from './way-back.js';
import { keptBy } from './why.js';

/** @typedef {import('../engine/search.js').Judgement} Judgement */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./facts.js').Ask} Ask */
/** @typedef {import('./facts.js').Verdict} Verdict */

/**
 * The extent of an analysis: nothing, only that the win was lost, or everything.
 * @typedef {'off' | 'warn' | 'all'} Mode
 *
 * The study of a position and the line around it. `judgement` is the answer so far; it `isOver` when all is answered.
 * @typedef {{ position: string, line: Line, control: AbortController, judgement?: Judgement, isOver?: true }} Study
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
 * }} AnalysisCallbacks
 */
/** @typedef {ReturnType<typeof makeAnalysis>} Analysis */

/** The longest time for the jumps that would have kept the win. */
const FORK_MILLISECONDS = 1000;
/** The longest search for a reason. The loss is proven already: a longer one would only name another proof. */
const REASON_MILLISECONDS = 1000;

/** @param {AnalysisCallbacks} callbacks */
export function makeAnalysis({ game, invalidate, judged, fail, search: run = search }) {
  /** @type {Mode} */
  let mode = 'off';
  /** The full judgements, by position. @type {Map<string, Judgement>} */
  const judgements = new Map();
  /** The verdicts of positions, also of those after a judged jump. @type {Map<string, Verdict>} */
  const verdicts = new Map();
  /** The reasons of losses that were looked for, by position. @type {Map<string, Reason | undefined>} */
  const reasons = new Map();
  /** @type {Study | undefined} */
  let study;
  /** The line whose course was looked for to the end. @type {Line | undefined} */
  let gone;
  /** The answers that are shown beside the verdicts. */
  let wanted = { facts: false, course: false };

  const isStudying = () => study !== undefined && !study.isOver;

  /** True while the position on the board is judged. */
  const isAsking = () => isStudying() && !judgements.has(/** @type {Study} */ (study).position);

  /** The verdict of the position after `cursor` jumps of the line. @param {number} cursor */
  const verdictAt = (cursor) => verdictOfPosition(game().line.positions[cursor]);

  /** @param {string} position */
  const verdictOfPosition = (position) => verdicts.get(position) ?? 'unknown';

  const found = makeFacts({ game, verdictOf: verdictOfPosition, isStudying, invalidate });

  /** Begins, continues or ends the analysis. @param {Mode} next */
  function analyse(next) {
    mode = next;
    if (mode === 'off') end();
    else begin();
    invalidate();
  }

  // Knowledge.

  /** The judgement of the position on the board; undefined while nothing is known, or wanted. */
  function judgement() {
    if (mode === 'off') return undefined;
    const now = position(game());
    return judgements.get(now) ?? (study?.position === now ? study.judgement : undefined);
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
  const isTold = () => verdict() === 'lost' && (mode === 'all' || isWinLost());

  /** Knowledge of why the position is lost, if that is told. The fork waits for a reason, which may say more. */
  function why() {
    const lost = position(game());
    return isTold() ? { reason: reasons.get(lost), fork: reasons.has(lost) ? fork() : undefined } : undefined;
  }

  function fork() {
    const [at, { line }] = [lastWinnable(), game()];
    return at === undefined ? undefined : keptBy(line, at, judgements.get(line.positions[at]));
  }

  /** The number of winning lines after each jump, as far as it is known: 0 once the win is lost. */
  function lines() {
    const { line } = game();
    const lost = firstLost();
    return line.positions.map((position, cursor, all) => {
      const { lines } = found.of(lost < 0 || cursor < lost ? position : all[lost]);
      return line === gone && lines.state === 'pending' ? UNKNOWN : lines;
    });
  }

  /** The number of the jump that gave the win away; undefined if there is none, or if it is not known. */
  function loss() {
    const lost = firstLost();
    return lost > 0 && verdictAt(lost - 1) === 'winnable' ? lost : undefined;
  }

  const firstLost = () => game().line.positions.findIndex((_, cursor) => verdictAt(cursor) === 'lost');

  // Searches.

  /** The game may have changed: the study goes on with the same position and line. */
  function noticeChange() {
    if (mode === 'off') return end();
    const { line } = game();
    if (study?.line !== line || study.position !== position(game())) begin();
  }

  /** Ends the study. */
  function stop() {
    study?.control.abort();
    study = undefined;
  }

  /** Ends the analysis: the next one looks for the course of the same line anew. */
  function end() {
    stop();
    gone = undefined;
  }

  /** Looks for facts and the course while they are shown. A judgement goes on. @param {Partial<typeof wanted>} next */
  function want(next) {
    const all = { ...wanted, ...next };
    if (all.facts === wanted.facts && all.course === wanted.course) return;
    wanted = all;
    if (!all.course) gone = undefined;
    if (mode !== 'off' && !isAsking()) begin();
    invalidate();
  }

  async function begin() {
    stop();
    const { line, problem } = game();
    const control = new AbortController();
    const { signal } = control;
    const its = /** @type {Study} */ ({ position: position(game()), line, control });
    study = its;
    /** Nobody waits for the answers of a study that was stopped. @type {Ask} */
    const ask = async (request, onProgress) => {
      const finding = await run(/** @type {any} */ (request), /** @type {any} */ ({ signal, onProgress }));
      signal.throwIfAborted();
      return finding;
    };
    const close = () => {
      its.isOver = true;
      if (wanted.course) gone = line;
      invalidate();
    };
    try {
      if (!judgements.has(its.position)) await judge(its, ask);
      if (verdict() === 'lost') await findWhy(ask);
      if (wanted.facts) await found.find(ask);
      if (wanted.course && line !== gone) await findCourse(line, ask);
      signal.throwIfAborted();
      close();
      await ask({ kind: 'prepare', ...taskOf(problem) });
    } catch (error) {
      if (signal.aborted) return;
      close();
      fail(error);
    }
  }

  /** Judges the position of a study. @param {Study} its @param {Ask} ask */
  async function judge(its, ask) {
    const onProgress = (/** @type {Judgement} */ soFar) => {
      its.judgement = soFar;
      invalidate();
    };
    const { report, milliseconds } = await ask(verdictsOf(its.position), onProgress);
    learn(its.position, report);
    invalidate();
    judged({ outcome: 'judged', verdict: report.verdict, jumps: report.jumps, ms: milliseconds });
  }

  /**
   * The verdict of the position after `cursor` jumps of the line, which is judged if need be.
   * @param {number} cursor
   * @param {number} limit in milliseconds
   * @param {Ask} ask
   * @returns {Promise<Verdict>}
   */
  async function judgeAt(cursor, limit, ask) {
    const position = game().line.positions[cursor];
    const { report } = await ask({ ...verdictsOf(position), limit });
    if (report.state === 'judged') learn(position, report);
    return verdictAt(cursor);
  }

  /** @param {string} position */
  const verdictsOf = (position) => /** @type {const} */ ({ kind: 'verdicts', ...taskOf(game().problem), position });

  /** @param {string} position @param {Judgement} judgement */
  function learn(position, judgement) {
    judgements.set(position, judgement);
    verdicts.set(position, judgement.verdict);
    const { board } = game().problem;
    // The position after the next jump is therefore known within the frame of the jump.
    for (const { jump, verdict } of judgement.jumps) verdicts.set(board.replay(position, jump).positions[1], verdict);
  }

  /** Looks for all that is not known about the loss of the position on the board. @param {Ask} ask */
  async function findWhy(ask) {
    await findReason(ask);
    if (fork()) return;
    const { cursor, line } = game();
    const last = lastWinnable() ?? (await findLastWinnable(cursor, ask));
    if (last >= 0 && !judgements.has(line.positions[last])) await judgeAt(last, FORK_MILLISECONDS, ask);
    // The loss may be told, after all.
    await findReason(ask);
    invalidate();
  }

  /** @param {Ask} ask */
  async function findReason(ask) {
    const lost = position(game());
    if (!isTold() || reasons.has(lost)) return;
    const { report } = await ask({ kind: 'solve', ...taskOf(game().problem, lost), limit: REASON_MILLISECONDS });
    reasons.set(lost, report.state === 'impossible' ? report.reason : undefined);
    invalidate();
  }

  /** Goes through the line on the board once. @param {Line} line @param {Ask} ask */
  async function findCourse({ positions }, ask) {
    const last = await findLastWinnable(positions.length - 1, ask);
    await found.countLine(positions.slice(0, last + 1), ask);
    await found.findMoves(positions[0], ask);
  }

  /** The last position up to one of them that is not known to be lost. @param {number} last @param {Ask} ask */
  async function findLastWinnable(last, ask) {
    if (status(goTo(game(), last)) === 'won') return last;
    const way = { winnable: -1, lost: last + 1 };
    await lookBack(way, async (cursor, limit) => {
      const known = verdictAt(cursor);
      return known === 'unknown' ? judgeAt(cursor, limit, ask) : known;
    });
    return way.lost - 1;
  }

  const facts = () => found.of(position(game()));
  const fewestMoves = () => found.of(game().line.positions[0]).moves;
  const course = { isAsking: () => wanted.course && isStudying() && game().line !== gone, lines, loss, fewestMoves };
  const known = { judgement, verdict, verdictAt, verdictOf, isWinLost, lastWinnable, why };
  return { mode: () => mode, game, isAsking, facts, course, ...known, analyse, want, noticeChange, stop: end };
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
