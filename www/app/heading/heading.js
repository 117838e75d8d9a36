// Shows the name and size of the board in the heading of the page, and sets the page title.

import { partsOf } from '../../common/dom/dom.js';
import { vacancyOf } from '../../engine/problem.js';
import { titleOf } from './aim.js';

/** @param {import('../kit/guard.js').Page} page */
export function showHeading({ follow, words }) {
  const { heading } = words;
  const part = partsOf(document);
  follow(({ problem }, before) => {
    if (!problem || problem === before.problem) return;
    const name = titleOf(problem.board.drawing(), words) ?? heading.unnamed;
    part('.board-name').textContent = name;
    part('.board-size').textContent = words.size({ holes: problem.holes.length });
    document.title = pageTitle(name, problem, heading);
  });
}

/**
 * The page title, which describes the current game in tabs, history and bookmarks.
 * @param {string} name of the board
 * @param {import('../../engine/problem.js').Problem} problem
 * @param {import('../../words/app.js').AppWords['heading']} heading
 */
function pageTitle(name, problem, heading) {
  const { text, pegs, holes } = problem.finish;
  const onePeg = holes.length === 1 ? text : heading.anywhere;
  const goal = pegs === 1 ? onePeg : undefined;
  return heading.title({ board: name, start: goal && vacancyOf(problem), goal });
}
