// The language of the tests.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsIn } from '../../../www/words/message.js';
import { pseudo } from '../../person/pseudo.mjs';

test('texts become longer and marked, and their places stay', () => {
  const TEXT = 'Leave {pegs, plural, one{# peg} other{# pegs {kind, select, none{} other{in {kind}}}}}!';
  const words = /** @type {any} */ (wordsIn(pseudo({ direction: 'ltr', list: [TEXT] }), 'en'));
  assert.equal(words.direction, 'rtl');
  assert.deepEqual(
    [{ pegs: 1 }, { pegs: 2, kind: 'e1' }].map((values) => words.list[0](values)),
    ['Léèáàvéè 1 péèg!', 'Léèáàvéè 2 péègs íìn e1!'],
  );
});
