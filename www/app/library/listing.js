// Lists boards and problems for the dialogs, in the words of a language. The core must be loaded.

import { aboutBoard, findBoard, listBoards } from '../../engine/problem.js';

/** @typedef {import('../../engine/problem.js').Problem['board']} Board */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').SingleProblem} SingleProblem */
/** @typedef {import('../../words/en/dialogs.js').DialogWords} Words */

/**
 * A problem of the list. `start` and `finish` are texts as the board reads them; `facts` has its known facts.
 * @typedef {{ title: string, facts: string, start: string, finish: string }} Item
 */

/** The groups of the boards on offer, in their order. */
export const GROUPS = /** @type {const} */ (['classic', 'small', 'large', 'triangles', 'stars', 'diagonal']);

/** @typedef {(typeof GROUPS)[number]} Group */

/** The boards that people have played for centuries, and their nearest relatives. */
const CLASSIC = ['english', 'european', 'wiegleb', 'diamond', 'asymmetric', 'semi-wiegleb'];
/** The most holes of a small board. */
const SMALL = 30;

/** All named boards, each with the texts of its usual problem. @param {Pick<Words, 'catalogue' | 'size'>} words */
export function boardsIn({ catalogue, size }) {
  return listBoards().map((entry) => ({
    group: groupOf(entry),
    title: catalogue.title(entry),
    size: size(entry.holes),
    about: catalogue.about(entry.name, aboutBoard(entry.name)),
    texts: { board: entry.name, start: entry.vacancy, goal: entry.finish },
  }));
}

/** @param {{ name: string, holes: number }} board @returns {Group} */
export function groupOf({ name, holes }) {
  if (CLASSIC.includes(name)) return 'classic';
  if (name.startsWith('star')) return 'stars';
  if (/^(triangle|hexagon)/.test(name)) return 'triangles';
  if (name.endsWith('-diagonal')) return 'diagonal';
  return holes <= SMALL ? 'small' : 'large';
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
 * The problems of a board under their headings, and the sentences above them.
 * @param {Board} board
 * @param {Pick<Words, 'catalogue' | 'problems'>} words
 */
export function problemsIn(board, words) {
  const { catalogue, problems } = words;
  const name = board.drawing();
  const groups = [...namedIn(board, name, words), ...singlesIn(board, name, words)];
  const about = [catalogue.about(name, aboutBoard(name)), groups.length === 0 ? problems.none : ''];
  return { title: problems.title(titleOf(name, words)), about: about.join(' ').trim(), groups };
}

/**
 * The problems that have a name, if there are any.
 * @param {Board} board
 * @param {string} name
 * @param {Pick<Words, 'catalogue' | 'problems'>} words
 * @returns {{ heading: string, items: Item[] }[]}
 */
function namedIn(board, name, { catalogue, problems }) {
  const items = board.namedProblems(name).map((problem) => ({
    title: catalogue.problem(name, problem),
    facts: '',
    start: problem.start,
    finish: problem.finish,
  }));
  return items.length > 0 ? [{ heading: problems.named, items }] : [];
}

/**
 * The problems with one vacancy and one survivor, by vacancy.
 * @param {Board} board
 * @param {string} name
 * @param {Pick<Words, 'problems'>} words
 * @returns {{ heading: string, items: Item[] }[]}
 */
function singlesIn(board, name, { problems }) {
  const singles = board.singleProblems(name);
  const starts = [...new Set(singles.map(({ start }) => start))];
  const itemOf = (/** @type {SingleProblem} */ { start, finish, ...known }) => ({
    title: problems.single(start, finish),
    facts: problems.knownFacts(known),
    start,
    finish,
  });
  return starts.map((vacancy) => ({
    heading: problems.startingAt(vacancy),
    items: singles.filter(({ start }) => start === vacancy).map(itemOf),
  }));
}
