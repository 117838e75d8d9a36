// A board, its pegs and its marks as shapes, which are the same for canvas and SVG. Shapes are in pixels of the layout.
// Constants are in units (the distance between neighbouring holes), and times are fractions of a jump. Pure.

import { outlinesOf } from './outline.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./theme.js').Theme} Theme */

/**
 * A colour gradient along a line or, if a radius is given, from one point to a circle around another point. The last
 * colour may be `transparent`.
 * @typedef {[offset: number, colour: string][]} Stops
 * @typedef {{ from: Point, to: Point, radius?: number, stops: Stops }} Gradient
 */

/**
 * The position of a shape and its paint. The outline is below the fill, and has round ends and corners. `dash` is the
 * length of a dash (0 for a dot), followed by the length of the gap if that differs.
 * @typedef {{
 *   at: Point, fill?: string | Gradient, stroke?: string, width?: number, dash?: number[], opacity?: number,
 * }} Look
 */

/** @typedef {Look & { radius: number }} Circle */
/**
 * Lines from point to point, relative to the position of the shape.
 * @typedef {Look & { lines: Point[][], isClosed?: boolean }} Path
 */
/**
 * Text centred at its position, squeezed if it is too wide.
 * @typedef {Look & { text: string, size: number, widest?: number }} Text
 */
/** @typedef {Circle | Path | Text} Shape */

/**
 * A mark on a hole. The kinds mean, in this order: the finish has a peg there, the last jump went from there to another
 * hole, the selected peg can land there, the dragged peg would land there now, the hole has the keyboard focus, a proof
 * has a text there, or an analysis has a badge there.
 * @typedef {{ hole: number, kind: 'goal' | 'trace' | 'landing' | 'nearest' | 'focus' | 'proof' | 'badge', to?: number,
 * text?: string, verdict?: string, shapes?: (layout: Layout, theme: Theme) => Shape[], }} Mark `shapes` draws a mark
 * that only some elements have; `verdict` distinguishes badges
 */

/** The position of a shape whose points are already board positions. */
export const ORIGIN = { x: 0, y: 0 };

// All sizes are in units (the distance between neighbouring holes).
const LANDING_RADIUS = 0.15;
const NEAREST_RADIUS = 0.3;
const LANDING_EDGE = 0.045;
const TRACK_WIDTH = 0.11;
/** The offset of the base's shadow. */
const BASE_SHADOW = 0.06;
/**
 * Copies of the base that are larger by these widths, drawn on top of each other, give its shadow a soft edge. A blur
 * would be slow during playback.
 */
const SOFT_STEPS = [0.085, 0.06, 0.038, 0.018, 0, -0.02, -0.045];
const STEP_OPACITY = 0.13;

/** The minimum width of a visible ring, in pixels of the layout. */
const LEAST_RING = 1.5;
/** The number of dashes in the ring around a goal. */
const DASHES = 12;

/**
 * The base. All shapes of the base have the same outline, with strokes of different widths. A disc has a groove.
 * @param {Layout} layout
 * @param {Pick<Theme, 'edge' | 'board' | 'shadow' | 'relief'>} theme
 * @returns {Shape[]}
 */
export function baseShapes({ holes, unit, disc }, { edge, board, shadow, relief }) {
  const lines = disc ? [] : outlinesOf(holes, unit)(EDGE);
  const grown = (/** @type {number} */ by, /** @type {string} */ colour) => {
    const look = { fill: colour, ...(by > 0 && { stroke: colour, width: 2 * by * unit }) };
    if (disc) return { at: disc.centre, radius: disc.radius - EDGE * unit, ...look };
    return { at: ORIGIN, lines, isClosed: true, ...look };
  };
  const soft = (/** @type {number} */ wider) => {
    const shape = grown(EDGE + wider, shadow);
    return { ...shape, at: { x: shape.at.x, y: shape.at.y + BASE_SHADOW * unit }, opacity: STEP_OPACITY };
  };
  const shadows = relief ? SOFT_STEPS.map(soft) : [];
  return [...shadows, grown(EDGE, edge), grown(0, board), ...(disc ? grooveShapes(disc, edge, relief) : [])];
}

/**
 * The groove of a disc; without shading, its two edges.
 * @param {import('./layout.js').Disc} disc
 * @param {string} stroke
 * @param {boolean} relief
 * @returns {Shape[]}
 */
function grooveShapes({ centre: at, groove, half }, stroke, relief) {
  if (relief) return [{ at, radius: groove, stroke, width: 2 * half }];
  return [-half, half].map((away) => ({ at, radius: groove + away, stroke, width: 0.08 * half }));
}

/**
 * A hole. Light comes from the upper left: the near lip casts a shadow into the hole, and the far one is lit.
 * @param {Point} at
 * @param {number} unit
 * @param {Theme} theme
 * @returns {Shape[]}
 */
export function holeShapes(at, unit, { relief, hole, shadow, edge }) {
  const radius = HOLE_RADIUS * unit;
  if (!relief) return [{ at, radius, stroke: hole, width: 0.04 * unit }];
  /** @type {Stops} */
  const stops = [[0, shadow], [1, 'transparent']]; // biome-ignore format: one colour after the other
  const shade = { from: moved(at, -radius), to: moved(at, 0.5 * radius), stops };
  return [
    { at, radius, fill: hole },
    { at, radius, fill: shade },
    { at, radius, stroke: edge, width: 0.025 * unit },
  ];
}

/**
 * A round peg in soft light from the upper left.
 * @param {Point} at
 * @param {number} unit
 * @param {Theme} theme
 * @returns {Shape[]}
 */
export function pegShapes(at, unit, { relief, peg, pegLight, pegDark }) {
  const radius = PEG_RADIUS * unit;
  if (!relief) return [{ at, radius, fill: peg }];
  /** @type {Stops} */
  const stops = [[0, pegLight], [0.45, peg], [1, pegDark]]; // biome-ignore format: one colour after the other
  return [{ at, radius, fill: { from: moved(at, -0.36 * radius), to: at, radius, stops } }];
}

/**
 * The shadow of a peg, if the theme has shading.
 * @param {Point} at
 * @param {number} unit
 * @param {Theme} theme
 * @returns {Shape[]}
 */
export function shadowShapes(at, unit, { relief, shadow }) {
  const radius = PEG_RADIUS * SHADOW_SIZE * unit;
  /** @type {Stops} */
  const stops = [[0.49, shadow], [1, 'transparent']]; // biome-ignore format: one colour after the other
  return relief ? [{ at, radius, fill: { from: at, to: at, radius, stops } }] : [];
}

/**
 * The ring on a selected peg.
 * @param {Point} at
 * @param {number} unit
 * @param {Theme} theme
 * @returns {Shape}
 */
export const chosenShape = (at, unit, { board }) => ({ at, radius: 0.27 * unit, stroke: board, width: 0.06 * unit });

/**
 * A mark. The kinds of marks differ by shape, for colour-blind users and forced colours.
 * @param {Mark} mark
 * @param {Layout} layout
 * @param {Theme} theme
 * @returns {Shape[]}
 */
export function markShapes({ hole, kind, to = hole, text = '' }, { unit, holes }, theme) {
  const at = holes[hole];
  const { mark, trace } = theme;
  if (kind === 'trace') return [{ at: ORIGIN, lines: [[at, holes[to]]], stroke: trace, width: TRACK_WIDTH * unit }];
  if (kind === 'goal') {
    const radius = GOAL_RADIUS * unit;
    const dash = (Math.PI * radius) / DASHES;
    return [{ at, radius, stroke: mark, width: Math.max(GOAL_WIDTH * unit, LEAST_RING), dash: [dash] }];
  }
  if (kind === 'focus') return [square(at, 0.48 * unit, { stroke: theme.focus, width: 0.055 * unit })];
  if (kind === 'proof')
    return [
      { at, radius: 0.27 * unit, fill: theme.proof },
      { at, text, size: 0.34 * unit, widest: 0.46 * unit, fill: theme.board },
    ];
  // An edge in the colour of the board separates the dot from its dark hole.
  const radius = (kind === 'nearest' ? NEAREST_RADIUS : LANDING_RADIUS) * unit;
  return [{ at, radius, fill: mark, stroke: theme.board, width: 2 * LANDING_EDGE * unit }];
}

/** @param {Point} at @param {number} half the length of a side @param {Omit<Look, 'at'>} look @returns {Path} */
export function square(at, half, look) {
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]]; // biome-ignore format: one corner after the other
  return { at, lines: [corners.map(([x, y]) => ({ x: x * half, y: y * half }))], isClosed: true, ...look };
}

/** A point further down and to the right. @param {Point} point @param {number} by */
export const moved = ({ x, y }, by) => ({ x: x + by, y: y + by });

/** The width of the base's edge, which has a different colour. */
export const EDGE = 0.05;
export const HOLE_RADIUS = 0.21;
export const PEG_RADIUS = 0.37;
/** The shadow of a resting peg is larger than the peg by this factor, and offset by this much down and to the right. */
export const SHADOW_SIZE = 1.12;
export const SHADOW_OFFSET = 0.06;
/** The ring around a goal is larger than a peg, so that it remains visible when there is a peg in the hole. */
const GOAL_RADIUS = 0.44;
const GOAL_WIDTH = 0.045;

/** The lines of a board stop short of the holes, also of the larger ones in wood, and have round ends. */
export const LINE_GAP = 0.31;
export const LINE_WIDTH = 0.05;

/** The amount by which a peg has grown in the middle of its jump. */
export const GROWTH = 0.16;
/** The time at which the peg that is jumped over starts to vanish, and how long it takes to vanish. */
export const SINKS_AT = 0.45;
export const SINKING = 0.5;
/** How much that peg shrinks. */
export const SHRINKING = 0.35;

/**
 * The progress of a jump, from 0 to 1. Progress is eased at the beginning and end of a move, whose jumps follow each
 * other without a stop.
 * @param {number} part of the time of the jump, from 0 to 1
 * @param {boolean} isFirst of its move
 * @param {boolean} isLast of its move
 */
export function eased(part, isFirst, isLast) {
  if (isFirst && isLast) return part * part * (3 - 2 * part);
  if (isFirst) return part * part * (2 - part);
  if (isLast) return 1 - (1 - part) * (1 - part) * (1 + part);
  return part;
}
