// The machine of films that play by themselves, from state to state.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeSelfPlay } from '../../../www/element/play/self-play.js';

/** A machine, its acts, and the state of its world. */
function machine({ isLooping = false, prefersReducedMotion = false } = {}) {
  /** @type {string[]} */
  const done = [];
  const world = { isLooping, prefersReducedMotion };
  const selfPlay = makeSelfPlay({
    play: () => done.push('play'),
    pause: () => done.push('pause'),
    isLooping: () => world.isLooping,
    prefersReducedMotion: () => world.prefersReducedMotion,
  });
  return { selfPlay, done, world };
}

test('a film waits for someone to see it, and stands still while nobody does', () => {
  const { selfPlay, done } = machine();
  selfPlay.begin();
  assert.equal(selfPlay.state(), 'waiting');
  selfPlay.see(true);
  selfPlay.see(false);
  selfPlay.see(true);
  assert.deepEqual(done, ['play', 'pause', 'play']);
});

test('a film that someone has asked for goes on unseen', () => {
  const { selfPlay, done } = machine();
  selfPlay.see(true);
  selfPlay.ask();
  selfPlay.see(false);
  assert.deepEqual([selfPlay.state(), done], ['asked', []]);
});

test('a loop begins again after a pause, and only while it is seen', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { selfPlay, done } = machine({ isLooping: true });
  selfPlay.see(true);
  selfPlay.ask();
  selfPlay.end();
  assert.equal(selfPlay.state(), 'pausing');
  context.mock.timers.runAll();
  assert.deepEqual([selfPlay.state(), done], ['playing', ['play']]);
  selfPlay.end();
  selfPlay.see(false);
  context.mock.timers.runAll();
  assert.equal(selfPlay.state(), 'waiting');
  selfPlay.see(true);
  assert.equal(selfPlay.state(), 'playing');
});

test('with less motion nothing begins by itself', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { selfPlay, done } = machine({ isLooping: true, prefersReducedMotion: true });
  selfPlay.see(true);
  selfPlay.begin();
  selfPlay.ask();
  selfPlay.end();
  context.mock.timers.runAll();
  assert.deepEqual([selfPlay.state(), done], ['idle', []]);
});

test('what the page does to a film that has not begun lets it wait; what plays stops for good', () => {
  const { selfPlay } = machine();
  selfPlay.begin();
  selfPlay.interrupt();
  assert.equal(selfPlay.state(), 'waiting');
  selfPlay.see(true);
  selfPlay.interrupt();
  assert.equal(selfPlay.state(), 'held');
});

const INTENTS = /** @type {const} */ ([
  'begin',
  'stop',
  'see',
  'hide',
  'ask',
  'hold',
  'interrupt',
  'end',
  'endLoop',
  'leave',
  'wait',
]);

test('whatever happens, nothing plays by itself that a person holds, that nobody sees, or that shall be calm', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...INTENTS)),
      fc.boolean(),
      fc.boolean(),
      (intents, isLooping, prefersReducedMotion) => {
        const { selfPlay, done } = machine({ isLooping, prefersReducedMotion });
        let isSeen = false;
        for (const intent of intents) {
          const [before, count] = [selfPlay.state(), done.length];
          if (intent === 'see' || intent === 'hide') selfPlay.see(intent === 'see');
          else if (intent === 'wait') context.mock.timers.runAll();
          else selfPlay[intent]();
          if (intent === 'see') isSeen = true;
          if (intent === 'hide' || intent === 'leave') isSeen = false;
          const hasBegun = done.slice(count).includes('play');
          if (hasBegun)
            assert.ok(
              (isSeen && !prefersReducedMotion && before !== 'held') || intent === 'begin',
              `${before} ${intent}`,
            );
          if (hasBegun && intent === 'begin') assert.ok(isSeen && !prefersReducedMotion);
          assert.ok(isSeen || selfPlay.state() !== 'playing', 'plays unseen');
        }
        selfPlay.stop();
      },
    ),
  );
});
