// The parts of SVG pictures, and the data for their descriptions. The distance between neighbouring holes is 100 units.

import { BASELINE, FONT, WEIGHT } from '../board/paint.js';
import { baseShapes, holeShapes, markShapes, ORIGIN, pegShapes, SHADOW_OFFSET, shadowShapes } from '../board/shapes.js';
import { escapeText, tag } from '../common/markup.js';
import { findBoard } from '../engine/problem.js';
import { pegs } from '../game/game.js';

/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../board/layout.js').Point} Point */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../board/engraving.js').Coordinates} Coordinates */
/** @typedef {import('../board/shapes.js').Shape} Shape */
/** @typedef {import('../board/shapes.js').Gradient} Gradient */
/** @typedef {import('../common/markup.js').Attributes} Attributes */

export const UNIT = 100;
/** The distance between neighbouring holes, in pixels, if the page sets no size. */
const PIXELS = 60;

/** The default paint of shapes and text. */
const LOOK = {
  fill: 'none',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'font-family': FONT,
  'font-weight': WEIGHT,
  'text-anchor': 'middle',
};

/** Writes a coordinate or a length with at most one decimal place. @param {number} value */
export const short = (value) => String(Math.round(value * 10) / 10);

/**
 * The options of all pictures: coordinates, the outline of the board, the background colour (or `transparent`), and the
 * width in pixels.
 * @typedef {{ coordinates?: Coordinates, outline?: 'round' | 'holes', ground?: string, size?: number }} Options
 */

/**
 * Writes the SVG document, with a title and a description for screen readers.
 * @typedef {{ id: string, width: number, height: number, title: string, description: string }} Subject
 * @param {Subject & Pick<Options, 'ground' | 'size'>} picture
 * @param {...string} content
 */
export function svgDocument({ id, width, height, title, description, ground, size }, ...content) {
  const pixels = size === undefined ? PIXELS / UNIT : size / width;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${short(width)} ${short(height)}`,
    width: Math.round(width * pixels),
    height: Math.round(height * pixels),
    role: 'img',
    'aria-labelledby': `${id}title`,
    'aria-describedby': `${id}desc`,
  };
  const words = [
    tag('title', { id: `${id}title` }, escapeText(title)),
    tag('desc', { id: `${id}desc` }, escapeText(description)),
  ];
  const isBare = ground === undefined || ground === 'transparent';
  // Slightly larger than the picture, whose width and height are rounded.
  const behind = isBare ? '' : tag('rect', { x: '-1%', y: '-1%', width: '102%', height: '102%', fill: ground });
  return tag('svg', attributes, ...words, behind, tag('g', LOOK, ...content));
}

/**
 * A prefix for ids. Different pictures get different prefixes, since all ids on a page share one namespace.
 * @param {string} kind
 * @param {Pick<import('../engine/problem.js').Problem, 'shape' | 'start' | 'finish'>} problem
 * @param {...(string | number)} more whatever else determines this picture
 */
export function prefixOf(kind, { shape, start, finish }, ...more) {
  let hash = 0x811c9dc5;
  for (const character of [kind, shape, start, finish.text, ...more].join('\n'))
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return `ps${(hash >>> 0).toString(36)}-`;
}

/**
 * Writes shapes.
 * @param {Shape[]} shapes
 * @param {string} [id] the prefix of their gradients
 */
export const shapesPart = (shapes, id) => shapes.map((shape, index) => shapePart(shape, `${id}${index}`)).join('');

/**
 * Outline and fill are two elements, since programs that render SVG outside browsers do not support `paint-order`.
 * @param {Shape} shape
 * @param {string} id
 */
function shapePart(shape, id) {
  const { fill } = shape;
  const outline = lookOf(shape);
  if (fill === undefined) return element(shape, outline);
  const under = shape.stroke ? element(shape, outline) : '';
  if (typeof fill === 'string') return under + element(shape, { fill });
  return under + gradient(fill, id) + element(shape, { fill: `url(#${id})` });
}

/** @param {Shape} shape @returns {Attributes} */
export function lookOf({ stroke, width, dash, opacity }) {
  return { stroke, 'stroke-width': width && short(width), 'stroke-dasharray': dash?.map(short).join(' '), opacity };
}

/** @param {Shape} shape @param {Attributes} look */
function element(shape, look) {
  const { x, y } = shape.at;
  if ('radius' in shape) return tag('circle', { cx: short(x), cy: short(y), r: short(shape.radius), ...look });
  if ('lines' in shape) return tag('path', { d: outline(shape), ...look });
  const { text, size, widest } = shape;
  // Text that would be too wide is squeezed.
  const isWide = widest !== undefined && [...text].length > 2;
  const fit = isWide ? { textLength: short(widest), lengthAdjust: 'spacingAndGlyphs' } : {};
  const place = { x: short(x), y: short(y + BASELINE * size), 'font-size': short(size) };
  return tag('text', { ...place, ...fit, ...look }, escapeText(text));
}

/** @param {import('../board/shapes.js').Path} path */
export function outline({ at, lines, isClosed }) {
  const pointOf = (/** @type {Point} */ { x, y }) => `${short(at.x + x)} ${short(at.y + y)}`;
  return lines.map((points) => `M${points.map(pointOf).join('L')}${isClosed ? 'Z' : ''}`).join('');
}

/** @param {Gradient} gradient @param {string} id */
function gradient({ from, to, radius, stops }, id) {
  // The transparent end has the same hue, so that the colour fades without darkening.
  const written = stops.map(([offset, colour], index) =>
    colour === 'transparent'
      ? tag('stop', { offset, 'stop-color': stops[index - 1][1], 'stop-opacity': 0 })
      : tag('stop', { offset, 'stop-color': colour }),
  );
  const units = { id, gradientUnits: 'userSpaceOnUse' };
  if (radius === undefined) {
    const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(short);
    return tag('linearGradient', { ...units, x1, y1, x2, y2 }, ...written);
  }
  const circle = { cx: short(to.x), cy: short(to.y), r: short(radius), fx: short(from.x), fy: short(from.y) };
  return tag('radialGradient', { ...units, ...circle }, ...written);
}

/**
 * Defines the shapes that every peg refers to: the peg itself and its shadow.
 * @param {string} id
 * @param {Theme} theme
 */
function pegDefinitions(id, theme) {
  const away = { x: UNIT * SHADOW_OFFSET, y: UNIT * SHADOW_OFFSET };
  return tag(
    'defs',
    {},
    tag('g', { id: `${id}shadow` }, shapesPart(shadowShapes(away, UNIT, theme), `${id}soft`)),
    tag('g', { id: `${id}peg` }, shapesPart(pegShapes(ORIGIN, UNIT, theme), `${id}light`)),
  );
}

/**
 * The base, its holes, the engraving, the goal, and the definitions for pegs.
 * @param {string} id
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {import('../board/engraving.js').Engraving} engraving
 * @param {number[]} goals
 */
export function boardPart(id, layout, theme, engraving, goals) {
  const hole = tag('g', { id: `${id}hole` }, shapesPart(holeShapes(ORIGIN, UNIT, theme), `${id}shade`));
  return [
    basePart(id, layout, theme),
    tag('defs', {}, hole),
    ...layout.holes.map((at) => use(`${id}hole`, at)),
    shapesPart(engraving.board(layout, theme)),
    shapesPart(goals.flatMap((hole) => markShapes({ hole, kind: 'goal' }, layout, theme))),
    pegDefinitions(id, theme),
  ].join('');
}

/**
 * The base of the board. All shapes of the base have the same outline, unless the base is a disc.
 * @param {string} id
 * @param {Layout} layout
 * @param {Parameters<typeof baseShapes>[1]} theme
 */
export function basePart(id, layout, theme) {
  const shapes = baseShapes(layout, theme);
  const [first] = shapes;
  if (!('lines' in first)) return shapesPart(shapes);
  const lines = tag('path', { id: `${id}base`, d: outline({ ...first, at: ORIGIN }) });
  const used = shapes.map((shape) => use(`${id}base`, shape.at, { fill: colourOf(shape), ...lookOf(shape) }));
  return tag('defs', {}, lines) + used.join('');
}

/** @param {Shape} shape */
const colourOf = ({ fill }) => (typeof fill === 'string' ? fill : undefined);

/**
 * @param {string} id of the shape
 * @param {Point} place
 * @param {Attributes} [attributes]
 */
const use = (id, { x, y }, attributes) => tag('use', { href: `#${id}`, x: short(x), y: short(y), ...attributes });

/**
 * A peg with its shadow. The ball has its own class.
 * @param {string} id
 * @param {Point} place
 * @param {string} [name]
 */
export function pegPart(id, { x, y }, name) {
  return tag(
    'g',
    { class: `${id}p`, id: name, transform: `translate(${short(x)} ${short(y)})` },
    tag('use', { href: `#${id}shadow` }),
    tag('use', { href: `#${id}peg`, class: `${id}b` }),
  );
}

/** @typedef {import('../game/game.js').Game} Game */

/**
 * A position to be described in words: its board, if it is in the catalogue, the names of the holes with and without a
 * peg, the finish, and the names of the finish's holes.
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
export const lengthOf = ({ line }) => ({ jumps: line.jumps.length, moves: line.moves.length });
