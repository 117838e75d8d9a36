// Solutions that are learned by heart, and when each is to be reviewed. Pure.

import { DAY_MILLISECONDS, dayOf, numberOf } from '../../common/day.js';

/** @typedef {import('./progress-record.js').Learned} Learned */

/** The days from one review to the next; the last interval counts from then on. */
const INTERVALS = [1, 3, 7, 21];

/** The day of the next review; none before the solution is known by heart. @param {Learned} learned */
export function nextReview({ known, reviews }) {
  if (known === undefined) return undefined;
  const days = INTERVALS[Math.min(reviews, INTERVALS.length - 1)];
  return dayOf((numberOf(known) + days) * DAY_MILLISECONDS);
}

/**
 * The solutions that are due for a review, the one that has waited longest first.
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
 * What is kept after an exercise. The last one, the whole solution from memory, makes it known, and counts as a review
 * from the day on which one is due.
 * @param {Learned} before
 * @param {number} exercise that was done, from 0
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
