// Sounds go on after an interruption.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sound } from '../../../www/app/settings/sounds.js';

/** A context whose sound the browser takes away. */
class FakeContext {
  /** @type {FakeContext[]} */
  static made = [];
  state = 'running';
  resumed = 0;
  canResume = true;
  currentTime = 0;
  destination = {};

  constructor() {
    FakeContext.made.push(this);
  }

  async resume() {
    this.resumed++;
    if (!this.canResume) throw new DOMException('no', 'InvalidStateError');
    this.state = 'running';
  }
}

/** A part that takes every call. */
class FakeNode {
  #parameter = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  frequency = this.#parameter;
  gain = this.#parameter;
  connect = (/** @type {unknown} */ next) => next;
  start() {}
  stop() {}
}

test('a sound wakes what was interrupted, and what does not wake is made anew', async () => {
  Object.assign(globalThis, { AudioContext: FakeContext, OscillatorNode: FakeNode, GainNode: FakeNode });
  sound('jump');
  const [first] = FakeContext.made;
  assert.equal(first.resumed, 0);
  first.state = 'interrupted';
  sound('jump');
  assert.deepEqual([first.resumed, first.state], [1, 'running']);
  Object.assign(first, { state: 'interrupted', canResume: false });
  sound('jump');
  await Promise.resolve();
  sound('jump');
  assert.equal(FakeContext.made.length, 2);
});
