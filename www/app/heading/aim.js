// The goal of the game as a sentence above the board, the name of the puzzle, and the moves to beat.

import { vacancyOf } from '../../engine/problem.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../words/en/app.js').AppWords} Words */

/**
 * @param {import('../kit/guard.js').Page} page
 * @param {HTMLElement} box
 * @returns what is known of the game beside its problem: the fewest moves of a person's own wins, the name of its day
 */
export function showAim({ element, guard, words }, box) {
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (box.querySelector(selector));
  element.addEventListener('ready', () => guard(show));
  return { say, show };

  /** @param {{ best?: number, day?: string }} [known] */
  function show(known = {}) {
    const { problem } = element;
    if (!problem) return;
    say(goalOf(problem, words.aim));
    part('.about').textContent = words.aim.about({ name: nameOf(problem, words), fewest: fewestOf(problem), ...known });
  }

  /** @param {string} sentence */
  function say(sentence) {
    part('.goal').textContent = sentence;
    part('.about').textContent = '';
  }
}

/** The goal of a problem as a sentence. @param {Problem} problem @param {Words['aim']} words */
export function goalOf({ holes, finish }, words) {
  return words.goal(finish, finish.holes.length === 1 && isCentre(holes, holes[finish.holes[0]]));
}

/**
 * The name of a puzzle: that of the catalogue, or its start and goal.
 * @param {Problem} problem
 * @param {Words} words
 */
function nameOf({ board, start, finish, holes, ...problem }, { catalogue, aim }) {
  const name = board.drawing();
  const isThis = (/** @type {{ start: string, finish: string }} */ one) =>
    board.start(one.start) === start && board.finish(one.finish).text === finish.text;
  const named = board.namedProblems(name).find(isThis);
  if (named) return catalogue.problem(name, named);
  const vacancy = vacancyOf({ board, start, finish, holes, ...problem });
  if (vacancy === undefined) return '';
  const isCentral = vacancy === finish.text && isCentre(holes, holes[finish.holes[0]]);
  return isCentral ? aim.central : aim.fromTo(vacancy, finish);
}

/** The fewest moves that the catalogue knows. @param {Problem} problem */
function fewestOf(problem) {
  const { board, finish } = problem;
  const vacancy = vacancyOf(problem);
  if (vacancy === undefined || finish.holes.length !== 1) return undefined;
  return board.fewestMoves(board.drawing(), vacancy, finish.text);
}

/**
 * True if a hole lies in the middle of all holes.
 * @param {Problem['holes']} holes
 * @param {{ x: number, y: number }} hole
 */
function isCentre(holes, hole) {
  const isMiddle = (/** @type {'x' | 'y'} */ axis) =>
    Math.abs(holes.reduce((sum, other) => sum + other[axis], 0) / holes.length - hole[axis]) < 0.01;
  return isMiddle('x') && isMiddle('y');
}
