// Answers to the user's questions about a game. Each answer is found by a search and consists of a verdict and an
// action on the board.

import { position, status } from '../game/game.js';
import * as questions from './questions.js';

/** @import { Answer, FoundLine, Hint, HintReport, Search, Verdict, Wish } from './questions.js' */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/session.js').Session} Session */

/**
 * Turns the result of a search for a line into an answer. The jumps of a solution become the jumps to come.
 * @param {Game} game
 * @param {Search} search
 * @param {FoundLine} finding
 * @param {Wish} [wish]
 * @returns {Promise<Answer>}
 */
export async function answerBy(game, search, { report, solutions }, wish = 'any') {
  if (report.state === 'unknown') return { verdict: { state: 'open', cause: report.cause } };
  if (report.state === 'impossible')
    return { verdict: { state: 'lost', reason: report.reason, best: await questions.findBest(game, search) } };
  if (wish === 'another' && questions.isSolution(report, questions.jumpsToCome(game)))
    return { verdict: { state: 'only', solutions } };
  const { length: jumps, moves, proven } = report;
  return {
    verdict: { state: 'solved', jumps, moves, wish, proven, solutions },
    act: (session) => session.continueWith(report.jumps),
  };
}

/** A hint: its action selects the peg to move. @param {Game} game @param {Search} search @returns {Promise<Answer>} */
export async function hintIn(game, search) {
  const found = await questions.findHint(game, search);
  const { report } = found;
  if (report.state !== 'solved') return answerBy(game, search, found);
  const { board, holes } = game.problem;
  const [jump] = board.replay(position(game), report.jumps).jumps;
  const [from, to] = [holes[jump.from].name, holes[jump.to].name];
  return hinted({ state: 'hinted', jump, from, to, isWhole: false, report });
}

/** Selects the hint's peg again, in case it has been deselected. @param {Hint} verdict */
export const hinted = (verdict) => ({
  verdict,
  act: (/** @type {Session} */ session) => session.choose(verdict.jump.from, true),
});

/**
 * An answer whose action goes back to the latest position known to be winnable, or to the start if even that is lost.
 * @param {Game} game
 * @param {Search} search
 * @returns {Promise<Answer & { cursor: number, act: (session: Session) => void }>}
 */
export async function wayBack(game, search) {
  const { winnable, lost, isSettled } = await questions.findWayBack(game, search);
  const isKnown = winnable >= 0 || lost === 0;
  const cursor = isKnown ? Math.max(winnable, 0) : game.cursor;
  const act = (/** @type {Session} */ session) => session.goTo(cursor);
  if (winnable >= 0) return { verdict: { state: 'rescued', isLatest: isSettled }, act, cursor };
  return { verdict: { state: isKnown ? 'hopeless' : 'unsettled' }, act, cursor };
}

/**
 * The answer to a request for a hint, in the format that the command line prints.
 * @param {Game} game
 * @param {Verdict | undefined} verdict
 * @returns {HintReport | undefined}
 */
export function hintReport(game, verdict) {
  const none = { jumps: [], moves: 0, reason: null };
  if (verdict?.state === 'lost') return { outcome: 'impossible', ...none, reason: verdict.reason };
  if (verdict?.state === 'open') return { outcome: 'unknown', ...none };
  if (status(game) === 'won') return { outcome: 'solved', ...none };
  if (verdict?.state !== 'hinted') return undefined;
  const { jumps, moves } = verdict.report;
  const line = game.problem.board.replay(position(game), jumps);
  return { outcome: 'solved', jumps: line.jumps.map(({ name }) => name), moves, reason: null };
}
