// Shows the goal of the game above the board, or the verdict on a stuck game, with the puzzle's name and the number of
// moves to beat. The button at the top of the page shows the puzzle's rung on the ladder.

import { build, partsOf, setText } from '../../common/dom/dom.js';
import { findBoard, knownFewestMoves, vacancyOf } from '../../engine/problem.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../words/app.js').AppWords} Words */

const SEPARATOR = ' \u00b7 ';

/** @param {import('../kit/guard.js').Page} page @param {HTMLElement} box */
export function showAim({ element, follow, words }, box) {
  const part = partsOf(box);
  const { lead, aim } = words;
  const key = partsOf(document)('#path');
  /**
   * The facts that are the same for all games of a puzzle.
   * @type {import('../kit/state.js').Known & { lesson?: string }}
   */
  let puzzle = {};
  let hasCoordinates = false;
  follow(({ problem, pegs, known, left: stuck, isTried }, before) => {
    // For sighted users only: to screen readers, the board itself announces the number of pegs.
    part('.count').textContent = `${pegs ?? ''}`;
    if (!problem) return;
    const hadCoordinates = hasCoordinates;
    hasCoordinates = element.coordinates !== 'off';
    if (problem !== before.problem || hasCoordinates !== hadCoordinates) puzzle = puzzleOf(problem);
    const facts = { ...puzzle, ...known, stuck };
    setText(part('.goal'), isTried ? lead.tried : (aim.stuck(facts) ?? puzzle.lesson ?? goalOf(element, aim)));
    const [name, more] = isTried ? ['', ''] : aim.about(facts);
    const separator = name && more && SEPARATOR;
    if (part('.about').textContent !== name + separator + more)
      part('.about').replaceChildren(build('span', {}, name), build('i', {}, separator), more);
    if (known !== before.known || isTried !== before.isTried) showLadder(isTried ? undefined : known.ladder);
  });

  /** @param {Problem} problem */
  function puzzleOf(problem) {
    /** @type {Record<string, string>} */
    const lessons = aim.lessons;
    const lesson = lessons[namedPuzzle(problem)?.name ?? ''];
    return { name: nameOf(problem, words, hasCoordinates), fewest: knownFewestMoves(problem), lesson };
  }

  /** Shows the header button that opens the ladder. @param {import('../kit/state.js').Known['ladder']} ladder */
  function showLadder(ladder) {
    key.hidden = !ladder;
    if (!ladder) return;
    const { at, solved } = ladder;
    const count = { step: at + 1, steps: solved.length, solved: solved.filter(Boolean).length };
    setText(key, aim.rung(count));
    key.setAttribute('aria-label', aim.ladder(count));
  }
}

/**
 * The goal of the current game as a sentence; empty if there is no game.
 * @param {import('../kit/guard.js').Page['element']} element
 * @param {Words['aim']} words
 */
export function goalOf({ problem, coordinates }, words) {
  return problem ? words.goal(problem.finish, endsInCentre(problem), coordinates !== 'off') : '';
}

/**
 * The title of a board; undefined if it is unnamed.
 * @param {string} board its name or drawing
 * @param {Pick<Words, 'catalogue'>} words
 */
export function titleOf(board, { catalogue }) {
  const entry = findBoard(board);
  return entry && catalogue.title(entry);
}

/**
 * The name of a puzzle in the catalogue, or else its start and goal.
 * @param {Problem} problem
 * @param {Words} words
 * @param {boolean} [hasCoordinates] false if the user cannot see the names of holes, which are then left out
 */
export function nameOf(problem, { catalogue, aim }, hasCoordinates = true) {
  const { finish } = problem;
  const named = namedPuzzle(problem);
  if (named) return catalogue.problem(problem.board.drawing(), named);
  const vacancy = vacancyOf(problem);
  if (vacancy === undefined) return '';
  if (vacancy === finish.text && endsInCentre(problem)) return aim.central;
  return hasCoordinates ? aim.fromTo(vacancy, finish) : '';
}

/** The named puzzle in the catalogue that matches a problem, if any. @param {Problem} problem */
function namedPuzzle({ board, start, finish }) {
  return board
    .namedProblems(board.drawing())
    .find((one) => board.start(one.start) === start && board.finish(one.finish).text === finish.text);
}

/** True if the goal is one peg in the centre of the board. @param {Problem} problem */
function endsInCentre({ holes, finish }) {
  if (finish.holes.length !== 1) return false;
  const isMiddle = (/** @type {'x' | 'y'} */ axis) =>
    Math.abs(holes.reduce((sum, other) => sum + other[axis], 0) / holes.length - holes[finish.holes[0]][axis]) < 0.01;
  return isMiddle('x') && isMiddle('y');
}
