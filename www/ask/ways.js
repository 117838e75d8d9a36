// More questions about a game: a solution drawn at random from all of them, and one that passes through a position.

import { continueWith, goTo, movesText, position } from '../game/game.js';
import * as questions from './questions.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./questions.js').Search} Search */
/** @typedef {import('./questions.js').Halves} Halves */
/** @typedef {import('./questions.js').Wish} Wish */
/** @typedef {import('./questions.js').Answer} Answer */
/** @typedef {import('../engine/search.js').Found} Found */
/** @typedef {import('../engine/search.js').Lost} Lost */
/** @typedef {import('../engine/search.js').Unknown} Unknown */

/** The time limit for the second half, once the first is refuted or left open. */
const SECOND_MILLISECONDS = 1000;

/**
 * The time limit for finding all solutions. After this time, a single solution is searched for with another seed. The
 * solutions found so far are kept.
 */
const DRAW_MILLISECONDS = 1000;

/** @type {import('./questions.js').Find} */
export async function find(game, asked, search) {
  const { wish, via, nextSeed } = asked;
  // A search for the fewest moves considers all solutions, so `via` is ignored.
  if (via !== undefined && wish !== 'fewest-moves') return findThrough(game, via, wish, nextSeed, search);
  const drawn = wish === 'another' ? await draw(game, nextSeed, search) : undefined;
  return drawn ?? questions.find(game, asked, search);
}

/**
 * Draws a solution other than the jumps to come. All such solutions are equally likely. If there is no other solution,
 * draws the same one again. Returns undefined if not all solutions can be found in time.
 * @param {Game} game
 * @param {() => number} nextSeed
 * @param {Search} search
 * @returns {Promise<import('./questions.js').FoundLine | undefined>}
 */
async function draw(game, nextSeed, search) {
  const problem = { ...questions.problemOf(game), limit: DRAW_MILLISECONDS };
  const known = questions.jumpsToCome(game);
  let drawn = await search({ kind: 'draw', seed: nextSeed(), ...problem });
  if (drawn.report.state !== 'solved') return undefined;
  // The worker answers this question from its cache at once.
  const { report } = await search({ kind: 'winning-lines', position: problem.start, ...problem });
  const solutions = report.state === 'counted' ? report.solutions : undefined;
  const most = solutions === '1' ? 1 : questions.MOST_SEEDS;
  for (let tries = 1; tries < most && questions.isSolution(drawn.report, known); tries++)
    drawn = await search({ kind: 'draw', seed: nextSeed(), ...problem });
  return { ...drawn, solutions };
}

/**
 * Finds a solution through a position. If another solution is requested, the result differs from the jumps to come,
 * provided some seed finds such a solution.
 * @param {Game} game
 * @param {string} via
 * @param {Wish} wish
 * @param {() => number} nextSeed
 * @param {Search} search
 * @returns {Promise<Answer>}
 */
async function findThrough(game, via, wish, nextSeed, search) {
  const there = game.problem.board.start(via);
  if (wish !== 'another') return answerTo(game, wish, there, await findHalves(game, there, search), search);
  const known = questions.jumpsToCome(game);
  for (let tries = 0; tries < questions.MOST_SEEDS; tries++) {
    const answer = answerTo(game, wish, there, await findHalves(game, there, search, nextSeed()), search);
    const { verdict } = await answer;
    if (verdict.state !== 'solved' || movesText(lineOf(game, verdict.halves)) !== known) return answer;
  }
  return { verdict: { state: 'only' } };
}

/**
 * Finds both halves.
 * @param {Game} game
 * @param {string} there
 * @param {Search} search
 * @param {number} [seed]
 */
async function findHalves(game, there, search, seed) {
  const problem = questions.problemOf(game);
  const to = await search({ kind: 'solve', ...problem, finish: there, seed });
  const limit = to.report.state === 'solved' ? undefined : SECOND_MILLISECONDS;
  const from = await search({ kind: 'solve', ...problem, start: there, seed, limit });
  return { to: to.report, from: from.report };
}

/**
 * @param {Game} game
 * @param {Wish} wish
 * @param {string} via
 * @param {Halves} halves
 * @param {Search} search
 * @returns {Promise<Answer>}
 */
async function answerTo(game, wish, via, halves, search) {
  const { to, from } = halves;
  if (to.state === 'solved' && from.state === 'solved') {
    const line = lineOf(game, halves);
    const count = { jumps: line.jumps.length, moves: line.moves.length };
    return {
      verdict: { state: 'solved', ...count, wish, proven: false, via, halves },
      act: (session) => session.continueWith(movesText(line)),
    };
  }
  if (to.state === 'solved' && from.state === 'impossible') return dead(game, to, from, search);
  const lost = [to, from].find(({ state }) => state === 'impossible');
  if (lost?.state !== 'impossible') return { verdict: { state: 'open', halves } };
  const best = { jumps: '', pegs: 0, proven: true };
  return { verdict: { state: 'lost', reason: lost.reason, best, halves } };
}

/**
 * Joins both halves into one line. A peg may continue its move where the first half ends.
 * @param {Game} game
 * @param {Halves} [halves]
 */
function lineOf(game, halves) {
  const jumps = Object.values(halves ?? {}).map((half) => (half.state === 'solved' ? half.jumps : ''));
  return game.problem.board.replay(position(game), jumps.join(' ').trim());
}

/**
 * Answers that the position can be reached but is lost. Puts the position on the board, so that the proof can be
 * inspected.
 * @param {Game} game
 * @param {Found} to
 * @param {Lost} from
 * @param {Search} search
 * @returns {Promise<Answer>}
 */
async function dead(game, to, from, search) {
  const there = goTo(continueWith(game, to.jumps), game.cursor + to.length);
  const best = await questions.findBest(there, search);
  return {
    verdict: { state: 'lost', reason: from.reason, best, halves: { to, from } },
    act: (session) => {
      session.continueWith(to.jumps);
      session.change((game) => goTo(game, there.cursor));
    },
  };
}
