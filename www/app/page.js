// Puts index.html together: the board, its heading, the dialogs, the address.

import { goTo } from '../game/game.js';
import { appWords } from '../words/app.js';
import { editorWords } from '../words/editor.js';
import { pictureWords } from '../words/pictures.js';
import { Address } from './address.js';
import { offerColorScheme } from './color-scheme.js';
import { Dialogs } from './dialogs.js';
import { Editor } from './editor/editor.js';
import { Guard } from './guard.js';
import { Heading } from './heading.js';
import { listenToKeys } from './keys.js';
import { showNotice } from './notice.js';
import { Picker } from './picker.js';
import { ProblemsDialog } from './problems.js';
import '../element/define-plus.js';
import { looksOf, Share } from './share.js';
import { recall, remember } from './storage.js';
import { TextDialog } from './text-dialog.js';

const language = document.documentElement.lang;
const words = appWords(language);
const element = /** @type {HTMLElementTagNameMap['peg-solitaire']} */ (document.querySelector('peg-solitaire'));

/** What a person may choose for all visits, as attributes of the element. */
const KEPT = /** @type {const} */ (['speed', 'analysis']);

const heading = /** @type {HTMLElement} */ (document.querySelector('.problem'));

const guard = new Guard((error) => {
  // The element opens its game again with the core that runs now, as with any call.
  element.pause();
  showNotice(words.failure(error));
});

const picker = new Picker(dialog('picker'), words, guard);
const problems = new ProblemsDialog(dialog('problems-dialog'), words, guard);
const ask = (/** @type {() => any} */ work) => guard.run(work);
const editor = new Editor(dialog('editor'), editorWords(language), () => element.colours, ask);
const texts = new TextDialog(dialog('texts'), words, guard);
const share = new Share(dialog('sharing'), words, pictureWords(language), guard);

const address = new Address(element, guard, (view) => dialogs.show(view));
/** The dialogs by the names that the address has for them; a button with such an id opens each. */
const openers = {
  boards: async () => element.problem && picker.open(element.problem.board.drawing(), element.colours),
  problems: async () => element.problem && problems.open(element.problem, element.colours),
  edit: async () => element.problem && editor.open(element.problem),
  text: async () => element.state && texts.open(() => element.state),
  share: async () => element.state && share.open(sharedOf(element.state)),
};
const dialogs = new Dialogs(openers, address, guard, (texts) => element.open(texts));

for (const view of Object.keys(openers)) openerOf(view).addEventListener('click', () => dialogs.show(view));
for (const type of /** @type {const} */ (['ready', 'error'])) element.addEventListener(type, showWhatCanBeDone);
new Heading(element, heading, words, guard);
listenToKeys(element);
offerColorScheme(element, /** @type {HTMLElement} */ (document.querySelector('#theme')));
for (const name of KEPT) if (recall(name)) element.setAttribute(name, recall(name));
new MutationObserver(keep).observe(element, { attributeFilter: [...KEPT] });
address.begin();

/** Keeps what a person has chosen for the next visit. */
function keep() {
  for (const name of KEPT) remember(name, String(element[name]));
}

/** Without the core the element says in its place what is wrong, and there is nothing to choose. */
function showWhatCanBeDone() {
  for (const view of Object.keys(openers)) openerOf(view).disabled = !element.state;
  heading.hidden = !element.state;
}

/** The button that opens a dialog. @param {string} view */
function openerOf(view) {
  return /** @type {HTMLButtonElement} */ (document.querySelector(`#${view}`));
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
  };
}

/** @param {string} id */
function dialog(id) {
  return /** @type {HTMLDialogElement} */ (document.querySelector(`dialog#${id}`));
}
