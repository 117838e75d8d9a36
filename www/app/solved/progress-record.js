// The player's progress: a value that only grows, so that records from two tabs or devices can be merged. Pure.

import { daysUpTo, numberOf } from '../../common/day.js';

/**
 * The fewest moves in which a problem was solved without help, the day on which it was first solved, and the fewest
 * moves of any solution, if proven by a search.
 * @typedef {{ moves: number, first: string, fewest?: number }} Solved
 *
 * The problem for a day, and the day on which it was solved without help.
 * @typedef {{ problem: string, solved?: string }} Daily
 *
 * Problems are identified by `keyOf`, and days are written as in `2026-11-22`. `helped` contains the day of the first
 * win with help; `left` contains the fewest pegs with which the player was stuck without help.
 * @typedef {{
 *   version: number,
 *   solved: Record<string, Solved>,
 *   helped: Record<string, string>,
 *   left: Record<string, number>,
 *   days: Record<string, Daily>,
 *   learned: Record<string, Learned>,
 * }} ProgressRecord
 *
 * A solution that is being learned by heart: the link to its problem and the number of exercises done. Once it has been
 * played from memory, `known` is the last day on which this happened, and `reviews` counts the reviews.
 * @typedef {{ link: string, exercises: number, reviews: number, known?: string }} Learned
 *
 * @typedef {{ problem: string, moves: number, today: string, isHelped?: boolean, fewest?: number }} KeptWin
 */

/** Version 1 did not store help or pegs left; version 2 did not store solutions learned by heart. */
const VERSION = 3;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** @type {ProgressRecord} */
export const EMPTY = { version: VERSION, solved: {}, helped: {}, left: {}, days: {}, learned: {} };

/** Thrown if a record was written by a newer version of the page. */
export class NewerRecord extends Error {}

/**
 * The key of a problem. The key is the same for everyone, and for all images of the problem under the board's
 * symmetries.
 * @param {import('../../engine/problem.js').Problem['board']} board
 * @param {string} start a position
 * @param {string} finish
 * @param {string} [drawing] of the board, which is slow to compute
 */
export function keyOf(board, start, finish, drawing = board.drawing()) {
  return `${drawing} ${board.problemKey(start, finish)}`;
}

/** The key of a problem. @param {import('../../engine/problem.js').Problem} problem */
export const keyOfProblem = ({ board, start, finish }) => keyOf(board, start, finish.text);

/** @param {ProgressRecord} record @param {string} key @returns {Solved | undefined} */
export const solvedIn = ({ solved }, key) => (Object.hasOwn(solved, key) ? solved[key] : undefined);

/** True if a problem was solved, but only with help. @param {ProgressRecord} record @param {string} key */
export const isHelpedIn = ({ solved, helped }, key) => Object.hasOwn(helped, key) && !Object.hasOwn(solved, key);

/** The fewest pegs with which the player was stuck. @param {ProgressRecord} record @param {string} key */
export const leftIn = ({ left }, key) => (Object.hasOwn(left, key) ? left[key] : undefined);

/** @param {ProgressRecord} record @param {string} day @param {string} problem its key @returns {ProgressRecord} */
export const withDay = (record, day, problem) => merge(record, { ...EMPTY, days: { [day]: { problem } } });

/**
 * Adds a win, and marks each day with this problem as solved. A win with help is recorded separately, and does not
 * count as solved.
 * @param {ProgressRecord} record
 * @param {KeptWin} win
 * @returns {ProgressRecord}
 */
export function withWin(record, { problem, moves, today, isHelped, fewest }) {
  if (isHelped) return merge(record, { ...EMPTY, helped: { [problem]: today } });
  const days = Object.entries(record.days).filter(([, daily]) => daily.problem === problem);
  return merge(record, {
    ...EMPTY,
    solved: { [problem]: { moves, first: today, ...(fewest && { fewest }) } },
    days: Object.fromEntries(days.map(([day]) => [day, { problem, solved: today }])),
  });
}

/**
 * Adds a game that ended without a win.
 * @param {ProgressRecord} record
 * @param {string} problem its key
 * @param {number} pegs left
 */
export const withLeft = (record, problem, pegs) => merge(record, { ...EMPTY, left: { [problem]: pegs } });

/** @param {ProgressRecord} record @param {string} key @returns {Learned | undefined} */
export const learnedIn = ({ learned }, key) => (Object.hasOwn(learned, key) ? learned[key] : undefined);

/**
 * Adds a solution that is being learned by heart.
 * @param {ProgressRecord} record
 * @param {string} problem its key
 * @param {Learned} learned
 */
export const withLearned = (record, problem, learned) => merge(record, { ...EMPTY, learned: { [problem]: learned } });

/** True if the problem for a day is solved. @param {ProgressRecord} record @param {string} day */
export const isDaySolved = ({ days }, day) => Object.hasOwn(days, day) && days[day].solved !== undefined;

/** The latest day with this problem, if any. @param {ProgressRecord} record @param {string} key */
export function dayOfProblem({ days }, key) {
  return Object.keys(days)
    .filter((day) => days[day].problem === key)
    .sort()
    .at(-1);
}

/**
 * The number of consecutive days whose problem was solved on the day itself, up to today, or up to yesterday while
 * today's is unsolved.
 * @param {ProgressRecord} record
 * @param {readonly string[]} days from today backwards
 */
export function streakIn({ days: all }, days) {
  const isOnTime = (/** @type {string} */ day) => Object.hasOwn(all, day) && all[day].solved === day;
  const counted = isOnTime(days[0]) ? days : days.slice(1);
  const end = counted.findIndex((day) => !isOnTime(day));
  return end < 0 ? counted.length : end;
}

/**
 * The streak up to a day, which may be unsolved; any other unsolved day ends it.
 * @param {ProgressRecord} record
 * @param {string} day
 */
export const streakUpTo = (record, day) => streakIn(record, daysUpTo(day, Object.keys(record.days).length + 2));

/** The longest streak of days whose problem was solved on the day itself. @param {ProgressRecord} record */
export function longestStreakIn({ days }) {
  const onTime = Object.keys(days).filter((day) => days[day].solved === day);
  const numbers = onTime.map(numberOf).sort((a, b) => a - b);
  let [longest, row] = [0, 0];
  for (const [index, number] of numbers.entries()) {
    row = number === numbers[index - 1] + 1 ? row + 1 : 1;
    longest = Math.max(longest, row);
  }
  return longest;
}

/**
 * Merges two records, keeping everything that is in either of them.
 * @param {ProgressRecord} one
 * @param {ProgressRecord} other
 * @returns {ProgressRecord}
 */
export function merge(one, other) {
  return {
    version: VERSION,
    solved: mergeBy(one.solved, other.solved, (a, b) => ({
      ...(a.fewest || b.fewest ? { fewest: Math.min(a.fewest ?? Infinity, b.fewest ?? Infinity) } : {}),
      moves: Math.min(a.moves, b.moves),
      first: a.first < b.first ? a.first : b.first,
    })),
    helped: mergeBy(one.helped, other.helped, (a, b) => (a < b ? a : b)),
    left: mergeBy(one.left, other.left, Math.min),
    days: mergeBy(one.days, other.days, (a, b) => ((a.solved ?? '~') <= (b.solved ?? '~') ? a : b)),
    learned: mergeBy(one.learned, other.learned, (a, b) => {
      const known = [a.known, b.known].filter((day) => day !== undefined).sort();
      return {
        link: a.link < b.link ? a.link : b.link,
        exercises: Math.max(a.exercises, b.exercises),
        reviews: Math.max(a.reviews, b.reviews),
        ...(known.length > 0 && { known: known.at(-1) }),
      };
    }),
  };
}

/**
 * @template T
 * @param {Record<string, T>} one
 * @param {Record<string, T>} other
 * @param {(a: T, b: T) => T} both
 */
function mergeBy(one, other, both) {
  const merged = new Map(Object.entries(one));
  for (const [key, value] of Object.entries(other)) {
    const known = merged.get(key);
    merged.set(key, known === undefined ? value : both(known, value));
  }
  return Object.fromEntries(merged);
}

/**
 * Reads a stored or exported record; invalid entries are dropped.
 * @param {any} value
 * @returns {ProgressRecord}
 * @throws {NewerRecord}
 * @throws {TypeError} if it is not a record
 */
export function readRecord(value) {
  if (!Number.isInteger(value?.version) || value.version < 1) throw new TypeError('not a record of progress');
  if (value.version > VERSION) throw new NewerRecord();
  const { solved, helped, left, days, learned } = value;
  return {
    version: VERSION,
    solved: entriesOf(solved, isSolved),
    helped: entriesOf(helped, isDay),
    left: entriesOf(left, isCount),
    days: entriesOf(days, isDaily),
    learned: entriesOf(learned, isLearned),
  };
}

/** @param {unknown} entries @param {(value: any, key: string) => boolean} isGood */
function entriesOf(entries, isGood) {
  return Object.fromEntries(Object.entries(entries ?? {}).filter(([key, value]) => isGood(value, key)));
}

/** @param {any} value */
function isSolved(value) {
  return isCount(value?.moves) && isDay(value.first) && (value.fewest === undefined || isCount(value.fewest));
}

/** @param {any} value @param {string} day */
function isDaily(value, day) {
  return isDay(day) && typeof value?.problem === 'string' && (value.solved === undefined || isDay(value.solved));
}

/** @param {any} value */
function isLearned(value) {
  const isKnown = value?.known === undefined || isDay(value.known);
  return typeof value?.link === 'string' && isCount(value.exercises) && Number.isInteger(value.reviews) && isKnown;
}

/** @param {any} value */
const isCount = (value) => Number.isInteger(value) && value > 0;

/** @param {unknown} value */
const isDay = (value) => typeof value === 'string' && DAY.test(value);
