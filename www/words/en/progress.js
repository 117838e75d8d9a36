// The words about a person's progress.

import { whole } from './phrases.js';

/** The rule for the wins that count. */
const COUNTS = 'A win counts if you play it from the start without Hint, Solve or verdicts on all jumps.';

export const PROGRESS = {
  title: 'Progress',
  counts: COUNTS,
  numbers: {
    solved: 'solved',
    perfect: '★ perfect',
    days: 'daily puzzles',
    streak: 'days in a row',
    longest: 'longest row',
  },
  number: whole,
  /** @param {number} helped the number of puzzles that were solved with help alone */
  rule: (helped) => `${COUNTS}${helped > 0 ? ` ${whole(helped)} more with help.` : ''}`,

  file: 'Keep it as a file',
  save: 'Save as a file',
  load: 'Load a file',
  clear: 'Clear',
  reallyClear: 'Clear all?',
  /** The reasons if it is not kept. */
  troubles: {
    forbidden: 'This browser keeps nothing for this page: your progress is lost when you leave.',
    full: 'The storage of this browser is full: new progress is lost when you leave.',
    damaged: 'What was kept of your progress cannot be read: it begins anew.',
    newer: 'A newer version of this page has kept your progress: this one leaves it alone. Reload the page.',
  },
  loaded: 'The file is added to your progress.',
  unreadable: 'This file holds no progress of Peg Solitaire.',
  newerFile: 'This file comes from a newer version of this page.',
};
