// Paints shapes on a canvas.

import { contextOf } from '../common/dom/canvas.js';

/** @typedef {import('./shapes.js').Shape} Shape */
/** @typedef {import('./shapes.js').Text} Text */

/** The letters of all texts on a board. */
export const FONT = 'system-ui, sans-serif';
export const WEIGHT = 600;
/** The way from the middle of letters and digits without tails down to their line, as a part of their size. */
export const BASELINE = 0.36;

/**
 * Gives a canvas its pixels, and what all shapes have in common. One unit of its context is a pixel of the layout.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 * @param {number} ratio how many pixels of the canvas for one of the layout
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

/** @param {CanvasRenderingContext2D} context that is prepared @param {Shape[]} shapes */
export function paint(context, shapes) {
  for (const shape of shapes) paintOne(context, shape);
}

/** @param {CanvasRenderingContext2D} context @param {Shape} shape */
function paintOne(context, shape) {
  const { stroke, fill, width = 0, opacity = 1 } = shape;
  trace(context, shape);
  context.globalAlpha = opacity;
  if (stroke) {
    context.lineWidth = width;
    context.strokeStyle = stroke;
    if ('text' in shape) write(context, 'strokeText', shape);
    else context.stroke();
  }
  if (fill) {
    context.fillStyle = typeof fill === 'string' ? fill : gradient(context, fill);
    if ('text' in shape) write(context, 'fillText', shape);
    else context.fill();
  }
  context.globalAlpha = 1;
}

/**
 * Makes the path of a shape, or prepares for its text.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape} shape
 */
function trace(context, shape) {
  const { x, y } = shape.at;
  if ('text' in shape) {
    context.font = `${WEIGHT} ${shape.size}px ${FONT}`;
    return;
  }
  context.beginPath();
  if ('radius' in shape) return context.arc(x, y, shape.radius, 0, 2 * Math.PI);
  for (const [first, ...rest] of shape.lines) {
    context.moveTo(x + first.x, y + first.y);
    for (const point of rest) context.lineTo(x + point.x, y + point.y);
    if (shape.isClosed) context.closePath();
  }
}

/** @param {CanvasRenderingContext2D} context @param {'strokeText' | 'fillText'} how @param {Text} shape */
function write(context, how, { text, at, size, widest }) {
  context[how](text, at.x, at.y + BASELINE * size, widest);
}

/** @param {CanvasRenderingContext2D} context @param {import('./shapes.js').Gradient} gradient */
function gradient(context, { from, to, radius, stops }) {
  const made =
    radius === undefined
      ? context.createLinearGradient(from.x, from.y, to.x, to.y)
      : context.createRadialGradient(from.x, from.y, 0, to.x, to.y, radius);
  for (const [offset, colour, isFaded] of stops) made.addColorStop(offset, isFaded ? 'transparent' : colour);
  return made;
}
