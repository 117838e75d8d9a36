// A game as a strip to print: a small board for each move, in ink on paper. The picture has no style sheet, since many
// programs that render SVG do not support style sheets.

import { annotationShapes } from '../board/annotation-marks.js';
import { labelShapes } from '../board/engraving.js';
import { layOutAt } from '../board/layout.js';
import { ORIGIN } from '../board/shapes.js';
import { escapeText, tag } from '../common/markup.js';
import { movesText, pegCount, pegs } from '../game/game.js';
import { notesOf } from '../game/notes.js';
import { basePart, lengthOf, positionOf, prefixOf, shapesPart, short, svgDocument, UNIT } from './svg.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../board/layout.js').Point} Point */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../words/pictures.js').PictureWords} PictureWords */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Notes} Notes */
/** The two colours of a strip. @typedef {{ ink: string, paper: string }} Print */

/**
 * A small board: a position, the holes of the next move, the text below, and an author's notes. Of the notes on
 * positions within the move, only the comments are shown.
 * @typedef {{
 *   number: string, caption: string, pegs: Uint8Array, way: number[], notes?: Notes, comments: string[],
 * }} Panel
 */

const PEG_RADIUS = 34;
const HOLE_RADIUS = 15;
/** The height of the caption below each board. */
const CAPTION = 100;
const FONT_SIZE = 62;
/** The font size of a comment, and the height of its lines. */
const COMMENT_SIZE = 36;
const LINE_HEIGHT = 48;
const MARGIN = 0.3 * UNIT;
/** The maximum width of a character, as a fraction of the font size. */
const CHARACTER = 0.58;
/** The length of each of the two lines that form an arrowhead. */
const HEAD = 34;

/** @type {Print} */
const BLACK_ON_WHITE = { ink: '#111', paper: '#fff' };

/**
 * Draws the start and the position after each move, with an arrow for the next move. Pegs are filled and holes are not,
 * so they can be told apart without colours.
 * @param {Game} game
 * @param {Theme} theme gives the colours of arrows and marks
 * @param {PictureWords} words
 * @param {import('./svg.js').Options & { columns?: number, print?: Print }} [options] coordinates are at the edge,
 * since holes are too small for names; by default, the background has the colour of the paper
 */
export function stripSvg(game, theme, words, options = {}) {
  const { columns = 6, coordinates = 'off', print = BLACK_ON_WHITE, ground = print.paper, size } = options;
  const { problem } = game;
  const layout = layOutAt(problem.holes, UNIT);
  const panels = panelsOf(game, words);
  const across = Math.min(columns, panels.length);
  const lines = panels.map(({ comments }) => comments.flatMap((comment) => wrapped(comment, layout.width)));
  const tops = topsOf(lines, across, layout.height);
  const [width, height] = [across * layout.width, tops[tops.length - 1]];
  const jumps = movesText(game.line);
  const labels = labelShapes(problem.holes, 'edge', layout, { ...theme, label: print.ink });
  const said = panels.map(({ notes, comments }) => `${notes?.text}${comments}`);
  const id = prefixOf('strip', problem, jumps, columns, coordinates, theme.mark, print.ink, print.paper, ...said);
  return svgDocument(
    { id, width, height, ...words.strip(lengthOf(game), jumps, positionOf({ ...game, cursor: 0 })), ground, size },
    definitions(id, layout, print, coordinates === 'off' ? [] : labels),
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
 * The top of each row of boards, and the bottom of the last row. A row is tall enough for its longest comment.
 * @param {string[][]} lines of each board
 * @param {number} across the number of boards in a row
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

/** Wraps a comment into lines that are as wide as a board. @param {string} comment @param {number} width */
function wrapped(comment, width) {
  const most = Math.floor((width - 2 * MARGIN) / (CHARACTER * COMMENT_SIZE));
  // A word that is longer than a line continues on the next line.
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
 * @param {import('../board/shapes.js').Shape[]} labels
 */
function definitions(id, layout, { ink, paper }, labels) {
  const holes = layout.holes.map((at) => ({ at, radius: HOLE_RADIUS, stroke: ink, width: 4 }));
  const board = tag(
    'g',
    { id: `${id}board` },
    basePart(id, layout, { edge: ink, board: paper, shadow: ink, relief: false }),
    shapesPart([...holes, ...labels]),
  );
  return tag('defs', {}, board);
}

/**
 * @param {string} id
 * @param {Layout} layout
 * @param {Panel} panel
 * @param {Theme} theme
 * @param {Print} print
 */
function panelPart(id, layout, { number, caption, pegs, way, notes }, theme, print) {
  const dots = layout.holes.filter((_, hole) => pegs[hole]).map((place) => [place, place]);
  return (
    tag('use', { href: `#${id}board` }) +
    shapesPart([
      { at: ORIGIN, lines: dots, stroke: print.ink, width: 2 * PEG_RADIUS },
      ...(notes ? annotationShapes(notes, layout, { ...theme, board: print.paper }) : []),
      ...(way.length > 0 ? arrow(layout, way, theme, print) : []),
    ]) +
    captionPart(layout, `${number} ${caption}`.trim(), print)
  );
}

/**
 * An arrow along the holes of a move. A light edge separates the arrow from dark pegs.
 * @param {Layout} layout
 * @param {number[]} holes
 * @param {Theme} theme
 * @param {Print} print
 * @returns {import('../board/shapes.js').Shape[]}
 */
function arrow(layout, holes, theme, { paper }) {
  const way = holes.map((hole) => layout.holes[hole]);
  const [before, last] = way.slice(-2);
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const wing = (/** @type {number} */ turn) => ({
    x: last.x - HEAD * Math.cos(angle + turn),
    y: last.y - HEAD * Math.sin(angle + turn),
  });
  const line = { at: ORIGIN, lines: [way, [wing(0.6), last, wing(-0.6)]] };
  return [
    { ...line, stroke: paper, width: 23 },
    { ...line, stroke: theme.mark, width: 13 },
  ];
}

/**
 * @param {Layout} layout
 * @param {string} text
 * @param {Print} print
 */
function captionPart({ width, height }, text, { ink }) {
  // A long move is written smaller, so that it fits.
  const size = Math.min(FONT_SIZE, (width - 0.4 * UNIT) / (CHARACTER * text.length));
  const place = { x: short(width / 2), y: short(height + 0.4 * CAPTION) };
  return tag('text', { ...place, 'font-size': short(size), fill: ink }, text);
}

/** @param {Layout} layout @param {string[]} lines @param {Print} print */
function commentPart({ height }, lines, { ink }) {
  if (lines.length === 0) return '';
  const top = height + CAPTION;
  const texts = lines.map((line, index) =>
    tag('text', { x: short(MARGIN), y: short(top + index * LINE_HEIGHT) }, escapeText(line)),
  );
  const look = { 'font-weight': 400, 'text-anchor': 'start', 'font-size': COMMENT_SIZE, fill: ink };
  return tag('g', look, ...texts);
}
