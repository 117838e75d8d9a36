// Writes numbers in a language.

import { once } from './memo.js';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
/**
 * The English of countries that write commas and points. Elsewhere, as in India or South Africa, numbers look
 * different.
 */
const ENGLISH = /^en(-(us|gb|au|ca|nz|ie))?$/i;
/** The places of commas: after a digit, and before whole groups of three. */
const GROUPS = /\B(?=(\d{3})+(?!\d))/g;

/** @param {string} language such as `en` or `de-AT` */
export function numbersIn(language) {
  const isEnglish = ENGLISH.test(language);
  const whole = formatIn(language);
  const tenths = formatIn(language, TENTHS);
  return {
    /** @param {number | bigint} value a whole number */
    whole: (value) => (isEnglish ? grouped(String(value)) : whole(value)),
    /** With one digit after the point. @param {number} value */
    tenths: (value) => (isEnglish ? grouped(value.toFixed(1)) : tenths(value)),
  };
}

/**
 * A format of the browser. It is made for its first number, since the first one of a page takes 20 ms.
 * @param {string} language
 * @param {Intl.NumberFormatOptions} [options]
 * @returns {(value: number | bigint) => string}
 */
export function formatIn(language, options) {
  const format = once(() => new Intl.NumberFormat(language, options));
  return (value) => format().format(value);
}

/** @param {string} digits as English has them, with at most one digit after the point */
function grouped(digits) {
  return digits.replace(GROUPS, ',');
}

/**
 * Writes a number with a minus sign that is as wide as a digit.
 * @param {number} number
 */
export function signed(number) {
  return String(number).replace('-', '−');
}
