// Days as texts such as `2026-11-22`. A day is the date where the person is.

export const DAY_MILLISECONDS = 86_400_000;

/** The date where the person is. */
export function today() {
  const now = new Date();
  return dayOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** A day and those before it. @param {string} day @param {number} count */
export function daysUpTo(day, count) {
  const last = numberOf(day);
  return Array.from({ length: count }, (_, index) => dayOf((last - index) * DAY_MILLISECONDS));
}

/** The number of a day: that of the next one is greater by 1. @param {string} day */
export function numberOf(day) {
  return Date.parse(`${day}T00:00Z`) / DAY_MILLISECONDS;
}

/** @param {number} time of midnight in UTC, which knows no summer time */
export function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}
