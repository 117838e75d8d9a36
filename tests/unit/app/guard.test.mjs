// The page goes on after a core dies, with the real core.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { guardWith } from '../../../www/app/kit/guard.js';
import { engineGeneration } from '../../../www/engine/load.js';
import '../kit/loaded-core.mjs';

/** @type {[string, number][]} */
let told;
/** @type {import('../../../www/app/kit/guard.js').Guard} */
let guard;
let generation = 0;

beforeEach(() => {
  generation = engineGeneration();
  told = [];
  guard = guardWith(({ code, detail }) => told.push([`${code}: ${detail}`, engineGeneration()]));
});

const die = () => {
  throw new WebAssembly.RuntimeError('unreachable');
};

test('after a trap the core runs again, and that is told', async () => {
  assert.equal(guard(die), undefined);
  assert.equal(await guard(async () => die()), undefined);
  assert.deepEqual(told, [
    ['core-stopped: unreachable', generation + 1],
    ['core-stopped: unreachable', generation + 2],
  ]);
});

test('answers come through, and so do errors that are no trap', async () => {
  assert.equal(
    guard(() => 1),
    1,
  );
  assert.equal(await guard(async () => 2), 2);
  const fail = () => {
    throw new Error('line 1');
  };
  assert.throws(() => guard(fail), { message: 'line 1' });
  await assert.rejects(
    guard(async () => fail()),
    { message: 'line 1' },
  );
  assert.deepEqual([told, engineGeneration()], [[], generation]);
});
