// Handles one question at a time about a session's game, from the request to the answer.

import { HASTE } from '../common/dom/haste.js';
import { isTrap } from '../engine/engine-error.js';
import { search } from '../engine/search.js';
import { position } from '../game/game.js';
import { ENOUGH } from './questions.js';

/** @import { Answer, Find, Search, Verdict } from './questions.js' */
/** @import { Progress } from '../engine/wasm/peg_solitaire.js' */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/session.js').Session} Session */
/** @typedef {{ position: string, control: AbortController, progress?: Progress, isLong?: boolean }} Question */

/**
 * `invalidate` schedules a redraw; `report` handles an error and returns its text. Results are put on the board inside
 * `during`. Searches run in the worker unless `search` is given. `find` may support more questions than the default.
 * @typedef {{
 *   invalidate: () => void,
 *   report: (error: unknown) => string,
 *   during: <T>(work: () => T) => T | undefined,
 *   search?: typeof search,
 *   find?: Find,
 * }} SolvingCallbacks
 */

/** @param {Session} session @param {SolvingCallbacks} callbacks */
export function makeAsking(session, { invalidate, report, during, search: run = search }) {
  /** The lost position for which the reason is shown. @type {string | undefined} */
  let explained;
  /** The question in progress. @type {Question | undefined} */
  let question;
  /** The last answer, and its game. @type {{ verdict: Verdict, game: Game } | undefined} */
  let answer;
  /**
   * True once playback of the last answer has started, or the game has moved past the position that the answer is
   * about.
   */
  let isSeen = false;

  /** The last verdict, as long as it is about the position on the board. */
  function verdict() {
    if (!answer) return undefined;
    const { verdict: last, game } = answer;
    const now = session.game;
    const isAbout = last.state === 'solved' ? game.line === now.line : position(game) === position(now);
    return isAbout ? last : undefined;
  }

  /** The state to show: the last verdict, and the progress of the current question. */
  function news() {
    const isExplained = explained === position(session.game);
    const { progress, isLong = false } = question ?? {};
    return { verdict: verdict(), isSearching: question !== undefined, isLong, progress, isExplained, isSeen };
  }

  function toggleExplanation() {
    explained = news().isExplained ? undefined : position(session.game);
    invalidate();
  }

  /** Called when the game has changed: drops a search for another position, and clears an error. */
  function noticeChange() {
    // A hint lasts until the next change, and undo does not bring it back.
    const isOver = answer?.verdict.state === 'hinted' && position(answer.game) !== position(session.game);
    if (answer?.verdict.state === 'failed' || isOver) answer = undefined;
    isSeen ||= answer !== undefined && session.game.cursor > answer.game.cursor;
    if (question?.position !== position(session.game)) drop();
  }

  /** Cancels the running search, if any, and reports the cancellation. */
  const cancel = () => question?.control.abort(ENOUGH);

  /** Cancels the running search, if any, without a message, because something else has happened. */
  function drop() {
    const dropped = question;
    question = undefined;
    dropped?.control.abort();
  }

  /**
   * Answers a question. Keeps the verdict unless another question has been asked in the meantime.
   * @param {(search: Search) => Promise<Answer>} work
   * @param {AbortSignal} [signal] ends the question, as Cancel does
   */
  async function ask(work, signal) {
    drop();
    const control = new AbortController();
    const asked = /** @type {Question} */ ({ position: position(session.game), control });
    question = asked;
    explained = undefined;
    invalidate();
    const timer = setTimeout(() => {
      asked.isLong = true;
      invalidate();
    }, HASTE);
    const abort = () => control.abort(signal?.reason);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    const before = answer;
    answer = undefined;
    const found = await work(searchOf(asked, run, invalidate)).catch((error) => ({ error }));
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    return during(() => {
      // Stops any playback that has started in the meantime. If stopping it changes the position, the question is
      // dropped.
      if (question === asked && 'act' in found && found.act) session.settle();
      if (question !== asked) return undefined;
      question = undefined;
      const state = conclude('error' in found ? { verdict: failure(found.error, control.signal) } : found);
      // If the line is still the same, the earlier solution is still on the board.
      const isKept = before?.verdict.state === 'solved' && before.game.line === session.game.line;
      if (state === 'cancelled' && isKept) answer = before;
      return state;
    });
  }

  /** Applies an answer. If the answer's action on the board fails, the question fails, too. @param {Answer} now */
  function conclude({ verdict: now, act }) {
    try {
      act?.(session);
    } catch (error) {
      now = failure(error);
    }
    answer = { verdict: now, game: session.game };
    // The action may have started playback.
    isSeen = session.playback.isPlaying;
    invalidate();
    return now.state;
  }

  /** The verdict for an error. Traps are handled elsewhere. @param {unknown} error @param {AbortSignal} [signal] */
  function failure(error, signal) {
    if (signal?.aborted) return /** @type {const} */ ({ state: 'cancelled' });
    if (isTrap(error)) throw error;
    return /** @type {const} */ ({ state: 'failed', message: report(error) });
  }

  const about = { verdict, news, question: () => question, cursor: () => answer?.game.cursor ?? 0 };
  return { ...about, ask, conclude, cancel, drop, toggleExplanation, noticeChange };
}

/**
 * The search function for a question, which records its progress.
 * @param {Question} asked
 * @param {Function} run
 * @param {() => void} invalidate
 * @returns {Search}
 */
function searchOf(asked, run, invalidate) {
  const { signal } = asked.control;
  const onProgress = (/** @type {Progress} */ progress) => {
    asked.progress = progress;
    invalidate();
  };
  return (/** @type {any} */ request, /** @type {any} */ more) => run(request, { signal, onProgress, ...more });
}
