// Paints shapes on a canvas.

import { contextOf } from '../common/dom/dom.js';

/** @typedef {import('./shapes.js').Shape} Shape */

/** The font of all text on a board. */
export const FONT = 'system-ui, sans-serif';
export const WEIGHT = 600;
/**
 * The distance from the middle of letters and digits (without descenders) down to the baseline, as a fraction of the
 * font size.
 */
export const BASELINE = 0.36;

/**
 * Sets the size of a canvas in pixels, and the settings that all shapes share. One unit of the canvas context is one
 * pixel of the layout.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 * @param {number} ratio of canvas pixels to pixels of the layout
 */
export function prepare(canvas, width, height, ratio) {
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  const context = contextOf(canvas);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.lineCap = context.lineJoin = 'round';
  context.textAlign = 'center';
  return context;
}

/** @param {CanvasRenderingContext2D} context set up by `prepare` @param {Shape[]} shapes */
export function paint(context, shapes) {
  for (const shape of shapes) paintOne(context, shape);
}

/** @param {CanvasRenderingContext2D} context @param {Shape} shape */
function paintOne(context, shape) {
  const { stroke, fill, width = 0, dash = [], opacity = 1 } = shape;
  const draw = pathOf(context, shape);
  context.globalAlpha = opacity;
  if (stroke) {
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.setLineDash(dash);
    draw('stroke');
  }
  if (fill) {
    context.fillStyle = typeof fill === 'string' ? fill : gradient(context, fill);
    draw('fill');
  }
  context.globalAlpha = 1;
}

/**
 * Builds the path of a shape, or sets the font for its text.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape} shape
 * @returns {(how: 'stroke' | 'fill') => void}
 */
function pathOf(context, shape) {
  const { x, y } = shape.at;
  if ('text' in shape) {
    const { text, size, widest } = shape;
    context.font = `${WEIGHT} ${size}px ${FONT}`;
    return (how) => context[`${how}Text`](text, x, y + BASELINE * size, widest);
  }
  context.beginPath();
  if ('radius' in shape) context.arc(x, y, shape.radius, 0, 2 * Math.PI);
  else
    for (const [first, ...rest] of shape.lines) {
      context.moveTo(x + first.x, y + first.y);
      for (const point of rest) context.lineTo(x + point.x, y + point.y);
      if (shape.isClosed) context.closePath();
    }
  return (how) => context[how]();
}

/** @param {CanvasRenderingContext2D} context @param {import('./shapes.js').Gradient} gradient */
function gradient(context, { from, to, radius, stops }) {
  const made =
    radius === undefined
      ? context.createLinearGradient(from.x, from.y, to.x, to.y)
      : context.createRadialGradient(from.x, from.y, 0, to.x, to.y, radius);
  for (const [offset, colour] of stops) made.addColorStop(offset, colour);
  return made;
}
