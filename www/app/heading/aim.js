// The goal of the game as a sentence above the board, or the verdict on one that is stuck; the name of the puzzle, the
// moves to beat, and its rung of the ladder.

import { build, partsOf } from '../../common/dom/dom.js';
import { findBoard, knownFewestMoves, vacancyOf } from '../../engine/problem.js';
import { pegCount } from '../../game/game.js';
import { isStuck } from '../solved/wins.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../words/app.js').AppWords} Words */
/** The place of the puzzle on the ladder, and the solved rungs. @typedef {{ at: number, solved: boolean[] }} Ladder */
/**
 * The name of a puzzle and the fewest moves of its solutions; the fewest moves of a person's own wins, the fewest pegs
 * left without one, the name of its day, the moves of a friend who has sent it, and its place on the ladder; and the
 * pegs of a game that is stuck.
 * @typedef {{
 *   name?: string, fewest?: number, best?: number, left?: number, day?: string, beat?: number, ladder?: Ladder,
 *   stuck?: number,
 * }} Known
 */

const TICK = '\u2713';
const SEPARATOR = ' \u00b7 ';

/** @param {import('../kit/guard.js').Page} page @param {HTMLElement} box */
export function showAim({ element, guard, words }, box) {
  const part = partsOf(box);
  /** The facts about the puzzle on the board. @type {Known} */
  let known = {};
  let goal = '';
  element.addEventListener('ready', () => {
    known = {};
    guard(show);
    guard(follow);
  });
  element.addEventListener('change', () => guard(follow));
  return { show, say, tell };

  /** Shows the goal and the puzzle. */
  function show() {
    const { problem } = element;
    if (!problem) return;
    /** @type {Record<string, string>} */
    const lessons = words.aim.lessons;
    goal = lessons[namedPuzzle(problem)?.name ?? ''] ?? goalOf(element, words.aim);
    say(goal);
    tell({ name: nameOf(problem, words), fewest: knownFewestMoves(problem) });
  }

  /** The board says by itself how many pegs are left: here it is one large number for the eye. */
  function follow() {
    const { state } = element;
    part('.count').textContent = state ? `${pegCount(state)}` : '';
    const stuck = state && isStuck(state) ? pegCount(state) : undefined;
    if (known.stuck !== stuck) tell({ stuck });
  }

  /** Shows a sentence alone. @param {string} sentence */
  function say(sentence) {
    part('.goal').textContent = sentence;
    part('.about').textContent = '';
    part('.ladder').hidden = true;
  }

  /** Tells of the puzzle, with what is known of it. @param {Known} more */
  function tell(more) {
    const { stuck } = known;
    known = { ...known, ...more };
    if ((known.stuck ?? stuck) !== undefined) part('.goal').textContent = words.aim.stuck(known) ?? goal;
    const [name, facts] = words.aim.about(known);
    part('.about').replaceChildren(build('span', {}, name), build('i', {}, name && facts && SEPARATOR), facts);
    showLadder(known.ladder);
  }

  /** @param {Ladder | undefined} ladder */
  function showLadder(ladder) {
    const list = part('.ladder');
    list.hidden = !ladder;
    if (!ladder) return;
    const { at, solved } = ladder;
    const count = { step: at + 1, steps: solved.length, solved: solved.filter(Boolean).length };
    list.setAttribute('aria-label', words.aim.ladder(count));
    const rungOf = (/** @type {boolean} */ isSolved, /** @type {number} */ rung) =>
      build(
        'li',
        { class: isSolved ? 'solved' : '', ...(rung === at && { 'aria-current': 'step' }) },
        isSolved ? TICK : '',
      );
    list.replaceChildren(...solved.map(rungOf));
  }
}

/**
 * The goal of the game on the board as a sentence; empty if there is no game.
 * @param {import('../kit/guard.js').Page['element']} element
 * @param {Words['aim']} words
 */
export function goalOf({ problem, coordinates }, words) {
  return problem ? words.goal(problem.finish, endsInCentre(problem), coordinates !== 'off') : '';
}

/**
 * The title of a board; undefined if it has no name.
 * @param {string} board its name or drawing
 * @param {Pick<Words, 'catalogue'>} words
 */
export function titleOf(board, { catalogue }) {
  const entry = findBoard(board);
  return entry && catalogue.title(entry);
}

/**
 * The name of a puzzle: that of the catalogue, or its start and goal.
 * @param {Problem} problem
 * @param {Words} words
 */
export function nameOf(problem, { catalogue, aim }) {
  const { finish } = problem;
  const named = namedPuzzle(problem);
  if (named) return catalogue.problem(problem.board.drawing(), named);
  const vacancy = vacancyOf(problem);
  if (vacancy === undefined) return '';
  return vacancy === finish.text && endsInCentre(problem) ? aim.central : aim.fromTo(vacancy, finish);
}

/** The puzzle of the catalogue, if it has a name there. @param {Problem} problem */
function namedPuzzle({ board, start, finish }) {
  return board
    .namedProblems(board.drawing())
    .find((one) => board.start(one.start) === start && board.finish(one.finish).text === finish.text);
}

/** True if one peg is to end in the middle of all holes. @param {Problem} problem */
function endsInCentre({ holes, finish }) {
  if (finish.holes.length !== 1) return false;
  const isMiddle = (/** @type {'x' | 'y'} */ axis) =>
    Math.abs(holes.reduce((sum, other) => sum + other[axis], 0) / holes.length - holes[finish.holes[0]][axis]) < 0.01;
  return isMiddle('x') && isMiddle('y');
}
