// Sounds continue after an interruption, and the knocks in a game rise in pitch.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { giveFeedback, pitchOf, roll, sound } from '../../../www/app/settings/sounds.js';
import { continueWith, goTo, newGame } from '../../../www/game/game.js';
import { secondsToLanding } from '../../../www/game/playback.js';
import { Session } from '../../../www/game/session.js';
import { problemOf } from '../shared/core.mjs';

/** An audio context that the browser suspends. */
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

/** A node that accepts every call, and records its tones. */
class FakeNode {
  /** The initial pitch and the time of each tone. @type {{ height: number, time: number }[]} */
  static tones = [];
  #parameter = {
    setValueAtTime: (/** @type {number} */ height, /** @type {number} */ time) => FakeNode.tones.push({ height, time }),
    exponentialRampToValueAtTime() {},
  };
  frequency = this.#parameter;
  gain = this.#parameter;
  connect = (/** @type {unknown} */ next) => next;
  start() {}
  stop() {}
}

test('a marble rolls and clicks against the one before, if sounds are on', () => {
  const kept = new Map([['peg-solitaire-sounds', 'on']]);
  /** @type {number[]} */
  const rolls = [];
  class Source extends FakeNode {
    start(/** @type {number} */ time = 0) {
      rolls.push(time);
    }
  }
  Object.assign(globalThis, {
    AudioContext: FakeContext,
    OscillatorNode: FakeNode,
    GainNode: FakeNode,
    BiquadFilterNode: FakeNode,
    AudioBufferSourceNode: Source,
    localStorage: { getItem: (/** @type {string} */ name) => kept.get(name) ?? null },
  });
  Object.assign(FakeContext.prototype, {
    sampleRate: 100,
    createBuffer: (/** @type {number} */ _, /** @type {number} */ length) => ({
      getChannelData: () => new Float32Array(length),
    }),
  });
  sound('jump');
  FakeNode.tones = [];
  roll(0.25, 0.5, true);
  assert.deepEqual(rolls, [0.25]);
  assert.ok(!FakeNode.tones.some(({ height }) => height > 2000));
  roll(0.25, 0.5, false);
  assert.ok(FakeNode.tones.some(({ height, time }) => height > 2000 && time === 0.75));
  kept.set('peg-solitaire-sounds', 'off');
  roll(0.25, 0.5, false);
  assert.equal(rolls.length, 2);
});

test('a sound resumes an interrupted context, or replaces it if that fails', async () => {
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

test('a sound may come later, and higher', () => {
  const soundOf = (/** @type {Parameters<typeof sound>} */ ...how) => {
    FakeNode.tones = [];
    sound(...how);
    return FakeNode.tones.filter(({ height }) => height > 1);
  };
  const [usual, other] = [soundOf('jump'), soundOf('jump', 0.25, 2)];
  assert.deepEqual(
    other,
    usual.map(({ height, time }) => ({ height: 2 * height, time: time + 0.25 })),
  );
});

test('the knocks of a game rise, and the last of many is less than an octave above the first', () => {
  const game = continueWith(newGame(problemOf('english', 'd4')), 'd2-d4 b3-d3 e3-c3 e1-e3');
  const pitches = [1, 2, 3, 4].map((cursor) => pitchOf(goTo(game, cursor)));
  assert.ok(pitches.every((pitch, index) => !(pitch < pitches[index - 1])));
  assert.ok(pitches[0] >= 1 && pitches[3] < 2);
});

test('a jump of a game that another has replaced is no error', () => {
  const host = { tell() {}, invalidate() {}, prefersReducedMotion: () => false };
  const replaced = new Session(newGame(problemOf('english', 'd4')), host);
  const call = (/** @type {(session: Session) => void} */ act) => act(replaced);
  const element = Object.assign(new EventTarget(), { call });
  let heard = 0;
  const guard = (/** @type {() => void} */ act) => {
    assert.doesNotThrow(act);
    heard++;
  };
  giveFeedback(/** @type {any} */ ({ element, guard }));
  element.dispatchEvent(new Event('jump'));
  assert.equal(heard, 1);
});

test('a peg lands at the end of its flight, and a carried one at once', () => {
  const host = { tell() {}, invalidate() {}, prefersReducedMotion: () => false };
  const session = new Session(newGame(problemOf('english', 'd4')), host);
  const hole = (/** @type {string} */ name) => session.game.problem.holes.findIndex((hole) => hole.name === name);
  session.choose(hole('d2'));
  session.choose(hole('d4'));
  assert.ok(Math.abs(secondsToLanding(session) - 0.24) < 1e-9);
  session.playback.speed = 2;
  assert.ok(Math.abs(secondsToLanding(session) - 0.12) < 1e-9);
  session.advance(1);
  assert.equal(secondsToLanding(session), 0);
  session.carry(hole('d5'), { x: 3, y: 3 }, hole('d3'));
  session.carry(hole('b3'), { x: 3, y: 2 }, hole('d3'));
  session.drop(hole('d3'));
  assert.equal(session.game.cursor, 2);
  assert.equal(secondsToLanding(session), 0);
});
