// Questions about a game and its analysis, with the real rules and a scripted search.

import { makeAnalysis } from '../../../www/ask/analysis.js';
import { makeSolving } from '../../../www/ask/solving.js';
import { Session } from '../../../www/game/session.js';

/** @typedef {import('../../../www/game/game.js').Game} Game */
/** Answers a request with a report. @typedef {(request: any, options: any) => any} Answer */

/** A search that answers with reports, and the requests that it has received. @param {Answer} answer */
function scripted(answer) {
  /** @type {any[]} */
  const requests = [];
  const search = async (/** @type {any} */ request, /** @type {any} */ options) => {
    requests.push(request);
    return { report: await answer(request, options), milliseconds: 1 };
  };
  return { requests, search: /** @type {any} */ (search) };
}

/**
 * The user's questions about a game.
 * @param {Game} game
 * @param {Answer} answer
 * @param {Parameters<typeof makeSolving>[1]['find']} [find]
 */
export function asking(game, answer, find) {
  const host = { tell: () => {}, invalidate: () => {}, prefersReducedMotion: () => true };
  const session = new Session(game, host);
  const { requests, search } = scripted(answer);
  const report = (/** @type {unknown} */ error) => /** @type {Error} */ (error).message;
  const solving = makeSolving(session, { invalidate: () => {}, report, during: (work) => work(), search, find });
  return { session, solving, requests };
}

/** The analysis of a game that a test can advance. @param {Game} game @param {Answer} answer */
export function analysing(game, answer) {
  /** @type {unknown[]} */
  const errors = [];
  /** @type {string[]} */
  const judged = [];
  const { requests, search } = scripted(answer);
  const analysis = makeAnalysis({
    game: () => game,
    invalidate: () => {},
    judged: ({ verdict }) => judged.push(verdict),
    fail: (error) => errors.push(error),
    search,
  });
  const show = (/** @type {Game} */ next) => {
    game = next;
    analysis.noticeChange();
  };
  return { analysis, requests, errors, judged, show, game: () => game };
}
