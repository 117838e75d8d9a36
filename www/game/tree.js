// A game as a tree: a different jump starts a variation, and nothing is lost. The functions are pure; the engine parses
// text and applies the rules.

import { readable, readProblem } from '../engine/problem.js';
import { continueWith as continueLine, movesText, newGame, playedText } from './game.js';
import { recordOf } from './line.js';

/** @import { Game, Node, Tree } from './game.js' */
/** @typedef {import('./line.js').Form} Form */
/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Notes} Notes */

/** @type {Tree} */
const EMPTY = { nodes: [], path: [], edits: [], found: new Set(), notes: new Map() };

/** @type {Form} */
export const TREE = {
  open(problem, { game: text = '', moves = '', at, ...marks }) {
    const { nodes, notes } = grow(problem, EMPTY, text);
    const game = follow({ ...newGame(problem), tree: { ...EMPTY, nodes, notes } }, undefined);
    const opened = marked(moves === '' ? game : continueWith(game, moves), marks);
    return enter(opened, placesOf(opened).get(/** @type {string} */ (at)));
  },
  play,
  continueWith: continueAsFound,
  show: continueWith,
  undo,
  readable({ game: text, ...texts }) {
    const rest = readable(texts);
    if (!text || !('board' in rest)) return rest;
    const { board, start } = readProblem(rest);
    return { ...rest, game: board.playableGame(start, text) };
  },
  record(game) {
    return { ...recordOf(game), game: plainText(treeOf(game)), ...marksOf(game) };
  },
};

/**
 * The lines that end with one of the solver's jumps, and the jumps played before the solver last found a line.
 * @param {Game} game
 */
export function marksOf(game) {
  const { nodes, found, asked } = treeOf(game);
  return { found: nodes.filter((node) => found.has(node)).map(lineTo), asked: asked && textOf(asked) };
}

/**
 * Marks the solver's jumps, as listed by `marksOf`.
 * @param {Game} game
 * @param {import('./line.js').Texts} marks
 * @returns {Game}
 */
function marked(game, { found: lines = [], asked: place }) {
  const tree = treeOf(game);
  const found = new Set(tree.nodes.filter((node) => lines.includes(lineTo(node))));
  const asked = place === undefined ? undefined : pathTo(tree.nodes.find((node) => lineTo(node) === place));
  return { ...game, tree: { ...tree, found, asked } };
}

/** @param {Pick<Game, 'tree'>} game */
export const treeOf = ({ tree = EMPTY }) => tree;

/** The whole game as text, written in moves. @param {Game} game */
export function gameText(game) {
  const { board, start } = game.problem;
  return board.gameText(start, plainText(treeOf(game)));
}

/** True if a game contains more than the line on the board. @param {Game} game */
export function hasMore(game) {
  const { nodes, path, notes } = treeOf(game);
  // Deleted jumps keep their notes, in case they are restored.
  return nodes.length > path.length || [undefined, ...nodes].some((node) => notes.has(node));
}

/** The jump before the position on the board; undefined at the start. @param {Pick<Game, 'tree' | 'cursor'>} game */
export const lastJump = (game) => treeOf(game).path[game.cursor - 1];

/**
 * Maps the name of each named position to the jump before it, which is undefined for the start.
 * @param {Pick<Game, 'tree'>} game
 */
export function placesOf(game) {
  const { nodes, notes } = treeOf(game);
  /** @type {Map<string, Node | undefined>} */
  const places = new Map();
  for (const node of [undefined, ...nodes]) for (const name of notes.get(node)?.names ?? []) places.set(name, node);
  return places;
}

/** The number of jumps before a position. @param {Node | undefined} node the last of them */
export const depth = (node) => pathTo(node).length;

/**
 * The jumps that follow a jump or the start, with the main line first.
 * @param {Tree} tree
 * @param {Node | undefined} node
 */
export const nextOf = ({ nodes }, node) => nodes.filter(({ before }) => before === node);

/** True for a jump that only the solver has found. @param {Pick<Game, 'tree'>} game @param {Node} node */
export const isFound = (game, node) => treeOf(game).found.has(node);

/**
 * Plays a jump by hand. From then on, the jump counts as the player's own.
 * @param {Game} game
 * @param {string} jump
 * @returns {Game}
 */
function play(game, jump) {
  const cursor = game.cursor + 1;
  const next = treeOf(game).path[game.cursor];
  if (next?.jump === jump) return { ...own(game, next), cursor };
  const tree = treeOf(game);
  const known = [...tree.nodes, ...removedFrom(tree)];
  const { nodes, last } = grow(game.problem, tree, `${playedText(game)} ${jump}`);
  const node = /** @type {Node} */ (last);
  // A new attempt from the start becomes the main line, unless the game has notes, which means that it is being
  // studied. Earlier attempts become variations.
  const isTry = cursor === 1 && tree.notes.size === 0 && !known.includes(node);
  const all = isTry ? [node, ...without(nodes, [node])] : nodes;
  return { ...own(follow({ ...game, tree: { ...tree, nodes: all } }, node), node), cursor };
}

/** @param {Game} game @param {Node} node @returns {Game} */
function own(game, node) {
  const tree = treeOf(game);
  // A new set makes the list update its marks.
  if (!tree.found.has(node)) return game;
  return { ...game, tree: { ...tree, found: new Set(without([...tree.found], [node])) } };
}

/** Continues the line with the solver's jumps. @param {Game} game @param {string} jumps */
function continueAsFound(game, jumps) {
  const before = treeOf(game);
  const continued = continueWith(game, jumps);
  const tree = treeOf(continued);
  const found = new Set([...before.found, ...without(tree.nodes, [...before.nodes, ...removedFrom(before)])]);
  return { ...continued, tree: { ...tree, found, asked: before.path.slice(0, game.cursor) } };
}

/** Continues the line with the given jumps. @param {Game} game @param {string} jumps @returns {Game} */
function continueWith(game, jumps) {
  const { line } = continueLine(game, jumps);
  const { nodes, last } = grow(game.problem, treeOf(game), movesText(line));
  return { ...game, line, tree: { ...treeOf(game), nodes, path: pathTo(last) } };
}

/**
 * Goes to the position after a jump, on its line; stays if there is no such jump.
 * @param {Game} game
 * @param {Node | undefined} node
 * @returns {Game}
 */
export function enter(game, node) {
  if (!has(game, node)) return game;
  const cursor = pathTo(node).length;
  return { ...(treeOf(game).path.includes(node) ? game : follow(game, node)), cursor };
}

/** Turns the line that leads to a jump into the main line. @param {Game} game @param {Node} node @returns {Game} */
export function promote(game, node) {
  if (!has(game, node)) return game;
  const tree = treeOf(game);
  const path = pathTo(node);
  return edited(game, { ...game, tree: { ...tree, nodes: [...path, ...without(tree.nodes, path)] } }, []);
}

/** Deletes a jump and all jumps after it. @param {Game} game @param {Node} node @returns {Game} */
export function remove(game, node) {
  if (!has(game, node)) return game;
  const tree = treeOf(game);
  const removed = tree.nodes.filter((other) => pathTo(other).includes(node));
  const left = { ...game, tree: { ...tree, nodes: without(tree.nodes, removed) } };
  if (!tree.path.includes(node)) return edited(game, left, removed);
  const cursor = Math.min(game.cursor, pathTo(node).length - 1);
  return edited(game, { ...follow(left, node.before), cursor }, removed);
}

/** Keeps an edit for undo. @param {Game} before @param {Game} after @param {Node[]} removed @returns {Game} */
function edited(before, after, removed) {
  const { nodes, path, edits } = treeOf(before);
  const edit = {
    removed,
    before: { nodes, path, cursor: before.cursor },
    path: treeOf(after).path,
    place: lastJump(after),
  };
  return { ...after, tree: { ...treeOf(after), edits: [...edits, edit] } };
}

/** The jumps that were deleted last and can be restored. @param {Tree} tree */
export function removedLast({ nodes, edits }) {
  return edits.findLast(({ removed }) => without(removed, nodes).length > 0)?.removed ?? [];
}

/** All deleted jumps that can be restored. @param {Tree} tree */
const removedFrom = ({ edits }) => edits.flatMap(({ removed }) => removed);

/** Restores the jumps that were deleted last. @param {Game} game @returns {Game} */
export function restore(game) {
  const tree = treeOf(game);
  const removed = removedLast(tree);
  const edits = tree.edits.filter((edit) => edit.removed !== removed);
  return { ...game, tree: { ...tree, nodes: [...tree.nodes, ...without(removed, tree.nodes)], edits } };
}

/** Undoes the last edit if nothing has happened since. Jumps played after the edit are kept. @param {Game} game */
function undo(game) {
  const tree = treeOf(game);
  const edit = tree.edits.at(-1);
  if (!edit || edit.path !== tree.path || edit.place !== lastJump(game)) return undefined;
  const { nodes, path, cursor } = edit.before;
  const [all, edits] = [[...nodes, ...without(tree.nodes, nodes)], tree.edits.slice(0, -1)];
  const followed = follow({ ...game, tree: { ...tree, nodes: all, edits } }, path.at(-1));
  // Because the path is the same object as before the edit, the previous edit can be undone next.
  return { ...followed, tree: { ...treeOf(followed), path }, cursor };
}

/**
 * False for a jump of an earlier game, which a list may still show.
 * @param {Game} game
 * @param {Node | undefined} node
 * @returns {node is Node}
 */
const has = (game, node) => treeOf(game).nodes.includes(/** @type {Node} */ (node));

/**
 * Changes the line on the board to the main line through a given jump.
 * @param {Game} game
 * @param {Node | undefined} node
 */
export function follow(game, node) {
  const { problem } = game;
  const tree = treeOf(game);
  const path = pathTo(node);
  for (let [next] = nextOf(tree, node); next; [next] = nextOf(tree, next)) path.push(next);
  const line = problem.board.replay(problem.start, textOf(path));
  return { ...game, line, tree: { ...tree, path } };
}

/** The jumps from the start up to a jump. @param {Node | undefined} node */
export function pathTo(node) {
  /** @type {Node[]} */
  const path = [];
  for (let last = node; last; last = last.before) path.unshift(last);
  return path;
}

/** The jumps from the start up to a jump, as text. @param {Node} node */
const lineTo = (node) => textOf(pathTo(node));

/** @param {Node[]} path */
const textOf = (path) => path.map(({ jump }) => jump).join(' ');

/**
 * Adds to a tree the new jumps and the notes in a text. A deleted jump that is played again keeps its identity.
 * @param {Problem} problem
 * @param {Tree} tree
 * @param {string} text
 */
function grow({ board, start }, tree, text) {
  const { nodes, notes } = tree;
  const removed = removedFrom(tree);
  const grown = [...nodes];
  const game = board.readGame(start, text);
  const said = new Map(game.notes && [[/** @type {Node | undefined} */ (undefined), game.notes]]);
  /** The jumps of the text. @type {Node[]} */
  const read = [];
  for (const { before, notes: its, ...jump } of game.jumps) {
    const node = { ...jump, before: before === undefined ? undefined : read[before] };
    const isKnown = (/** @type {Node} */ other) => other.before === node.before && other.jump === node.jump;
    const known = grown.find(isKnown);
    read.push(known ?? removed.find(isKnown) ?? node);
    const last = read[read.length - 1];
    if (!known) grown.push(last);
    if (its) said.set(last, its);
  }
  return { nodes: grown, notes: new Map([...notes, ...said]), last: read.at(-1) };
}

/** The whole game as text, jump by jump. @param {Tree} tree */
function plainText(tree) {
  const [main, ...variations] = nextOf(tree, undefined);
  return [...noteTexts(tree, undefined), ...(main ? [lineText(tree, main, variations)] : [])].join(' ');
}

/**
 * Writes a jump, its variations and the main line after it.
 * @param {Tree} tree
 * @param {Node} first
 * @param {Node[]} variations
 * @returns {string}
 */
function lineText(tree, first, variations) {
  const words = [];
  for (let [node, ...others] = [first, ...variations]; node; [node, ...others] = nextOf(tree, node))
    words.push(node.jump, ...noteTexts(tree, node), ...others.map((other) => `(${lineText(tree, other, [])})`));
  return words.join(' ');
}

/**
 * The text of the notes on a position, as a list, which is empty if there are none.
 * @param {Tree} tree
 * @param {Node | undefined} node
 */
function noteTexts({ notes }, node) {
  const its = notes.get(node);
  return its ? [its.text] : [];
}

/** @param {Node[]} nodes @param {Node[]} others */
function without(nodes, others) {
  const gone = new Set(others);
  return nodes.filter((node) => !gone.has(node));
}
