// What opens each dialog of the page. All that is shown in dialogs comes with this module, once a person can play.

import { once } from '../common/memo.js';
import { goTo } from '../game/game.js';
import { boardLink } from '../link/board-link.js';
import { dialogWords } from '../words/dialogs.js';
import { editorWords } from '../words/editor.js';
import { pictureWords } from '../words/pictures.js';
import './kit/dialogs.css';
import './settings/settings.css';
import './daily/daily.css';
import './editor/editor.css';
import { DailyDialog } from './daily/daily.js';
import { today } from './daily/days.js';
import { Editor } from './editor/editor.js';
import { closeFromBackdrop } from './kit/dialog.js';
import { Picker } from './library/picker.js';
import { ProblemsDialog } from './library/problems.js';
import { HowDialog } from './rules/how.js';
import { KeysDialog } from './settings/keys-dialog.js';
import { SettingsDialog } from './settings/settings.js';
import { looksOf, Share } from './share/share.js';
import { SolutionsDialog } from './solver/solutions.js';
import { ViaDialog } from './solver/via.js';
import { TextDialog } from './text/text-dialog.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** What the dialogs work with. @typedef {{
 *   element: PegSolitaireElement,
 *   guard: import('./kit/guard.js').Guard,
 *   progress: import('./solved/progress.js').Progress,
 * }} Table */

/**
 * @param {Table} table
 * @returns {import('./kit/dialogs.js').Openers} by the names that the address has for the dialogs
 */
export function openersOf({ element, guard, progress }) {
  const words = dialogWords();
  const ask = (/** @type {() => any} */ work) => guard.run(work);
  for (const each of document.querySelectorAll('dialog')) closeFromBackdrop(each);
  // Each takes some milliseconds to make.
  const picker = once(() => new Picker(dialog('picker'), words, guard, progress));
  const problems = once(() => new ProblemsDialog(dialog('problems-dialog'), words, guard, progress));
  const daily = once(() => new DailyDialog(dialog('daily-dialog'), words, guard, progress));
  const how = once(() => new HowDialog(dialog('how-dialog'), words, guard));
  const solutions = once(() => new SolutionsDialog(dialog('solutions-dialog'), words, guard));
  const editor = once(() => new Editor(dialog('editor'), editorWords(), () => element.colours, ask));
  const texts = once(() => new TextDialog(dialog('texts'), words, guard));
  const via = once(() => new ViaDialog(dialog('way'), words, guard));
  const settings = once(() => new SettingsDialog(dialog('settings-dialog'), words, element));
  const keys = once(() => new KeysDialog(dialog('keys-dialog'), words));
  const share = once(() => new Share(dialog('sharing'), words, pictureWords(), guard));
  return {
    boards: {
      prepare: [picker, () => element.problem && picker().fill(element.problem.board.drawing(), element.colours)],
      open: async () => element.problem && picker().open(),
    },
    how: { prepare: [how], open: async () => element.problem && how().open(element.problem, element.colours) },
    daily: {
      prepare: [daily, () => daily().showToday(today()), () => daily().showDays()],
      open: async () => element.problem && daily().open(element.colours),
    },
    problems: {
      prepare: [problems],
      open: async () => element.problem && problems().open(element.problem, element.colours),
    },
    solutions: { prepare: [solutions], open: async () => element.state && solutions().open(element.state) },
    edit: { prepare: [editor], open: async () => element.problem && editor().open(element.problem) },
    via: {
      prepare: [via],
      open: async () => solveThrough(element, await via().open(() => element.state, element.colours)),
    },
    text: { prepare: [texts], open: async () => element.state && texts().open(() => element.state) },
    settings: { prepare: [settings], open: async () => settings().open() },
    keys: { prepare: [keys], open: async () => keys().open() },
    share: {
      prepare: [share],
      open: async () => element.state && share().open(sharedOf(element, element.state)),
    },
  };
}

/**
 * The solution is found and played on the board, once the dialog is closed.
 * @param {PegSolitaireElement} element
 * @param {import('./solver/via.js').Wish | undefined} wish
 */
function solveThrough(element, wish) {
  if (!wish) return;
  if (wish.isFromStart) element.reset();
  element.solve({ via: wish.via });
}

/**
 * @param {PegSolitaireElement} element
 * @param {import('../game/game.js').Game} game the one on the board
 */
function sharedOf(element, { line, cursor }) {
  // Where it stands now, though it may be playing.
  const game = () => goTo(/** @type {import('../game/game.js').Game} */ (element.state), cursor);
  return {
    game,
    placed: boardLink(element.state),
    count: line.jumps.length,
    theme: element.colours,
    looks: looksOf(element),
    coordinates: element.coordinates,
  };
}

/** @param {string} id */
function dialog(id) {
  return /** @type {HTMLDialogElement} */ (document.querySelector(`dialog#${id}`));
}
