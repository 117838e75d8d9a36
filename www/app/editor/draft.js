// A draft: a board and a position on the drawing table, which need not be playable yet. Pure, and without any rule of
// the game.

import { extent } from '../../board/layout.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {{ row: number, column: number }} Cell */

/** The content of a cell: a peg, an empty hole, or no hole. @typedef {'x' | 'o' | '.'} Content */

/**
 * The goal of play: one peg anywhere (`any`), at most some number of pegs (`few`), one peg in the first of the cells
 * (`hole`), or pegs in exactly these cells (`pattern`). The number and the cells are kept while the kind does not use
 * them.
 * @typedef {{ kind: 'any' | 'few' | 'hole' | 'pattern', pegs: number, cells: Cell[] }} Goal
 */

/**
 * The rows cover the whole table; the board lies somewhere in it.
 * @typedef {{ directions: number, rows: string[], goal: Goal }} Draft
 */

/** The number of rows and of columns of the table: enough to draw to all sides of a board in its middle. */
export const SIDE = 64;

/**
 * @param {number} directions
 * @returns {Draft}
 */
export function emptyDraft(directions) {
  return { directions, rows: Array(SIDE).fill('.'.repeat(SIDE)), goal: { kind: 'any', pegs: 2, cells: [] } };
}

/**
 * The draft of a problem, in the middle of the table.
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
function middle(size) {
  return Math.floor((SIDE - size) / 2);
}

/** @param {string} row @param {number} column @param {string} text */
function overlay(row, column, text) {
  return row.slice(0, column) + text + row.slice(column + text.length);
}

/** @param {Goal} goal @param {number} pegs @returns {Goal} */
function fewest(goal, pegs) {
  return pegs === 1 ? goal : { ...goal, kind: 'few', pegs };
}

/**
 * The texts of a draft, as the core and the element read them, without the empty rows and columns around the board.
 * Whole rows and columns are left out, so that the board keeps its form on every lattice.
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
 * The rows or columns of a table from the first to the last one with a hole in the draft.
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
export function contentAt({ rows }, { row, column }) {
  return /** @type {Content} */ (rows[row]?.[column] ?? '.');
}

/**
 * True if the goal has a peg in a cell.
 * @param {Draft} draft
 * @param {Cell} cell
 */
export function isGoal({ goal }, cell) {
  return (goal.kind === 'hole' || goal.kind === 'pattern') && goal.cells.some((other) => isSame(cell, other));
}

/** @param {Cell} a @param {Cell} b */
export function isSame(a, b) {
  return a.row === b.row && a.column === b.column;
}

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
 * Marks a hole for a peg at the end. Without a pattern, it is the only one.
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
 * Takes the mark from a hole.
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
export function fill(draft) {
  return { ...draft, rows: draft.rows.map((row) => row.replaceAll('o', 'x')) };
}
