// Uses the engine and the plug-ins for Markdown in a project without the types of a browser or of Node.

import init, { Board, initSync, type Report, Solver } from 'peg-solitaire/engine';
import wasm from 'peg-solitaire/engine.wasm';
import { boardHtml } from 'peg-solitaire/markdown';

const signal = { aborted: false };

export function solve(bytes: ArrayBuffer | Uint8Array): Report | undefined {
  const { memory } = initSync({ module: bytes });
  const board = new Board('english');
  const report = new Solver(board, board.vacancy('d4'), 'd4').solve(
    1e5,
    ({ positions }) => {
      signal.aborted = positions > 1e9 || memory.buffer.byteLength > 1e9;
    },
    signal,
  );
  return report.state === 'unknown' ? undefined : report;
}

export const loaded = init({ module_or_path: wasm });
export const html: string = boardHtml('triangle');
// @ts-expect-error
initSync({ module: 'the address' });
// @ts-expect-error
init({ module_or_path: 1 });
