// The bar under the board: its picture of a film, and the requests of its keys and lists.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeTransport } from '../../../www/element/view/transport.js';
import { continueWith, goTo, newGame } from '../../../www/game/game.js';
import { timelineOf, timeOf } from '../../../www/game/timeline.js';
import { ELEMENT_WORDS as words } from '../../../www/words/element.js';
import { problemOf } from '../kit/core.mjs';
import { FakePart } from '../kit/fake-part.mjs';

const ACTIONS = ['to-start', 'step-back', 'toggle', 'step-forward', 'to-end'];
const film = continueWith(newGame(problemOf('english', 'd4', 'd4')), 'd2-d4 d5-d3 b4-d4 d4-d2');
const timeline = timelineOf(film.line);

/** @type {any} */ (globalThis).document = { createElement: () => new FakePart() };

/** A bar, its parts, and its requests. */
function bar() {
  /** @type {unknown[][]} */
  const asked = [];
  const note = (/** @type {string} */ name) => (/** @type {number} */ value) => asked.push([name, value]);
  const root = new FakePart();
  const intents = {
    seek: note('seek'),
    settle: () => asked.push(['settle']),
    speed: note('speed'),
    goBy: note('goBy'),
    step: note('step'),
  };
  const transport = makeTransport(/** @type {any} */ (root), intents, words);
  const [scrubber, select] = [root.querySelector('input'), root.querySelector('select')];
  return { root, transport, scrubber, select, asked };
}

/** @param {FakePart} root */
const enabled = (root) =>
  ACTIONS.filter((action) => root.querySelector(`[data-action="${action}"]`).getAttribute('aria-disabled') === 'false');

test('without a game nothing can be pressed', () => {
  const { root, scrubber } = bar();
  assert.deepEqual([enabled(root), scrubber.disabled], [[], true]);
});

for (const [name, cursor, buttons] of /** @type {[string, number, string[]][]} */ ([
  ['at the start', 0, ['toggle', 'step-forward', 'to-end']],
  ['in the middle', 2, ACTIONS],
  ['at the end', 4, ['to-start', 'step-back', 'toggle']],
]))
  test(`${name} of a film it leads wherever there is more of it`, () => {
    const { root, transport, scrubber } = bar();
    const time = timeOf(timeline, cursor);
    transport.update({ game: goTo(film, cursor), timeline, time, isPlaying: false });
    assert.deepEqual(enabled(root), buttons);
    assert.equal(scrubber.getAttribute('aria-valuetext'), `${cursor} of 4 jumps played`);
    assert.deepEqual(
      [scrubber.value, scrubber.max, scrubber.disabled],
      [String(time), String(timeline.duration), false],
    );
  });

test('where nothing is played there is no film', () => {
  const { root, transport, scrubber } = bar();
  const game = newGame(film.problem);
  transport.update({ game, timeline: timelineOf(game.line), time: 0, isPlaying: false });
  assert.deepEqual([enabled(root), scrubber.disabled], [[], true]);
});

test('a tick stands where a move ends, and stays while the film is the same', () => {
  const { root, transport } = bar();
  const view = { game: film, timeline, time: 0, isPlaying: false };
  transport.update(view);
  const ticks = root.querySelector('.ticks').children;
  const ends = [1, 2, 4].map((jumps) => timeOf(timeline, jumps));
  assert.deepEqual(
    ticks.map(({ style }) => style.left),
    ends.map((end) => `${(100 * end) / timeline.duration}%`),
  );
  transport.update({ ...view, time: 1 });
  assert.equal(root.querySelector('.ticks').children, ticks);
});

test('the button in the middle says what it does', () => {
  const { root, transport } = bar();
  const toggle = root.querySelector('[data-action="toggle"]');
  for (const [isPlaying, label] of /** @type {const} */ ([
    [false, 'Play'],
    [true, 'Pause'],
  ])) {
    transport.update({ game: film, timeline, time: 1, isPlaying });
    assert.deepEqual([toggle.getAttribute('aria-label'), root.classes.has('is-playing')], [label, isPlaying]);
  }
});

test('a released scrubber comes to rest at a position', () => {
  const { scrubber, asked } = bar();
  scrubber.value = '0.3';
  scrubber.dispatchEvent(new Event('input'));
  scrubber.dispatchEvent(new Event('change'));
  assert.deepEqual(asked, [['seek', 0.3], ['settle']]);
});

/** Presses a key. True if it is left to the browser. @param {FakePart} part @param {object} key */
function press(part, key) {
  const event = Object.assign(new Event('keydown', { cancelable: true }), key);
  return part.dispatchEvent(event);
}

for (const [key, wish] of /** @type {[string, [string, number]][]} */ ([
  ['ArrowLeft', ['goBy', -1]],
  ['ArrowDown', ['goBy', -1]],
  ['ArrowRight', ['goBy', 1]],
  ['ArrowUp', ['goBy', 1]],
  ['PageDown', ['step', -1]],
  ['PageUp', ['step', 1]],
  ['Home', ['goBy', Number.NEGATIVE_INFINITY]],
  ['End', ['goBy', Number.POSITIVE_INFINITY]],
]))
  test(`${key} on the scrubber goes through the game, and nothing else`, () => {
    const { scrubber, asked } = bar();
    assert.equal(press(scrubber, { key }), false);
    assert.deepEqual(asked, [wish]);
  });

test('other keys, and those that the browser has for itself, are left to it', () => {
  const { scrubber, asked } = bar();
  for (const key of [{ key: 'Tab' }, ...['altKey', 'ctrlKey', 'metaKey'].map((name) => ({ key: 'End', [name]: true }))])
    assert.equal(press(scrubber, key), true);
  assert.deepEqual(asked, []);
});

test('the scrubber asks for a time, and the list for a speed', () => {
  const { scrubber, select, asked } = bar();
  scrubber.value = '0.5';
  scrubber.dispatchEvent(new Event('input'));
  select.value = '2';
  select.dispatchEvent(new Event('change'));
  assert.deepEqual(asked, [
    ['seek', 0.5],
    ['speed', 2],
  ]);
});
