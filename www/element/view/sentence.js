// Makes the sentence of the status line, from all that is known.

import { HAS_FEWEST_MOVES } from '../../engine/assets.js';
import { legalJumps, pegCount, status } from '../../game/game.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../game/selection.js').Refusal} Refusal */
/** @typedef {import('../../ask/answers.js').Verdict} Verdict */
/** @typedef {import('../../words/en/element.js').ElementWords} ElementWords */

/**
 * `isSeen` if the game was beyond the first position of a solution.
 * @typedef {{
 *   game: Game, refusal?: Refusal, verdict?: Verdict, isSearching: boolean, isPlaying: boolean, isSeen: boolean
 * }} News
 */

/**
 * The most recent news or, without any, the state of the game.
 * @param {News} news
 * @param {ElementWords} words
 */
export function sentence({ game, refusal, verdict, isSearching, isPlaying, isSeen }, words) {
  if (isSearching) return words.solving;
  if (refusal) return words.refusals[refusal];
  if (verdict?.state === 'failed') return verdict.message;
  const state = status(game);
  const jumps = game.line.jumps.length - game.cursor;
  const solved = verdict?.state === 'solved' ? verdict : undefined;
  // A requested solution is reported while it plays, and at its end; on the way, its progress; before it, the game.
  const isAhead = solved !== undefined && !isPlaying && jumps > 0 && jumps < solved.jumps;
  if (isAhead) return words.ahead(pegCount(game), jumps);
  const isBefore = solved !== undefined && !isPlaying && (jumps > solved.jumps || (isSeen && jumps > 0));
  const isFewest = HAS_FEWEST_MOVES && solved?.wish === 'fewest-moves';
  const isOver = solved && !isFewest && jumps === 0;
  if (verdict && !isOver && !isBefore) return words.verdict(verdict, game.problem.finish);
  if (state === 'won') return words.won(game.cursor, game.line.moves.filter(({ first }) => first < game.cursor).length);
  if (state === 'stuck') return words.stuck(pegCount(game), game.problem.finish);
  return words.open(pegCount(game), legalJumps(game).length);
}
