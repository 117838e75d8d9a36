// Describes a game for the words of its picture.

import { findBoard } from '../engine/problem.js';
import { pegs } from '../game/game.js';

/** @typedef {import('../game/game.js').Game} Game */

/**
 * A position to be put into words: its board, if the catalogue has it, the names of the holes with a peg and of those
 * without, the finish, and the names of its holes.
 * @typedef {ReturnType<typeof positionOf>} Position
 */

/** The current position of the game. @param {Game} game */
export function positionOf(game) {
  const { board, holes, finish } = game.problem;
  const there = pegs(game);
  const named = (/** @type {0 | 1} */ content) =>
    holes.filter((_, hole) => there[hole] === content).map(({ name }) => name);
  return {
    board: findBoard(board.drawing()),
    filled: named(1),
    empty: named(0),
    finish,
    goals: finish.holes.map((hole) => holes[hole].name),
  };
}

/** The length of a game. @param {Pick<Game, 'line'>} game */
export function lengthOf({ line }) {
  return { jumps: line.jumps.length, moves: line.moves.length };
}
