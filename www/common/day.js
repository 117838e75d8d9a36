// Days as strings such as `2026-11-22`. A day is the user's local date.

export const DAY_MILLISECONDS = 86_400_000;

/** The user's local date. */
export function today() {
  const now = new Date();
  return dayOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** A day and the days before it, latest first. @param {string} day @param {number} count */
export function daysUpTo(day, count) {
  const last = numberOf(day);
  return Array.from({ length: count }, (_, index) => dayOf((last - index) * DAY_MILLISECONDS));
}

/** The number of a day: consecutive days have consecutive numbers. @param {string} day */
export const numberOf = (day) => Date.parse(`${day}T00:00Z`) / DAY_MILLISECONDS;

/** @param {number} time midnight in UTC, which has no daylight saving */
export const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
