// Glue of index.html: the board picker, start and goal, light and dark.

import { Editor } from './editor.js';
import { findBoard, listBoards, readProblem } from './engine.js';
import { newGame } from './game.js';
import './peg-solitaire.js';
import { drawThumbnail } from './thumbnail.js';

/** @typedef {import('./wasm/peg_solitaire.js').CatalogueEntry} CatalogueEntry */
/** @typedef {import('./peg-solitaire-element.js').PegSolitaireElement} PegSolitaireElement */

const THUMBNAIL_SIZE = 120;

const element = /** @type {PegSolitaireElement} */ (document.querySelector('peg-solitaire'));
const picker = /** @type {HTMLDialogElement} */ (document.querySelector('#picker'));
const vacancy = /** @type {HTMLSelectElement} */ (document.querySelector('#vacancy'));
const finish = /** @type {HTMLSelectElement} */ (document.querySelector('#finish'));

const editor = new Editor(/** @type {HTMLDialogElement} */ (document.querySelector('#editor')), () => element.theme);

/** What the selects show. */
let shownVacancy = '';

element.addEventListener('ready', showProblem);
if (element.problem) showProblem();
vacancy.addEventListener('change', changeVacancy);
finish.addEventListener('change', () => element.setAttribute('goal', finish.value));
document.querySelector('#boards')?.addEventListener('click', openPicker);
document.querySelector('#edit')?.addEventListener('click', openEditor);
document.querySelector('#theme')?.addEventListener('click', changeTheme);

/** Where the last peg was to end in the vacancy, it still is. */
function changeVacancy() {
  if (finish.value === shownVacancy) element.setAttribute('goal', vacancy.value);
  else element.setAttribute('goal', finish.value);
  element.setAttribute('start', vacancy.value);
}

function currentEntry() {
  return findBoard(element.getAttribute('board') ?? 'english');
}

function showProblem() {
  const { problem } = element;
  if (!problem) return;
  /** @type {HTMLElement} */ (document.querySelector('.board-name')).textContent = currentEntry()?.title ?? 'Custom';
  /** @type {HTMLElement} */ (document.querySelector('.board-size')).textContent = `${problem.holes.length} holes`;
  const names = problem.holes.map(({ name }) => name);
  const pegs = problem.board.pegs(problem.start);
  shownVacancy = names[pegs.indexOf(0)];
  fill(
    vacancy,
    names.map((name) => [name, name]),
    shownVacancy,
  );
  fill(finish, [['any', 'anywhere'], ...names.map((name) => [name, `in ${name}`])], problem.finish.text);
}

/**
 * @param {HTMLSelectElement} select
 * @param {string[][]} options values and texts
 * @param {string} value
 */
function fill(select, options, value) {
  select.replaceChildren(...options.map(([option, text]) => new Option(text, option)));
  select.value = value;
  select.disabled = false;
}

function openPicker() {
  // Without the core the element says in its place what is wrong.
  if (!element.problem) return;
  const theme = element.theme;
  const list = /** @type {HTMLElement} */ (picker.querySelector('.boards'));
  list.replaceChildren(...listBoards().map((entry) => boardButton(entry, theme)));
  picker.showModal();
}

/**
 * @param {CatalogueEntry} entry
 * @param {import('./theme.js').Theme} theme
 */
function boardButton(entry, theme) {
  const button = document.createElement('button');
  button.type = 'button';
  if (entry.name === currentEntry()?.name) button.setAttribute('aria-current', 'true');
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  drawThumbnail(canvas, newGame(readProblem({ board: entry.name })), theme, THUMBNAIL_SIZE);
  const [name, size] = [document.createElement('span'), document.createElement('small')];
  name.textContent = entry.title;
  size.textContent = `${entry.holes} holes`;
  button.append(canvas, name, size);
  button.addEventListener('click', () => choose(entry));
  return button;
}

/** @param {CatalogueEntry} entry */
function choose({ name }) {
  picker.close();
  element.removeAttribute('start');
  element.removeAttribute('goal');
  element.setAttribute('board', name);
}

async function openEditor() {
  if (!element.problem) return;
  const texts = await editor.open(element.problem);
  for (const [name, text] of Object.entries(texts ?? {})) element.setAttribute(name, text);
}

function changeTheme() {
  const root = document.documentElement;
  const isDark =
    getComputedStyle(root).colorScheme === 'dark' ||
    (!root.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches);
  const theme = isDark ? 'light' : 'dark';
  root.dataset.theme = theme;
  element.setAttribute('theme', theme);
}
