// Numbers look as a language writes them: numbers written without the browser's formats are the same.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { numbersIn } from '../../../www/common/numbers.js';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

test('numbers are written as the formats of the browser write them', () => {
  const whole = fc.oneof(
    fc.bigInt(),
    fc.maxSafeInteger().map((value) => value || 0),
  );
  // A browser's format knows a negative zero.
  const small = fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((value) => value >= 0.05 || value <= -0.05);
  for (const language of [
    'en',
    'en-US',
    'en-GB',
    'en-AU',
    'en-CA',
    'en-NZ',
    'en-IE',
    'en-IN',
    'en-DE',
    'de',
    'hi',
    'ar-EG',
    'en-u-nu-arab',
  ]) {
    const numbers = numbersIn(language);
    const plain = new Intl.NumberFormat(language);
    const tenths = new Intl.NumberFormat(language, TENTHS);
    fc.assert(fc.property(whole, (value) => assert.equal(numbers.whole(value), plain.format(value))));
    fc.assert(fc.property(small, (value) => assert.equal(numbers.tenths(value), tenths.format(value))));
  }
});

test('a language that nobody speaks is an error once a number is written', () => {
  assert.throws(() => numbersIn('no language').whole(1), RangeError);
});
