// Uses the package both with and without a page, in a project that has only the ES2022 libraries.

import 'peg-solitaire/define';
import { Board, initSync, Solver } from 'peg-solitaire/engine';

export function solve(wasm: ArrayBuffer): string {
  initSync({ module: wasm });
  const board = new Board('english');
  const report = new Solver(board, board.vacancy('d4'), 'd4').run(1e6);
  return report.state === 'solved' ? report.jumps : '';
}

const element = document.createElement('peg-solitaire');
element.addEventListener('jump', ({ detail }) => detail.jump.toUpperCase());
