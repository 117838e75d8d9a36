// What the status line says, from all that is known.

import { legalJumps, pegCount, status } from '../game/game.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/selection.js').Refusal} Refusal */
/** @typedef {import('../game/solving.js').Verdict} Verdict */
/** @typedef {import('../words/element.js').ElementWords} ElementWords */

/** @typedef {{ game: Game, refusal?: Refusal, verdict?: Verdict, isSearching: boolean }} News */

/**
 * The most recent news first; without any, how the game stands.
 * @param {News} news
 * @param {ElementWords} words
 */
export function sentence({ game, refusal, verdict, isSearching }, words) {
  if (isSearching) return words.solving;
  if (refusal) return words.refusals[refusal];
  if (verdict?.state === 'failed') return verdict.message;
  const state = status(game);
  const isEnd = game.cursor === game.line.jumps.length;
  const isOver = verdict?.state === 'solved' && verdict.wish !== 'fewest-moves' && state === 'won' && isEnd;
  if (verdict && !isOver) {
    return words.verdict(verdict, game.problem.finish);
  }
  if (state === 'won') return words.won(game.cursor, game.line.moves.filter(({ first }) => first < game.cursor).length);
  if (state === 'stuck') return words.stuck(pegCount(game));
  return words.open(pegCount(game), legalJumps(game).length);
}
