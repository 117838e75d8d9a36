// Puts index.html together: the board, its heading, the dialogs, the address.

import { whenIdle } from '../common/idle.js';
import { nextTask } from '../common/next-task.js';
import { defineTag } from '../element/tag.js';
import { KEPT } from '../link/attributes.js';
import { appWords } from '../words/app.js';
import { today } from './daily/days.js';
import { CommentField } from './heading/comment-field.js';
import { Heading } from './heading/heading.js';
import { listenToKeys } from './heading/keys.js';
import { pageTitle } from './heading/page-title.js';
import { Address } from './kit/address.js';
import { Dialogs } from './kit/dialogs.js';
import { Guard } from './kit/guard.js';
import { showNotice } from './kit/notice.js';
import { recall, remember } from './kit/storage.js';
import { Lead } from './rules/lead.js';
import { offerColorScheme } from './settings/color-scheme.js';
import { Clock } from './solved/clock.js';
import { Wins } from './solved/wins.js';

/** @typedef {import('../element/plus-element.js').PegSolitaireElement} PlusElement */

const words = appWords();
const element = /** @type {HTMLElementTagNameMap['peg-solitaire']} */ (document.querySelector('peg-solitaire'));

/**
 * The parts of the page beyond the board, once they are loaded.
 * @type {ReturnType<typeof import('./after-ready.js').afterReady> | undefined}
 */
let rest;

const heading = part('.problem');

const guard = new Guard((error) => {
  // The element opens its game again with the current core, as with any call.
  element.pause();
  showNotice(words.failure(error), words.putAway);
});

const comments = new CommentField(element, part('.comment-field'), words.comment, guard);
const address = new Address(
  element,
  guard,
  (view) => dialogs.show(view),
  (error) => showNotice(words.failure(error), words.putAway),
  (game) => comments.typed(game),
);
part('.comment-field').addEventListener('input', () => address.schedule());
/**
 * The buttons that open dialogs; their ids are the dialogs' names in the address.
 * @type {NodeListOf<HTMLButtonElement>}
 */
const buttons = document.querySelectorAll('button[aria-haspopup="dialog"]');
const dialogs = new Dialogs(async () => (await loadRest()).dialogs, address, guard, words, playChoice);

for (const button of buttons) button.addEventListener('click', () => dialogs.show(button.id));
for (const type of /** @type {const} */ (['ready', 'error'])) element.addEventListener(type, showWhatCanBeDone);
element.addEventListener('ready', () => guard.run(showTitle));
new Heading(element, heading, words, guard);
new Lead(element, part('.lead'), words.lead, guard);
const clock = new Clock(element, part('.clock'), words.clock, guard);
new Wins(element, clock, today, guard, (...win) => loadRest().then(({ card }) => card.show(...win), reportMissing));
listenToKeys(element, guard, () => dialogs.show('keys'));
offerColorScheme(element, part('#theme'));
for (const name of KEPT) if (recall(name)) element.setAttribute(name, recall(name));
new MutationObserver(keep).observe(element, { attributeFilter: KEPT });
nextTask().then(begin);
// The rest comes once a person can play, and before a dialog is asked for.
for (const type of /** @type {const} */ (['ready', 'error']))
  element.addEventListener(type, () => whenIdle(() => loadRest().catch(() => {})), { once: true });

async function loadRest() {
  const { afterReady } = await import('./after-ready.js');
  rest ??= afterReady({ element, address, guard, show: (view) => dialogs.show(view) });
  return rest;
}

/** @param {import('./kit/dialog.js').Choice} choice */
function playChoice({ solution, ...texts }) {
  element.open(texts);
  if (solution) /** @type {PlusElement} */ (element).call((session) => session.continueWith(solution));
}

function reportMissing() {
  showNotice(words.missing, words.putAway);
}

/**
 * Keeps a person's changes for the next visit, and nothing else, as another tab may have kept other values.
 * @param {MutationRecord[]} changes
 */
function keep(changes) {
  for (const { attributeName } of changes) {
    const name = /** @type {import('../link/attributes.js').KeptName} */ (attributeName);
    remember(name, String(element[name]));
  }
}

/**
 * Makes the board, in a task of its own. The address `?day=2026-11-22` opens the problem of a day: no other board is
 * there before it.
 */
async function begin() {
  await address.unpack();
  const day = new URLSearchParams(location.search).get('day');
  if (day !== null) await loadRest().then(({ openDay }) => openDay(day || today()), reportMissing);
  defineTag();
  address.begin();
}

/** Without the core the element shows the error in its place, and there is nothing to choose. */
function showWhatCanBeDone() {
  for (const button of buttons) button.disabled = !element.state;
  heading.hidden = !element.state;
}

function showTitle() {
  if (element.problem) document.title = pageTitle(element.problem, words);
}

/** @param {string} selector */
function part(selector) {
  return /** @type {HTMLElement} */ (document.querySelector(selector));
}
