// Tests of the keys that undo and redo, and of spoken answers and their wording.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undoKeyOf } from '../../../www/common/dom/keys.js';
import { makeAnswers } from '../../../www/element/input/answers.js';
import { makeVoice } from '../../../www/element/view/announcer.js';
import { continueWith, goTo, legalJumps, newGame, play } from '../../../www/game/game.js';
import { LANGUAGES } from '../../../www/words/language/languages.js';
import { PLUS_WORDS } from '../../../www/words/plus.js';
import { problemOf } from '../shared/core.mjs';

/** @param {string} keys such as `Control+Shift+z` */
function pressed(keys) {
  const [key, ...held] = keys.split('+').reverse();
  const [ctrlKey, metaKey, altKey, shiftKey] = ['Control', 'Meta', 'Alt', 'Shift'].map((name) => held.includes(name));
  return undoKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey });
}

test('the keys that undo and redo everywhere', () => {
  for (const keys of ['Backspace', 'Control+z', 'Meta+z', 'Control+Z']) assert.equal(pressed(keys), 'undo', keys);
  const redo = ['Shift+Backspace', 'Control+Shift+Z', 'Meta+Shift+Z', 'Control+y', 'Meta+y', 'Control+Shift+Y'];
  for (const keys of redo) assert.equal(pressed(keys), 'redo', keys);
});

test('other keys, and keys with another meaning, do neither', () => {
  const others = ['z', 'y', 'Control+Alt+z', 'Alt+Backspace', 'Control+Backspace', 'Meta+Backspace', 'Delete', 'Enter'];
  for (const keys of others) assert.equal(pressed(keys), undefined, keys);
});

const full = makeVoice({ speech: 'full', spelling: 'letters' }, PLUS_WORDS);
const brief = makeVoice({ speech: 'brief', spelling: 'words' }, PLUS_WORDS);
const triangle = newGame(problemOf('triangle', 'a1'));

test('possible jumps are read out one by one, in both directions, and start again after a jump', () => {
  const { jump } = makeAnswers(PLUS_WORDS, full);
  const [first, second] = ['1 of 2, a3 over a2 to a1.', '2 of 2, c3 over b2 to a1.'];
  assert.deepEqual([jump(triangle, 1), jump(triangle, 1), jump(triangle, 1)], [first, second, first]);
  assert.equal(jump(triangle, -1), second);
  const next = play(triangle, 'a3-a1');
  assert.match(jump(next, 1), new RegExp(`^1 of ${legalJumps(next).length}, `));
  assert.equal(jump(triangle, -1), first);
});

test('a position without jumps says so', () => {
  const stuck = newGame(problemOf('triangle', 'x/oo/ooo/oooo/ooooo'));
  assert.equal(makeAnswers(PLUS_WORDS, full).jump(stuck, 1), '1 peg. 0 jumps possible.');
});

test('pegs by row skip empty rows; row and column of a hole include empty holes', () => {
  const { rows, cross } = makeAnswers(PLUS_WORDS, full);
  const game = newGame(problemOf('triangle', 'o/oo/xox/xxxx/ooooo'));
  assert.match(rows(game), /^6 pegs\. \d+ jumps? possible\. Row 3: a3, c3\. Row 4: a4, b4, c4, d4\.$/);
  const b3 = game.problem.holes[4];
  assert.equal(cross(game, b3), 'Row 3: a3, c3; empty b3. Column b: b4; empty b2, b3, b5.');
  const a5 = game.problem.holes[10];
  assert.equal(cross(game, a5), 'Row 5: no pegs; empty a5, b5, c5, d5, e5. Column a: a3, a4; empty a1, a2, a5.');
});

test('changes are counted since the last time, whatever caused them', () => {
  const { changes } = makeAnswers(PLUS_WORDS, full);
  const game = continueWith(triangle, 'a3-a1 c5-a3');
  assert.equal(changes(game), 'Nothing has changed.');
  assert.equal(changes(goTo(game, 2)), 'Removed: a2, b4, c5. Added: a1.');
  assert.equal(changes(goTo(game, 2)), 'Nothing has changed.');
  assert.equal(changes(goTo(game, 1)), 'Removed: a3. Added: b4, c5.');
  assert.equal(changes(newGame(problemOf('english', 'd4'))), 'Nothing has changed.');
});

test('brief speech leaves out what can be requested; words spell only holes', () => {
  const d4 = { name: 'd4', isPeg: true, isGoal: true, isLanding: false, targets: ['d2', 'b4'] };
  assert.equal(full.hole(d4), 'd4: peg, goal, can jump to d2, b4');
  assert.equal(brief.spell(brief.hole(d4)), 'delta 4: peg');
  assert.equal(brief.spell(makeAnswers(PLUS_WORDS, brief).jump(triangle, 1)), '1 of 2, alpha 3-alpha 1');
  assert.equal(full.spell('d4'), 'd4');
  const plain = 'Hint, 3 of 14: MP3, x 4, abc4, 4d.';
  assert.equal(brief.spell(plain), plain);
});

test('every column letter has its own word, in each language', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    const { plus } = (await LANGUAGES[language].first()).default;
    const words = plus.spoken.alphabet.split(' ');
    assert.deepEqual([words.length, new Set(words).size], [26, 26], language);
  }
});
