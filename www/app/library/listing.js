// Lists boards and their problems for the dialogs, in the user's language. The engine must be loaded.

import { aboutBoard, findBoard, listBoards, withBoard, writeProblem } from '../../engine/problem.js';
import { easiestFirst } from '../solved/next-problem.js';
import { isHelpedIn, keyOf, solvedIn } from '../solved/progress-record.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */
/** @typedef {ReturnType<typeof boardsIn>[number]} Board */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').SingleProblem} SingleProblem */
/**
 * A problem in the list: the text to search; the board, start and goal for its link; the problem in the form that the
 * worker reads; its known facts; and the fewest moves in which the player has solved it.
 * @typedef {ReturnType<typeof problemsIn>[number]} Item
 */

/** The groups of boards, in order. The first group contains only the board in play. */
export const GROUPS = /** @type {const} */ (['inPlay', 'classic', 'small', 'large', 'triangles', 'stars', 'diagonal']);

/** @typedef {(typeof GROUPS)[number]} Group */

/** Boards that people have played on for centuries, and their closest relatives. */
const CLASSIC = ['english', 'european', 'wiegleb', 'diamond', 'asymmetric', 'semi-wiegleb'];
/** The maximum number of holes in a small board. */
const SMALL = 30;

/**
 * All named boards, and the board in play, each with its default problem as text.
 * @param {Pick<Words, 'catalogue' | 'size' | 'heading'>} words
 * @param {Problem} problem
 */
export function boardsIn({ catalogue, size, heading }, problem) {
  const inPlay = problem.board.drawing();
  const named = listBoards().map((entry) => ({
    name: entry.name,
    group: entry.name === inPlay ? GROUPS[0] : groupOf(entry),
    title: catalogue.title(entry),
    size: size({ holes: entry.holes }),
    about: catalogue.about(entry.name, aboutBoard(entry.name)),
    texts: { board: entry.name },
  }));
  if (findBoard(inPlay)) return named;
  const drawn = {
    name: inPlay,
    group: GROUPS[0],
    title: heading.unnamed,
    size: size({ holes: problem.holes.length }),
    about: '',
    texts: writeProblem(problem),
  };
  return [drawn, ...named];
}

/** @param {{ name: string, holes: number }} board @returns {Group} */
function groupOf({ name, holes }) {
  if (CLASSIC.includes(name)) return 'classic';
  if (name.startsWith('star')) return 'stars';
  if (/^(triangle|hexagon)/.test(name)) return 'triangles';
  if (name.endsWith('-diagonal')) return 'diagonal';
  return holes <= SMALL ? 'small' : 'large';
}

/**
 * The problems of a board, each with its heading and the player's result: the named ones, the default one, and those
 * with one vacancy and one survivor.
 * @param {Pick<Board, 'name' | 'title' | 'size'>} board
 * @param {Pick<Words, 'catalogue' | 'heading' | 'problems'>} words
 * @param {import('../solved/progress-record.js').ProgressRecord} record
 */
export function problemsIn({ name, title, size }, { catalogue, heading: { fewPegs }, problems: words }, record) {
  const entry = findBoard(name);
  const shape = entry?.drawing ?? name;
  return withBoard(shape, (board) => {
    const drawing = board.drawing();
    /**
     * @param {string} heading
     * @param {string} own its title
     * @param {Pick<SingleProblem, 'start' | 'finish'> & Partial<SingleProblem>} problem
     */
    const itemOf = (heading, own, { start, finish, ...known }) => {
      const task = { board: shape, start: board.start(start), finish };
      const key = keyOf(board, task.start, finish, drawing);
      const reached = solvedIn(record, key);
      return {
        heading,
        title: own,
        text: folded(`${title} ${name} ${size} ${own}`),
        texts: { board: name, start, goal: finish },
        task,
        key,
        known: { moves: reached?.fewest, ...known },
        facts: words.knownFacts(known),
        solved: reached?.moves,
        isHelped: isHelpedIn(record, key),
      };
    };
    const named = board.namedProblems(name).map((one) => itemOf(words.named, catalogue.problem(name, one), one));
    const singles = board
      .singleProblems(name)
      .sort(easiestFirst)
      .map((one) => singleOf(one, one.finish));
    if (entry) {
      const { vacancy: start, finish } = entry;
      const usual = singleOf({ start, finish }, fewPegs(board.finish(finish)));
      if (singles.every(({ key }) => key !== usual.key)) singles.unshift(usual);
    }
    return [...named, ...singles];

    /** @param {Parameters<typeof itemOf>[2]} problem @param {string} end */
    function singleOf(problem, end) {
      return itemOf(words.singles, words.single({ vacancy: problem.start, survivor: end }), problem);
    }
  });
}

/** @param {Board} board */
export const isInPlay = ({ group }) => group === GROUPS[0];

/** True unless a problem is known to have no solution. @param {Item} item */
export const isSolvable = ({ known }) => known.solvable !== false;

/** True if a problem was solved in the fewest known moves. @param {Item} item */
export const isPerfect = ({ solved, known: { moves } }) => Number(solved) <= Number(moves);

/**
 * Counts the puzzles that were solved in the fewest moves. Puzzles outside the library are found only in the record.
 * @param {import('../solved/progress-record.js').ProgressRecord} record
 * @param {Item[]} items
 */
export function countPerfect({ solved }, items) {
  const recorded = Object.keys(solved).filter((key) => solved[key].moves <= Number(solved[key].fewest));
  return new Set([...items.filter(isPerfect).map(({ key }) => key), ...recorded]).size;
}

/** The options of the filter. @type {Record<keyof Words['problems']['filters'], (item: Item) => boolean>} */
export const FILTERS = {
  all: () => true,
  open: (item) => item.solved === undefined && isSolvable(item),
  solved: ({ solved }) => solved !== undefined,
  imperfect: ({ solved, known: { moves } }) => Number(solved) > Number(moves),
};

/**
 * Parses a search: each word has to occur in the name of a problem, or in the name or size of its board. A vacancy with
 * its survivor counts as one word.
 * @param {string} search
 * @param {Pick<Words, 'problems'>} words
 * @returns {(item: Pick<Item, 'text'>) => boolean}
 */
export function finderOf(search, { problems }) {
  const parts =
    folded(search).match(new RegExp(`${problems.single({ vacancy: '\\S+', survivor: '\\S+' })}|\\S+`, 'g')) ?? [];
  return ({ text }) => parts.every((part) => text.includes(part));
}

/** The text in lower case, with half-width characters: d4 for ｄ４, for example. @param {string} text */
const folded = (text) => text.normalize('NFKC').toLowerCase();
