// The words of the page with a game on the board: in its dialogs, and about a win.

import { APP_WORDS } from './app.js';
import { BOARDS } from './boards.js';
import { DAILY } from './daily.js';
import { EDIT } from './edit.js';
import { HOW } from './how.js';
import { PROBLEMS } from './problems.js';
import { PROGRESS } from './progress.js';
import { KEYS, SETTINGS } from './settings.js';
import { SHARE } from './share.js';
import { SOLUTIONS } from './solutions.js';
import { TEXT } from './text.js';
import { VIA } from './via.js';
import { WIN } from './win.js';

/** @typedef {typeof DIALOG_WORDS} DialogWords */

export const DIALOG_WORDS = {
  ...APP_WORDS,
  close: 'Close',
  copying: { copied: 'Copied', selected: 'Selected: press Ctrl+C' },
  settings: SETTINGS,
  keys: KEYS,
  boards: BOARDS,
  edit: EDIT,
  daily: DAILY,
  how: HOW,
  /** The versions of the page. */
  offline: { ready: 'A new version is ready.', reload: 'Reload', later: 'Later' },
  problems: PROBLEMS,
  progress: PROGRESS,
  share: SHARE,
  solutions: SOLUTIONS,
  text: TEXT,
  via: VIA,
  win: WIN,
};
