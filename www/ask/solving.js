// The solver's actions on a session's game, for the page and the element.

import { goTo, status } from '../game/game.js';
import { answerBy, hinted, hintIn, hintReport, wayBack } from './answers.js';
import { makeAsking } from './asking.js';
import * as questions from './questions.js';

/** @import { Verdict, Wish } from './questions.js' */
/** @typedef {import('../game/session.js').Session} Session */
/** @typedef {ReturnType<typeof makeSolving>} Solving */

/** @param {Session} session @param {import('./asking.js').SolvingCallbacks} callbacks */
export function makeSolving(session, callbacks) {
  const { cursor, ask, conclude, ...asking } = makeAsking(session, callbacks);
  const { find = questions.find } = callbacks;
  const { drop, verdict } = asking;
  /** The seed of the last solution. */
  let seed = 0;

  /** Shows an error until something else happens on the board. @param {string} message */
  const fail = (message) => conclude({ verdict: { state: 'failed', message } });

  /**
   * Keeps the verdict, since the jumps played already form a solution.
   * @returns {Promise<Verdict['state'] | undefined>}
   */
  async function stay(whenSolved = () => {}) {
    drop();
    whenSolved();
    return 'solved';
  }

  /**
   * Finds a solution from the position on the board, and replaces the jumps to come with it.
   * @param {{ signal?: AbortSignal, via?: string, wish?: Wish, whenSolved?: () => void, isBack?: boolean }} [options]
   * The solution passes through `via`. `whenSolved` is called as soon as a solution is on the board. With `isBack`, a
   * stuck game first goes back to the latest position that can be won.
   * @returns {Promise<Verdict['state'] | undefined>} undefined if another question was asked or another game opened in
   * the meantime
   */
  function solve({ signal, via, wish = 'any', whenSolved = () => {}, isBack = false } = {}) {
    const game = session.settle();
    if (via === undefined && status(game) === 'won') return stay(whenSolved);
    return ask(async (search) => {
      const back = isBack && status(game) === 'stuck' ? await wayBack(game, search) : undefined;
      if (back && back.verdict.state !== 'rescued') return back;
      const from = back ? goTo(game, back.cursor) : game;
      const found = await find(from, { wish, via, nextSeed: () => ++seed }, search);
      const answer = 'verdict' in found ? found : await answerBy(from, search, found, wish);
      if (answer.verdict.state !== 'solved') return answer;
      const act = () => {
        back?.act(session);
        answer.act?.(session);
        whenSolved();
      };
      return { verdict: { ...answer.verdict, isBack: back !== undefined }, act };
    }, signal);
  }

  /**
   * Finds another solution from the position where the last one begins. If the last solution had to pass through a
   * position, so must the new one.
   * @param {Wish} wish
   * @param {() => void} whenSolved
   */
  function solveAgain(wish, whenSolved) {
    const last = verdict();
    if (last?.state !== 'solved') return solve({ wish, whenSolved });
    session.goTo(cursor());
    return solve({ wish, via: last.via, whenSolved });
  }

  /** Shows the peg that is to jump and, when asked again, the hole where it lands. */
  async function hint() {
    const last = verdict();
    if (last?.state === 'hinted') return conclude(hinted({ ...last, isWhole: true }));
    const game = session.settle();
    return status(game) === 'won' ? stay() : ask((search) => hintIn(game, search));
  }

  /**
   * Goes back to the latest position known to be winnable, or to the start if even that is lost. The jumps are kept as
   * jumps to come.
   * @param {number} [winnable] the number of that position, if known
   */
  async function rescue(winnable) {
    const game = session.settle();
    if (winnable === undefined) return ask((search) => wayBack(game, search));
    session.goTo(winnable);
    return conclude({ verdict: { state: 'rescued', isLatest: true } });
  }

  /** Replaces the jumps to come with the line that leaves the fewest pegs. Returns false if no such line is known. */
  function followBest() {
    const last = verdict();
    if (last?.state !== 'lost') return false;
    session.continueWith(last.best.jumps);
    return true;
  }

  const answered = () => hintReport(session.game, verdict());
  return { ...asking, solve, solveAgain, hint, hintReport: answered, rescue, followBest, fail };
}
