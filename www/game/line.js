// A game as a single line, in which a different jump replaces the jumps to come.

import { readable } from '../engine/problem.js';
import { continueWith, movesText, newGame, play } from './game.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('../engine/problem.js').Problem} Problem */

/**
 * A game as text, and the number of jumps played or, in a `game`, the name of a position. `game` contains the
 * variations, `moves` the line on the board, `found` the lines that end with one of the solver's jumps, and `asked` the
 * jumps played before the solver last found a line.
 * @typedef {{ board?: string, start?: string, goal?: string, moves?: string, game?: string, found?: string[], asked?:
 *   string, at?: number | string }} Texts
 */

/**
 * A form of a game, with the functions that open, change and write it. `continueWith` takes jumps from the solver,
 * `show` jumps from the page. `undo` takes back the last edit, if nothing has happened since. `readable` keeps the
 * valid part of the text. `record` writes text that reopens the same game, without using the engine, so that it works
 * even after a crash.
 * @typedef {{
 *   open: (problem: Problem, texts: Texts) => Game,
 *   play: (game: Game, jump: string) => Game,
 *   continueWith: (game: Game, jumps: string) => Game,
 *   show: (game: Game, jumps: string) => Game,
 *   undo?: (game: Game) => Game | undefined,
 *   readable: (texts: Texts) => Texts,
 *   record: (game: Game) => Texts,
 * }} Form
 */

/** @type {Form} */
export const LINE = {
  open: (problem, { moves = '' }) => continueWith(newGame(problem), moves),
  play,
  continueWith,
  show: continueWith,
  readable,
  record: recordOf,
};

/** @param {Game} game */
export function recordOf({ problem, line, cursor }) {
  const { shape, start, finish } = problem;
  return { board: shape, start, goal: finish.text, moves: movesText(line), at: cursor };
}
