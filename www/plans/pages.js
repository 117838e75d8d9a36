// A plan on paper: the pages that it needs at actual size, with lines to glue along, and a ruler for checking the
// printer's scale.

import { escapeText, picture, tag } from '../common/markup.js';
import { circlePart, exact, linePart, millimetreSvg, planPart, textPart } from './svg-plan.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('../board/layout.js').Point} Point */
/** @typedef {import('../common/markup.js').Paper} Paper */
/**
 * The text on each page: the page number and the number of pages, and a sentence below the ruler.
 * @typedef {{
 *   language: string, direction: string, page: (page: number, pages: number) => string, ruler: string,
 * }} Words
 */

/** Paper sizes, in millimetres. */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] };
/** The length of the ruler, and the distance between its ticks. */
export const RULERS = { mm: { length: 100, part: 10 }, in: { length: 101.6, part: 12.7 } };

/** No printer needs wider margins. */
const MARGIN = 12;
/** The space for the ruler, below the plan. */
const FOOT = 14;
/** The width of the strip that a page shares with the next one. */
const OVERLAP = 10;
const SMALL = 3;
/** The width of printed lines. */
const LINE = 0.3;
const CROSS = 2.5;

/**
 * The pages for a plan, portrait or landscape, whichever needs fewer.
 * @param {Pick<Plan, 'width' | 'height' | 'holes'>} plan
 * @param {number[]} paper
 */
export function pagesFor(plan, [short, long]) {
  const upright = tiled(plan, short, long);
  const across = tiled(plan, long, short);
  return across.tiles.length < upright.tiles.length ? across : upright;
}

/** @param {Pick<Plan, 'width' | 'height' | 'holes'>} plan @param {number} width @param {number} height of the paper */
function tiled(plan, width, height) {
  const area = { width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
  const [across, down] = [plan.holes.map(({ x }) => x), plan.holes.map(({ y }) => y)];
  const columns = startsOf(plan.width, area.width, across);
  const rows = startsOf(plan.height, area.height, down);
  const tiles = rows.flatMap((y) => columns.map((x) => ({ x, y })));
  return { width, height, area, columns, rows, tiles };
}

/**
 * The offsets along a length at which pages start, chosen so that the lines to glue along are as far as possible from
 * the centres of holes.
 * @param {number} length
 * @param {number} area
 * @param {number[]} middles centres of the holes along the length
 */
function startsOf(length, area, middles) {
  const step = area - OVERLAP;
  const count = Math.max(1, Math.ceil((length - OVERLAP) / step));
  const free = count * step + OVERLAP - length;
  const startsAt = (/** @type {number} */ shift) => Array.from({ length: count }, (_, index) => index * step - shift);
  const clear = (/** @type {number[]} */ starts) =>
    Math.min(...seamsOf(starts).flatMap((seam) => middles.map((middle) => Math.abs(seam - middle))));
  const middle = startsAt(free / 2);
  const others = Array.from({ length: Math.floor(free) + 1 }, (_, shift) => startsAt(shift));
  return others.reduce((best, starts) => (clear(starts) > clear(best) ? starts : best), middle);
}

/** The middle of each overlap. @param {number[]} starts */
const seamsOf = (starts) => starts.slice(1).map((start) => start + OVERLAP / 2);

/**
 * The pages as a document to print.
 * @param {Plan} plan
 * @param {string} content the drawing, in millimetres of the plan
 * @param {{ paper: keyof typeof PAPERS, unit: keyof typeof RULERS, title: string, words: Words }} options
 * @returns {Paper}
 */
export function pagesOf(plan, content, { paper, unit, title, words }) {
  const pages = pagesFor(plan, PAPERS[paper]);
  const { width, height, area, tiles } = pages;
  const drawing = content + seams(pages, plan);
  const body = tiles.map(({ x, y }, index) => {
    const name = `${title} · ${words.page(index + 1, tiles.length)}`;
    const place = { x: MARGIN, y: MARGIN, width: exact(area.width), height: exact(area.height) };
    const view = { viewBox: [x, y, area.width, area.height].map(exact).join(' ') };
    const foot = footPart(name, RULERS[unit], words.ruler, height - MARGIN - FOOT / 2);
    return picture(millimetreSvg(width, height, name, LINE, tag('svg', { ...place, ...view }, drawing), foot), name);
  });
  const { language, direction } = words;
  return { language, direction, title, style: styleOf(width, height), body };
}

/** @param {number} width @param {number} height */
function styleOf(width, height) {
  return `@page { size: ${width}mm ${height}mm; margin: 0; }
body { margin: 0; background: #fff; }
img { display: block; width: ${width}mm; height: ${height}mm; break-inside: avoid; }
img + img { break-before: page; }
@media screen { img + img { border-top: 1px dashed #888; } }
`;
}

/** The lines to glue along. @param {ReturnType<typeof tiled>} pages @param {Plan} plan */
function seams({ columns, rows }, plan) {
  const far = 2 * Math.max(plan.width, plan.height);
  const lines = [
    ...seamsOf(columns).map((x) => linePart({ x, y: -far }, { x, y: far })),
    ...seamsOf(rows).map((y) => linePart({ x: -far, y }, { x: far, y })),
  ];
  return lines.length > 0 ? tag('g', { stroke: '#888', 'stroke-width': 0.2, 'stroke-dasharray': '2 2' }, ...lines) : '';
}

/**
 * The ruler, and the text next to it.
 * @param {string} name
 * @param {typeof RULERS['mm']} ruler
 * @param {string} sentence
 * @param {number} y
 */
function footPart(name, { length, part }, sentence, y) {
  const ticks = Array.from({ length: Math.round(length / part) + 1 }, (_, index) => MARGIN + index * part);
  const base = linePart({ x: MARGIN, y }, { x: MARGIN + length, y });
  const lines = ticks.map((x) => linePart({ x, y: y - 1.5 }, { x, y }));
  const line = (/** @type {string} */ text, /** @type {number} */ y) =>
    tag('text', { x: MARGIN, y: exact(y) }, escapeText(text));
  const look = { 'text-anchor': 'start', fill: '#000', 'font-size': SMALL };
  return (
    tag('g', { id: 'ruler', stroke: '#000', 'stroke-width': 0.25 }, base, ...lines) +
    tag('g', look, line(name, y - 3), line(sentence, y + 4.5))
  );
}

/** A drilling template: the plan with a cross for the drill and a name in each hole. @param {Plan} plan */
export function drillingPart(plan) {
  const crosses = plan.holes.flatMap(({ x, y }) => [
    linePart({ x: x - CROSS, y }, { x: x + CROSS, y }),
    linePart({ x, y: y - CROSS }, { x, y: y + CROSS }),
  ]);
  const size = Math.min(SMALL, plan.sizes.pitch / 5);
  const names = plan.holes.map(({ name, x, y }) =>
    textPart(name, { x: x + 0.7 * size, y: y - 0.9 * size }, 0.6 * size),
  );
  return planPart(plan) + tag('g', { id: 'drill', stroke: '#000', 'stroke-width': 0.15 }, ...crosses) + names.join('');
}

/**
 * The drawing of a board for coins: a grey disc for each coin of the start, and a ring around the holes of the goal.
 * @param {Plan} plan
 * @param {ArrayLike<number>} pegs 1 for each hole with a coin
 * @param {number[]} goals
 */
export function coinsPart(plan, pegs, goals) {
  const radius = plan.sizes.hole / 2;
  const discs = plan.holes.filter((_, hole) => pegs[hole] === 1).map((at) => circlePart(at, 0.8 * radius));
  const rings = goals.map((hole) => circlePart(plan.holes[hole], radius + 1));
  return (
    tag('g', { id: 'start', fill: '#ccc', stroke: 'none' }, ...discs) +
    planPart(plan, '#000') +
    tag('g', { id: 'goal', stroke: '#000', 'stroke-width': 0.5, 'stroke-dasharray': '2 1.5' }, ...rings)
  );
}
