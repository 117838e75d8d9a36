// Solutions learned by heart, and when to review each. Pure.

import { DAY_MILLISECONDS, dayOf, numberOf } from '../../common/day.js';

/** @typedef {import('./progress-record.js').Learned} Learned */

/** The intervals between reviews, in days; the last one repeats. */
const INTERVALS = [1, 3, 7, 21];

/** The day of the next review; undefined until the solution is known by heart. @param {Learned} learned */
export function nextReview({ known, reviews }) {
  if (known === undefined) return undefined;
  const days = INTERVALS[Math.min(reviews, INTERVALS.length - 1)];
  return dayOf((numberOf(known) + days) * DAY_MILLISECONDS);
}

/**
 * The solutions due for review, longest overdue first.
 * @param {import('./progress-record.js').ProgressRecord} record
 * @param {string} today
 */
export function dueIn({ learned }, today) {
  const due = (/** @type {Learned} */ one) => nextReview(one) ?? '~';
  return Object.values(learned)
    .filter((one) => due(one) <= today)
    .sort((a, b) => (due(a) < due(b) ? -1 : 1));
}

/**
 * The data to store after an exercise. The last exercise, in which the whole solution is played from memory, marks the
 * solution as known, and counts as a review if one is due.
 * @param {Learned} before
 * @param {number} exercise number of the finished exercise, from 0
 * @param {number} count of exercises
 * @param {string} today
 * @returns {Learned}
 */
export function learnedAfter(before, exercise, count, today) {
  const exercises = Math.max(before.exercises, exercise + 1);
  if (exercise + 1 < count) return { ...before, exercises };
  const due = nextReview(before);
  if (due === undefined) return { ...before, exercises, known: today };
  return due <= today ? { ...before, known: today, reviews: before.reviews + 1 } : before;
}
