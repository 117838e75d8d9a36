// The board as a number: its bits, and those that the last jump turned over.

import { cellsOf, number, part } from './figure.js';

/** @param {HTMLElement} figure */
export function bring(figure) {
  const element = /** @type {HTMLElementTagNameMap['peg-solitaire']} */ (part(figure, 'peg-solitaire'));
  const [position, jump] = figure.querySelectorAll('code');
  const value = part(figure, 'dd b');
  let before = 0n;
  const show = () => {
    if (!element.problem) return;
    const now = numberOf(element.position);
    if (now === before) return;
    position.textContent = bitsOf(now, element.problem.holes.length);
    jump.textContent = bitsOf(before ? now ^ before : 0n, element.problem.holes.length);
    value.textContent = number(now);
    before = now;
  };
  for (const event of ['ready', 'change']) element.addEventListener(event, show);
  show();
}

/** A position as a number: a bit for each hole, the first hole first. @param {string} position */
function numberOf(position) {
  return BigInt(`0b${cellsOf(position).replaceAll('x', '1').replaceAll('o', '0')}`);
}

/** @param {bigint} value @param {number} length */
function bitsOf(value, length) {
  return value.toString(2).padStart(length, '0');
}
