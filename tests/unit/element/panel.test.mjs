// The panel below the board for each state of a game and of the solver: its sentences, and its active buttons.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePanel } from '../../../www/element/view/panel.js';
import { continueWith, goTo, newGame } from '../../../www/game/game.js';
import { ELEMENT_WORDS as words } from '../../../www/words/element.js';
import { problemOf } from '../kit/core.mjs';
import { FakePart } from '../kit/fake-part.mjs';

/** @typedef {import('../../../www/element/view/panel.js').View} View */

const start = newGame(problemOf('triangle', 'a1'));
const two = goTo(continueWith(start, 'a3-a1 c3-a3'), 2);
const english = newGame(problemOf('english', 'd4', 'd4'));
const stuck = goTo(continueWith(english, 'd6-d4 d3-d5 d1-d3 b4-d4 e4-c4 g4-e4'), 6);

const ACTIONS = ['solve', 'hint', 'undo', 'redo', 'restart'];
const OFFERS = ['another', 'fewest-moves', 'show-best', 'rescue', 'explain'];

const STILL = { isExplained: false, isLost: false };

/** A panel and its parts, showing a game in one state. @param {Partial<View>} [view] */
function panelWith(view) {
  const root = new FakePart();
  for (const offer of OFFERS) button(root, offer).hidden = true;
  const panel = makePanel(/** @type {any} */ (root), words);
  const show = (/** @type {Partial<View>} */ view) =>
    panel.update({ game: start, isSearching: false, isPlaying: false, isSeen: false, ...STILL, ...view });
  if (view) show(view);
  return { root, show };
}

/** @param {FakePart} root @param {string} action */
const button = (root, action) => root.querySelector(`[data-action="${action}"]`);
/** The active buttons. @param {FakePart} root */
const enabled = (root) => ACTIONS.filter((action) => button(root, action).getAttribute('aria-disabled') === 'false');
/** The offers beside them. @param {FakePart} root */
const offered = (root) => OFFERS.filter((action) => !button(root, action).hidden);

/** @type {any} */
const SOLVED = { state: 'solved', jumps: 13, moves: 10, milliseconds: 2, wish: 'any', proven: false };
/** @type {any} */
const FEWEST = { ...SOLVED, wish: 'fewest-moves', proven: true };
/** @type {any} */
const LOST = { state: 'lost', reason: { kind: 'exhausted', positions: '12' }, best: { jumps: '' } };

test('without a game nothing can be pressed', () => assert.deepEqual(enabled(panelWith().root), []));

for (const [name, view, buttons] of /** @type {[string, Partial<View>, string[]][]} */ ([
  ['at the start', {}, ['solve', 'hint']],
  ['where all is played', { game: two }, ['solve', 'hint', 'undo', 'restart']],
  ['in the middle', { game: goTo(two, 1) }, ACTIONS],
  ['back at the start', { game: goTo(two, 0) }, ['solve', 'hint', 'redo']],
  ['while the solver works', { game: two, isSearching: true }, ['solve', 'undo', 'restart']],
  ['where no jump is left', { game: stuck }, ['solve', 'undo', 'restart']],
]))
  test(`${name}, these buttons can be pressed: ${buttons}`, () =>
    assert.deepEqual(enabled(panelWith(view).root), buttons));

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
    assert.deepEqual(offered(panelWith(view).root), offers));

test('the button that solves cancels meanwhile, and progress is told as long', () => {
  /** @type {any} */
  const progress = { activity: 'beam', positions: 1234, best: undefined };
  const { root, show } = panelWith({ isSearching: true, progress });
  const texts = () => [button(root, 'solve'), root.querySelector('.progress')].map(({ textContent }) => textContent);
  assert.deepEqual(texts(), ['Cancel', 'Following promising lines: 1,234 positions']);
  show({ progress });
  assert.deepEqual(texts(), ['Solve', '']);
});

test('a solution is told at its start, until the game comes back there', () => {
  const { root, show } = panelWith({ game: goTo(two, 0), verdict: { ...SOLVED, jumps: 2 } });
  const said = () => root.querySelector('.status').textContent;
  assert.match(said(), /^Solved: 2 jumps/);
  show({ game: goTo(two, 1), verdict: { ...SOLVED, jumps: 2 }, isSeen: true });
  assert.match(said(), /^On the way/);
  show({ game: goTo(two, 0), verdict: { ...SOLVED, jumps: 2 }, isSeen: true });
  assert.equal(said(), words.open({ pegs: 14, jumps: 2 }));
  show({ game: goTo(two, 0), verdict: { ...SOLVED, jumps: 1 }, isSeen: true });
  assert.equal(said(), words.open({ pegs: 14, jumps: 2 }));
  show({ game: goTo(two, 0), verdict: { ...SOLVED, jumps: 2 }, isSeen: true, isPlaying: true });
  assert.match(said(), /^Solved: 2 jumps/);
});

test('why a position is lost is told to those who ask', () => {
  const { root, show } = panelWith({ verdict: LOST });
  const explanation = root.querySelector('.explanation');
  assert.deepEqual([explanation.hidden, button(root, 'explain').getAttribute('aria-expanded')], [true, 'false']);
  show({ verdict: LOST, isExplained: true });
  assert.deepEqual([explanation.hidden, button(root, 'explain').getAttribute('aria-expanded')], [false, 'true']);
  assert.equal(explanation.textContent, words.explanation(LOST.reason));
  show({ isExplained: true });
  assert.deepEqual([explanation.hidden, explanation.textContent], [true, '']);
});

test('an offer that goes while it has the focus hands it to the solver', () => {
  const { root, show } = panelWith({ verdict: SOLVED });
  button(root, 'another').focus();
  show({});
  assert.ok(button(root, 'solve').matches(':focus'));
});
