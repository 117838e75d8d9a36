// The board as a number: its bits, those that the last jump turned over, and how fast they are.

import { reports } from '../asking/engine.js';
import { cellsOf, followBoard, number, part, roughly } from './figure.js';

/** @param {HTMLElement} figure */
export async function bring(figure) {
  const [bits, jump] = figure.querySelectorAll('code');
  const value = part(figure, 'dd b');
  let before = 0n;
  followBoard(figure, (position, { length }) => {
    const now = numberOf(position);
    if (now === before) return;
    bits.textContent = bitsOf(now, length);
    jump.textContent = bitsOf(before ? now ^ before : 0n, length);
    value.textContent = number(now);
    before = now;
  });
  const question = { board: 'english', start: 'd4', goal: 'd4' };
  for (const way of /** @type {const} */ (['cells', 'bits'])) {
    let most = 0;
    for await (const { positions, ms } of reports('speed', { ...question, way }))
      most = Math.max(most, (positions / ms) * 1000);
    part(figure, `[data-speed="${way}"]`).textContent = roughly(most);
  }
}

/** A position as a number: a bit for each hole, the first hole first. @param {string} position */
function numberOf(position) {
  return BigInt(`0b${cellsOf(position).replaceAll('x', '1').replaceAll('o', '0')}`);
}

/** @param {bigint} value @param {number} length */
function bitsOf(value, length) {
  return value.toString(2).padStart(length, '0');
}
