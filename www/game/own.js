// The part of a game that is the player's own, without the solver's jumps. Pure.

import { follow, pathTo, treeOf } from './tree.js';

/** @typedef {import('./game.js').Game} Game */

/**
 * The number of jumps played before the solver's jumps, if those led to this position; otherwise, the number of all
 * jumps played.
 * @param {Game} game
 */
export function ownCursor(game) {
  const { path, found, asked } = treeOf(game);
  const played = path.slice(0, game.cursor);
  const own = played.findLastIndex((node) => !found.has(node)) + 1;
  const isAsked = own < game.cursor && asked && asked.length < own && asked.at(-1) === played[asked.length - 1];
  return isAsked ? asked.length : own;
}

/** The game without the solver's jumps, at the position before them. @param {Game} game @returns {Game} */
export function ownGame(game) {
  const { nodes, found, path } = treeOf(game);
  if (found.size === 0) return game;
  // The solver's jumps are kept where the player has continued after them.
  const own = new Set(nodes.filter((node) => !found.has(node)).flatMap(pathTo));
  const cursor = ownCursor(game);
  const tree = { ...treeOf(game), nodes: nodes.filter((node) => own.has(node)), asked: undefined };
  return { ...follow({ ...game, tree }, path[cursor - 1]), cursor };
}
