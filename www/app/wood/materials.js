// Additional woods and pegs, loaded when one is chosen.

import { moved, PEG_RADIUS } from '../../board/shapes.js';
import { usualTheme } from '../../board/theme.js';
import { carve } from './carving.js';
import { EDGE, lightAt, MARBLES, SPOT, TURNS } from './marbles.js';

/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('../../board/renderer.js').Material} Material */
/** @typedef {import('../../board/shapes.js').Shape} Shape */
/** @typedef {import('../../board/shapes.js').Stops} Stops */

const [LIGHT, DARK] = [usualTheme(2), usualTheme(3)];
/** The same colour in light and dark mode. @param {string} colour @returns {[string, string]} */
const twice = (colour) => [colour, colour];

/**
 * The colours of each wood by token, for light and dark mode. Slate is dark in light mode, too, so its marks have the
 * colours of dark mode.
 * @type {Record<string, Record<string, [light: string, dark: string]>>}
 */
const COLOURS = {
  oak: {
    board: ['#c8945a', '#7a5330'],
    'board-edge': ['#94653a', '#3d2815'],
    hole: ['#693f1c', '#2a190c'],
    label: ['#4d2f12', '#ecd3b0'],
  },
  slate: {
    board: ['#5a6268', '#3b4248'],
    'board-edge': ['#33393e', '#1d2226'],
    hole: ['#23282c', '#14181b'],
    peg: twice(DARK.peg),
    'peg-light': twice(DARK.pegLight),
    'peg-dark': twice(DARK.pegDark),
    mark: twice(DARK.mark),
    focus: twice(DARK.focus),
    proof: twice(DARK.proof),
    trace: ['rgba(255, 240, 214, 0.34)', 'rgba(255, 240, 214, 0.3)'],
    label: ['#e3e8ec', '#d5dce1'],
    keep: ['#8fe6aa', '#7fdc9c'],
    lose: ['#ffb0a5', '#ff9c8f'],
  },
};

/** The colours in a sample, and their tokens. @type {['board' | 'peg' | 'pegLight' | 'pegDark', token: string][]} */
const SAMPLED = [['board', 'board'], ['peg', 'peg'], ['pegLight', 'peg-light'], ['pegDark', 'peg-dark']]; // biome-ignore format: one colour after the other

/** Clay balls lit from the upper left: the highlight, the colour and the shade of each. */
const CLAY = [
  ['#d68a66', '#b9623f', '#743319'],
  ['#c97a52', '#a9552f', '#682d13'],
  ['#dd9a70', '#c4734a', '#7d3f21'],
  ['#bd7054', '#9c4f35', '#5f2a18'],
  ['#d2906f', '#b56a4b', '#723b24'],
];
/** Walnut on a light board, boxwood on a dark one. */
const WALNUT = [
  ['#9a6a45', '#663c20', '#331a09'],
  ['#936340', '#5f371c', '#2e1707'],
  ['#a3724c', '#6f4426', '#391e0c'],
];
const BOXWOOD = [
  ['#f7e3b4', '#d9b878', '#8a6430'],
  ['#f2dba8', '#d0ad6b', '#82602c'],
  ['#fbe9c0', '#e1c287', '#936c37'],
];
/** The sum of red, green and blue above which a board is light. */
const BRIGHT = 420;
const GLASS = ['#f6fcfa', '#a9c9c4', '#3d5c5a'];
const VANES = [
  ['#1d5fb4', '#f2f4ef'],
  ['#b92d25', '#f1c33c'],
  ['#2c8a4b', '#f2f4ef'],
  ['#c97f10', '#8c2f1b'],
  ['#6d3a97', '#5cb7c9'],
];
/** The reflections in polished steel: the window, the room and, around its edge, the table. @type {Stops} */
const MIRROR = [[0, '#ffffff'], [0.22, '#dbe1e6'], [0.55, '#8d97a0'], [0.8, '#3a424a'], [0.9, '#59636c'], [1, '#aeb8c0']]; // biome-ignore format: one colour after the other

/**
 * For each kind of peg, a function for each tint that returns the peg's shapes.
 * @type {Record<string, Material['pegs']>}
 */
const PEGS = {
  clay: CLAY.map((colours) => (at, unit) => [ball(at, PEG_RADIUS * unit, colours)]),
  wooden: MARBLES.map((_, tint) => (at, unit, { board }) => {
    const sum = (board.match(/\d+/g) ?? []).slice(0, 3).reduce((all, part) => all + Number(part), 0);
    return turned(at, PEG_RADIUS * unit, (sum > BRIGHT ? WALNUT : BOXWOOD)[tint % WALNUT.length]);
  }),
  eye: Array.from({ length: TURNS }, (_, turn) =>
    VANES.map(
      (colours, tint) => (/** @type {Point} */ at, /** @type {number} */ unit) =>
        catsEye(at, PEG_RADIUS * unit, colours, tint, turn / TURNS),
    ),
  ).flat(),
  steel: [(at, unit) => steel(at, PEG_RADIUS * unit)],
};

/** A style sheet with the colours of the chosen wood, to be adopted by each root with a board. */
export const woodSheet = new CSSStyleSheet();

/**
 * @param {Material} usual
 * @param {string} wood
 * @param {string} pegs
 * @returns {Material}
 */
export function materialOf(usual, wood, pegs) {
  const tokens = Object.entries(COLOURS[wood] ?? {}).map(([name, both]) => `--ps-${name}:light-dark(${both});`);
  woodSheet.replaceSync(
    `@media (forced-colors:none) and (not (prefers-contrast:more)){
      peg-solitaire:not([look="flat"],[look="contrast"]){${tokens.join('')}}}`,
  );
  const isStone = wood === 'slate';
  return {
    ...usual,
    paint: isStone ? (context, layout, theme) => carve(context, layout, theme, true, true) : usual.paint,
    pegs: PEGS[pegs] ?? usual.pegs,
  };
}

/**
 * A sample of a material for a list: a peg on its wood.
 * @param {string} wood
 * @param {string} pegs
 * @param {import('../../board/theme.js').Theme} theme
 * @param {(colours: [light: string, dark: string]) => string} resolve
 * @param {number} size in pixels
 * @returns {Shape[]}
 */
export function sampleOf(wood, pegs, theme, resolve, size) {
  const own = SAMPLED.map(([name, token]) => [name, resolve(COLOURS[wood]?.[token] ?? [LIGHT[name], DARK[name]])]);
  const colours = { ...theme, ...Object.fromEntries(own) };
  const at = { x: size / 2, y: size / 2 };
  const shapes = (PEGS[pegs] ?? MARBLES)[0];
  return [{ at, radius: size / 2, fill: colours.board }, ...shapes(at, size, colours)];
}

/** @param {Point} at @param {number} radius @param {string[]} colours @returns {Shape} */
function ball(at, radius, [light, own, shade]) {
  const stops = /** @type {Stops} */ ([[0, light], [0.5, own], [1, shade]]); // biome-ignore format: one colour after the other
  return { at, radius, fill: { from: moved(at, -0.36 * radius), to: at, radius, stops } };
}

/**
 * A turned wooden peg from above: a rounded top with growth rings.
 * @param {Point} at
 * @param {number} radius
 * @param {string[]} colours
 * @returns {Shape[]}
 */
function turned(at, radius, colours) {
  const heart = moved(at, -0.08 * radius);
  const rings = [0.16, 0.3, 0.43, 0.56, 0.68];
  return [
    ball(at, radius, colours),
    ...rings.map((part) => ({
      at: heart,
      radius: part * radius,
      stroke: colours[2],
      width: 0.035 * radius,
      opacity: 0.3,
    })),
    { at, radius: 0.8 * radius, stroke: colours[0], width: 0.05 * radius, opacity: 0.5 },
    lightAt(at, radius, EDGE),
  ];
}

/**
 * Clear glass around two vanes, which seem narrower as the marble turns about their long axis; the highlight stays put.
 * @param {Point} at
 * @param {number} radius
 * @param {string[]} colours
 * @param {number} tint
 * @param {number} turn in half turns
 * @returns {Shape[]}
 */
function catsEye(at, radius, [outer, inner], tint, turn) {
  const angle = 0.5 + 1.26 * tint;
  const width = Math.cos(Math.PI * turn);
  return [
    ball(at, radius, GLASS),
    vane(at, radius, angle, 0.3 * width, outer),
    vane(at, radius, angle + 0.16, 0.13 * width, inner),
    lightAt(at, radius, EDGE),
    lightAt(moved(at, -0.42 * radius), 0.28 * radius, SPOT),
  ];
}

/**
 * A twisted vane of coloured glass, seen from the side.
 * @param {Point} at
 * @param {number} radius
 * @param {number} angle
 * @param {number} width
 * @param {string} fill
 * @returns {Shape}
 */
function vane(at, radius, angle, width, fill) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const side = (/** @type {1 | -1} */ sign) =>
    Array.from({ length: 13 }, (_, index) => {
      const along = (sign * (index - 6)) / 6;
      const aside = 0.22 * Math.sin(Math.PI * along) + sign * width * (1 - along * along);
      const [x, y] = [0.78 * along * radius, aside * radius];
      return { x: x * cos - y * sin, y: x * sin + y * cos };
    });
  return { at, lines: [[...side(1), ...side(-1)]], isClosed: true, fill };
}

/** @param {Point} at @param {number} radius @returns {Shape[]} */
function steel(at, radius) {
  return [
    { at, radius, fill: { from: moved(at, -0.34 * radius), to: at, radius, stops: MIRROR } },
    lightAt(moved(at, -0.4 * radius), 0.26 * radius, SPOT),
  ];
}
