// Uses the engine and the Markdown plug-ins on their own, and the element's class without a page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PegSolitaireElement } from 'peg-solitaire';
import { Board, initSync, Solver } from 'peg-solitaire/engine';
import * as learn from 'peg-solitaire/learn';
import { boardHtml } from 'peg-solitaire/markdown';

initSync({ module: readFileSync(fileURLToPath(import.meta.resolve('peg-solitaire/engine.wasm'))) });
const board = new Board('english');
const report = new Solver(board, board.vacancy('d4'), 'd4').run(1_000_000);
assert.equal(report.state, 'solved');
assert.equal(typeof PegSolitaireElement, 'function');
assert.match(boardHtml('triangle\nstart: a1'), /^<peg-solitaire controls board="triangle" start="a1">/);
console.log(report.jumps);

learn.initSync({ module: readFileSync(fileURLToPath(import.meta.resolve('peg-solitaire/learn.wasm'))) });
const triangle = new learn.Board('triangle');
const watch = new learn.Watch(triangle, triangle.start('b3'), 'a1', 'both-ends', 64);
assert.equal(watch.run(1_000_000).state, 'impossible');
