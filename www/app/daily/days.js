// Days as texts such as `2026-11-22`. A day is the date where the person is. Pure, but for today.

const DAY_MILLISECONDS = 86_400_000;

/** The date where the person is. */
export function today() {
  const now = new Date();
  return dayOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** A day and those before it. @param {string} day @param {number} count */
export function daysUpTo(day, count) {
  const midnight = Date.parse(`${day}T00:00Z`);
  return Array.from({ length: count }, (_, index) => dayOf(midnight - index * DAY_MILLISECONDS));
}

/** The number of days of the week before a day, from 0 on Monday. @param {string} day */
export function weekdayOf(day) {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
}

/** @param {number} time of midnight in UTC, which knows no summer time */
function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}
