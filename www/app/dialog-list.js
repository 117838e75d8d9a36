// The dialogs of the page. All their content comes with this module, once a person can play.

import './kit/dialogs.css';
import { once } from '../common/memo.js';
import { DailyDialog } from './daily/daily.js';
import { EditDialog } from './editor/edit.js';
import { BoardsDialog } from './library/boards.js';
import { ProblemsDialog } from './library/problems.js';
import { HowDialog } from './rules/how.js';
import { KeysDialog } from './settings/keys.js';
import { SettingsDialog } from './settings/settings.js';
import { ShareDialog } from './share/share.js';
import { SolutionsDialog } from './solver/solutions.js';
import { ViaDialog } from './solver/via.js';
import { TextDialog } from './text/text.js';

/** The dialogs by their names in the address. */
const DIALOGS = {
  boards: BoardsDialog,
  daily: DailyDialog,
  edit: EditDialog,
  how: HowDialog,
  keys: KeysDialog,
  problems: ProblemsDialog,
  settings: SettingsDialog,
  share: ShareDialog,
  solutions: SolutionsDialog,
  text: TextDialog,
  via: ViaDialog,
};

/** @param {import('./solved/progress.js').ProgressTable} table @returns {import('./kit/dialogs.js').Makers} */
export function dialogsOn(table) {
  // Each takes some milliseconds to make.
  return Object.fromEntries(Object.entries(DIALOGS).map(([name, Made]) => [name, once(() => new Made(table))]));
}
