// Two figures with proofs: a proof of the fewest moves, and a certificate that can be checked.

import { answer, reports } from '../asking/engine.js';
import { number, onLongTask, onPress, part, tell, text, time } from './figure.js';

/** @param {HTMLElement} figure */
export function fewestMoves(figure) {
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

/** @param {HTMLElement} figure */
export function certificate(figure) {
  onPress(figure, 'check', async () => {
    const { flaw } = await answer('check', { certificate: part(figure, 'code').textContent ?? '' });
    part(figure, 'output').textContent = text(figure, flaw ? 'wrong' : 'right', { message: flaw ?? '' });
  });
}
