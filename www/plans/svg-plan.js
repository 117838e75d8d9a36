// A plan in SVG, to scale: for a laser cutter, a mill or a printer. Red lines are cut, black ones engraved.

import { escapeText, tag } from '../common/markup.js';
import { arcsOf } from './edges.js';
import { DOT } from './plan.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./edges.js').Edge} Edge */
/** @typedef {import('../board/layout.js').Point} Point */

/** The default width of lines, in millimetres. Laser cutters treat lines this thin as hairlines. */
const LINE = 0.1;
const CUT = '#f00';
const ENGRAVED = '#000';

/** Writes a length to a thousandth of a millimetre. @param {number} value */
export const exact = (value) => String(Math.round(value * 1000) / 1000);

/**
 * A document whose units are millimetres.
 * @param {number} width
 * @param {number} height
 * @param {string} title
 * @param {number} line the width of lines
 * @param {...string} content
 */
export function millimetreSvg(width, height, title, line, ...content) {
  const [wide, high] = [width, height].map(exact);
  const size = { width: `${wide}mm`, height: `${high}mm`, viewBox: `0 0 ${wide} ${high}` };
  const look = { fill: 'none', 'stroke-width': line, 'font-family': 'sans-serif', 'text-anchor': 'middle' };
  const named = title ? [tag('title', {}, escapeText(title))] : [];
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, ...named, tag('g', look, ...content));
}

/**
 * Writes the plan.
 * @param {Plan} plan
 * @param {string} title
 * @param {number} [line] the width of lines; hairlines cannot be seen in a preview
 */
export function svgPlan(plan, title, line = LINE) {
  return millimetreSvg(plan.width, plan.height, title, line, planPart(plan));
}

/**
 * The plan as a part of a document in millimetres.
 * @param {Plan} plan
 * @param {string} [cut] the colour of cut lines
 */
export function planPart({ edge, banks, holes, lines, labels, dots, sizes }, cut = CUT) {
  const circle = (/** @type {number} */ diameter) => (/** @type {Point} */ at) => circlePart(at, diameter / 2);
  return [
    layer('edge', cut, edgePart(edge)),
    layer('holes', cut, ...holes.map(circle(sizes.hole))),
    layer('groove', ENGRAVED, ...banks.map(edgePart)),
    layer('lines', ENGRAVED, ...lines.map(([a, b]) => linePart(a, b))),
    layer('labels', ENGRAVED, ...labels.map(({ text, size, ...at }) => textPart(text, at, size))),
    layer('braille', ENGRAVED, ...dots.map(circle(DOT.diameter))),
  ].join('');
}

/** @param {string} id @param {string} stroke @param {...string} content */
const layer = (id, stroke, ...content) => (content.length > 0 ? tag('g', { id, stroke }, ...content) : '');

/** @param {Point} at @param {number} radius */
export const circlePart = ({ x, y }, radius) => tag('circle', { cx: exact(x), cy: exact(y), r: exact(radius) });

/** @param {Point} a @param {Point} b */
export const linePart = (a, b) => tag('path', { d: `M${exact(a.x)} ${exact(a.y)}L${exact(b.x)} ${exact(b.y)}` });

/** Writes text centred at a point. @param {string} text @param {Point} at @param {number} size of capital letters */
export function textPart(text, { x, y }, size) {
  const place = { x: exact(x), y: exact(y + size / 2), 'font-size': exact(size / 0.72) };
  return tag('text', { ...place, fill: ENGRAVED, stroke: 'none' }, text);
}

/** @param {Edge} edge */
function edgePart(edge) {
  const arcs = arcsOf(edge);
  if (!arcs) return circlePart(edge.points[0], edge.radius);
  const radius = exact(edge.radius);
  const way = arcs.map(({ from, to }, index) => {
    const start = `${index === 0 ? 'M' : 'L'}${exact(from.x)} ${exact(from.y)}`;
    return `${start}A${radius} ${radius} 0 0 1 ${exact(to.x)} ${exact(to.y)}`;
  });
  return tag('path', { d: `${way.join('')}Z` });
}
