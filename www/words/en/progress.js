// The words about a person's progress.

import { counted } from './phrases.js';

export const PROGRESS = {
  title: 'Your progress',
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
  solved: 'Solved',

  /** @param {number} count */
  count: (count) => (count > 0 ? `${counted(count, 'problem')} solved.` : 'No problem is solved yet.'),
};
