// The sentence shown in the status line.

import { HAS_FEWEST_MOVES } from '../../engine/assets.js';
import { legalJumps, movesPlayed, pegCount, status } from '../../game/game.js';

/** @typedef {import('../../words/element.js').ElementWords} ElementWords */
/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../game/selection.js').Refusal} Refusal */
/** @typedef {import('../../ask/questions.js').Verdict} Verdict */

/**
 * `isLong` is true if a search can be cancelled, and `isSeen` if the game has moved past the first position of a
 * solution.
 * @typedef {{
 *   game: Game, refusal?: Refusal, verdict?: Verdict, isSearching: boolean, isLong?: boolean, isPlaying: boolean,
 *   isSeen: boolean
 * }} News
 */

/**
 * The most recent message or, without one, the state of the game.
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
  // A requested solution is reported during its playback and at its end. If playback stops in between, the sentence is
  // about the progress; before the solution begins, it is about the state of the game.
  const isAhead = solved !== undefined && !isPlaying && jumps > 0 && jumps < solved.jumps;
  if (isAhead) return words.ahead({ pegs: pegCount(game), jumps });
  const isBefore = solved !== undefined && !isPlaying && (jumps > solved.jumps || (isSeen && jumps > 0));
  const isFewest = HAS_FEWEST_MOVES && solved?.wish === 'fewest-moves';
  const isOver = solved && !isFewest && jumps === 0;
  if (verdict && !isOver && !isBefore) return words.verdict(verdict);
  if (state === 'won') return words.won({ jumps: game.cursor, moves: movesPlayed(game) });
  if (state === 'stuck') return words.stuck(pegCount(game), game.problem.finish);
  return words.open({ pegs: pegCount(game), jumps: legalJumps(game).length });
}
