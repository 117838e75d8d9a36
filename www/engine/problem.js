// Parses a problem from text, and writes it as text. The engine must be loaded.

import { attempt, isTrap } from './engine-error.js';
import { Board } from './wasm/peg_solitaire.js';

/** @typedef {import('./wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('./wasm/peg_solitaire.js').Hole} Hole */

/**
 * A problem in play. `shape` is the board as text, `start` the start position as text.
 * @typedef {{ board: Board, shape: string, holes: Hole[], start: string, finish: Finish }} Problem
 */

/**
 * Parses a problem. The board is a name or a drawing, the start is the vacant hole or a position, and the goal is
 * `any`, a hole or a pattern. The catalogue or the drawing supplies what is missing; if a start is given without a
 * goal, the goal is one peg anywhere.
 * @throws {import('./wasm/peg_solitaire.js').TextError} if a text cannot be read
 * @param {{ board?: string, start?: string, goal?: string }} texts
 * @returns {Problem}
 */
export function readProblem({ board: text = 'english', start, goal }) {
  const entry = Board.catalogueEntry(text);
  const shape = entry?.drawing ?? text;
  const board = new Board(shape);
  const finish = board.finish(goal ?? (start ? 'any' : entry?.finish) ?? 'any');
  return { board, shape, holes: board.holes(), start: board.start(start ?? entry?.vacancy ?? ''), finish };
}

/**
 * Keeps the valid part of a game given as text: nothing if the board cannot be parsed, and only the jumps before the
 * first invalid one.
 * @param {{ board?: string, start?: string, goal?: string, moves?: string }} texts
 * @returns {{ board?: string, start?: string, goal?: string, moves?: string }}
 */
export function readable({ moves = '', ...texts }) {
  /** @type {{ board?: string, start?: string, goal?: string }} */
  let good = {};
  for (const name of /** @type {const} */ (['board', 'start', 'goal'])) {
    const more = { ...good, [name]: texts[name] };
    if (!(attempt(() => readProblem(more)) instanceof Error)) good = more;
    else if (name === 'board') return good;
  }
  const { board, start } = readProblem(good);
  return { ...good, moves: board.playable(start, moves) };
}

/**
 * Finds a board in the catalogue by its name; undefined for any other text.
 * @param {string} name
 */
export const findBoard = (name) => Board.catalogueEntry(name);

/**
 * Writes a problem as text, without the parts that the catalogue supplies.
 * @param {Problem} problem
 * @returns {{ board: string, start?: string, goal?: string }}
 */
export function writeProblem(problem) {
  const { board, start, finish } = problem;
  const name = board.drawing();
  const entry = Board.catalogueEntry(name);
  const vacancy = vacancyOf(problem);
  const isUsual = entry && vacancy === entry.vacancy && board.finish(entry.finish).text === finish.text;
  return isUsual ? { board: name } : { board: name, start: vacancy ?? start, goal: finish.text };
}

/** The name of the vacancy, if exactly one hole is empty at the start. @param {Problem} problem */
export const vacancyOf = ({ board, holes, start }) => holes.find(({ name }) => board.vacancy(name) === start)?.name;

/** The number of pegs in a position. @param {string} position */
export const pegsIn = (position) => position.split('x').length - 1;

/** A position with a peg added or removed. @param {string} position @param {number} hole */
export function toggled(position, hole) {
  const cells = [...position];
  const places = cells.flatMap((cell, place) => ('xo'.includes(cell) ? [place] : []));
  cells[places[hole]] = cells[places[hole]] === 'x' ? 'o' : 'x';
  return cells.join('');
}

/** The fewest moves from one vacancy to one survivor, if the catalogue lists them. @param {Problem} problem */
export function knownFewestMoves(problem) {
  const { board, finish } = problem;
  const vacancy = vacancyOf(problem);
  if (vacancy === undefined || finish.holes.length !== 1) return undefined;
  return board.fewestMoves(board.drawing(), vacancy, finish.text);
}

/**
 * A problem in the form that the worker reads.
 * @param {Pick<Problem, 'shape' | 'start' | 'finish'>} problem
 * @param {string} [start] another start position
 */
export function taskOf(problem, start = problem.start) {
  return { board: problem.shape, start, finish: problem.finish.text };
}

/**
 * Uses a board once, and frees its memory.
 * @template T
 * @param {string} text a name or a drawing
 * @param {(board: Board) => T} ask
 * @returns {T}
 * @throws {Error} if the text is neither
 */
export const withBoard = (text, ask) => withProblem({ board: text }, ({ board }) => ask(board));

/**
 * Uses a problem once, and frees the memory of its board.
 * @template T
 * @param {{ board?: string, start?: string, goal?: string }} texts
 * @param {(problem: Problem) => T} ask
 * @returns {T}
 * @throws {Error} if a text cannot be read
 */
export function withProblem(texts, ask) {
  const problem = readProblem(texts);
  let isAlive = true;
  try {
    return ask(problem);
  } catch (error) {
    // After a trap the engine must not be called again, not even to free memory.
    isAlive = !isTrap(error);
    throw error;
  } finally {
    if (isAlive) problem.board.free();
  }
}

/** The names of the boards in the catalogue, by their holes and directions. @type {Map<string, string> | undefined} */
let names;

/**
 * The name of the board in the catalogue that has the same holes and directions; undefined if there is none.
 * @param {string} text a drawing
 */
export function nameOf(text) {
  const geometryOf = (/** @type {string} */ drawing) =>
    withBoard(drawing, (board) => JSON.stringify([board.directions, board.holes()]));
  names ??= new Map(listBoards().map(({ drawing, name }) => [geometryOf(drawing), name]));
  return names.get(geometryOf(text));
}

/** A sentence about a named board; empty for any other board. @param {string} name */
export const aboutBoard = (name) => Board.about(name);

/** All named boards. */
export const listBoards = () => Board.catalogue();
