// An author's notes in a game: comments on positions, and names of them. Pure: the core reads and writes their texts.

import { lastJump, treeOf } from './tree.js';

/** @import { Game, Node } from './game.js' */
/** @import { Notes } from '../engine/wasm/peg_solitaire.js' */

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
  const text = treeOf(game).notes.get(node)?.text ?? '';
  return noted(game, node, game.problem.board.withComment(text, comment));
}

/** Comments, which stay as they are, and drawings. A name or a label is too short to look like a drawing. */
const DRAWN = /(\{(?:\\.|[^\\}])*\})|\[(?:arrow|mark) [^\]]*]/g;

/**
 * Draws an arrow, or a mark from a hole to itself, on the position on the board. One that is there is taken away.
 * @param {Game} game
 * @param {{ from: number, to: number }} drawing
 * @returns {Game}
 */
export function draw(game, { from, to }) {
  const { board, start, holes } = game.problem;
  const { text = '', arrows = [], marks = [] } = notesOf(game) ?? {};
  const all = [...arrows, ...marks.map((hole) => ({ from: hole, to: hole }))];
  const others = all.filter((other) => other.from !== from || other.to !== to);
  if (others.length === all.length) others.push({ from, to });
  const drawn = others.map(({ from, to }) =>
    from === to ? `[mark ${holes[to].name}]` : `[arrow ${holes[from].name}-${holes[to].name}]`,
  );
  return noted(game, lastJump(game), board.readGame(start, text.replace(DRAWN, '$1') + drawn.join('')).notes);
}

/** @param {Game} game @param {Node | undefined} node @param {Notes | undefined} written @returns {Game} */
function noted(game, node, written) {
  const tree = treeOf(game);
  const notes = new Map(tree.notes);
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
