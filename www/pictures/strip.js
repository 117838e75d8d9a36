// A game as a printed strip: a small board for each move, black on white.

import { labelsOf } from '../board/coordinates.js';
import { BASE_RADIUS } from '../board/proportions.js';
import { escapeText } from '../common/escape-text.js';
import { movesText, pegCount, pegs } from '../game/game.js';
import { notesOf } from '../game/tree.js';
import { annotationsPart } from './annotations.js';
import { labelsPart, layOutPicture, outline, placeBase, prefixOf, short, svgDocument, tag, UNIT, use } from './svg.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../board/layout.js').Point} Point */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../words/pictures.js').PictureWords} PictureWords */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Notes} Notes */

/**
 * A small board: a position, the holes that the next move passes, the text below, and what an author says of it: of the positions within
 * the move the comments alone.
 * @typedef {{ number: string, caption: string, pegs: Uint8Array, way: number[], notes?: Notes, comments: string[] }} Panel
 */

const INK = '#111';
const PAPER = '#fff';
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

/**
 * Draws the start and the position after each move, with an arrow for the next move. Pegs are filled and holes are not, so
 * nothing is lost without colours.
 * @param {Game} game
 * @param {Theme} theme gives the colour of the arrows
 * @param {PictureWords} words
 * @param {{ columns?: number, coordinates?: import('../board/coordinates.js').Coordinates }} [options] coordinates stand at the edge:
 *   holes are too small for names
 */
export function stripSvg(game, theme, words, { columns = 6, coordinates = 'off' } = {}) {
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
    ...panels.map(({ notes, comments }) => `${notes?.text}${comments}`),
  );
  return svgDocument(
    { id, width, height, ...words.strip(game.line.moves.length, jumps, problem.finish) },
    tag('rect', { width: '100%', height: '100%', fill: PAPER }),
    definitions(id, layout, theme, coordinates === 'off' ? [] : labelsOf(problem.holes, 'edge')),
    ...panels.map((panel, index) => {
      const x = (index % across) * layout.width;
      const y = tops[Math.floor(index / across)];
      const parts = [panelPart(id, layout, panel, theme), commentPart(id, layout, lines[index])];
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
 * The empty board and the head of an arrow.
 * @param {string} id
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {import('../board/coordinates.js').Label[]} labels
 */
function definitions(id, layout, theme, labels) {
  const base = tag('path', { id: `${id}base`, d: outline(layout), 'stroke-linecap': 'round', fill: 'none' });
  const holes = layout.holes.map(({ x, y }) => tag('circle', { cx: short(x), cy: short(y), r: HOLE_RADIUS }));
  const board = tag(
    'g',
    { id: `${id}board` },
    placeBase(id, OUTLINE_RADIUS, INK),
    placeBase(id, OUTLINE_RADIUS - 4, PAPER),
    tag('g', { fill: 'none', stroke: INK, 'stroke-width': 4 }, ...holes),
    labelsPart(layout, labels, 'edge', { fill: INK }),
  );
  const style = [
    `.${id}pegs{fill:none;stroke:${INK};stroke-width:${2 * PEG_RADIUS};stroke-linecap:round}`,
    `.${id}way{fill:none;stroke:${escapeText(theme.mark)};stroke-width:13;stroke-linejoin:round;stroke-linecap:round}`,
    `.${id}halo{stroke:${PAPER};stroke-width:23}`,
    `.${id}text{font:600 ${FONT_SIZE}px system-ui,sans-serif;text-anchor:middle;fill:${INK}}`,
    `.${id}comment{font:${COMMENT_SIZE}px system-ui,sans-serif;fill:${INK}}`,
  ];
  return tag('style', {}, style.join('')) + tag('defs', {}, base, board);
}

/**
 * @param {string} id
 * @param {Layout} layout
 * @param {Panel} panel
 * @param {Theme} theme
 */
function panelPart(id, layout, { number, caption, pegs, way, notes }, theme) {
  const dots = layout.holes.filter((_, hole) => pegs[hole]).map(({ x, y }) => `M${short(x)} ${short(y)}h0`);
  return (
    use(`${id}board`, { x: 0, y: 0 }) +
    tag('path', { class: `${id}pegs`, d: dots.join('') }) +
    annotationsPart(layout, notes, { proof: theme.proof, board: PAPER }) +
    (way.length > 0
      ? arrow(
          id,
          way.map((hole) => layout.holes[hole]),
        )
      : '') +
    captionPart(id, layout, `${number} ${caption}`.trim())
  );
}

/**
 * An arrow along the holes of a move. A light edge keeps it apart from dark pegs.
 * @param {string} id
 * @param {Point[]} way
 */
function arrow(id, way) {
  const [before, last] = way.slice(-2);
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const wing = (/** @type {number} */ turn) =>
    `${short(last.x - HEAD * Math.cos(angle + turn))} ${short(last.y - HEAD * Math.sin(angle + turn))}`;
  const line = way.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L');
  const d = `M${line}M${wing(0.6)}L${short(last.x)} ${short(last.y)}L${wing(-0.6)}`;
  return tag('path', { class: `${id}way ${id}halo`, d }) + tag('path', { class: `${id}way`, d });
}

/**
 * @param {string} id
 * @param {Layout} layout
 * @param {string} text
 */
function captionPart(id, { width, height }, text) {
  // A long sweep is written smaller rather than over the edge.
  const size = Math.min(FONT_SIZE, (width - 0.4 * UNIT) / (CHARACTER * text.length));
  const style = size < FONT_SIZE ? `font-size:${short(size)}px` : undefined;
  return tag('text', { class: `${id}text`, x: short(width / 2), y: short(height + 0.4 * CAPTION), style }, text);
}

/** @param {string} id @param {Layout} layout @param {string[]} lines */
function commentPart(id, { height }, lines) {
  const top = height + CAPTION;
  const texts = lines.map((line, index) =>
    tag('text', { class: `${id}comment`, x: short(MARGIN), y: short(top + index * LINE_HEIGHT) }, escapeText(line)),
  );
  return texts.join('');
}
