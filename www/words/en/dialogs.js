// The words of the page with a game on the board: in its dialogs, and about a win.

import { appIn } from './app.js';
import { boardsIn } from './boards.js';
import { dailyIn } from './daily.js';
import { editIn } from './edit.js';
import { HOW } from './how.js';
import { OFFLINE } from './offline.js';
import { problemsIn } from './problems.js';
import { progressIn } from './progress.js';
import { KEYS, SETTINGS } from './settings.js';
import { shareIn } from './share.js';
import { solutionsIn } from './solutions.js';
import { TEXT } from './text.js';
import { viaIn } from './via.js';
import { winIn } from './win.js';

/**
 * @param {import('../../common/numbers.js').Numbers} numbers
 * @param {import('../../common/dates.js').Dates} dates
 */
export function dialogsIn(numbers, dates) {
  return {
    ...appIn(numbers),
    close: 'Close',
    copying: {
      copied: 'Copied',
      selected: 'Selected: press Ctrl+C',
    },
    settings: SETTINGS,
    keys: KEYS,
    boards: boardsIn(numbers),
    edit: editIn(numbers),
    daily: dailyIn(numbers, dates),
    how: HOW,
    offline: OFFLINE,
    problems: problemsIn(numbers),
    progress: progressIn(numbers),
    share: shareIn(numbers),
    solutions: solutionsIn(numbers),
    text: TEXT,
    via: viaIn(numbers),
    win: winIn(numbers),
  };
}
