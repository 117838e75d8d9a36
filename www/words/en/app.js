// What the page and its dialogs say.

import { BOARDS } from './boards.js';
import { dailyIn } from './daily.js';
import { failure } from './failures.js';
import { HOW } from './how.js';
import { OFFLINE } from './offline.js';
import { goal, phrasesIn } from './phrases.js';
import { pickerIn } from './picker.js';
import { problemsIn } from './problems.js';
import { progressIn } from './progress.js';
import { KEYS, PICK, SETTINGS } from './settings.js';
import { shareIn } from './share.js';
import { solutionsIn } from './solutions.js';
import { TEXT } from './text.js';
import { viaIn } from './via.js';
import { winIn } from './win.js';

/**
 * @param {import('../../common/numbers.js').Numbers} numbers
 * @param {import('../../common/dates.js').Dates} dates
 */
export function appIn(numbers, dates) {
  const { counted } = phrasesIn(numbers);
  /** @param {number} holes */
  const size = (holes) => counted(holes, 'hole');
  return {
    /** The board that is played, its start and its goal. */
    heading: {
      unnamed: 'Your board',
      fewPegs: goal,
      someHoles: 'some holes',
      anywhere: 'anywhere',
      /** @param {string} hole */
      inHole: (hole) => `in ${hole}`,
      inPattern: 'in a pattern',
      /**
       * The title of the page.
       * @param {string} board
       * @param {string | undefined} start the vacancy
       * @param {string | undefined} goal where the last peg ends
       */
      title: (board, start, goal) => `${board}${start && goal ? `, ${start} to ${goal}` : ''} — Peg Solitaire`,
    },
    close: 'Close',
    boards: BOARDS,
    size,
    failure,
    copying: {
      copied: 'Copied',
      selected: 'Selected: press Ctrl+C',
    },
    settings: SETTINGS,
    keys: KEYS,
    pick: PICK,
    offline: OFFLINE,
    picker: pickerIn(numbers),
    daily: dailyIn(numbers, dates),
    how: HOW,
    problems: problemsIn(numbers),
    progress: progressIn(numbers),
    share: shareIn(numbers),
    solutions: solutionsIn(numbers),
    text: TEXT,
    via: viaIn(numbers),
    win: winIn(numbers),
  };
}
