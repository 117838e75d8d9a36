// The goal of the game as a sentence above the board, the name of the puzzle, and the moves to beat.

import { knownFewestMoves, vacancyOf } from '../../engine/problem.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../words/en/app.js').AppWords} Words */

/** @param {import('../kit/guard.js').Page} page @param {HTMLElement} box */
export function showAim({ element, guard, words }, box) {
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (box.querySelector(selector));
  element.addEventListener('ready', () => guard(show));
  return { show, say, tell };

  /** Shows the goal and the puzzle. */
  function show() {
    const { problem } = element;
    if (!problem) return;
    say(goalOf(problem, words.aim));
    tell({});
  }

  /** Shows a sentence alone. @param {string} sentence */
  function say(sentence) {
    part('.goal').textContent = sentence;
    part('.about').textContent = '';
  }

  /**
   * Tells of the puzzle: its name or that of its day, and the fewest moves of a person's own wins, or pegs left, and
   * the moves of a friend.
   * @param {{ best?: number, left?: number, day?: string, beat?: number }} known
   */
  function tell(known) {
    const { problem } = element;
    if (!problem) return;
    const about = { name: nameOf(problem, words), fewest: knownFewestMoves(problem), ...known };
    part('.about').textContent = words.aim.about(about);
  }
}

/** The goal of a problem as a sentence. @param {Problem} problem @param {Words['aim']} words */
export function goalOf(problem, words) {
  return words.goal(problem.finish, endsInCentre(problem));
}

/**
 * The name of a puzzle: that of the catalogue, or its start and goal.
 * @param {Problem} problem
 * @param {Words} words
 */
export function nameOf(problem, { catalogue, aim }) {
  const { board, start, finish } = problem;
  const name = board.drawing();
  const named = board
    .namedProblems(name)
    .find((one) => board.start(one.start) === start && board.finish(one.finish).text === finish.text);
  if (named) return catalogue.problem(name, named);
  const vacancy = vacancyOf(problem);
  if (vacancy === undefined) return '';
  return vacancy === finish.text && endsInCentre(problem) ? aim.central : aim.fromTo(vacancy, finish);
}

/** True if one peg is to end in the middle of all holes. @param {Problem} problem */
function endsInCentre({ holes, finish }) {
  if (finish.holes.length !== 1) return false;
  const isMiddle = (/** @type {'x' | 'y'} */ axis) =>
    Math.abs(holes.reduce((sum, other) => sum + other[axis], 0) / holes.length - holes[finish.holes[0]][axis]) < 0.01;
  return isMiddle('x') && isMiddle('y');
}
