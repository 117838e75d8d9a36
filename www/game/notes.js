// An author's notes in a game: comments on positions, and names of them. Pure: the core reads and writes their texts.

import { lastJump, treeOf } from './tree.js';

/** @import { Game, Node } from './game.js' */

/** The notes on the position on the board. @param {Pick<Game, 'tree' | 'cursor'>} game */
export function notesOf(game) {
  return treeOf(game).notes.get(lastJump(game));
}

/** The characters that take up as much room as the end of a line. */
const LINE = 60;

/** The comment of a game that takes the most room; empty without any. @param {Pick<Game, 'tree'>} game */
export function longestComment(game) {
  const { nodes, notes } = treeOf(game);
  const roomOf = (/** @type {string} */ text) => text.length + LINE * text.split('\n').length;
  return [undefined, ...nodes]
    .map((node) => notes.get(node)?.comment ?? '')
    .reduce((longest, text) => (roomOf(text) > roomOf(longest) ? text : longest));
}

/**
 * Replaces the comment on a position; an empty one deletes it.
 * @param {Game} game
 * @param {Node | undefined} node the jump before the position; none before the start
 * @param {string} comment
 * @returns {Game}
 */
export function comment(game, node, comment) {
  const tree = treeOf(game);
  const notes = new Map(tree.notes);
  const written = game.problem.board.withComment(notes.get(node)?.text ?? '', comment);
  if (written) notes.set(node, written);
  else notes.delete(node);
  return { ...game, tree: { ...tree, notes } };
}

/**
 * The named positions, by the jump before each; the start has none.
 * @param {Pick<Game, 'tree'>} game
 */
export function placesOf(game) {
  const { nodes, notes } = treeOf(game);
  /** @type {Map<string, Node | undefined>} */
  const places = new Map();
  for (const node of [undefined, ...nodes]) for (const name of notes.get(node)?.names ?? []) places.set(name, node);
  return places;
}
