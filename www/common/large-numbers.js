// How a language writes numbers that may be too large to read, and chances.

import { formatIn, numbersIn } from './numbers.js';

/** @typedef {ReturnType<typeof largeNumbersIn>} LargeNumbers */

/** A number with more digits is written by its power of ten. */
const MOST_DIGITS = 12;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Counts come as fractions of floating point: what is closer to certain is certain. */
const CERTAIN = 1 - 1e-12;

/** @param {string} language such as `en` or `de-AT` */
export function largeNumbersIn(language) {
  const { whole, tenths } = numbersIn(language);
  const rounded = formatIn(language, { maximumSignificantDigits: 2 });
  const percent = formatIn(language, { style: 'percent', maximumSignificantDigits: 2 });

  /** As `4.1 × 10¹⁶` where there are too many digits. @param {bigint} value */
  function short(value) {
    const digits = value.toString();
    if (digits.length <= MOST_DIGITS) return whole(value);
    const power = digits.length - 1;
    const mantissa = Math.round(Number(digits.slice(0, 4)) / 100) / 10;
    return mantissa < 10 ? `${tenths(mantissa)} × ${powerOfTen(power)}` : `${tenths(1)} × ${powerOfTen(power + 1)}`;
  }

  return {
    short,
    powerOfTen,

    /** Every digit of it. */
    exact: whole,

    /**
     * How many times out of how many: one in so many, or a percentage where that says more. Undefined where it is certain.
     * @param {number} chance between 0 and 1
     * @returns {{ oneIn: string } | { percent: string } | undefined}
     */
    odds(chance) {
      if (chance >= CERTAIN) return undefined;
      if (chance >= 0.01) return { percent: percent(Math.min(chance, 0.99)) };
      const times = 1 / chance;
      return { oneIn: times < 10 ** MOST_DIGITS ? rounded(times) : short(BigInt(Math.round(times))) };
    },
  };
}

/** @param {number} power */
function powerOfTen(power) {
  return power < 1 ? '1' : `10${[...String(power)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`;
}
