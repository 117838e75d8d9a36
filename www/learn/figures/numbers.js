// Boards with numbers that follow the game.

import { layOutAt } from '../../board/layout.js';
import { build } from '../../common/dom/dom.js';
import { reports } from '../asking/engine.js';
import { cellsOf, followBoard, number, part, roughly } from './figure.js';

/**
 * The board as a number: its bits, the bits that the last jump flipped, and the speed of a bitwise search.
 * @param {HTMLElement} figure
 */
export async function bits(figure) {
  const [digits, jump] = figure.querySelectorAll('code');
  const value = part(figure, 'dd b');
  let before = 0n;
  followBoard(figure, (position, { length }) => {
    const now = numberOf(position);
    if (now === before) return;
    digits.textContent = bitsOf(now, length);
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

/** A position as a number: a bit for each hole, starting with the first hole. @param {string} position */
const numberOf = (position) => BigInt(`0b${cellsOf(position).replaceAll('x', '1').replaceAll('o', '0')}`);

/** @param {bigint} value @param {number} length */
const bitsOf = (value, length) => value.toString(2).padStart(length, '0');

/**
 * The board with three numbers. Every hole is labelled with one of the numbers, and the pegs on each number are
 * counted.
 * @param {HTMLElement} figure
 */
export function threeNumbers(figure) {
  const numbers = [...(figure.dataset.numbers ?? '').replaceAll(' ', '')].map(Number);
  followBoard(figure, (position, holes) => {
    if (!figure.querySelector('.plates')) part(figure, 'peg-solitaire').after(plates(holes, numbers));
    count(figure, position, numbers);
  });
}

/**
 * The numbers of the holes, drawn over the board.
 * @param {import('../../board/layout.js').Hole[]} holes
 * @param {number[]} numbers
 */
function plates(holes, numbers) {
  const { width, height, holes: places } = layOutAt(holes, 1);
  const list = build('div', { class: 'plates', 'aria-hidden': 'true' });
  for (const [hole, { x, y }] of places.entries()) {
    const plate = build('span', { class: ['', 'one', 'two', 'three'][numbers[hole]] }, String(numbers[hole]));
    plate.style.left = `${(100 * x) / width}%`;
    plate.style.top = `${(100 * y) / height}%`;
    list.append(plate);
  }
  return list;
}

/** @param {HTMLElement} figure @param {string} position @param {number[]} numbers */
function count(figure, position, numbers) {
  const cells = [...cellsOf(position)];
  const { even = '', odd = '' } = part(figure, '.counts').dataset;
  for (const [index, row] of [...figure.querySelectorAll('dd')].entries()) {
    const total = cells.filter((cell, hole) => cell === 'x' && numbers[hole] === index + 1).length;
    const isOdd = total % 2 === 1;
    row.replaceChildren(build('b', {}, number(total)), ' ', build('span', {}, isOdd ? odd : even));
    row.classList.toggle('odd', isOdd);
  }
}
