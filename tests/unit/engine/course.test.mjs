// Searches take the same course in WebAssembly as natively, where tests/solver.rs runs them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Count, FewestMoves, FewestPegs, Solver } from '../../../www/engine/wasm/peg_solitaire.js';
import { problemOf } from '../kit/core.mjs';

/** @typedef {{search: string, board: string, vacancy: string, finish: string, megabytes: number, slice: number}} Row */
/** @type {(Row & {positions: number[]})[]} */
const rows = JSON.parse(readFileSync(new URL('../../data/results.json', import.meta.url), 'utf8')).courses;

/** @param {Row} row */
function searchOf({ search, board: shape, vacancy, finish, megabytes }) {
  const { board, start } = problemOf(shape, vacancy, finish);
  if (search === 'Solver') return new Solver(board, start, finish, undefined, megabytes);
  if (search === 'FewestMoves') return new FewestMoves(board, start, finish, megabytes);
  if (search === 'FewestPegs') return new FewestPegs(board, start, 1, megabytes);
  return new Count(board, start, finish, false, megabytes);
}

for (const { slice, positions, ...row } of rows) {
  test(`${row.search} on ${row.board} looks at as many positions in each slice`, () => {
    const search = searchOf({ slice, ...row });
    assert.deepEqual(
      positions.map(() => search.run(slice).positions),
      positions,
    );
  });
}
