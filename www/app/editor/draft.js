// A draft: a board, a position and a goal on the drawing table that need not be playable yet. Also keeps earlier drafts
// for undo, and asks the engine to assess a draft.

import { extent } from '../../board/layout.js';
import { attempt } from '../../engine/engine-error.js';
import { withBoard, withProblem } from '../../engine/problem.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../../engine/problem.js').Problem['board']} Board */
/** @typedef {import('../../words/editor.js').Finding} Finding */
/** @typedef {{ row: number, column: number }} Cell */

/** The content of a cell: a peg, an empty hole, or no hole. @typedef {'x' | 'o' | '.'} Content */

/**
 * The goal of play: one peg anywhere (`any`), at most a given number of pegs (`few`), one peg in the first of the cells
 * (`hole`), or pegs in exactly these cells (`pattern`). The number and the cells are kept even if the kind of goal does
 * not use them.
 * @typedef {{ kind: 'any' | 'few' | 'hole' | 'pattern', pegs: number, cells: Cell[] }} Goal
 */

/**
 * The rows cover the whole table; the board may be anywhere on it.
 * @typedef {{ directions: number, rows: string[], goal: Goal }} Draft
 */

/** The number of rows, and of columns, in the table: enough to draw on all sides of a centred board. */
export const SIDE = 64;

/**
 * @param {number} directions
 * @returns {Draft}
 */
export function emptyDraft(directions) {
  return { directions, rows: Array(SIDE).fill('.'.repeat(SIDE)), goal: { kind: 'any', pegs: 2, cells: [] } };
}

/**
 * The draft of a problem, centred on the table.
 * @param {Problem} problem
 * @returns {Draft}
 */
export function draftOf({ board, holes, start, finish }) {
  const rows = start.split('/');
  const top = middle(rows.length);
  const left = middle(Math.max(...rows.map((row) => row.length)));
  const { rows: empty, goal } = emptyDraft(board.directions);
  const cells = finish.holes.map((hole) => ({ row: top + holes[hole].row, column: left + holes[hole].column }));
  return {
    directions: board.directions,
    rows: empty.map((row, index) => overlay(row, left, rows[index - top] ?? '')),
    goal:
      cells.length > 0 ? { ...goal, kind: cells.length === 1 ? 'hole' : 'pattern', cells } : fewest(goal, finish.pegs),
  };
}

/** @param {number} size */
const middle = (size) => Math.floor((SIDE - size) / 2);

/** @param {string} row @param {number} column @param {string} text */
const overlay = (row, column, text) => row.slice(0, column) + text + row.slice(column + text.length);

/** @param {Goal} goal @param {number} pegs @returns {Goal} */
const fewest = (goal, pegs) => (pegs === 1 ? goal : { ...goal, kind: 'few', pegs });

/**
 * A draft as the text that the engine and the element read, without the empty rows and columns around the board.
 * Only whole rows and columns are removed, so that the board keeps its shape on every lattice.
 * @param {Draft} draft
 */
export function textsOf(draft) {
  const rows = trimmed(draft, draft.rows);
  const header = draft.directions === 4 ? '' : `# directions: ${draft.directions}\n`;
  return { board: header + rows.join('\n').replaceAll('x', 'o'), start: rows.join('/'), goal: goalText(draft) };
}

/** @param {Draft} draft */
function goalText(draft) {
  const { kind, pegs, cells } = draft.goal;
  if (kind === 'any') return 'any';
  if (kind === 'few') return `at most ${pegs} pegs`;
  const bare = draft.rows.map((row) => row.replaceAll('x', 'o'));
  const rows = cells.reduce((rows, cell) => replaced(rows, cell, 'x'), bare);
  return trimmed(draft, rows).join('/');
}

/**
 * The part of a table from the first to the last row, and the first to the last column, with a hole in the draft.
 * @param {Draft} draft
 * @param {string[]} rows
 */
function trimmed(draft, rows) {
  const holes = holesOf(draft);
  if (holes.length === 0) return [];
  const [top, bottom] = extent(holes.map(({ row }) => row));
  const [left, right] = extent(holes.map(({ column }) => column));
  return rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));
}

/**
 * The cells that are holes, row by row.
 * @param {Draft} draft
 */
export function holesOf({ rows }) {
  return rows.flatMap((text, row) =>
    [...text].flatMap((content, column) => (content === '.' ? [] : [{ row, column }])),
  );
}

/**
 * @param {Draft} draft
 * @param {Cell} cell
 */
export const contentAt = ({ rows }, { row, column }) => /** @type {Content} */ (rows[row]?.[column] ?? '.');

/**
 * True if the goal has a peg in a cell.
 * @param {Draft} draft
 * @param {Cell} cell
 */
export function isGoal({ goal }, cell) {
  return (goal.kind === 'hole' || goal.kind === 'pattern') && goal.cells.some((other) => isSame(cell, other));
}

/** @param {Cell} a @param {Cell} b */
export const isSame = (a, b) => a.row === b.row && a.column === b.column;

/**
 * Changes the content of a cell. A cell that is no longer a hole loses its mark.
 * @param {Draft} draft
 * @param {Cell} cell
 * @param {Content} content
 * @returns {Draft}
 */
export function put(draft, cell, content) {
  const changed = { ...draft, rows: replaced(draft.rows, cell, content) };
  return content === '.' ? unmark(changed, cell) : changed;
}

/** @param {string[]} rows @param {Cell} cell @param {Content} content */
function replaced(rows, { row, column }, content) {
  return rows.map((text, index) => (index === row ? overlay(text, column, content) : text));
}

/**
 * Marks a hole that must have a peg at the end. Unless the goal is a pattern, all other marks are removed.
 * @param {Draft} draft
 * @param {Cell} cell
 * @returns {Draft}
 */
export function mark(draft, cell) {
  if (contentAt(draft, cell) === '.') return draft;
  const { goal } = draft;
  if (goal.kind !== 'pattern') return { ...draft, goal: { ...goal, kind: 'hole', cells: [cell] } };
  return { ...draft, goal: { ...goal, cells: [...unmark(draft, cell).goal.cells, cell] } };
}

/**
 * Removes the mark from a hole.
 * @param {Draft} draft
 * @param {Cell} cell
 * @returns {Draft}
 */
export function unmark(draft, cell) {
  return { ...draft, goal: { ...draft.goal, cells: draft.goal.cells.filter((other) => !isSame(cell, other)) } };
}

/**
 * Changes the kind of goal, or its number of pegs.
 * @param {Draft} draft
 * @param {Partial<Goal>} change
 * @returns {Draft}
 */
export function setGoal(draft, change) {
  const goal = { ...draft.goal, ...change };
  return { ...draft, goal: goal.kind === 'hole' ? { ...goal, cells: goal.cells.slice(0, 1) } : goal };
}

/**
 * Puts a peg in every hole.
 * @param {Draft} draft
 * @returns {Draft}
 */
export const fill = (draft) => ({ ...draft, rows: draft.rows.map((row) => row.replaceAll('o', 'x')) });

/**
 * A value with its past and, after an undo, its future.
 * @template T
 * @typedef {{ past: T[], present: T, future: T[] }} UndoStack
 */

/**
 * A value without history.
 * @template T
 * @param {T} present
 * @returns {UndoStack<T>}
 */
export const begin = (present) => ({ past: [], present, future: [] });

/**
 * Sets a new present, pushes the old one onto the past, and drops the future. An equal value changes nothing.
 * @template T
 * @param {UndoStack<T>} stack
 * @param {T} next
 * @returns {UndoStack<T>}
 */
export function record(stack, next) {
  if (JSON.stringify(next) === JSON.stringify(stack.present)) return stack;
  return { past: [...stack.past, stack.present], present: next, future: [] };
}

/**
 * @template T
 * @param {UndoStack<T>} stack
 * @returns {UndoStack<T>}
 */
export function undo(stack) {
  const { past, present, future } = stack;
  if (past.length === 0) return stack;
  return { past: past.slice(0, -1), present: past[past.length - 1], future: [present, ...future] };
}

/**
 * @template T
 * @param {UndoStack<T>} stack
 * @returns {UndoStack<T>}
 */
export function redo(stack) {
  const { past, present, future } = stack;
  if (future.length === 0) return stack;
  return { past: [...past, present], present: future[0], future: future.slice(1) };
}

/**
 * The numbers of holes and pegs in a draft, and its assessment. The engine must be loaded.
 * @param {Draft} draft
 * @returns {{ holes: number, pegs: number, finding: Finding }}
 */
export function checkDraft(draft) {
  const cells = holesOf(draft);
  const [holes, pegs] = [cells.length, cells.filter((cell) => contentAt(draft, cell) === 'x').length];
  if (holes === 0) return { holes, pegs, finding: { kind: 'blank' } };
  const { board: text, start, goal } = textsOf(draft);
  const finding = attempt(() => withBoard(text, (board) => findingOf(board, start, pegs, draft.goal.kind, goal)));
  if (finding instanceof Error) return { holes, pegs, finding: { kind: 'unreadable', expected: finding.expected } };
  return { holes, pegs, finding };
}

/**
 * @param {Board} board
 * @param {string} start
 * @param {number} pegs
 * @param {Goal['kind']} kind
 * @param {string} goal goal as text
 * @returns {Finding}
 */
function findingOf(board, start, pegs, kind, goal) {
  // Three holes in a line allow a jump into either end if that end is the only vacancy.
  const hasLines = board.holes().some(({ name }) => board.jumps(board.vacancy(name)).length > 0);
  if (!hasLines) return { kind: 'no-lines' };
  if (pegs === 0) return { kind: 'no-pegs' };
  if (!start.includes('o')) return { kind: 'full' };
  const finish = attempt(() => board.finish(goal));
  if (finish instanceof Error) return { kind: 'no-goal', goal: kind };
  const status = board.status(start, finish.text);
  if (status !== 'open') return { kind: status };
  if (pegs <= finish.pegs) return { kind: 'few-pegs', needed: finish.pegs };
  return { kind: 'playable', jumps: board.jumps(start).length, finish };
}

/** The maximum number of jumps in a puzzle generated backwards from its end. */
const MOST_JUMPS = 20;
/** The number of puzzles to generate; the longest is used. */
const TRIES = 20;

/**
 * The draft of a puzzle that ends in the position of another draft. A backward jump is a jump in the complement, where
 * pegs and vacancies are swapped.
 * @param {Draft} draft that can be read
 */
export function endingWith(draft) {
  const { board, start: goal } = textsOf(draft);
  const [longest] = withBoard(board, (it) =>
    Array.from({ length: TRIES }, () => {
      const way = [it.start(exchanged(goal))];
      for (let jumps = it.jumps(way[0]); jumps.length > 0 && way.length <= MOST_JUMPS; jumps = it.jumps(way[0]))
        way.unshift(it.replay(way[0], jumps[Math.floor(Math.random() * jumps.length)].name).positions[1]);
      return way;
    }).sort((one, other) => other.length - one.length),
  );
  return withProblem({ board, start: exchanged(longest[0]), goal }, draftOf);
}

/** @param {string} position */
const exchanged = (position) => position.replace(/[xo]/g, (sign) => (sign === 'x' ? 'o' : 'x'));
