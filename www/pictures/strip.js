// A game as a strip to print: a small board for each move, in ink on paper. Without a style sheet, which many programs that draw SVG do
// not know.

import { labelsOf } from '../board/coordinates.js';
import { BASE_RADIUS } from '../board/proportions.js';
import { escapeText } from '../common/escape-text.js';
import { movesText, pegCount, pegs } from '../game/game.js';
import { notesOf } from '../game/notes.js';
import { annotationsPart } from './annotations.js';
import { lengthOf, positionOf } from './described.js';
import { labelsPart, layOutPicture, outline, placeBase, prefixOf, short, svgDocument, tag, UNIT, use } from './svg.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../board/layout.js').Point} Point */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../words/pictures.js').PictureWords} PictureWords */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Notes} Notes */
/** The two colours of a strip. @typedef {{ ink: string, paper: string }} Print */

/**
 * A small board: a position, the holes that the next move passes, the text below, and what an author says of it: of the positions within
 * the move the comments alone.
 * @typedef {{ number: string, caption: string, pegs: Uint8Array, way: number[], notes?: Notes, comments: string[] }} Panel
 */

const OUTLINE_RADIUS = UNIT * BASE_RADIUS;
const PEG_RADIUS = 34;
const HOLE_RADIUS = 15;
/** Height of the caption below each board. */
const CAPTION = 100;
const FONT_SIZE = 62;
/** The letters of a comment, and the height of its lines. */
const COMMENT_SIZE = 36;
const LINE_HEIGHT = 48;
const MARGIN = 0.3 * UNIT;
/** The greatest width of a character, as a part of the font size. */
const CHARACTER = 0.58;
/** Length of an arrow's head, and its distance from the middle of the hole. */
const HEAD = 34;

/** @type {Print} */
const BLACK_ON_WHITE = { ink: '#111', paper: '#fff' };
const FONT = 'system-ui, sans-serif';

/**
 * Draws the start and the position after each move, with an arrow for the next move. Pegs are filled and holes are not, so
 * nothing is lost without colours.
 * @param {Game} game
 * @param {Theme} theme gives the colour of the arrows
 * @param {PictureWords} words
 * @param {import('./svg.js').Options & { columns?: number, print?: Print }} [options] coordinates stand at the edge: holes are too small
 *   for names. The ground is the paper, where nothing else is said
 */
export function stripSvg(game, theme, words, options = {}) {
  const { columns = 6, coordinates = 'off', print = BLACK_ON_WHITE, ground = print.paper, size } = options;
  const { problem } = game;
  const layout = layOutPicture(problem.holes);
  const panels = panelsOf(game, words);
  const across = Math.min(columns, panels.length);
  const lines = panels.map(({ comments }) => comments.flatMap((comment) => wrapped(comment, layout.width)));
  const tops = topsOf(lines, across, layout.height);
  const [width, height] = [across * layout.width, tops[tops.length - 1]];
  const jumps = movesText(game.line);
  const id = prefixOf(
    'strip',
    problem.shape,
    problem.start,
    problem.finish.text,
    jumps,
    String(columns),
    coordinates,
    theme.mark,
    print.ink,
    print.paper,
    ...panels.map(({ notes, comments }) => `${notes?.text}${comments}`),
  );
  return svgDocument(
    { id, width, height, ...words.strip(lengthOf(game), jumps, positionOf({ ...game, cursor: 0 })), ground, size },
    definitions(id, layout, print, coordinates === 'off' ? [] : labelsOf(problem.holes, 'edge')),
    ...panels.map((panel, index) => {
      const x = (index % across) * layout.width;
      const y = tops[Math.floor(index / across)];
      const parts = [panelPart(id, layout, panel, theme, print), commentPart(layout, lines[index], print)];
      return tag('g', { transform: `translate(${short(x)} ${short(y)})` }, ...parts);
    }),
  );
}

/** @param {Game} game @param {PictureWords} words @returns {Panel[]} */
function panelsOf(game, words) {
  const { problem, line } = game;
  const notesAt = (/** @type {number} */ cursor) => notesOf({ ...game, cursor });
  const said = (/** @type {number} */ first, /** @type {number} */ count) => ({
    notes: notesAt(first),
    comments: Array.from({ length: count }, (_, index) => notesAt(first + index)?.comment ?? ''),
  });
  const panels = line.moves.map(({ name, first, count }, index) => ({
    number: `${index + 1}.`,
    caption: name,
    pegs: pegs({ problem, line, cursor: first }),
    way: [line.jumps[first].from, ...line.jumps.slice(first, first + count).map(({ to }) => to)],
    ...said(first, count),
  }));
  const end = { problem, line, cursor: line.jumps.length };
  return [
    ...panels,
    { number: '', caption: words.pegs(pegCount(end)), pegs: pegs(end), way: [], ...said(end.cursor, 1) },
  ];
}

/**
 * Where each row of boards begins, and where the last one ends: a row is as high as its longest comment.
 * @param {string[][]} lines of each board
 * @param {number} across how many boards are in a row
 * @param {number} height of a board
 */
function topsOf(lines, across, height) {
  const tops = [0];
  for (let first = 0; first < lines.length; first += across) {
    const most = Math.max(...lines.slice(first, first + across).map(({ length }) => length));
    tops.push(tops[tops.length - 1] + height + CAPTION + (most > 0 ? (most + 0.5) * LINE_HEIGHT : 0));
  }
  return tops;
}

/** The lines of a comment, as wide as a board. @param {string} comment @param {number} width */
function wrapped(comment, width) {
  const most = Math.floor((width - 2 * MARGIN) / (CHARACTER * COMMENT_SIZE));
  // A word that is longer than a line goes on in the next.
  const words = new RegExp(`\\S{1,${most}}`, 'gu');
  return comment.split('\n').flatMap((paragraph) => {
    /** @type {string[]} */
    const lines = [];
    for (const [word] of paragraph.matchAll(words)) {
      const last = lines[lines.length - 1];
      if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}

/**
 * The empty board.
 * @param {string} id
 * @param {Layout} layout
 * @param {Print} print
 * @param {import('../board/coordinates.js').Label[]} labels
 */
function definitions(id, layout, { ink, paper }, labels) {
  const base = tag('path', { id: `${id}base`, d: outline(layout), 'stroke-linecap': 'round', fill: 'none' });
  const holes = layout.holes.map(({ x, y }) => tag('circle', { cx: short(x), cy: short(y), r: HOLE_RADIUS }));
  const board = tag(
    'g',
    { id: `${id}board` },
    placeBase(id, OUTLINE_RADIUS, ink),
    placeBase(id, OUTLINE_RADIUS - 4, paper),
    tag('g', { fill: 'none', stroke: ink, 'stroke-width': 4 }, ...holes),
    labelsPart(layout, labels, 'edge', { fill: ink }),
  );
  return tag('defs', {}, base, board);
}

/**
 * @param {string} id
 * @param {Layout} layout
 * @param {Panel} panel
 * @param {Theme} theme
 * @param {Print} print
 */
function panelPart(id, layout, { number, caption, pegs, way, notes }, theme, print) {
  const dots = layout.holes.filter((_, hole) => pegs[hole]).map(({ x, y }) => `M${short(x)} ${short(y)}h0`);
  return (
    use(`${id}board`, { x: 0, y: 0 }) +
    tag('path', { d: dots.join(''), stroke: print.ink, 'stroke-width': 2 * PEG_RADIUS, 'stroke-linecap': 'round' }) +
    annotationsPart(layout, notes, { proof: theme.proof, board: print.paper }) +
    (way.length > 0 ? arrow(layout, way, theme, print) : '') +
    captionPart(layout, `${number} ${caption}`.trim(), print)
  );
}

/**
 * An arrow along the holes of a move. A light edge keeps it apart from dark pegs.
 * @param {Layout} layout
 * @param {number[]} holes
 * @param {Theme} theme
 * @param {Print} print
 */
function arrow(layout, holes, theme, { paper }) {
  const way = holes.map((hole) => layout.holes[hole]);
  const [before, last] = way.slice(-2);
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const wing = (/** @type {number} */ turn) =>
    `${short(last.x - HEAD * Math.cos(angle + turn))} ${short(last.y - HEAD * Math.sin(angle + turn))}`;
  const line = way.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L');
  const d = `M${line}M${wing(0.6)}L${short(last.x)} ${short(last.y)}L${wing(-0.6)}`;
  const look = { d, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    tag('path', { ...look, stroke: paper, 'stroke-width': 23 }) +
    tag('path', { ...look, stroke: theme.mark, 'stroke-width': 13 })
  );
}

/**
 * @param {Layout} layout
 * @param {string} text
 * @param {Print} print
 */
function captionPart({ width, height }, text, { ink }) {
  // A long sweep is written smaller rather than over the edge.
  const size = Math.min(FONT_SIZE, (width - 0.4 * UNIT) / (CHARACTER * text.length));
  const font = { 'font-family': FONT, 'font-weight': 600, 'font-size': short(size), 'text-anchor': 'middle' };
  return tag('text', { x: short(width / 2), y: short(height + 0.4 * CAPTION), fill: ink, ...font }, text);
}

/** @param {Layout} layout @param {string[]} lines @param {Print} print */
function commentPart({ height }, lines, { ink }) {
  if (lines.length === 0) return '';
  const top = height + CAPTION;
  const texts = lines.map((line, index) =>
    tag('text', { x: short(MARGIN), y: short(top + index * LINE_HEIGHT) }, escapeText(line)),
  );
  return tag('g', { 'font-family': FONT, 'font-size': COMMENT_SIZE, fill: ink }, ...texts);
}
