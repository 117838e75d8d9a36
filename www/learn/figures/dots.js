// A small board of dots, for searches that look at many positions a second.

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 0.6;

/** @typedef {{ name: string, x: number, y: number }} Place */

/**
 * A picture of a board, and a function that shows a position on it.
 * @param {Place[]} holes
 * @returns {{ picture: SVGSVGElement, show: (position: string) => void }}
 */
export function dots(holes) {
  const picture = svg('svg', { viewBox: boxOf(holes), class: 'dots', 'aria-hidden': 'true' });
  const circles = holes.map(({ x, y }) => svg('circle', { cx: String(x), cy: String(y), r: '0.36' }));
  picture.append(...circles);
  return {
    picture: /** @type {SVGSVGElement} */ (picture),
    show(position) {
      const cells = position.replaceAll(/[^xo]/g, '');
      for (const [hole, circle] of circles.entries()) circle.classList.toggle('peg', cells[hole] === 'x');
    },
  };
}

/** @param {Place[]} holes */
export function boxOf(holes) {
  const [left, top] = [Math.min(...holes.map(({ x }) => x)), Math.min(...holes.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...holes.map(({ x }) => x)), Math.max(...holes.map(({ y }) => y))];
  return [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN].join(' ');
}

/** @param {string} tag @param {Record<string, string>} attributes */
export function svg(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
