// Handles a person's question to the solver, from asking to answer. `questions.js` has the questions.

import { HASTE } from '../common/dom/haste.js';
import { isTrap } from '../engine/engine-error.js';
import { search } from '../engine/search.js';
import { goTo, position, status } from '../game/game.js';
import * as questions from './questions.js';

/** @import { Answer, Find, FoundLine, HintReport, Search, Verdict, Wish } from './questions.js' */
/** @import { Jump, Progress } from '../engine/wasm/peg_solitaire.js' */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/session.js').Session} Session */
/** @typedef {{ position: string, control: AbortController, progress?: Progress, isLong?: boolean }} Question */

/**
 * Hears that something is to be drawn, and errors, for which it returns words. Findings go on the board within
 * `during`. The worker searches unless another search is given; `find` may know more than the questions here.
 * @typedef {{
 *   invalidate: () => void,
 *   report: (error: unknown) => string,
 *   during: <T>(work: () => T) => T | undefined,
 *   search?: typeof search,
 *   find?: Find,
 * }} SolvingCallbacks
 */

/** @typedef {ReturnType<typeof makeSolving>} Solving */

/** @param {Session} session @param {SolvingCallbacks} callbacks */
export function makeSolving(session, callbacks) {
  /** The position for which the reason of its loss is shown. @type {string | undefined} */
  let explained;
  /** The seed of the last solution. */
  let seed = 0;
  /** The question in work. @type {Question | undefined} */
  let question;
  /** The last answer, and its game. @type {{ verdict: Verdict, game: Game } | undefined} */
  let answer;
  /** True once the last answer was played, or the game was beyond its first position. */
  let isSeen = false;

  /** The last verdict, while it is about the position on the board. */
  function verdict() {
    if (!answer) return undefined;
    const { verdict: last, game } = answer;
    const now = session.game;
    const isAbout = last.state === 'solved' ? game.line === now.line : position(game) === position(now);
    return isAbout ? last : undefined;
  }

  /** All that is to be shown. */
  function news() {
    const isExplained = explained === position(session.game);
    const { progress, isLong = false } = question ?? {};
    return { verdict: verdict(), isSearching: question !== undefined, isLong, progress, isExplained, isSeen };
  }

  function toggleExplanation() {
    explained = news().isExplained ? undefined : position(session.game);
    callbacks.invalidate();
  }

  /** Shows an error until something else happens on the board. @param {string} message */
  const fail = (message) => conclude({ state: 'failed', message });

  /**
   * Finds a solution of the position on the board, and makes it the jumps to come.
   * @param {{ signal?: AbortSignal, via?: string, wish?: Wish, whenSolved?: () => void, isBack?: boolean }} [options]
   *   `via` lies on the way; `whenSolved` is called as soon as a solution is on the board; `isBack` goes back first, if
   *   no jump is left, to the latest position that can be won
   * @returns {Promise<Verdict['state'] | undefined>} undefined if another question or another game came meanwhile
   */
  function solve({ signal, via, wish = 'any', whenSolved = () => {}, isBack = false } = {}) {
    const game = session.settle();
    // Already won: the jumps played are a solution, and its verdict stands.
    if (via === undefined && status(game) === 'won') {
      drop();
      whenSolved();
      return Promise.resolve('solved');
    }
    return ask(async (search) => {
      const back = isBack && status(game) === 'stuck' ? await wayBack(game, search) : undefined;
      if (back && back.verdict.state !== 'rescued') return back;
      const from = back ? goTo(game, back.cursor) : game;
      const found = await (callbacks.find ?? questions.find)(from, { wish, via, nextSeed: () => ++seed }, search);
      const { verdict, act: show } = 'verdict' in found ? found : await answerTo(from, search, found, wish);
      if (verdict.state !== 'solved') return { verdict, act: show };
      const act = () => {
        back?.act(session);
        show?.(session);
        whenSolved();
      };
      return { verdict: { ...verdict, isBack: back !== undefined }, act };
    }, signal);
  }

  /**
   * Solves the position of the last solution again, in another way, and through the same position if one was given.
   * @param {Wish} wish
   * @param {() => void} whenSolved
   */
  function solveAgain(wish, whenSolved) {
    const last = verdict();
    if (last?.state !== 'solved') return solve({ wish, whenSolved });
    session.goTo(answer?.game.cursor ?? 0);
    return solve({ wish, via: last.via, whenSolved });
  }

  /** Chooses the peg of a hint, which may have been let go. @param {Jump} jump */
  const choose = (jump) => () => session.choose(jump.from, true);

  /**
   * Shows the peg that is to jump and, if asked again, the hole in which it lands.
   * @returns {Promise<Verdict['state'] | undefined>}
   */
  function hint() {
    const last = verdict();
    if (last?.state === 'hinted') return Promise.resolve(conclude({ ...last, isWhole: true }, choose(last.jump)));
    const game = session.settle();
    // The game is already won: no jump is left to show.
    if (status(game) === 'won') {
      drop();
      return Promise.resolve('solved');
    }
    return ask(async (search) => {
      const found = await questions.findHint(game, search);
      const { report } = found;
      if (report.state !== 'solved') return answerTo(game, search, found, 'any');
      const { board, holes } = game.problem;
      const [jump] = board.replay(position(game), report.jumps).jumps;
      const [from, to] = [holes[jump.from].name, holes[jump.to].name];
      return { verdict: { state: 'hinted', jump, from, to, isWhole: false, report }, act: choose(jump) };
    });
  }

  /** The answer to the last request for a hint, in the shape of the command line. @returns {HintReport | undefined} */
  function hintReport() {
    const last = verdict();
    if (last?.state === 'lost') return { outcome: 'impossible', jumps: [], moves: 0, reason: last.reason };
    if (last?.state === 'open') return { outcome: 'unknown', jumps: [], moves: 0, reason: null };
    const { game } = session;
    if (status(game) === 'won') return { outcome: 'solved', jumps: [], moves: 0, reason: null };
    if (last?.state !== 'hinted') return undefined;
    const { jumps } = game.problem.board.replay(position(game), last.report.jumps);
    return { outcome: 'solved', jumps: jumps.map(({ name }) => name), moves: last.report.moves, reason: null };
  }

  /**
   * Goes back to the latest position known to be winnable, or to the start if that is lost. The jumps stay to come.
   * @param {number} [cursor] the place of that position, if it is known
   */
  function rescue(cursor) {
    const game = session.settle();
    if (cursor !== undefined) {
      session.goTo(cursor);
      return Promise.resolve(conclude({ state: 'rescued', isLatest: true }));
    }
    return ask((search) => wayBack(game, search));
  }

  /**
   * The way to the latest position known to be winnable, or to the start if that is lost.
   * @param {Game} game
   * @param {Search} search
   * @returns {Promise<Answer & { cursor: number, act: (session: Session) => void }>}
   */
  async function wayBack(game, search) {
    const { winnable, lost, isSettled } = await questions.findWayBack(game, search);
    const isKnown = winnable >= 0 || lost === 0;
    const cursor = isKnown ? Math.max(winnable, 0) : game.cursor;
    const act = (/** @type {Session} */ session) => session.goTo(cursor);
    if (winnable >= 0) return { verdict: { state: 'rescued', isLatest: isSettled }, act, cursor };
    return { verdict: { state: isKnown ? 'hopeless' : 'unsettled' }, act, cursor };
  }

  /** Makes the line that leaves the fewest pegs the jumps to come. True if there is one. */
  function followBest() {
    const last = verdict();
    if (last?.state !== 'lost') return false;
    session.continueWith(last.best.jumps);
    return true;
  }

  /** Ends the running search, if any, and says so. */
  const cancel = () => question?.control.abort(questions.ENOUGH);

  /** The game has changed: drops a search for another position, and clears an error. */
  function noticeChange() {
    // A hint is over with the next change, and undo does not bring it back.
    const isOver = answer?.verdict.state === 'hinted' && position(answer.game) !== position(session.game);
    if (answer?.verdict.state === 'failed' || isOver) answer = undefined;
    isSeen ||= answer !== undefined && session.game.cursor > answer.game.cursor;
    if (question?.position !== position(session.game)) drop();
  }

  /** Ends the running search, if any, without a message: something else has happened. */
  function drop() {
    const dropped = question;
    question = undefined;
    dropped?.control.abort();
  }

  /**
   * @param {Game} game
   * @param {Search} search
   * @param {FoundLine} finding
   * @param {Wish} wish
   * @returns {Promise<Answer>}
   */
  async function answerTo(game, search, { report, milliseconds, solutions }, wish) {
    if (report.state === 'unknown') return { verdict: { state: 'open', cause: report.cause } };
    if (report.state === 'impossible')
      return { verdict: { state: 'lost', reason: report.reason, best: await questions.findBest(game, search) } };
    if (wish === 'another' && questions.isSolution(report, questions.jumpsToCome(game)))
      return { verdict: { state: 'only', solutions } };
    const { length: jumps, moves, proven } = report;
    return {
      verdict: { state: 'solved', jumps, moves, milliseconds, wish, proven, solutions },
      act: () => session.continueWith(report.jumps),
    };
  }

  /**
   * Works on a question, and keeps the verdict unless another question has come meanwhile.
   * @param {(search: Search) => Promise<Answer>} work
   * @param {AbortSignal} [signal] ends the question as a person's cancellation does
   */
  async function ask(work, signal) {
    drop();
    const control = new AbortController();
    const asked = /** @type {Question} */ ({ position: position(session.game), control });
    question = asked;
    explained = undefined;
    callbacks.invalidate();
    const timer = setTimeout(() => {
      asked.isLong = true;
      callbacks.invalidate();
    }, HASTE);
    const abort = () => control.abort(signal?.reason);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    const before = answer;
    answer = undefined;
    const found = await work(searchFor(asked)).catch((error) => ({ error }));
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    return callbacks.during(() => {
      // A film that has begun meanwhile comes to rest first: if that changes the position, the question is dropped.
      if (question === asked && 'act' in found && found.act) session.settle();
      if (question !== asked) return undefined;
      question = undefined;
      const { verdict: now, act } = 'error' in found ? failed(found.error, control.signal) : found;
      const state = conclude(now, act);
      // The solution that was there is there still.
      const isKept = before?.verdict.state === 'solved' && before.game.line === session.game.line;
      if (state === 'cancelled' && isKept) answer = before;
      return state;
    });
  }

  /** @param {Question} asked @returns {Search} */
  function searchFor(asked) {
    const { signal } = asked.control;
    const onProgress = (/** @type {Progress} */ progress) => {
      asked.progress = progress;
      callbacks.invalidate();
    };
    const run = /** @type {(request: any, options: any) => Promise<any>} */ (callbacks.search ?? search);
    return (/** @type {any} */ request, /** @type {any} */ more) => run(request, { signal, onProgress, ...more });
  }

  /**
   * @param {Verdict} now
   * @param {Answer['act']} [act] the act on the board; if it fails, so does the question
   * @returns {Verdict['state']}
   */
  function conclude(now, act) {
    try {
      act?.(session);
    } catch (error) {
      if (isTrap(error)) throw error;
      return conclude({ state: 'failed', message: callbacks.report(error) });
    }
    answer = { verdict: now, game: session.game };
    // A film of it may have begun.
    isSeen = session.playback.isPlaying;
    callbacks.invalidate();
    return now.state;
  }

  /** @param {unknown} error @param {AbortSignal} signal @returns {Answer} */
  function failed(error, signal) {
    if (signal.aborted) return { verdict: { state: 'cancelled' } };
    if (isTrap(error)) throw error;
    return { verdict: { state: 'failed', message: callbacks.report(error) } };
  }

  const acts = { solve, solveAgain, hint, rescue, followBest, cancel, drop, toggleExplanation, noticeChange, fail };
  return { ...acts, verdict, news, hintReport, question: () => question };
}
