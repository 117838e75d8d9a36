// A small board of dots, for searches that look at many positions a second.

import { boundsOf } from '../../board/layout.js';
import { svg } from '../../common/dom/dom.js';
import { cellsOf } from './figure.js';

const MARGIN = 0.6;

/** @typedef {{ name: string, x: number, y: number }} Place */

/**
 * A picture of a board, and a function that shows a position on it.
 * @param {Place[]} holes
 * @returns {{ picture: Element, show: (position: string) => void }}
 */
export function dots(holes) {
  const circles = holes.map(({ x, y }) => svg('circle', { cx: String(x), cy: String(y), r: '0.36' }));
  return {
    picture: svg('svg', { viewBox: boxOf(holes), class: 'dots', 'aria-hidden': 'true' }, ...circles),
    show(position) {
      const cells = cellsOf(position);
      for (const [hole, circle] of circles.entries()) circle.classList.toggle('peg', cells[hole] === 'x');
    },
  };
}

/** The box around the holes, with a margin, as `viewBox` takes it. @param {Place[]} holes */
export function boxOf(holes) {
  const { left, right, top, bottom } = boundsOf(holes);
  return [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN].join(' ');
}
