// The proof that no solution has fewer moves.

import { reports } from '../asking/engine.js';
import { number, tell, text, time } from './figure.js';
import { onLongTask } from './long-task.js';

/** @param {HTMLElement} figure */
export function bring(figure) {
  const { board = '', start = '', goal = '' } = figure.dataset;
  onLongTask(figure, 'prove', () => reports('fewest-moves', { board, start, goal }), tellProof);

  /** @param {import('../asking/tasks.js').ReportOf<'fewest-moves'>} report */
  function tellProof(report) {
    const values = { positions: number(report.positions), time: time(report.ms) };
    const isOver = report.state === 'solved';
    const words = isOver
      ? text(figure, 'done', { ...values, moves: String(report.moves) })
      : text(figure, 'working', values);
    tell(figure, words, isOver);
  }
}
