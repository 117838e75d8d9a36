// Days as texts such as `2026-11-22`. A day is what the calendar on a person's wall says: the date where they are. Pure, but for today.

/** The date where a person is. */
export function today() {
  const now = new Date();
  return dayOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

/** A day and those before it. @param {string} day @param {number} count */
export function daysUpTo(day, count) {
  return Array.from({ length: count }, (_, index) => dayBefore(day, index));
}

/** @param {string} day @param {number} count how many days before it */
function dayBefore(day, count) {
  const date = new Date(`${day}T00:00Z`);
  return dayOf(date.setUTCDate(date.getUTCDate() - count));
}

/** How many days of the week lie before a day, from 0 on Monday. @param {string} day */
export function weekdayOf(day) {
  return (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
}

/** @param {number} time of midnight in UTC, which knows no summer time */
function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}
