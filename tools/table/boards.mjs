// Lists the problems of the table: all with one vacancy and one survivor, up to symmetry, on boards of up to 45 holes.

import { readFileSync } from 'node:fs';
import { Board, Grade, initSync } from '../../www/engine/wasm/peg_solitaire.js';

const MOST_HOLES = 45;

initSync({ module: readFileSync(new URL('../../www/engine/wasm/peg_solitaire_bg.wasm', import.meta.url)) });

/**
 * `key` is the same for all images of a problem under the symmetries of its board. `pairs` is the number of problems up
 * to symmetry, including those that the position class excludes.
 * @typedef {{ name: string, title: string, holes: string[], directions: number, rows: string[], pairs: number,
 *   orders: Map<string, number>, key: (vacancy: string, survivor: string) => string }} TableBoard
 */

/** The boards, small ones first. @returns {TableBoard[]} */
export function boards() {
  const entries = Board.catalogue().filter(({ holes }) => holes <= MOST_HOLES);
  return entries.map(boardOf).sort((one, other) => one.holes.length - other.holes.length);
}

/** @param {import('../../www/engine/wasm/peg_solitaire.js').CatalogueEntry} entry @returns {TableBoard} */
function boardOf({ name, title, drawing }) {
  const board = new Board(drawing);
  const holes = board.holes().map((hole) => hole.name);
  const key = (/** @type {string} */ vacancy, /** @type {string} */ survivor) =>
    board.problemKey(board.start(vacancy), survivor);
  /** @type {Map<string, number>} */
  const orders = new Map();
  for (const vacancy of holes)
    for (const survivor of holes) orders.set(key(vacancy, survivor), (orders.get(key(vacancy, survivor)) ?? 0) + 1);
  const rows = drawing.split('\n').filter((row) => !row.startsWith('#'));
  return { name, title, holes, directions: board.directions, rows, pairs: orders.size, orders, key };
}

/** The vacancies of a board, up to symmetry. @param {TableBoard} board */
export function vacanciesOf({ holes, key }) {
  return holes.filter((hole, index) => holes.findIndex((other) => key(other, other) === key(hole, hole)) === index);
}

/** The problems that the position class allows. @param {TableBoard} board */
export function problemsOf(board) {
  return knownOf(board).map(({ start, finish }) => ({ vacancy: start, survivor: finish }));
}

/** The problems that the position class allows, with the catalogue's facts about them. @param {TableBoard} board */
export function knownOf(board) {
  return drawn(board).singleProblems(board.name);
}

/**
 * The level of a problem, as stored in the core; null if it has none.
 * @param {TableBoard} board @param {{ start: string, finish: string }} problem
 */
export function levelOf(board, { start, finish }) {
  const lattice = drawn(board);
  const grade = new Grade(lattice, lattice.start(start), finish);
  const { level } = grade.run(1);
  grade.free();
  return level ?? null;
}

/** The holes of a board with their coordinates. @param {Pick<TableBoard, 'rows' | 'directions'>} board */
export function holesOf(board) {
  return drawn(board).holes();
}

/** @param {Pick<TableBoard, 'rows' | 'directions'>} board */
function drawn({ rows, directions }) {
  return new Board(`# directions: ${directions}\n${rows.join('\n')}`);
}

/**
 * The number of symmetries that preserve a problem: the fewer there are, the more images it has.
 * @param {TableBoard} board @param {string} vacancy @param {string} survivor
 */
export function symmetriesOf({ orders, key }, vacancy, survivor) {
  return Math.max(...orders.values()) / (orders.get(key(vacancy, survivor)) ?? 1);
}
