// Reads the parts of a game from text, one by one, so that an error can name the part in which it occurred.

import { readFileSync } from 'node:fs';
import { isTooLarge } from '../www/engine/load.js';
import { findBoard, listBoards, readProblem } from '../www/engine/problem.js';
import { initSync, __wbg_reset_state as startAfresh } from '../www/engine/wasm/peg_solitaire.js';
import { goTo } from '../www/game/game.js';
import { enter, placesOf, TREE } from '../www/game/tree.js';

/** @typedef {import('../www/game/game.js').Game} Game */
/**
 * A game as text, as in the element's attributes.
 * @typedef {{ board: string, start?: string, goal?: string, moves?: string, game?: string, at?: string }} GameTexts
 */
/**
 * Calls a function, and attributes its errors to the part with this name.
 * @typedef {<T>(name: keyof GameTexts, act: () => T) => T} Attempt
 */

/**
 * Loads the engine, or the engine for larger boards if one of the boards needs it.
 * @param {(string | undefined)[]} [boards]
 * @throws {Error} if the engine is not built
 */
export function loadCore(boards = []) {
  load('wasm');
  if (!boards.some(needsWideCore)) return;
  load('wide');
  startAfresh();
}

/** @param {'wasm' | 'wide'} core */
function load(core) {
  const file = new URL(`../www/engine/${core}/peg_solitaire_bg.wasm`, import.meta.url);
  initSync({ module: new WebAssembly.Module(readFileSync(file)) });
}

/**
 * True if a board needs the engine for larger boards. Errors in the board are reported later, when the game is read.
 * @param {string} [board]
 */
function needsWideCore(board) {
  try {
    readProblem({ board });
    return false;
  } catch (error) {
    return isTooLarge(error);
  }
}

/**
 * Reads a game, and returns it at its starting position.
 * @param {GameTexts} texts
 * @param {Attempt} attempt
 */
export function readGame({ board, start, goal, moves, game }, attempt) {
  attempt('board', () => readProblem({ board: drawable(board) }));
  attempt('start', () => readProblem({ board, start }));
  const problem = attempt('goal', () => readProblem({ board, start, goal }));
  const whole = attempt('game', () => TREE.open(problem, { game }));
  return moves === undefined ? whole : attempt('moves', () => TREE.show(whole, moves));
}

/**
 * Rejects a word that is neither the name of a board nor a drawing. The engine would read such a word as a drawing with
 * one row, but it is more likely to be a misspelt name.
 * @param {string} board
 */
function drawable(board) {
  if (findBoard(board) || !/^[^\s/]*[^\s/ox.][^\s/]*$/i.test(board)) return board;
  const names = listBoards().map(({ name }) => name);
  throw new Error(`there is no "${board}". Choose ${names.join(', ')}, or draw a board with / between its rows.`);
}

/**
 * Goes to a position, given by its number of jumps or by its name; a name also selects the position's line.
 * @param {Game} game
 * @param {string} at
 */
export function goToPlace(game, at) {
  const { length } = game.line.jumps;
  if (/^\d+$/.test(at)) {
    if (Number(at) > length) throw new Error(`expected a number up to ${length}, the jumps of the line, found ${at}.`);
    return goTo(game, Number(at));
  }
  const places = placesOf(game);
  const node = places.get(at);
  if (node) return enter(game, node);
  if (places.has(at)) return goTo(game, 0);
  const names = places.size > 0 ? `Its names are ${[...places.keys()].join(', ')}.` : 'It names none.';
  throw new Error(`the game has no position "${at}". ${names}`);
}
