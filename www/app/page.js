// Puts index.html together: the board, its heading, the dialogs, the address.

import { EngineError } from '../engine/engine-error.js';
import { writeLink } from '../game/link.js';
import { appWords } from '../words/app.js';
import { Address } from './address.js';
import { Clock } from './clock.js';
import { offerColorScheme } from './color-scheme.js';
import { CommentField } from './comment-field.js';
import { composedAfter, composedFor } from './composed.js';
import { today } from './days.js';
import { Dialogs } from './dialogs.js';
import { giveFeedback } from './feedback.js';
import { Guard } from './guard.js';
import { Heading } from './heading.js';
import { listenToKeys } from './keys.js';
import { Lead } from './lead.js';
import { nextProblem } from './next-problem.js';
import { showNotice } from './notice.js';
import { whenIdle, workOffline } from './offline.js';
import { pageTitle } from './page-title.js';
import { Progress } from './progress.js';
import '../element/define.js';
import { recall, remember } from './storage.js';
import { WinPanel } from './win.js';

const language = document.documentElement.lang;
const words = appWords(language);
const element = /** @type {HTMLElementTagNameMap['peg-solitaire']} */ (document.querySelector('peg-solitaire'));

/** What a person may choose for all visits, as attributes of the element. */
const KEPT = /** @type {const} */ (['speed', 'analysis', 'coordinates', 'look']);

/** What opens the dialogs, once it is loaded. @type {Record<string, import('./dialogs.js').Opener> | undefined} */
let openers;

const heading = part('.problem');

const guard = new Guard((error) => {
  // The element opens its game again with the core that runs now, as with any call.
  element.pause();
  showNotice(words.failure(error));
});

// What is still to be written when the page is left is written before the address is.
new CommentField(element, part('.comment-field'), words.comment, guard);
const progress = new Progress();
const address = new Address(element, guard, (view) => dialogs.show(view));
/** The buttons that open dialogs; their ids are the names that the address has for these. @type {NodeListOf<HTMLButtonElement>} */
const buttons = document.querySelectorAll('button[aria-haspopup="dialog"]');
const dialogs = new Dialogs(loadOpeners, address, guard, words.missing, (texts) => element.open(texts));

for (const button of buttons) button.addEventListener('click', () => dialogs.show(button.id));
for (const type of /** @type {const} */ (['ready', 'error'])) element.addEventListener(type, showWhatCanBeDone);
element.addEventListener('ready', () => guard.run(showTitle));
new Heading(element, heading, words, guard);
new Lead(element, part('.lead'), words.lead, guard);
const clock = new Clock(element, part('.clock'), words.win.clock, guard);
const acts = { next: playNext, replay, share: () => dialogs.show('share') };
new WinPanel(element, part('.win'), { ...words.win, close: words.close }, guard, { progress, today, clock }, acts);
listenToKeys(element, guard, () => dialogs.show('keys'));
giveFeedback(element, guard);
offerColorScheme(element, part('#theme'));
for (const name of KEPT) if (recall(name)) element.setAttribute(name, recall(name));
new MutationObserver(keep).observe(element, { attributeFilter: [...KEPT] });
begin();
workOffline(words.offline);
// Once a person can play, and before a dialog is asked for.
element.addEventListener('ready', () => whenIdle(() => loadOpeners().catch(() => {})), { once: true });

/** What only dialogs need takes nothing from the time until one can play. */
async function loadOpeners() {
  const { openersOf } = await import('./dialog-openers.js');
  openers ??= openersOf(language, { element, address, guard, progress });
  return openers;
}

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
    const { texts, key } = await composedFor(day);
    progress.addDay(day, key);
    history.replaceState(history.state, '', writeLink(texts));
  } catch (error) {
    showNotice(error instanceof EngineError ? words.failure(error) : words.noDay(day));
    history.replaceState(history.state, '', location.pathname);
  }
}

async function playNext() {
  const record = await progress.read();
  const { problem } = element;
  if (!problem) return;
  const next = guard.run(() => nextProblem(problem, record));
  try {
    element.open(next ?? (await composedAfter(problem)).texts);
  } catch (error) {
    showNotice(words.failure(error));
  }
  element.focus();
}

/** Plays the game that is won from its start. */
function replay() {
  element.reset();
  element.play();
}

/** Without the core the element says in its place what is wrong, and there is nothing to choose. */
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
