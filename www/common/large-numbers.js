// Writes numbers that may be too large to read, and chances, in a language.

import { formatIn, numbersIn } from './numbers.js';

/** A number with more digits is written by its power of ten. */
const MOST_DIGITS = 12;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Counts come as floating-point fractions: values this close to certain are certain. */
const CERTAIN = 1 - 1e-12;

/** @param {string} language such as `en` or `de-AT` */
export function largeNumbersIn(language) {
  const { whole, tenths } = numbersIn(language);
  const rounded = formatIn(language, { maximumSignificantDigits: 2 });
  const percent = formatIn(language, { style: 'percent', maximumSignificantDigits: 2 });

  /** Writes `4.1 × 10¹⁶` if there are too many digits. @param {bigint} value */
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

    /** Every digit. */
    exact: whole,

    /**
     * Writes a chance as one in a number, or as a percentage if that says more. Undefined if it is certain.
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
