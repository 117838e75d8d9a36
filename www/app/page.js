// Glue of index.html: the address, the dialogs, start and goal, light and dark.

import { findBoard, vacancyOf, writeProblem } from '../engine/problem.js';
import { editorWords } from '../words/words.js';
import { Address } from './address.js';
import { Editor } from './editor/editor.js';
import { Library } from './problems.js';
import { recall, remember } from './storage.js';
import '../element/define.js';
import { Picker } from './picker.js';
import { Share } from './share.js';
import { TextDialog } from './text-dialog.js';

/** @typedef {import('../element/peg-solitaire-element.js').PegSolitaireElement} PegSolitaireElement */

/** What a select shows for a start or a goal that it cannot name. */
const DRAWN = '';

const element = /** @type {PegSolitaireElement} */ (document.querySelector('peg-solitaire'));
const vacancy = /** @type {HTMLSelectElement} */ (document.querySelector('#vacancy'));
const finish = /** @type {HTMLSelectElement} */ (document.querySelector('#finish'));

/** Over when the dialog that is being closed has told of it. */
let leaving = Promise.resolve();

const address = new Address(element, { leave: closeDialog, show: (view) => leaving.then(() => openView(view ?? '')) });
const picker = new Picker(dialog('picker'), (board) => play({ board }));
const library = new Library(dialog('library'), play);
const editor = new Editor(dialog('editor'), editorWords('en'), () => element.colours);
const share = new Share(dialog('sharing'));
const texts = new TextDialog(dialog('texts'), play);

/** The dialogs by the names that the address has for them. @type {Record<string, () => unknown>} */
const VIEWS = {
  boards: () => picker.open(element.problem?.board.drawing() ?? '', element.colours),
  problems: () => element.problem && library.open(element.problem, element.colours),
  edit: openEditor,
  share: () => element.game && share.open(element.game, address.link, element.colours, element.theme),
  text: () => element.problem && texts.open(element.problem, element.position, element.moves, playedMoves()),
};

for (const [view, id] of [
  ['boards', 'picker'],
  ['problems', 'library'],
  ['edit', 'editor'],
  ['text', 'texts'],
  ['share', 'sharing'],
]) {
  document.querySelector(`#${view}`)?.addEventListener('click', () => openView(view));
  dialog(id).addEventListener('close', () => {
    address.view = undefined;
  });
}
element.addEventListener('ready', showProblem);
vacancy.addEventListener('change', changeVacancy);
finish.addEventListener('change', () => change({ goal: finish.value }));
document.querySelector('#theme')?.addEventListener('click', changeTheme);
new MutationObserver(() => remember('speed', String(element.speed))).observe(element, { attributeFilter: ['speed'] });

if (recall('theme')) setTheme(recall('theme'));
if (recall('speed')) element.setAttribute('speed', recall('speed'));
address.begin();

/** @param {string} id */
function dialog(id) {
  return /** @type {HTMLDialogElement} */ (document.querySelector(`dialog#${id}`));
}

/** @param {string} view */
function openView(view) {
  // Without the core the element says in its place what is wrong.
  if (!element.problem || !Object.hasOwn(VIEWS, view)) return;
  VIEWS[view]();
  address.view = view;
}

function closeDialog() {
  const open = /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog[open]'));
  if (!open) return;
  leaving = new Promise((resolve) => open.addEventListener('close', () => resolve(), { once: true }));
  open.close();
}

async function openEditor() {
  const texts = element.problem && (await editor.open(element.problem));
  if (texts) play(texts);
}

/** Opens what was chosen in a dialog, which is closed: who goes back finds the game before it. @param {import('../game/link.js').Link} texts */
function play(texts) {
  address.view = undefined;
  element.open(texts);
}

/** Plays the problem on the board with another start or goal. @param {{ start?: string, goal?: string }} texts */
function change(texts) {
  const { problem } = element;
  if (!problem) return;
  const { board, start = problem.start, goal = problem.finish.text } = writeProblem(problem);
  element.open({ board, start, goal, ...texts });
}

/** Where the last peg was to end in the vacancy, it still is. */
function changeVacancy() {
  const isSame = finish.value === shownVacancy();
  change({ start: vacancy.value, ...(isSame ? { goal: vacancy.value } : {}) });
}

/** The name of the hole that alone is empty at the start, if it is alone. */
function shownVacancy() {
  const { problem } = element;
  return (problem && vacancyOf(problem)) ?? DRAWN;
}

/** The jumps that are played, by moves. */
function playedMoves() {
  const { problem, jumps } = element;
  const line = problem?.board.replay(problem.start, jumps.join(' '));
  return line?.moves.map(({ name }) => name).join(' ') ?? '';
}

function showProblem() {
  const { problem } = element;
  if (!problem) return;
  const entry = findBoard(problem.board.drawing());
  /** @type {HTMLElement} */ (document.querySelector('.board-name')).textContent = entry?.title ?? 'Your board';
  /** @type {HTMLElement} */ (document.querySelector('.board-size')).textContent = `${problem.holes.length} holes`;
  const names = problem.holes.map(({ name }) => name);
  fill(
    vacancy,
    names.map((name) => [name, name]),
    shownVacancy(),
    'some holes',
  );
  const { text, holes } = problem.finish;
  const goals = [['any', 'anywhere'], ...names.map((name) => [name, `in ${name}`])];
  const other = holes.length === 0 ? [[text, text]] : [];
  fill(finish, text === 'any' ? goals : [...other, ...goals], holes.length > 1 ? DRAWN : text, 'in a pattern');
}

/**
 * @param {HTMLSelectElement} select
 * @param {string[][]} options values and texts
 * @param {string} value
 * @param {string} drawn how a value is called that has no name
 */
function fill(select, options, value, drawn) {
  const all = value === DRAWN ? [[DRAWN, drawn], ...options] : options;
  select.replaceChildren(...all.map(([option, text]) => new Option(text, option)));
  select.value = value;
  select.disabled = false;
}

function changeTheme() {
  const root = document.documentElement;
  const isDark =
    getComputedStyle(root).colorScheme === 'dark' ||
    (!root.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches);
  const theme = isDark ? 'light' : 'dark';
  setTheme(theme);
  remember('theme', theme);
}

/** @param {string} theme */
function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  element.setAttribute('theme', theme);
}
