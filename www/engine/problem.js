// What texts mean to the core, and the texts of what it knows. The core must be loaded.

import { Board } from './wasm/peg_solitaire.js';

/** @typedef {import('./wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('./wasm/peg_solitaire.js').Hole} Hole */

/**
 * What is played. `shape` is the board as text, `start` a position as text.
 * @typedef {{ board: Board, shape: string, holes: Hole[], start: string, finish: Finish }} Problem
 */

/**
 * The problem that some texts mean: a board by name or drawing, a start as the vacant hole or as a
 * position, a goal as `any`, a hole or a pattern. What is missing is as the catalogue has it; for a
 * start of one's own the goal is one peg anywhere. Throws where a text cannot be read, with the place.
 * The core must be loaded.
 * @param {{ board?: string, start?: string, goal?: string }} texts
 * @returns {Problem}
 */
export function readProblem({ board: text = 'english', start, goal }) {
  const entry = Board.catalogueEntry(text);
  const shape = entry?.drawing ?? text;
  const board = new Board(shape);
  const holes = board.holes();
  const finish = board.finish(goal ?? (start ? 'any' : entry?.finish) ?? 'any');
  return { board, shape, holes, start: board.start(start ?? entry?.vacancy ?? holes[0].name), finish };
}

/** The texts that make a game; each is read with those before it. */
export const TEXTS = /** @type {const} */ (['board', 'start', 'goal', 'moves']);

/**
 * As much of the texts as can be read: nothing where the board cannot, and of the jumps those before the first that is
 * wrong. The core must be loaded.
 * @param {{ board?: string, start?: string, goal?: string, moves?: string }} texts
 * @returns {{ board?: string, start?: string, goal?: string, moves?: string }}
 */
export function readable({ moves = '', ...texts }) {
  /** @type {{ board?: string, start?: string, goal?: string }} */
  let good = {};
  for (const name of /** @type {const} */ (['board', 'start', 'goal'])) {
    const more = { ...good, [name]: texts[name] };
    try {
      readProblem(more);
      good = more;
    } catch {
      if (name === 'board') return good;
    }
  }
  const { board, start } = readProblem(good);
  return { ...good, moves: board.playable(start, moves) };
}

/**
 * The named board that a text means, if it is a name. The core must be loaded.
 * @param {string} name
 */
export function findBoard(name) {
  return Board.catalogueEntry(name);
}

/**
 * The texts that mean a problem, as short as can be: what the catalogue has anyway is left out.
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

/** The name of the hole that alone is empty at the start, if it is alone. @param {Problem} problem */
export function vacancyOf({ board, holes, start }) {
  return holes.find(({ name }) => board.vacancy(name) === start)?.name;
}

/** A sentence about a named board, empty for others. The core must be loaded. @param {string} name */
export function aboutBoard(name) {
  return Board.about(name);
}

/** The named boards. The core must be loaded. */
export function listBoards() {
  return Board.catalogue();
}
