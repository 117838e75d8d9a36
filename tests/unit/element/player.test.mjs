// The player of one board, with the real engine and a scripted search.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePlayer } from '../../../www/element/play/player.js';
import { LINE } from '../../../www/game/line.js';
import '../shared/loaded-core.mjs';

const SOLVED = { state: 'solved', jumps: 'a3-a1', length: 1, moves: 1, proven: false, positions: 1 };

/**
 * An element in a page, as its player sees it. `attributes` contains the element's game, and the engine traps while
 * `isRuined` is true.
 */
class FakeElement extends EventTarget {
  id = '';
  localName = 'peg-solitaire';
  isConnected = true;
  autoplay = false;
  loop = false;
  readOnly = false;
  speed = 1;
  isRuined = false;
  isToBeSolved = false;
  complaint = '';
  /** @type {import('../../../www/game/line.js').Texts} */
  attributes = { board: 'triangle', start: 'a1' };
  /** @type {string[]} */
  told = [];
  /** Functions that end the started searches when the test calls them. @type {((found: object) => void)[]} */
  searches = [];

  constructor() {
    super();
    for (const type of ['ready', 'solved', 'play', 'error']) this.addEventListener(type, () => this.told.push(type));
    this.player = makePlayer(this, {
      parts: {
        form: { ...LINE, open: (...texts) => this.#open(...texts) },
        find: () => this.#search(),
        words: /** @type {any} */ ({ failure: String, unreadable: String }),
      },
      texts: () => {
        if (this.complaint) this.player.events.reportOnce(this.complaint);
        return this.attributes;
      },
      isToBeSolved: () => this.isToBeSolved,
      prefersReducedMotion: () => false,
      opened: () => {},
      failed: () => this.told.push('failed'),
      invalidate: () => {},
    });
  }

  /** The element is the only board on its page. @returns {any} */
  getRootNode() {
    return { querySelectorAll: () => [this] };
  }

  /** @param {Parameters<typeof LINE.open>} texts */
  #open(...texts) {
    if (this.isRuined) throw new WebAssembly.RuntimeError('unreachable');
    return LINE.open(...texts);
  }

  #search() {
    return new Promise((resolve) => {
      this.searches.push((found) => resolve(/** @type {any} */ ({ milliseconds: 1, ...found })));
    });
  }

  /** Opens the game in the attributes. @param {import('../../../www/game/line.js').Texts} [attributes] */
  open(attributes = this.attributes) {
    this.attributes = attributes;
    this.player.loader.change();
    this.player.loader.catchUp();
  }

  /** Lets playback reach its end. */
  finish() {
    this.player.now.session?.advance(60);
  }

  leave() {
    this.isConnected = false;
    this.player.leave();
  }

  arrive() {
    this.isConnected = true;
    this.player.arrive(false);
  }

  /** Ends the last search with a solution. */
  async solve() {
    this.searches.at(-1)?.({ report: SOLVED });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test.beforeEach((t) => /** @type {import('node:test').TestContext} */ (t).mock.method(console, 'error', () => {}));

test('an error that only arises when a game is opened is reported', () => {
  const element = new FakeElement();
  element.complaint = 'speed: expected a number';
  element.open();
  element.open();
  assert.deepEqual(element.told, ['error', 'ready', 'ready']);
});

test("the attribute's search is repeated if the element was moved in the meantime", async () => {
  const element = new FakeElement();
  element.isToBeSolved = true;
  element.open();
  element.leave();
  element.arrive();
  assert.equal(element.searches.length, 2);
  await element.solve();
  assert.deepEqual([element.told, element.player.now.session?.game.line.jumps.length], [['ready', 'solved'], 1]);
  // A game that has been solved is not searched again, and a search that was requested by a call is not restarted.
  element.leave();
  element.arrive();
  element.player.solve();
  element.leave();
  element.arrive();
  assert.equal(element.searches.length, 3);
});

test('playback requested before its solution is found starts afterwards', async () => {
  const element = new FakeElement();
  element.isToBeSolved = true;
  element.open();
  element.player.play();
  await element.solve();
  assert.deepEqual(element.told, ['ready', 'solved', 'play']);
});

test('a game requested while the engine is given up is opened by the next attempt', () => {
  const element = new FakeElement();
  element.open();
  element.isRuined = true;
  element.player.dispatch('page', () => {
    throw new WebAssembly.RuntimeError('unreachable');
  });
  assert.deepEqual(element.told, ['ready', 'failed', 'error']);
  element.open({ board: 'english', moves: 'd2-d4' });
  element.player.retry();
  element.isRuined = false;
  element.player.retry();
  assert.equal(element.player.now.session?.game.problem.holes.length, 33);
  assert.equal(
    element.player
      .line()
      ?.jumps.map(({ name }) => name)
      .join(' '),
    'd2-d4',
  );
});

test('a first game that could not be opened is opened by the next try', () => {
  const element = new FakeElement();
  element.isRuined = true;
  element.open();
  assert.deepEqual(element.told, ['failed', 'error']);
  element.isRuined = false;
  element.player.retry();
  assert.equal(element.player.now.session?.game.problem.holes.length, 15);
});

for (const [
  name,
  ask,
] of /** @type {[string, (player: import('../../../www/element/play/player.js').Player) => unknown][]} */ ([
  ['a solution', (player) => player.solve()],
  ['another one', (player) => player.solveAgain('another')],
  ['a hint', (player) => player.hint()],
  ['the way back', (player) => player.rescue()],
])) {
  test(`looped playback does not start again while ${name} is pending`, (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] });
    const element = new FakeElement();
    element.autoplay = element.loop = true;
    element.player.selfPlay.see(true);
    element.open({ board: 'triangle', start: 'a1', moves: 'a3-a1' });
    element.finish();
    ask(element.player);
    context.mock.timers.tick(10_000);
    assert.deepEqual([element.told, element.player.now.solving?.news().isSearching], [['ready', 'play'], true]);
  });
}

test('another request ends autoplay, and its solution plays', async () => {
  const element = new FakeElement();
  element.autoplay = true;
  element.player.selfPlay.see(true);
  element.open({ board: 'triangle', start: 'a1', moves: 'a3-a1' });
  element.player.solve();
  element.player.selfPlay.see(false);
  element.player.selfPlay.see(true);
  await element.solve();
  assert.deepEqual(element.told, ['ready', 'play', 'solved', 'play']);
});

for (const texts of [{ board: '42' }, { board: 'triangle', moves: 'a3-a1 a1-a3' }]) {
  test(`that a text cannot be read stays to be seen: ${Object.values(texts)}`, () => {
    const element = new FakeElement();
    element.player.selfPlay.see(true);
    element.open();
    for (const attribute of /** @type {const} */ (['isToBeSolved', 'autoplay'])) {
      element[attribute] = true;
      element.open({ board: 'triangle', start: 'a1', moves: 'a3-a1' });
      element.open(texts);
      element.finish();
      assert.equal(element.player.now.solving?.verdict()?.state, 'failed', attribute);
    }
  });
}

test('a key on a read-only board ends its playback, as a click does', () => {
  const element = new FakeElement();
  element.autoplay = element.readOnly = true;
  element.player.selfPlay.see(true);
  element.open({ board: 'triangle', start: 'a1', moves: 'a3-a1' });
  element.player.hand.choose(3);
  const { now, selfPlay } = element.player;
  assert.deepEqual(
    [now.session?.playback.isPlaying, now.session?.selection.selected, selfPlay.state()],
    [false, undefined, 'held'],
  );
});

test('the attribute finds a solution and plays it, whatever has been done before', async () => {
  const element = new FakeElement();
  element.open();
  element.player.selfPlay.see(true);
  element.player.hand.choose(0);
  element.isToBeSolved = true;
  element.player.autoplay.solve();
  await element.solve();
  assert.deepEqual(element.told, ['ready', 'solved', 'play']);
});
