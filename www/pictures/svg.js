// The parts of pictures in SVG. The distance between neighbouring holes is 100 units of the picture.

import { boardLines, EDGE_SIZE, HOLE_SIZE, labelsOf } from '../board/coordinates.js';
import { layOutAt, neighbours, toPixels } from '../board/layout.js';
import * as proportions from '../board/proportions.js';
import { escapeText } from '../common/escape-text.js';

/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../board/layout.js').Point} Point */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../board/coordinates.js').Coordinates} Coordinates */
/** @typedef {import('../board/coordinates.js').Label} Label */
/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {Record<string, string | number | undefined>} Attributes */

export const UNIT = 100;
/** The distance between neighbouring holes in pixels, on a page that sets no size. */
const PIXELS = 60;

const BASE_RADIUS = UNIT * proportions.BASE_RADIUS;
const HOLE_RADIUS = UNIT * proportions.HOLE_RADIUS;
const PEG_RADIUS = UNIT * proportions.PEG_RADIUS;
const SHADOW_OFFSET = UNIT * proportions.SHADOW_OFFSET;

/**
 * Writes an element. Undefined attributes are left out; the content is markup and is not escaped.
 * @param {string} name
 * @param {Attributes} attributes
 * @param {...string} content
 */
export function tag(name, attributes, ...content) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeText(String(value))}"`)
    .join('');
  const inside = content.join('');
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
}

/** Writes a coordinate or a length with one decimal at most. @param {number} value */
export function short(value) {
  return String(Math.round(value * 10) / 10);
}

/**
 * What all pictures can be asked for: coordinates; the colour behind the board, which is `transparent` where nothing is there; the width in pixels.
 * @typedef {{ coordinates?: Coordinates, ground?: string, size?: number }} Options
 */

/**
 * Writes the document. Screen readers get its title and its description.
 * @param {{ id: string, width: number, height: number, title: string, description: string } & Pick<Options, 'ground' | 'size'>} picture
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
  // A little larger, for pictures whose height is rounded.
  const behind = isBare ? '' : tag('rect', { x: '-1%', y: '-1%', width: '102%', height: '102%', fill: ground });
  return tag('svg', attributes, ...words, behind, ...content);
}

/**
 * A prefix for ids. Pictures that differ get different ones, since all ids of a page share one space.
 * @param {...string} texts all that this picture depends on
 */
export function prefixOf(...texts) {
  let hash = 0x811c9dc5;
  for (const character of texts.join('\n')) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return `ps${(hash >>> 0).toString(36)}-`;
}

/** @param {Point[]} holes in the units of the core */
export function layOutPicture(holes) {
  return layOutAt(holes, UNIT);
}

/**
 * Defines what every peg refers to: its light, its shadow and the peg itself.
 * @param {string} id
 * @param {Theme} theme
 */
export function pegDefinitions(id, theme) {
  if (!theme.relief) return tag('circle', { id: `${id}peg`, r: PEG_RADIUS, fill: theme.peg });
  // The light comes from above left, as on the page.
  const light = tag(
    'radialGradient',
    { id: `${id}light`, fx: 0.32, fy: 0.32 },
    stop(0, theme.pegLight),
    stop(0.45, theme.peg),
    stop(1, theme.pegDark),
  );
  const soft = tag('radialGradient', { id: `${id}soft` }, stop(0.5, theme.shadow), stop(1, theme.shadow, 0));
  const r = short(PEG_RADIUS * proportions.SHADOW_SIZE);
  const shadow = tag('circle', { id: `${id}shadow`, cx: SHADOW_OFFSET, cy: SHADOW_OFFSET, r, fill: `url(#${id}soft)` });
  return light + soft + shadow + tag('circle', { id: `${id}peg`, r: PEG_RADIUS, fill: `url(#${id}light)` });
}

/**
 * @param {number} offset
 * @param {string} colour
 * @param {number} [opacity]
 */
function stop(offset, colour, opacity) {
  return tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
}

/**
 * The base and the holes in it.
 * @param {string} id
 * @param {Layout} layout
 * @param {Theme} theme
 */
export function boardPart(id, layout, theme) {
  const base = tag('path', { id: `${id}base`, d: outline(layout), 'stroke-linecap': 'round', fill: 'none' });
  const hole = tag('g', { id: `${id}hole` }, ...holeShapes(id, theme));
  const holes = layout.holes.map((place) => use(`${id}hole`, place));
  return (
    tag('defs', {}, base, theme.relief ? holeShade(id, theme) : '', hole) +
    (theme.relief ? baseShadow(id, theme) : '') +
    placeBase(id, BASE_RADIUS, theme.edge) +
    placeBase(id, BASE_RADIUS - UNIT * proportions.EDGE, theme.board) +
    holes.join('')
  );
}

/**
 * The path through all holes. A thick line along it is the base, whose rounded outline follows the holes.
 * @param {Layout} layout
 */
export function outline(layout) {
  const dots = layout.holes.map(({ x, y }) => `M${short(x)} ${short(y)}h0`);
  const lines = neighbours(layout).map(([a, b]) => `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`);
  return [...dots, ...lines].join('');
}

/**
 * Draws the base; its edge is `radius` from the holes.
 * @param {string} id
 * @param {number} radius
 * @param {string} colour
 * @param {Attributes} [attributes]
 */
export function placeBase(id, radius, colour, attributes = {}) {
  return tag('use', { href: `#${id}base`, stroke: colour, 'stroke-width': 2 * radius, ...attributes });
}

/**
 * Several bases on top of each other make a soft edge. A filter would be slow in an animation.
 * @param {string} id
 * @param {Theme} theme
 */
function baseShadow(id, theme) {
  return [6, 4, 2, 0, -2, -4]
    .map((wider) => placeBase(id, BASE_RADIUS + wider, theme.shadow, { y: 6, opacity: 0.16 }))
    .join('');
}

/**
 * @param {string} id
 * @param {Theme} theme
 */
function holeShade(id, theme) {
  const direction = { x1: 0, y1: 0, x2: 0.75, y2: 0.75 };
  return tag('linearGradient', { id: `${id}shade`, ...direction }, stop(0, theme.shadow), stop(1, theme.shadow, 0));
}

/**
 * @param {string} id
 * @param {Theme} theme
 */
function holeShapes(id, theme) {
  if (!theme.relief) return [tag('circle', { r: HOLE_RADIUS, fill: 'none', stroke: theme.hole, 'stroke-width': 4 })];
  return [
    tag('circle', { r: HOLE_RADIUS, fill: theme.hole }),
    tag('circle', { r: HOLE_RADIUS, fill: `url(#${id}shade)`, stroke: theme.edge, 'stroke-width': 2.5 }),
  ];
}

/**
 * The lines of a board and its coordinates.
 * @param {Layout} layout
 * @param {Pick<Problem, 'board' | 'holes'>} problem
 * @param {Theme} theme
 * @param {Coordinates} coordinates
 */
export function engravingPart(layout, { board, holes }, theme, coordinates) {
  const lines = boardLines(holes, board.directions).map(([a, b]) => linePart(toPixels(layout, a), toPixels(layout, b)));
  const look = { stroke: theme.edge, 'stroke-opacity': 0.6, 'stroke-width': UNIT * proportions.LINE_WIDTH };
  const isEngraved = coordinates === 'holes' && theme.relief;
  return (
    (lines.length > 0 ? tag('path', { d: lines.join(''), fill: 'none', ...look }) : '') +
    labelsPart(layout, labelsOf(holes, coordinates), coordinates, isEngraved ? engraved(theme) : { fill: theme.label })
  );
}

/** A line from hole to hole, which ends before both. @param {Point} a @param {Point} b */
function linePart(a, b) {
  const part = (UNIT * proportions.LINE_GAP) / Math.hypot(b.x - a.x, b.y - a.y);
  const at = (/** @type {number} */ way) => `${short(a.x + (b.x - a.x) * way)} ${short(a.y + (b.y - a.y) * way)}`;
  return `M${at(part)}L${at(1 - part)}`;
}

/**
 * The names of the holes on resting pegs.
 * @param {Layout} layout
 * @param {Label[]} labels
 * @param {Theme} theme
 */
export function pegLabels(layout, labels, theme) {
  return labelsPart(layout, labels, 'holes', theme.relief ? engraved(theme) : { fill: theme.board });
}

/** Light letters with a dark edge. @param {Theme} theme @returns {Attributes} */
function engraved({ pegLight, pegDark }) {
  return { fill: pegLight, stroke: pegDark, 'stroke-width': 7, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
}

/**
 * @param {Layout} layout
 * @param {Label[]} labels
 * @param {Coordinates} coordinates
 * @param {Attributes} look
 */
export function labelsPart(layout, labels, coordinates, look) {
  if (labels.length === 0) return '';
  const size = UNIT * (coordinates === 'edge' ? EDGE_SIZE : HOLE_SIZE);
  const font = {
    'font-family': 'system-ui, sans-serif',
    'font-weight': 600,
    'font-size': size,
    'text-anchor': 'middle',
  };
  const texts = labels.map(({ text, ...place }) => {
    const { x, y } = toPixels(layout, place);
    return tag('text', { x: short(x), y: short(y + 0.36 * size) }, escapeText(text));
  });
  return tag('g', { ...font, ...look }, ...texts);
}

/**
 * Draws a ring around each hole of the goal.
 * @param {Layout} layout
 * @param {number[]} holes
 * @param {Theme} theme
 */
export function goalPart({ holes: places }, holes, theme) {
  const { GOAL_RADIUS, GOAL_WIDTH } = proportions;
  const look = { r: UNIT * GOAL_RADIUS, fill: 'none', stroke: theme.mark, 'stroke-width': UNIT * GOAL_WIDTH };
  return holes.map((hole) => tag('circle', { cx: short(places[hole].x), cy: short(places[hole].y), ...look })).join('');
}

/**
 * @param {string} id of the shape
 * @param {Point} place
 */
export function use(id, { x, y }) {
  return tag('use', { href: `#${id}`, x: short(x), y: short(y) });
}

/**
 * Draws a peg at rest.
 * @param {string} id
 * @param {Point} place
 * @param {Theme} theme
 */
export function pegPart(id, place, theme) {
  const shadow = theme.relief ? use(`${id}shadow`, { x: 0, y: 0 }) : '';
  return tag(
    'g',
    { class: `${id}p`, transform: `translate(${short(place.x)} ${short(place.y)})` },
    shadow,
    tag('use', { href: `#${id}peg` }),
  );
}
