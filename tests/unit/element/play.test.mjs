// An element opens its game at the right time, dispatches its events in order, and plays automatically.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeEvents } from '../../../www/element/play/events.js';
import { makeLoader } from '../../../www/element/play/loader.js';
import { makeSelfPlay } from '../../../www/element/play/self-play.js';
import { Board } from '../shared/core.mjs';

const bytes = readFileSync(new URL('../../../www/engine/wasm/peg_solitaire_bg.wasm', import.meta.url));

/** A loader for an element in the page, and the messages that it reports. */
function loaderInPage() {
  /** @type {string[]} */
  const told = [];
  const page = { isThere: true };
  const loader = makeLoader({
    canOpen: () => page.isThere,
    open: () => told.push('open'),
    begin: () => told.push('begin'),
    fail: () => told.push('fail'),
  });
  return { loader, page, told };
}

test('an element that has left the page does not report that the engine could not be loaded', async () => {
  globalThis.fetch = async () => new Response('', { status: 404 });
  const [gone, there] = [loaderInPage(), loaderInPage()];
  const isOver = [gone, there].map(({ loader }) => loader.load());
  gone.page.isThere = false;
  gone.loader.leave();
  await Promise.all(isOver);
  assert.deepEqual([gone.told, there.told], [[], ['fail']]);
});

test('what is asked before the game is there is done also where the element is moved meanwhile', async () => {
  globalThis.fetch = async () => new Response(bytes);
  const { loader, page, told } = loaderInPage();
  const isOpen = loader.load();
  loader.whenOpen(() => told.push('wish'));
  page.isThere = false;
  loader.leave();
  await isOpen;
  assert.deepEqual(told, []);
  page.isThere = true;
  loader.arrive(false);
  await loader.load();
  assert.deepEqual(told, ['open', 'wish', 'begin']);
});

test('a game that needs the engine for larger boards is opened with it, and not used before', async () => {
  globalThis.fetch = async () => new Response(bytes);
  /** @type {string[]} */
  const told = [];
  const tell = (/** @type {string} */ what) => () => void told.push(what);
  const open = () => {
    if (told.push('open') === 1) loader.widen();
  };
  const loader = makeLoader({ canOpen: () => true, open, begin: tell('begin'), fail: tell('fail') });
  loader.want();
  loader.whenOpen(tell('wish'));
  assert.deepEqual(told, ['open']);
  await loader.load();
  assert.deepEqual(told, ['open', 'open', 'wish', 'begin']);
});

/** A board that is not in a page. */
class Target extends EventTarget {
  id = '';
  localName = 'peg-solitaire';
  /** @returns {any} */
  getRootNode() {
    return { querySelectorAll: () => [] };
  }
}

const words = /** @type {any} */ ({ failure: (/** @type {any} */ cause) => cause.message ?? cause });

test('events leave when all work is done, in their order, and a listener may do more', () => {
  const target = new Target();
  const queue = makeEvents(target, words);
  /** @type {string[]} */
  const told = [];
  let isWorking = false;
  for (const type of ['play', 'change', 'ended', 'ready']) {
    target.addEventListener(type, () => {
      assert.equal(isWorking, false);
      told.push(type);
      if (type === 'change') queue.during(() => queue.add('ready'));
    });
  }
  queue.during(() => {
    isWorking = true;
    queue.add('play');
    queue.during(() => queue.add('change'));
    queue.add('ended');
    isWorking = false;
  });
  assert.deepEqual(told, ['play', 'change', 'ended', 'ready']);
});

test('every listener receives the events in the same order, whatever another one does', () => {
  const target = new Target();
  const queue = makeEvents(target, words);
  /** @type {string[]} */
  const told = [];
  target.addEventListener('change', () => queue.during(() => queue.add('play')));
  for (const type of ['change', 'play', 'ended']) target.addEventListener(type, () => told.push(type));
  queue.during(() => {
    queue.add('change');
    queue.add('ended');
  });
  assert.deepEqual(told, ['change', 'ended', 'play']);
});

test('events of a previous game are not dispatched', () => {
  const target = new Target();
  const queue = makeEvents(target, words);
  /** @type {string[]} */
  const told = [];
  for (const type of ['change', 'ended', 'ready']) target.addEventListener(type, () => told.push(type));
  target.addEventListener('change', () =>
    queue.during(() => {
      queue.clear();
      queue.add('ready');
    }),
  );
  queue.during(() => {
    queue.add('change');
    queue.add('ended');
  });
  assert.deepEqual(told, ['change', 'ready']);
});

test('events leave also when the work throws', () => {
  const target = new Target();
  const queue = makeEvents(target, words);
  let count = 0;
  target.addEventListener('error', () => count++);
  assert.throws(() =>
    queue.during(() => {
      queue.add('error');
      throw new Error('no');
    }),
  );
  queue.add('error');
  assert.equal(count, 2);
});

/** The details of the events that report an error. @param {unknown} error */
function reported(error) {
  const target = new Target();
  /** @type {any[]} */
  const details = [];
  target.addEventListener('error', (event) => details.push(/** @type {CustomEvent} */ (event).detail));
  const events = makeEvents(target, words);
  events.report(error);
  return details;
}

test('the event about an error has its cause, with the place in a text as data', (t) => {
  t.mock.method(console, 'error', () => {});
  let error;
  try {
    new Board('ooo').parsePosition('xyo');
  } catch (thrown) {
    error = /** @type {any} */ (thrown);
  }
  const [detail] = reported(error);
  assert.equal(detail.error, error);
  assert.deepEqual([detail.error.kind, detail.error.column], ['text', 2]);
  assert.match(detail.message, /line 1, column 2/);
  assert.deepEqual(reported('no board'), [{ message: 'no board', error: undefined }]);
});

test('the same invalid attribute is reported to a page once', (t) => {
  t.mock.method(console, 'error', () => {});
  const target = new Target();
  const events = makeEvents(target, words);
  let count = 0;
  target.addEventListener('error', () => count++);
  for (const message of ['speed', 'speed', 'theme']) events.reportOnce(message);
  assert.equal(count, 2);
});

/** An autoplay state machine, the actions that it takes, and the state of its environment. */
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

test('autoplay waits until it is visible, and pauses while it is not', () => {
  const { selfPlay, done } = machine();
  selfPlay.begin();
  assert.equal(selfPlay.state(), 'waiting');
  selfPlay.see(true);
  selfPlay.see(false);
  selfPlay.see(true);
  assert.deepEqual(done, ['play', 'pause', 'play']);
});

test('requested playback continues out of view', () => {
  const { selfPlay, done } = machine();
  selfPlay.see(true);
  selfPlay.ask();
  selfPlay.see(false);
  assert.deepEqual([selfPlay.state(), done], ['asked', []]);
});

test('a loop starts again after a pause, and only while it is visible', (context) => {
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

test('with reduced motion nothing starts automatically', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { selfPlay, done } = machine({ isLooping: true, prefersReducedMotion: true });
  selfPlay.see(true);
  selfPlay.begin();
  selfPlay.ask();
  selfPlay.end();
  context.mock.timers.runAll();
  assert.deepEqual([selfPlay.state(), done], ['idle', []]);
});

test('autoplay that has not started keeps waiting after an action of the page; a running one stops permanently', () => {
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

test('whatever happens, nothing plays automatically when held, out of view, or with reduced motion', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const property = fc.property(
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
  );
  fc.assert(property);
});
