// Draws on the canvas what an author has drawn on a position.

import { annotationMarks, CASING, LETTERS, OUTLINE, WIDEST_TEXT } from './annotation-marks.js';

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('./annotation-marks.js').Drawn} notes
 * @param {import('./layout.js').Layout} layout
 * @param {Pick<import('./theme.js').Theme, 'proof' | 'board'>} theme
 */
export function drawAnnotations(context, notes, { holes, unit }, theme) {
  context.lineCap = context.lineJoin = 'round';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${LETTERS * unit}px system-ui, sans-serif`;
  for (const { points, isOutline, text, middle } of annotationMarks(notes, holes, unit)) {
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.closePath();
    const stroke = (/** @type {number} */ width, /** @type {string} */ colour) => {
      context.lineWidth = width * unit;
      context.strokeStyle = colour;
      context.stroke();
    };
    // An edge in the colour of the board parts it from a peg.
    stroke(2 * CASING + (isOutline ? OUTLINE : 0), theme.board);
    context.fillStyle = theme.proof;
    if (isOutline) stroke(OUTLINE, theme.proof);
    else context.fill();
    context.fillStyle = theme.board;
    if (text && middle) context.fillText(text, middle.x, middle.y + 0.02 * unit, WIDEST_TEXT * unit);
  }
}
