// Writes numbers in a language: plain ones, very large ones, and probabilities.

import { once } from './memo.js';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
/**
 * The variants of English that write `1,000.5`. Other variants, such as Indian and South African English, do not use
 * this format.
 */
const ENGLISH = /^en(-(us|gb|au|ca|nz|ie))?$/i;
/** Matches the positions of commas: after a digit, and before whole groups of three digits. */
const GROUPS = /\B(?=(\d{3})+(?!\d))/g;

/** @param {string} language such as `en` or `de-AT` */
export function numbersIn(language) {
  const isEnglish = ENGLISH.test(language);
  const whole = formatIn(language);
  const tenths = formatIn(language, TENTHS);
  const rules = once(() => new Intl.PluralRules(language));
  return {
    /** @param {number | bigint} value a whole number */
    whole: (value) => (isEnglish ? grouped(String(value)) : whole(value)),
    /** Writes a number with one digit after the decimal point. @param {number} value */
    tenths: (value) => (isEnglish ? grouped(value.toFixed(1)) : tenths(value)),
    /** The plural category for a number, such as `one` or `other`. @param {number | bigint} value */
    plural: (value) => (isEnglish ? (Number(value) === 1 ? 'one' : 'other') : rules().select(Number(value))),
  };
}

/**
 * The browser's number format for a language. The format is created on first use, since creating the first number
 * format on a page takes 20 ms.
 * @param {string} language
 * @param {Intl.NumberFormatOptions} [options]
 * @returns {(value: number | bigint) => string}
 */
export function formatIn(language, options) {
  const format = once(() => new Intl.NumberFormat(language, options));
  return (value) => format().format(value);
}

/** @param {string} digits in English, with at most one digit after the point */
const grouped = (digits) => digits.replace(GROUPS, ',');

/**
 * Writes a number with a minus sign that is as wide as a digit.
 * @param {number | string} number
 */
export const signed = (number) => String(number).replace('-', '−');

/** Numbers with more digits are written with a power of ten. */
const MOST_DIGITS = 12;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Chances are rounded floating-point fractions, so a value this close to 1 counts as certain. */
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
     * Writes a chance as "1 in N", or as a percentage if that is more precise. Returns undefined for a certain win.
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
