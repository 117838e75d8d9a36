// Puts index.html together: the board, its heading, the dialogs, the address.

import { EngineError } from '../engine/engine-error.js';
import { loadEngine } from '../engine/load.js';
import { goTo } from '../game/game.js';
import { writeLink } from '../game/link.js';
import { appWords } from '../words/app.js';
import { editorWords } from '../words/editor.js';
import { pictureWords } from '../words/pictures.js';
import { Address } from './address.js';
import { offerColorScheme } from './color-scheme.js';
import { composedAfter, composedFor } from './composed.js';
import { DailyDialog } from './daily.js';
import { today } from './days.js';
import { Dialogs } from './dialogs.js';
import { Editor } from './editor/editor.js';
import { giveFeedback } from './feedback.js';
import { Guard } from './guard.js';
import { Heading } from './heading.js';
import { HowDialog } from './how.js';
import { listenToKeys } from './keys.js';
import { KeysDialog } from './keys-dialog.js';
import { Lead } from './lead.js';
import { nextProblem } from './next-problem.js';
import { showNotice } from './notice.js';
import { workOffline } from './offline.js';
import { pageTitle } from './page-title.js';
import { Picker } from './picker.js';
import { ProblemsDialog } from './problems.js';
import { Progress } from './progress.js';
import { keyOf } from './progress-record.js';
import '../element/define.js';
import { SettingsDialog } from './settings.js';
import { looksOf, Share } from './share.js';
import { SolutionsDialog } from './solutions.js';
import { recall, remember } from './storage.js';
import { TextDialog } from './text-dialog.js';
import { ViaDialog } from './via.js';
import { WinPanel } from './win.js';

const language = document.documentElement.lang;
const words = appWords(language);
const element = /** @type {HTMLElementTagNameMap['peg-solitaire']} */ (document.querySelector('peg-solitaire'));

/** What a person may choose for all visits, as attributes of the element. */
const KEPT = /** @type {const} */ (['speed', 'analysis', 'coordinates', 'look']);

const heading = part('.problem');

const guard = new Guard((error) => {
  // The element opens its game again with the core that runs now, as with any call.
  element.pause();
  showNotice(words.failure(error));
});

const progress = new Progress();
const picker = new Picker(dialog('picker'), words, guard, progress);
const problems = new ProblemsDialog(dialog('problems-dialog'), words, guard, progress);
const daily = new DailyDialog(dialog('daily-dialog'), words, guard, progress);
const how = new HowDialog(dialog('how-dialog'), words, guard);
const solutions = new SolutionsDialog(dialog('solutions-dialog'), words, guard);
const ask = (/** @type {() => any} */ work) => guard.run(work);
const editor = new Editor(dialog('editor'), editorWords(language), () => element.colours, ask);
const texts = new TextDialog(dialog('texts'), words, guard);
const via = new ViaDialog(dialog('way'), words, guard);
const settings = new SettingsDialog(dialog('settings-dialog'), words, element);
const keys = new KeysDialog(dialog('keys-dialog'), words);
const share = new Share(dialog('sharing'), words, pictureWords(language), guard);

const address = new Address(element, guard, (view) => dialogs.show(view));
/** The dialogs by the names that the address has for them; a button with such an id opens each. */
const openers = {
  boards: async () => element.problem && picker.open(element.problem.board.drawing(), element.colours),
  how: async () => element.problem && how.open(element.problem, element.colours),
  daily: async () => element.problem && daily.open(today(), element.colours),
  problems: async () => element.problem && problems.open(element.problem, element.colours),
  solutions: async () => element.state && solutions.open(element.state),
  edit: async () => element.problem && editor.open(element.problem),
  via: async () => solveThrough(await via.open(() => element.state, element.colours)),
  text: async () => element.state && texts.open(() => element.state),
  settings: async () => settings.open(),
  keys: async () => keys.open(),
  share: async () => element.state && share.open(sharedOf(element.state)),
};
const dialogs = new Dialogs(openers, address, guard, (texts) => element.open(texts));

for (const view of Object.keys(openers)) openerOf(view).addEventListener('click', () => dialogs.show(view));
for (const type of /** @type {const} */ (['ready', 'error'])) element.addEventListener(type, showWhatCanBeDone);
element.addEventListener('ready', () => guard.run(showTitle));
new Heading(element, heading, words, guard);
new Lead(element, part('.lead'), words.how);
const acts = { next: playNext, replay, share: () => dialogs.show('share') };
new WinPanel(element, part('.win'), { ...words.win, close: words.close }, guard, { progress, today }, acts);
listenToKeys(element, guard, () => dialogs.show('keys'));
giveFeedback(element, guard);
offerColorScheme(element, part('#theme'));
for (const name of KEPT) if (recall(name)) element.setAttribute(name, recall(name));
new MutationObserver(keep).observe(element, { attributeFilter: [...KEPT] });
begin();
workOffline(words.offline);

/** Keeps what a person has chosen for the next visit. */
function keep() {
  for (const name of KEPT) remember(name, String(element[name]));
}

/** The address `?day=2026-11-22` opens the problem of a day. */
async function begin() {
  const day = new URLSearchParams(location.search).get('day');
  if (day !== null) await openDay(day || today());
  address.begin();
}

/** Puts the problem of a day in place of the day in the address. @param {string} day */
async function openDay(day) {
  try {
    await loadEngine();
    const { texts, key } = composedFor(day);
    progress.addDay(day, key);
    history.replaceState(history.state, '', writeLink(texts));
  } catch (error) {
    // The element says why there is no core.
    if (!(error instanceof EngineError)) showNotice(words.daily.noDay(day));
    history.replaceState(history.state, '', location.pathname);
  }
}

async function playNext() {
  const record = await progress.read();
  const { problem } = element;
  if (!problem) return;
  const keyOfThis = () => keyOf(problem.board.drawing(), problem.start, problem.finish.text);
  const texts = guard.run(() => nextProblem(problem, record) ?? composedAfter(keyOfThis()).texts);
  if (texts) element.open(texts);
  element.focus();
}

/** Plays the game that is won from its start. */
function replay() {
  element.reset();
  element.play();
}

/** Without the core the element says in its place what is wrong, and there is nothing to choose. */
function showWhatCanBeDone() {
  for (const view of Object.keys(openers)) openerOf(view).disabled = !element.state;
  heading.hidden = !element.state;
}

function showTitle() {
  if (element.problem) document.title = pageTitle(element.problem, words);
}

/** The button that opens a dialog. @param {string} view */
function openerOf(view) {
  return /** @type {HTMLButtonElement} */ (document.querySelector(`#${view}`));
}

/** The solution is found and played on the board, once the dialog is closed. @param {import('./via.js').Wish | undefined} wish */
function solveThrough(wish) {
  if (!wish) return;
  if (wish.isFromStart) element.reset();
  element.solve({ via: wish.via });
}

/** @param {import('../game/game.js').Game} game the one on the board */
function sharedOf({ line, cursor }) {
  // Where it stands now, though it may be playing.
  const game = () => goTo(/** @type {import('../game/game.js').Game} */ (element.state), cursor);
  return {
    game,
    placed: address.placed,
    count: line.jumps.length,
    theme: element.colours,
    looks: looksOf(element),
    coordinates: element.coordinates,
  };
}

/** @param {string} selector */
function part(selector) {
  return /** @type {HTMLElement} */ (document.querySelector(selector));
}

/** @param {string} id */
function dialog(id) {
  return /** @type {HTMLDialogElement} */ (document.querySelector(`dialog#${id}`));
}
