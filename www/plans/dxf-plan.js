// A plan in DXF, in the form of AutoCAD R12, which every program for milling and cutting reads. Its y axis points up.

import { arcsOf } from './edges.js';
import { DOT } from './plan.js';
import { exact } from './svg-plan.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('./edges.js').Edge} Edge */
/** @typedef {import('../board/layout.js').Point} Point */
/** A code of a group, and its value. @typedef {[code: number, value: string | number]} Group */

/** The layers and their colours: red is cut, the others are not. */
const LAYERS = { EDGE: 1, HOLES: 1, GROOVE: 5, LINES: 7, LABELS: 7, BRAILLE: 3 };
/** The unit of the drawing is the millimetre. */
const MILLIMETRES = 4;

/** Writes the plan. @param {Plan} plan */
export function dxfPlan({ height, edge, banks, holes, lines, labels, dots, sizes }) {
  const up = (/** @type {Point} */ { x, y }) => ({ x, y: height - y });
  const entities = [
    ...edgeGroups('EDGE', edge, up),
    ...holes.flatMap((at) => circle('HOLES', up(at), sizes.hole / 2)),
    ...banks.flatMap((bank) => edgeGroups('GROOVE', bank, up)),
    ...lines.flatMap(([a, b]) => [...entity('LINE', 'LINES', up(a)), ...place(11, up(b))]),
    ...labels.flatMap(({ text, size, ...at }) => textGroups(text, up(at), size)),
    ...dots.flatMap((at) => circle('BRAILLE', up(at), DOT.diameter / 2)),
  ];
  const groups = [
    ...section('HEADER', [9, '$ACADVER'], [1, 'AC1009'], [9, '$INSUNITS'], [70, MILLIMETRES]),
    ...section('TABLES', ...layerTable()),
    ...section('ENTITIES', ...entities),
    /** @type {Group} */ ([0, 'EOF']),
  ];
  return groups
    .map(([code, value]) => `${code}\n${typeof value === 'number' && isLength(code) ? exact(value) : value}\n`)
    .join('');
}

/** Codes of coordinates, radii and heights. @param {number} code */
function isLength(code) {
  return code >= 10 && code < 60 && code !== 42;
}

/** @param {string} name @param {...Group} groups @returns {Group[]} */
function section(name, ...groups) {
  return [[0, 'SECTION'], [2, name], ...groups, [0, 'ENDSEC']];
}

/** @returns {Group[]} */
function layerTable() {
  const layers = Object.entries(LAYERS);
  const groups = layers.flatMap(([name, colour]) => layer(name, colour));
  return [[0, 'TABLE'], [2, 'LAYER'], [70, layers.length], ...groups, [0, 'ENDTAB']];
}

/** @param {string} name @param {number} colour @returns {Group[]} */
function layer(name, colour) {
  return [[0, 'LAYER'], [2, name], [70, 0], [62, colour], [6, 'CONTINUOUS']]; // biome-ignore format: one after the other
}

/** @param {string} kind @param {string} layer @param {Point} at @returns {Group[]} */
function entity(kind, layer, at) {
  return [[0, kind], [8, layer], ...place(10, at)];
}

/** The coordinates of a point. @param {number} code of the first @param {Point} point @returns {Group[]} */
function place(code, { x, y }) {
  return [[code, x], [code + 10, y], [code + 20, 0]]; // biome-ignore format: one coordinate after the other
}

/** @param {string} layer @param {Point} at @param {number} radius @returns {Group[]} */
function circle(layer, at, radius) {
  return [...entity('CIRCLE', layer, at), [40, radius]];
}

/** Writes a text around its middle. @param {string} text @param {Point} at @param {number} size @returns {Group[]} */
function textGroups(text, at, size) {
  return [...entity('TEXT', 'LABELS', at), [40, size], [1, text], [72, 1], ...place(11, at), [73, 2]];
}

/**
 * A line around the board. The bulge of an arc is the tangent of a quarter of its angle; it is negative to the right.
 * @param {string} layer
 * @param {Edge} edge
 * @param {(point: Point) => Point} up
 * @returns {Group[]}
 */
function edgeGroups(layer, edge, up) {
  const arcs = arcsOf(edge);
  if (!arcs) return circle(layer, up(edge.points[0]), edge.radius);
  const vertex = (/** @type {Point} */ at, /** @type {number} */ bulge) => [
    ...entity('VERTEX', layer, up(at)),
    /** @type {Group} */ ([42, bulge]),
  ];
  const vertices = arcs.flatMap(({ from, to, angle }) => [...vertex(from, -Math.tan(angle / 4)), ...vertex(to, 0)]);
  return [[0, 'POLYLINE'], [8, layer], [66, 1], [70, 1], ...vertices, [0, 'SEQEND'], [8, layer]];
}
