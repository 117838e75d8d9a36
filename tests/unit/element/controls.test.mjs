// The controls below the board, for each state of a game and of the solver: the panel, and the playback bar.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeControls } from '../../../www/element/view/controls.js';
import { continueWith, goTo, newGame } from '../../../www/game/game.js';
import { timelineOf, timeOf } from '../../../www/game/timeline.js';
import { ELEMENT_WORDS as words } from '../../../www/words/element.js';
import { problemOf } from '../shared/core.mjs';
import { FakePart } from '../shared/fake-part.mjs';

/** @typedef {import('../../../www/element/view/controls.js').View} View */

const start = newGame(problemOf('triangle', 'a1'));
const two = goTo(continueWith(start, 'a3-a1 c3-a3'), 2);
const english = newGame(problemOf('english', 'd4', 'd4'));
const stuck = goTo(continueWith(english, 'd6-d4 d3-d5 d1-d3 b4-d4 e4-c4 g4-e4'), 6);

const ACTIONS = ['solve', 'hint', 'undo', 'redo', 'restart'];
const OFFERS = ['another', 'fewest-moves', 'show-best', 'rescue', 'explain'];

const STILL = { isSearching: false, isPlaying: false, isSeen: false, isExplained: false, isLost: false, time: 0 };

/**
 * Controls that show a game in one state, with their parts and the calls that they make.
 * @param {Partial<View>} [view]
 */
function controlsWith(view) {
  /** @type {unknown[][]} */
  const asked = [];
  const note = (/** @type {string} */ name) => (/** @type {number} */ value) => asked.push([name, value]);
  const root = new FakePart();
  for (const offer of OFFERS) button(root, offer).hidden = true;
  const intents = {
    seek: note('seek'),
    settle: () => asked.push(['settle']),
    speed: note('speed'),
    goBy: note('goBy'),
    step: note('step'),
  };
  const controls = makeControls(/** @type {any} */ (root), intents, words);
  const show = (/** @type {Partial<View>} */ { game = start, ...view }) =>
    controls.update({ game, timeline: timelineOf(game.line), ...STILL, ...view });
  if (view) show(view);
  const [scrubber, select] = [root.querySelector('.scrubber input'), root.querySelector('.keys select')];
  return { root, show, scrubber, select, asked };
}

/** @param {FakePart} root @param {string} action */
const button = (root, action) => root.querySelector(`.controls [data-action="${action}"]`);
/** The enabled actions. @param {FakePart} root */
const enabled = (root) => ACTIONS.filter((action) => button(root, action).getAttribute('aria-disabled') === 'false');
/** The offers that are shown next to the actions. @param {FakePart} root */
const offered = (root) => OFFERS.filter((action) => !button(root, action).hidden);

/** @type {any} */
const SOLVED = { state: 'solved', jumps: 13, moves: 10, milliseconds: 2, wish: 'any', proven: false };
/** @type {any} */
const FEWEST = { ...SOLVED, wish: 'fewest-moves', proven: true };
/** @type {any} */
const LOST = { state: 'lost', reason: { kind: 'exhausted', positions: '12' }, best: { jumps: '' } };

test('without a game nothing can be pressed', () => assert.deepEqual(enabled(controlsWith().root), []));

for (const [name, view, buttons] of /** @type {[string, Partial<View>, string[]][]} */ ([
  ['at the start', {}, ['solve', 'hint']],
  ['where all is played', { game: two }, ['solve', 'hint', 'undo', 'restart']],
  ['in the middle', { game: goTo(two, 1) }, ACTIONS],
  ['back at the start', { game: goTo(two, 0) }, ['solve', 'hint', 'redo']],
  ['while the solver works', { game: two, isSearching: true }, ['solve', 'undo', 'restart']],
  ['where no jump is left', { game: stuck }, ['solve', 'undo', 'restart']],
]))
  test(`${name}, these buttons can be pressed: ${buttons}`, () =>
    assert.deepEqual(enabled(controlsWith(view).root), buttons));

for (const [name, view, offers] of /** @type {[string, Partial<View>, string[]][]} */ ([
  ['nothing', {}, []],
  ['a solution', { verdict: SOLVED }, ['another', 'fewest-moves']],
  ['one that is known to have the fewest moves', { verdict: FEWEST }, ['another']],
  ['one that may not have them', { verdict: { ...FEWEST, proven: false } }, ['another', 'fewest-moves']],
  ['that there is no other', { verdict: { state: 'only' } }, ['fewest-moves']],
  ['a solution, and looks for another', { verdict: SOLVED, isSearching: true }, []],
  ['a lost start', { verdict: LOST }, ['explain']],
  ['a lost position', { game: two, verdict: LOST, isLost: true }, ['rescue', 'explain']],
  [
    'the best line of a lost start',
    { verdict: { ...LOST, best: { jumps: 'a3-a1', pegs: 3 } } },
    ['show-best', 'explain'],
  ],
  [
    'that of a lost position',
    { game: two, verdict: { ...LOST, best: { jumps: 'a', pegs: 3 } } },
    ['show-best', 'rescue', 'explain'],
  ],
  ['by analysis alone that it is lost', { game: two, isLost: true }, ['rescue']],
  ['by analysis that the start is lost', { isLost: true }, []],
  ['that no jump is left', { game: stuck }, ['rescue']],
]))
  test(`where one knows ${name}, this is offered: ${offers.join() || 'nothing'}`, () =>
    assert.deepEqual(offered(controlsWith(view).root), offers));

test('Solve becomes Cancel during a search, and progress is shown', () => {
  /** @type {any} */
  const progress = { activity: 'beam', positions: 1234, best: undefined };
  const { root, show } = controlsWith({ isSearching: true, isLong: true, progress });
  const texts = () => [button(root, 'solve'), root.querySelector('.progress')].map(({ textContent }) => textContent);
  assert.deepEqual(texts(), ['Cancel', 'Following promising lines: 1,234 positions']);
  show({ progress });
  assert.deepEqual(texts(), ['Solve', '']);
});

test('a solution is reported at its start, until the game comes back there', () => {
  const { root, show } = controlsWith({ game: goTo(two, 0), verdict: { ...SOLVED, jumps: 2 } });
  const said = () => root.querySelector('.status').textContent;
  assert.match(said(), /^Solved: 2 jumps/);
  show({ game: goTo(two, 1), verdict: { ...SOLVED, jumps: 2 }, isSeen: true });
  assert.match(said(), /^13 pegs, 1 jump to go/);
  show({ game: goTo(two, 0), verdict: { ...SOLVED, jumps: 2 }, isSeen: true });
  assert.equal(said(), words.open({ pegs: 14, jumps: 2 }));
  show({ game: goTo(two, 0), verdict: { ...SOLVED, jumps: 1 }, isSeen: true });
  assert.equal(said(), words.open({ pegs: 14, jumps: 2 }));
  show({ game: goTo(two, 0), verdict: { ...SOLVED, jumps: 2 }, isSeen: true, isPlaying: true });
  assert.match(said(), /^Solved: 2 jumps/);
});

test('why a position is lost is shown on request', () => {
  const { root, show } = controlsWith({ verdict: LOST });
  const explanation = root.querySelector('.explanation');
  assert.deepEqual([explanation.hidden, button(root, 'explain').getAttribute('aria-expanded')], [true, 'false']);
  show({ verdict: LOST, isExplained: true });
  assert.deepEqual([explanation.hidden, button(root, 'explain').getAttribute('aria-expanded')], [false, 'true']);
  assert.equal(explanation.textContent, words.explanation(LOST.reason));
  show({ isExplained: true });
  assert.deepEqual([explanation.hidden, explanation.textContent], [true, '']);
});

test('an offer that disappears while focused passes the focus to the solver', () => {
  const { root, show } = controlsWith({ verdict: SOLVED });
  button(root, 'another').focus();
  show({});
  assert.ok(button(root, 'solve').matches(':focus'));
});

const STEPS = ['to-start', 'step-back', 'toggle', 'step-forward', 'to-end'];
const film = continueWith(newGame(problemOf('english', 'd4', 'd4')), 'd2-d4 d5-d3 b4-d4 d4-d2');
const timeline = timelineOf(film.line);

/** @type {any} */ (globalThis).document = { createElement: () => new FakePart() };

/** @param {FakePart} root */
const enabledSteps = (root) => STEPS.filter((action) => button(root, action).getAttribute('aria-disabled') === 'false');

test('without a game there is no playback, either', () => {
  const { root, scrubber } = controlsWith();
  assert.deepEqual([enabledSteps(root), scrubber.disabled], [[], true]);
});

for (const [name, cursor, buttons] of /** @type {[string, number, string[]][]} */ ([
  ['at the start', 0, ['toggle', 'step-forward', 'to-end']],
  ['in the middle', 2, STEPS],
  ['at the end', 4, ['to-start', 'step-back', 'toggle']],
]))
  test(`at ${name} of the line it leads wherever there is more of it`, () => {
    const time = timeOf(timeline, cursor);
    const { root, scrubber } = controlsWith({ game: goTo(film, cursor), timeline, time });
    assert.deepEqual(enabledSteps(root), buttons);
    assert.equal(scrubber.getAttribute('aria-valuetext'), `${cursor} of 4 jumps played`);
    assert.deepEqual(
      [scrubber.value, scrubber.max, scrubber.disabled],
      [String(time), String(timeline.duration), false],
    );
  });

test('without jumps there is no playback', () => {
  const { root, scrubber } = controlsWith({ game: newGame(film.problem) });
  assert.deepEqual([enabledSteps(root), scrubber.disabled], [[], true]);
});

test('there is a tick at the end of each move, kept while the line is the same', () => {
  const { root, show } = controlsWith({ game: film, timeline });
  const ticks = root.querySelector('.ticks').children;
  const ends = [1, 2, 4].map((jumps) => timeOf(timeline, jumps));
  assert.deepEqual(
    ticks.map(({ style }) => style.left),
    ends.map((end) => `${(100 * end) / timeline.duration}%`),
  );
  show({ game: film, timeline, time: 1 });
  assert.equal(root.querySelector('.ticks').children, ticks);
});

test('the button in the middle says what it does', () => {
  const { root, show } = controlsWith();
  const toggle = button(root, 'toggle');
  const { classes } = root.querySelector('.transport');
  for (const [isPlaying, label] of /** @type {const} */ ([
    [false, 'Play'],
    [true, 'Pause'],
  ])) {
    show({ game: film, timeline, time: 1, isPlaying });
    assert.deepEqual([toggle.getAttribute('aria-label'), classes.has('is-playing')], [label, isPlaying]);
  }
});

test('a released scrubber comes to rest at a position', () => {
  const { scrubber, asked } = controlsWith();
  scrubber.value = '0.3';
  scrubber.dispatchEvent(new Event('input'));
  scrubber.dispatchEvent(new Event('change'));
  assert.deepEqual(asked, [['seek', 0.3], ['settle']]);
});

/** Presses a key. True if the key is left to the browser. @param {FakePart} part @param {object} key */
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
    const { scrubber, asked } = controlsWith();
    assert.equal(press(scrubber, { key }), false);
    assert.deepEqual(asked, [wish]);
  });

test('other keys, and those that the browser has for itself, are left to it', () => {
  const { scrubber, asked } = controlsWith();
  for (const key of [{ key: 'Tab' }, ...['altKey', 'ctrlKey', 'metaKey'].map((name) => ({ key: 'End', [name]: true }))])
    assert.equal(press(scrubber, key), true);
  assert.deepEqual(asked, []);
});

test('the scrubber requests a time, and the list a speed', () => {
  const { scrubber, select, asked } = controlsWith();
  scrubber.value = '0.5';
  scrubber.dispatchEvent(new Event('input'));
  select.value = '2';
  select.dispatchEvent(new Event('change'));
  assert.deepEqual(asked, [
    ['seek', 0.5],
    ['speed', 2],
  ]);
});
