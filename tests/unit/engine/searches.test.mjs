// In both element files, every kind of search limits the memory that the real engine may use.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The highest limit for a search, in megabytes. */
const MOST = 96;
const WASM = new URL('../../../www/engine/wasm/peg_solitaire_bg.wasm', import.meta.url);

/** The limits passed to the engine. @type {[name: string, megabytes: unknown][]} */
let bounds = [];
const { Instance } = WebAssembly;
Object.assign(WebAssembly, {
  Instance: class {
    exports;

    /** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
    constructor(module, imports) {
      const exports = Object.entries(new Instance(module, imports).exports);
      this.exports = Object.fromEntries(exports.map(([name, value]) => [name, noting(name, value)]));
    }
  },
});

/**
 * Records the last argument of a search's constructor, which is the search's limit.
 * @param {string} name
 * @param {any} value
 */
function noting(name, value) {
  if (!/^(?!board).*_new$/.test(name)) return value;
  return (/** @type {unknown[]} */ ...values) => {
    bounds.push([name, values.at(-1)]);
    return value(...values);
  };
}

const { Board, initSync } = await import('../../../www/engine/wasm/peg_solitaire.js');
initSync({ module: new WebAssembly.Module(readFileSync(WASM)) });

const START = 'ooo/xxo/ooo';
const GAME = { board: 'ooo/ooo/ooo', start: START, finish: 'any' };
const SMALLER = [
  { kind: 'solve', ...GAME },
  { kind: 'fewest-pegs', ...GAME, atLeast: 1 },
];
const LARGER = [
  ...SMALLER,
  { kind: 'fewest-moves', ...GAME },
  { kind: 'verdicts', ...GAME, position: START },
  { kind: 'winning-lines', ...GAME, position: START },
];

for (const { list, requests } of [
  { list: 'small-searches', requests: SMALLER },
  { list: 'analysis-searches', requests: LARGER },
]) {
  test(`all searches of ${list} are bound in memory`, async () => {
    const { SEARCHES } = await import(`../../../www/engine/${list}.js`);
    bounds = [];
    for (const request of requests) SEARCHES[request.kind](new Board(GAME.board), request).run(1);
    assert.equal(bounds.length, requests.length);
    for (const [name, megabytes] of bounds) assert.ok(Number(megabytes) <= MOST, `${name} may take ${megabytes} MB`);
  });
}
