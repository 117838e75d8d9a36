// The days of a month and of a week, and the names of dates, months and weekdays in a language.

import { DAY_MILLISECONDS, dayOf, daysUpTo, numberOf } from './day.js';
import { once } from './memo.js';

/** The days of a month, in order. @param {string} month such as `2026-11` */
export function daysOfMonth(month) {
  const end = daysUpTo(`${monthAfter(month, 1)}-01`, 32);
  return end.filter((day) => day.startsWith(month)).reverse();
}

/**
 * The month that is `count` months after the given month, or before it if `count` is negative.
 * @param {string} month
 * @param {number} count
 */
export function monthAfter(month, count) {
  const [year, number] = month.split('-').map(Number);
  return dayOf(Date.UTC(year, number - 1 + count)).slice(0, 7);
}

/** The day that is `count` days after the given day. @param {string} day @param {number} count */
export const dayAfter = (day, count) => dayOf((numberOf(day) + count) * DAY_MILLISECONDS);

/**
 * The same date `count` months later, or the last day of that month if it is shorter.
 * @param {string} day
 * @param {number} count
 */
export function sameDateAfter(day, count) {
  const days = daysOfMonth(monthAfter(day.slice(0, 7), count));
  return days[Math.min(Number(day.slice(8)), days.length) - 1];
}

/**
 * The seven days of the week that contains the given day.
 * @param {string} day
 * @param {number} [first] day of a week, 1 for Monday
 */
export const weekOf = (day, first) => daysUpTo(dayAfter(day, 6 - weekdayOf(day, first)), 7).reverse();

/**
 * The position of a day in its week, counting from 0.
 * @param {string} day
 * @param {number} [first] day of a week, 1 for Monday
 */
export const weekdayOf = (day, first = 1) => (new Date(`${day}T00:00Z`).getUTCDay() + 7 - first) % 7;

/** The first day of the week where a language is spoken: from 1 for Monday to 7 for Sunday. @param {string} language */
export function firstWeekdayIn(language) {
  const locale = /** @type {any} */ (new Intl.Locale(language));
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** @param {string} language such as `en` or `de-AT` */
export function datesIn(language) {
  const format = (/** @type {Intl.DateTimeFormatOptions} */ options) => {
    const format = once(() => new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }));
    return (/** @type {string} */ day) => format().format(new Date(`${day}T00:00Z`));
  };
  return {
    /** Such as `Sunday, November 22`. */
    whole: format({ weekday: 'long', month: 'long', day: 'numeric' }),
    /** Such as `Sun, Nov 22`. */
    short: format({ weekday: 'short', month: 'short', day: 'numeric' }),
    /** Such as `Nov 22, 2025`. */
    full: format({ year: 'numeric', month: 'short', day: 'numeric' }),
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
