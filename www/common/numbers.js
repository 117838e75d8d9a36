// How a language writes numbers.

/** @typedef {ReturnType<typeof numbersIn>} Numbers */

/** @param {string} language such as `en` or `de-AT` */
export function numbersIn(language) {
  const whole = new Intl.NumberFormat(language);
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    /** @param {number | bigint} value */
    whole: (value) => whole.format(value),
    /** With one digit after the point. @param {number} value */
    tenths: (value) => tenths.format(value),
  };
}
