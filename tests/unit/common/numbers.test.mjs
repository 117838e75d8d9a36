// Numbers follow the conventions of the language; very large ones, chances and unknown facts are put into words.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { largeNumbersIn, numbersIn } from '../../../www/common/numbers.js';
import { PLUS_WORDS } from '../../../www/words/plus.js';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

test('numbers are written as the formats of the browser write them', () => {
  const whole = fc.oneof(
    fc.bigInt(),
    fc.maxSafeInteger().map((value) => value || 0),
  );
  // The browser's number format distinguishes negative zero.
  const small = fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((value) => value >= 0.05 || value <= -0.05);
  for (const language of 'en en-US en-GB en-AU en-CA en-NZ en-IE en-IN en-DE de hi ar-EG en-u-nu-arab'.split(' ')) {
    const numbers = numbersIn(language);
    const plain = new Intl.NumberFormat(language);
    const tenths = new Intl.NumberFormat(language, TENTHS);
    fc.assert(fc.property(whole, (value) => assert.equal(numbers.whole(value), plain.format(value))));
    fc.assert(fc.property(small, (value) => assert.equal(numbers.tenths(value), tenths.format(value))));
  }
});

test('an unknown language is an error once a number is written', () => {
  assert.throws(() => numbersIn('no language').whole(1), RangeError);
});

const { short, exact, powerOfTen, odds } = largeNumbersIn('en');
const { value, allLines } = PLUS_WORDS.facts;

/** @template T @param {T} value */
const known = (value) => /** @type {const} */ ({ state: 'known', value });
const PENDING = /** @type {const} */ ({ state: 'pending' });
const NOTHING = { lines: PENDING, chance: PENDING, moves: PENDING, pegs: PENDING };

test('a number that has too many digits is written by its power of ten', () => {
  assert.deepEqual([0n, 29760n, 999_999_999_999n].map(short), ['0', '29,760', '999,999,999,999']);
  assert.equal(short(40_861_647_040_079_968n), '4.1 × 10¹⁶');
  assert.equal(short(9_990_000_000_000n), '1.0 × 10¹³');
  assert.equal(exact(40_861_647_040_079_968n), '40,861,647,040,079,968');
  assert.equal(largeNumbersIn('de').short(40_861_647_040_079_968n), '4,1 × 10¹⁶');
  assert.deepEqual([0, 1, 12].map(powerOfTen), ['1', '10¹', '10¹²']);
});

test('a short number is as large as the exact one, up to its two digits', () => {
  const large = fc.bigInt({ min: 10n ** 12n, max: 10n ** 40n });
  const property = fc.property(large, (number) => {
    const [mantissa, power] = short(number).split(' × 10');
    const exponent = Number([...power].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join(''));
    assert.match(mantissa, /^[1-9]\.\d$/);
    assert.ok(Math.abs(Number(mantissa) * 10 ** exponent - Number(number)) <= 0.051 * 10 ** exponent);
  });
  fc.assert(property);
});

test('a chance is one in so many, or a percentage', () => {
  assert.deepEqual([1 / 5_432_109, 0.006, 0.0194, 0.5, 0.999].map(odds), [
    { oneIn: '5,400,000' },
    { oneIn: '170' },
    { percent: '1.9%' },
    { percent: '50%' },
    { percent: '99%' },
  ]);
  assert.deepEqual(odds(3e-17), { oneIn: '3.3 × 10¹⁶' });
  assert.equal(odds(1 - 2 ** -53), undefined);
});

test('facts in words: known, looked for, or not known', () => {
  const lost = { lines: known(0n), chance: known(0), moves: known(undefined), pegs: known(2) };
  const names = /** @type {const} */ (['lines', 'chance', 'moves', 'pegs']);
  const all = (/** @type {any} */ facts) => names.map((name) => value(name, facts));
  assert.deepEqual(all(lost), ['0', 'never', 'out of reach', '2']);
  assert.deepEqual(all(NOTHING), Array(4).fill('checking…'));
  const open = {
    lines: { state: 'pending', positions: 1_200_000 },
    chance: { state: 'unknown' },
    moves: { state: 'pending', atMost: 17, positions: 5 },
    pegs: { state: 'unknown', atMost: 2 },
  };
  assert.deepEqual(all(open), ['1,200,000 positions…', 'not known', 'at most 17…', 'at most 2']);
  assert.deepEqual(
    [1, 0.25, 1e-6].map((chance) => value('chance', { ...NOTHING, chance: known(chance) })),
    ['always', '25%', '1 game in 1,000,000'],
  );
});

test('every digit is available where a number is shortened', () => {
  assert.deepEqual([known(29760n), PENDING, known(10n ** 15n)].map(allLines), ['', '', '1,000,000,000,000,000']);
});
