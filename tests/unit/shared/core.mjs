// The real engine, for tests of the modules around it.

import { readFileSync } from 'node:fs';
import '../../../tools/shared/steady-wasm.mjs';
import { Board, initSync } from '../../../www/engine/wasm/peg_solitaire.js';

export { Board };

initSync({ module: readFileSync(new URL('../../../www/engine/wasm/peg_solitaire_bg.wasm', import.meta.url)) });

/**
 * A problem as the page reads it.
 * @param {string} shape
 * @param {string} start
 * @param {string} [finish]
 */
export function problemOf(shape, start, finish = 'any') {
  const board = new Board(shape);
  return { board, shape, holes: board.holes(), start: board.start(start), finish: board.finish(finish) };
}
