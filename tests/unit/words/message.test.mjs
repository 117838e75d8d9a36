// The texts of a language, and the values in their places.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say, wordsIn } from '../../../www/words/message.js';

const TEXTS = {
  steps: ['one', 'to {hole}'],
  pegs: '{pegs, plural, =0{none} one{# peg} other{# pegs}}',
  kind: '{kind, select, none{nothing} true{yes} other{<{kind}>}}.',
  nested: '{jumps, plural, one{# jump} other{# jumps in {moves, plural, one{# move} other{# moves, {how}}}}}',
};
const en = wordsIn({ ...TEXTS, plain: 'plain #' }, 'en');

test('a text without places is a string, in lists too', () => {
  assert.equal(en.plain, 'plain #');
  assert.equal(en.steps[0], 'one');
  assert.equal(en.steps[1]({ hole: 'd4' }), 'to d4');
  assert.deepEqual([say(en.plain, {}), say(en.steps[1], { hole: 'd2' })], ['plain #', 'to d2']);
});

test('a plural takes the exact number before its form, and writes it in the language', () => {
  const counts = [0, 1, 2, 1234567, 12345678901234567890n].map((pegs) => en.pegs({ pegs }));
  assert.deepEqual(counts, ['none', '1 peg', '2 pegs', '1,234,567 pegs', '12,345,678,901,234,567,890 pegs']);
  assert.equal(wordsIn(TEXTS.pegs, 'de')({ pegs: 1234567 }), '1.234.567 pegs');
  assert.deepEqual(
    [0, 1, 1.5, 2].map((pegs) => wordsIn('{pegs, plural, one{# pion} other{# pions}}', 'fr')({ pegs })),
    ['0 pion', '1 pion', '1,5 pion', '2 pions'],
  );
  const polish = wordsIn('{pegs, plural, one{# kołek} few{# kołki} many{# kołków} other{# kołka}}', 'pl');
  assert.deepEqual(
    [1, 3, 5].map((pegs) => polish({ pegs })),
    ['1 kołek', '3 kołki', '5 kołków'],
  );
});

test('a select takes what is undefined for none, and anything else for other', () => {
  assert.deepEqual(
    [undefined, null, true, false, 'constructor'].map((kind) => en.kind({ kind })),
    ['nothing.', 'nothing.', 'yes.', '<false>.', '<constructor>.'],
  );
});

test('places stand in one another, and each number sign is that of its own plural', () => {
  assert.equal(en.nested({ jumps: 3, moves: 1 }), '3 jumps in 1 move');
  assert.equal(en.nested({ jumps: 3, moves: 2, how: '#1' }), '3 jumps in 2 moves, #1');
});

test('a minus is as wide as a digit', () => assert.equal(wordsIn('{total}', 'en')({ total: -1234 }), '−1,234'));

test('a value that is missing is named', () => {
  assert.throws(() => en.steps[1]({}), /A text needs a value for \{hole\}\./);
  assert.throws(() => en.pegs({}), /\{pegs\}/);
});
