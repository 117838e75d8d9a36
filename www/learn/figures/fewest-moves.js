// The proof that no solution has fewer moves.

import { reports } from '../asking/engine.js';
import { number, onPress, part, tell, text, time } from './figure.js';

/** @param {HTMLElement} figure */
export function bring(figure) {
  const { board = '', start = '', goal = '' } = figure.dataset;
  const button = /** @type {HTMLButtonElement} */ (part(figure, '[data-do="prove"]'));
  onPress(figure, 'prove', async () => {
    button.disabled = true;
    try {
      for await (const report of reports('fewest-moves', { board, start, goal })) {
        const values = { positions: number(report.positions), time: time(report.ms) };
        const isOver = report.state === 'solved';
        const words = isOver
          ? text(figure, 'done', { ...values, moves: String(report.moves) })
          : text(figure, 'working', values);
        tell(part(figure, 'output'), words, isOver);
      }
    } finally {
      button.disabled = false;
    }
  });
}
