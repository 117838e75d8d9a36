// A board of wood with marbles: base, bevel, holes and groove, painted once.

import { neighbours } from '../../board/layout.js';
import { paint as paintShapes, prepare } from '../../board/paint.js';
import { BASE_RADIUS, PEG_RADIUS, SHADOW_SIZE } from '../../board/proportions.js';
import { pegShapes } from '../../board/shapes.js';
import { grain } from './grain.js';

/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('../../board/shapes.js').Shape} Shape */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('./groove.js').GroovedLayout} Layout */

// In units, the distance between neighbouring holes.
const DISH_RADIUS = 0.265;
const RIM = 0.02;
/** The steps of the bevel, which make its edge soft. */
const BEVEL = [0.012, 0.026, 0.042];
/** The shadow on the table: the width of its soft edge, and its distance. */
const SHADOW = { blur: 0.15, below: 0.05 };

const LIGHT = 'rgb(255 240 214 / 0.24)';
const DARK = 'rgb(40 18 4 / 0.3)';
const CLEAR = 'rgb(0 0 0 / 0)';
const CLEAR_WHITE = 'rgb(255 255 255 / 0)';

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {number} ratio
 */
export function carve(context, layout, theme, ratio) {
  const { unit, groove } = layout;
  const wood = copyOf(layout, ratio, (onto) => outline(onto, layout, theme.board));
  wood.globalCompositeOperation = 'source-atop';
  wood.imageSmoothingQuality = 'high';
  wood.drawImage(grain(), 0, 0, layout.width, layout.height);
  for (const step of BEVEL) bevel(wood, layout, ratio, step * unit);
  context.save();
  // A shadow has pixels of the canvas.
  context.shadowColor = theme.shadow;
  context.shadowBlur = SHADOW.blur * unit * ratio;
  context.shadowOffsetY = SHADOW.below * unit * ratio;
  stamp(context, wood, ratio);
  context.restore();
  if (groove) channel(context, groove);
  paintShapes(
    context,
    layout.holes.flatMap((hole) => dish(hole, unit, theme)),
  );
}

/**
 * Lights the edges above left, and darkens those below right.
 * @param {CanvasRenderingContext2D} wood
 * @param {Layout} layout
 * @param {number} ratio
 * @param {number} width
 */
function bevel(wood, layout, ratio, width) {
  for (const [by, colour] of /** @type {const} */ ([
    [width, LIGHT],
    [-width, DARK],
  ])) {
    const edge = copyOf(layout, ratio, (onto) => outline(onto, layout, colour));
    edge.globalCompositeOperation = 'destination-out';
    edge.translate(0.7 * by, by);
    outline(edge, layout, '#000');
    stamp(wood, edge, ratio);
  }
}

/**
 * The base of the board, and the plank of the groove.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {string} colour
 */
function outline(context, { holes, unit, groove }, colour) {
  context.strokeStyle = colour;
  context.lineWidth = 2 * BASE_RADIUS * unit;
  context.beginPath();
  for (const [from, to] of [...holes.map((hole) => [hole, hole]), ...neighbours(holes, 1.1 * unit)])
    line(context, from, to);
  context.stroke();
  if (!groove) return;
  context.lineWidth = 2 * groove.plank;
  context.beginPath();
  line(context, groove.from, groove.to);
  context.stroke();
}

/** @param {CanvasRenderingContext2D} context @param {Point} from @param {Point} to */
function line(context, from, to) {
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('./groove.js').Groove} groove
 */
function channel(context, { from, to, radius }) {
  const rim = Math.max(1, 0.055 * radius);
  const stroke = (
    /** @type {number} */ down,
    /** @type {number} */ half,
    /** @type {string | CanvasGradient} */ paint,
  ) => {
    context.lineWidth = 2 * half;
    context.strokeStyle = paint;
    context.beginPath();
    line(context, { x: from.x, y: from.y + down }, { x: to.x, y: to.y + down });
    context.stroke();
  };
  stroke(rim, radius + 0.4 * rim, LIGHT);
  stroke(-0.5 * rim, radius + 0.4 * rim, DARK);
  const shade = context.createLinearGradient(0, from.y - radius, 0, to.y + radius);
  shade.addColorStop(0, 'rgb(40 18 4 / 0.75)');
  shade.addColorStop(0.3, 'rgb(40 18 4 / 0.5)');
  shade.addColorStop(1, 'rgb(40 18 4 / 0.26)');
  stroke(0, radius, shade);
}

/**
 * A hollow: its near lip throws a shadow into it, its far side and its far lip are lit.
 * @param {Point} at
 * @param {number} unit
 * @param {Theme} theme
 * @returns {Shape[]}
 */
function dish(at, unit, { hole }) {
  const radius = DISH_RADIUS * unit;
  const rim = Math.max(0.75, RIM * unit);
  const ends = { from: moved(at, -0.75 * radius), to: moved(at, 0.75 * radius) };
  return [
    { at: moved(at, rim), radius: radius + 0.2 * rim, fill: LIGHT },
    { at: moved(at, -0.6 * rim), radius: radius + 0.2 * rim, fill: DARK },
    { at, radius, fill: hole },
    {
      at,
      radius,
      fill: {
        ...ends,
        stops: [
          [0, 'rgb(18 7 0 / 0.6)'],
          [0.65, 'rgb(18 7 0 / 0)'],
        ],
      },
    },
    {
      at,
      radius,
      fill: {
        ...ends,
        stops: [
          [0.35, 'rgb(255 214 160 / 0)'],
          [1, 'rgb(255 214 160 / 0.42)'],
        ],
      },
    },
    {
      at,
      radius,
      fill: { from: moved(at, 0.3 * radius), to: at, radius, stops: [[0.55, CLEAR], [1, 'rgb(18 7 0 / 0.4)']] }, // biome-ignore format: one colour after the other
    },
  ];
}

/** The tints of the marbles: no two of wood or glass are quite alike. */
const TINTS = [
  'rgb(0 0 0 / 0)',
  'rgb(255 255 255 / 0.035)',
  'rgb(0 0 60 / 0.055)',
  'rgb(90 140 0 / 0.04)',
  'rgb(160 60 40 / 0.035)',
];

export const MARBLES = TINTS.map(
  (tint) => (/** @type {Point} */ at, /** @type {number} */ unit, /** @type {Theme} */ theme) =>
    marble(at, unit, theme, tint),
);

/**
 * @param {Point} at
 * @param {number} unit
 * @param {Theme} theme
 * @param {string} tint
 * @returns {Shape[]}
 */
function marble(at, unit, theme, tint) {
  const radius = PEG_RADIUS * unit;
  const glow = moved(at, 0.42 * radius);
  const shine = moved(at, -0.4 * radius);
  return [
    ...pegShapes(at, unit, theme),
    { at, radius, fill: tint },
    {
      at,
      radius,
      fill: {
        from: at,
        to: at,
        radius,
        stops: [
          [0.78, CLEAR],
          [1, 'rgb(0 0 0 / 0.3)'],
        ],
      },
    },
    {
      at: glow,
      radius: 0.42 * radius,
      fill: {
        from: glow,
        to: glow,
        radius: 0.42 * radius,
        stops: [
          [0, 'rgb(255 255 255 / 0.16)'],
          [1, CLEAR_WHITE],
        ],
      },
    },
    {
      at: shine,
      radius: 0.3 * radius,
      fill: {
        from: shine,
        to: shine,
        radius: 0.3 * radius,
        stops: [
          [0, 'rgb(255 255 255 / 0.75)'],
          [0.35, 'rgb(255 255 255 / 0.45)'],
          [1, CLEAR_WHITE],
        ],
      },
    },
  ]; //
}

/**
 * The shadow of a marble, darkest where it touches the wood.
 * @param {Point} at
 * @param {number} unit
 * @param {Theme} theme
 * @returns {Shape[]}
 */
export function contactShadow(at, unit, { shadow }) {
  const radius = PEG_RADIUS * SHADOW_SIZE * unit;
  return [
    {
      at,
      radius,
      fill: {
        from: at,
        to: at,
        radius,
        stops: [
          [0.5, shadow],
          [1, CLEAR],
        ],
      },
    },
    {
      at,
      radius: 0.96 * radius,
      fill: {
        from: at,
        to: at,
        radius: 0.96 * radius,
        stops: [
          [0.72, 'rgb(20 8 0 / 0.5)'],
          [1, 'rgb(20 8 0 / 0)'],
        ],
      },
    },
  ]; //
}

/**
 * A canvas like that of the layout, with something on it.
 * @param {Layout} layout
 * @param {number} ratio
 * @param {(context: CanvasRenderingContext2D) => void} draw
 */
function copyOf({ width, height }, ratio, draw) {
  const context = prepare(document.createElement('canvas'), width, height, ratio);
  draw(context);
  return context;
}

/** @param {CanvasRenderingContext2D} onto @param {CanvasRenderingContext2D} from @param {number} ratio */
function stamp(onto, { canvas }, ratio) {
  onto.drawImage(canvas, 0, 0, canvas.width / ratio, canvas.height / ratio);
}

/** A point further down and to the right. @param {Point} point @param {number} by */
function moved({ x, y }, by) {
  return { x: x + by, y: y + by };
}
