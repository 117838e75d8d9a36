// The words of the dialog of the problem of the day.

import { datesIn } from '../../common/dates.js';
import { LANGUAGE } from './language.js';
import { counted, whole } from './phrases.js';

const LEVELS = ['Very easy', 'Easy', 'Fairly easy', 'Medium', 'Tricky', 'Hard', 'Very hard'];

const { whole: day, date, weekday } = datesIn(LANGUAGE);

export const DAILY = {
  title: 'Puzzle of the day',
  /** @param {string} day */
  none: (day) => `There is no problem for “${day}”: it is no day such as 2026-11-22.`,
  day,
  /** The name of a puzzle that was that of a day. @param {string} date */
  named: (date) => `Daily, ${day(date)}`,
  date,
  weekday,
  play: 'Play',
  making: 'Making the problem …',
  solved: 'solved',
  past: 'Days before',
  fresh: 'New problem',
  freshHelp: 'Made for you, as often as you like:',

  /** The name of a level. @param {number} level from 1 to 7 */
  level: (level) => LEVELS[level - 1],

  /** The difficulty of a problem. @param {number} oneIn the number of random games for one win */
  odds: (oneIn) => (oneIn > 1 ? `Blind luck wins once in ${whole(oneIn)} games.` : 'Blind luck wins nearly always.'),

  /** @param {number} days */
  streak: (days) => (days > 0 ? `${counted(days, 'day')} in a row.` : 'Solve it today to begin a streak.'),
};
