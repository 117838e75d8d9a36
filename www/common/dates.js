// Writes days in a language, from texts such as `2026-11-22`.

import { once } from './memo.js';

/** @param {string} language such as `en` or `de-AT` */
export function datesIn(language) {
  const format = (/** @type {Intl.DateTimeFormatOptions} */ options) => {
    const format = once(() => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }));
    return (/** @type {string} */ day) => format().format(new Date(`${day}T00:00Z`));
  };
  return {
    /** Such as `Sunday, November 22`. */
    whole: format({ weekday: 'long', month: 'long', day: 'numeric' }),
    /** Such as `22`. */
    date: format({ day: 'numeric' }),
    /** Such as `Sun`. */
    weekday: format({ weekday: 'short' }),
    /** Such as `November 2026`. */
    month: format({ month: 'long', year: 'numeric' }),
    /** Such as `Nov`. */
    shortMonth: format({ month: 'short' }),
  };
}
