// What an author has drawn on a position, in a picture.

import { annotationMarks, CASING, LETTERS, OUTLINE, WIDEST_TEXT } from '../board/annotation-marks.js';
import { escapeText } from '../common/escape-text.js';
import { short, tag } from './svg.js';

/** @typedef {import('../board/annotation-marks.js').Shape} Shape */

/**
 * @param {import('../board/layout.js').Layout} layout
 * @param {import('../engine/wasm/peg_solitaire.js').Notes | undefined} notes
 * @param {Pick<import('../board/theme.js').Theme, 'proof' | 'board'>} theme
 */
export function annotationsPart({ holes, unit }, notes, theme) {
  if (!notes) return '';
  const edge = { stroke: theme.board, 'stroke-width': short(2 * CASING * unit), 'stroke-linejoin': 'round' };
  const shape = (/** @type {Shape} */ { points, isOutline, text, middle }) => {
    const d = `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
    // The edge is a path of its own: programs that draw SVG outside browsers know no order of fill and stroke.
    if (!isOutline)
      return (
        tag('path', { d, fill: theme.board, ...edge }) + tag('path', { d, fill: theme.proof }) + written(text, middle)
      );
    const width = short((2 * CASING + OUTLINE) * unit);
    return (
      tag('path', { d, fill: 'none', ...edge, 'stroke-width': width }) +
      tag('path', {
        d,
        fill: 'none',
        stroke: theme.proof,
        'stroke-width': short(OUTLINE * unit),
        'stroke-linejoin': 'round',
      })
    );
  };
  const written = (/** @type {string | undefined} */ text, /** @type {Shape['middle']} */ middle) => {
    if (!text || !middle) return '';
    const size = LETTERS * unit;
    // As wide as the plate where it would be wider.
    const isWide = [...text].length > 2;
    const fit = isWide ? { textLength: short(WIDEST_TEXT * unit), lengthAdjust: 'spacingAndGlyphs' } : {};
    const place = { x: short(middle.x), y: short(middle.y + 0.36 * size), fill: theme.board, ...fit };
    return tag('text', { ...place, 'font-size': short(size) }, escapeText(text));
  };
  const font = { 'font-family': 'system-ui, sans-serif', 'font-weight': 600, 'text-anchor': 'middle' };
  const shapes = annotationMarks(notes, holes, unit).map(shape);
  return shapes.length > 0 ? tag('g', font, ...shapes) : '';
}

/** Whether there is more than a comment or a name. @param {import('../engine/wasm/peg_solitaire.js').Notes} notes */
export function isDrawn({ arrows, marks, labels }) {
  return arrows.length + marks.length + labels.length > 0;
}
