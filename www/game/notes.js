// An author's notes in a game: comments, drawings and names of positions. The functions are pure; the engine parses and
// writes the notes as text.

import { lastJump, treeOf } from './tree.js';

/** @import { Game, Node } from './game.js' */
/** @import { Notes } from '../engine/wasm/peg_solitaire.js' */

/** The notes on the position on the board. @param {Pick<Game, 'tree' | 'cursor'>} game */
export const notesOf = (game) => treeOf(game).notes.get(lastJump(game));

/** The number of characters that take up the same room as a line break. */
const LINE = 60;

/** The comment in a game that takes up the most room; empty if there is none. @param {Pick<Game, 'tree'>} game */
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
 * @param {Node | undefined} node the jump before the position; undefined for the start
 * @param {string} comment
 * @returns {Game}
 */
export function comment(game, node, comment) {
  const text = treeOf(game).notes.get(node)?.text ?? '';
  return noted(game, node, game.problem.board.withComment(text, comment));
}

/**
 * An arrow, or a mark from a hole to itself.
 * @typedef {{ from: number, to: number }} Ends
 *
 * A drawing or a sketch, with the index of its colour. A sketch without a colour takes the next colour.
 * @typedef {Ends & { colour: number }} Drawing
 * @typedef {Ends & { colour?: number }} Sketch
 * @typedef {Pick<Notes, 'arrows' | 'marks' | 'colours'>} Drawn
 */

/** The names of the colours in the text of a game. The first colour has no name. @type {Notes['colours']} */
export const COLOURS = ['', 'red', 'blue', 'yellow'];

/**
 * The drawings on a position, after adding a sketch if one is given. Sketching an existing drawing again changes its
 * colour, or removes the drawing if the colour is the same. A sketch without a colour gives the drawing the next
 * colour, or removes the drawing if it has the last colour.
 * @param {Drawn | undefined} notes
 * @param {Sketch} [sketch]
 * @returns {Drawing[]}
 */
export function drawings({ arrows, marks, colours } = { arrows: [], marks: [], colours: [] }, sketch) {
  const all = [...arrows, ...marks.map((hole) => ({ from: hole, to: hole }))].map((ends, index) => ({
    ...ends,
    colour: COLOURS.indexOf(colours[index]),
  }));
  if (!sketch) return all;
  const { from, to } = sketch;
  const others = all.filter((other) => other.from !== from || other.to !== to);
  const before = all.find((other) => !others.includes(other))?.colour ?? -1;
  const colour = sketch.colour ?? before + 1;
  return colour === before || colour === COLOURS.length ? others : [{ from, to, colour }, ...others];
}

/**
 * Matches drawings, and also comments, which are left unchanged. Names and labels are too short to look like a drawing.
 */
const DRAWN = /(\{(?:\\.|[^\\}])*\})|\[(?:arrow|mark) [^\]]*]/g;

/** Draws on the position on the board. @param {Game} game @param {Sketch} sketch @returns {Game} */
export function draw(game, sketch) {
  const { board, start, holes } = game.problem;
  const notes = notesOf(game);
  const drawn = drawings(notes, sketch).map(({ from, to, colour }) =>
    from === to
      ? `[mark ${COLOURS[colour]} ${holes[to].name}]`
      : `[arrow ${COLOURS[colour]} ${holes[from].name}-${holes[to].name}]`,
  );
  const others = notes?.text.replace(DRAWN, '$1') ?? '';
  return noted(game, lastJump(game), board.readGame(start, others + drawn.join('')).notes);
}

/** Replaces the notes on the position on the board. @param {Game} game @param {string} text @returns {Game} */
export function annotate(game, text) {
  const { board, start } = game.problem;
  return noted(game, lastJump(game), board.readGame(start, text).notes);
}

/** @param {Game} game @param {Node | undefined} node @param {Notes | undefined} written @returns {Game} */
function noted(game, node, written) {
  const tree = treeOf(game);
  const notes = new Map(tree.notes);
  if (written) notes.set(node, written);
  else notes.delete(node);
  return { ...game, tree: { ...tree, notes } };
}
