// The title of the page, for tabs, the history and bookmarks: the game on the board.

import { vacancyOf } from '../../engine/problem.js';
import { titleOf } from '../library/listing.js';

/**
 * @param {import('../../engine/problem.js').Problem} problem
 * @param {Pick<import('../../words/app.js').AppWords, 'catalogue' | 'heading'>} words
 */
export function pageTitle(problem, words) {
  const { heading } = words;
  const { text, pegs, holes } = problem.finish;
  const start = vacancyOf(problem);
  const isOneHole = pegs === 1 && holes.length === 1;
  const goal = isOneHole ? text : holes.length === 0 && pegs === 1 ? heading.anywhere : undefined;
  return heading.title(titleOf(problem.board.drawing(), words) ?? heading.unnamed, start, goal);
}
