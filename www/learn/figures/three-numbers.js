// The board with three numbers: shows the number of each hole, and counts the pegs on each number while one plays.

import { layOutAt } from '../../board/layout.js';
import { build } from '../../common/dom/dom.js';
import { cellsOf, followBoard, number, part } from './figure.js';

/** @param {HTMLElement} figure */
export function bring(figure) {
  const numbers = [...(figure.dataset.numbers ?? '').replaceAll(' ', '')].map(Number);
  followBoard(figure, (position, holes) => {
    if (!figure.querySelector('.plates')) part(figure, 'peg-solitaire').after(plates(holes, numbers));
    count(figure, position, numbers);
  });
}

/**
 * The numbers of the holes, to lie over the board.
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
