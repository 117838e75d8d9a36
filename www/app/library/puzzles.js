// The dialog of puzzles: all boards in groups, each with its problems and what a person has solved of them. It opens by
// three names: as the picker of boards, with the problems of the board in play, and as a person's progress.

import { TaskQueue } from '../../common/tasks.js';
import { dialogOn } from '../kit/dialog.js';
import { galleryIn } from '../kit/gallery.js';
import { element, html, optionsIn } from '../kit/html.js';
import { findAnswer, findDifficulty } from '../kit/remembered.js';
import { progressPanel } from '../solved/progress-panel.js';
import {
  boardsIn,
  countPerfect,
  FILTERS,
  finderOf,
  GROUPS,
  isInPlay,
  isPerfect,
  isSolvable,
  problemsIn,
} from './listing.js';

/** The side of a picture, in pixels of the page. */
const SIZE = 96;
/** The most problems that a search or a filter shows without a press on their boards. */
const MOST = 48;

/** @typedef {import('./listing.js').Board} Board */
/**
 * A problem, its button once it was shown, and its grade once it is known.
 * @typedef {import('./listing.js').Item & { button?: HTMLElement, points?: number }} Item
 */
/**
 * A board in its box: its problems, once they are known, and those that are found. The button `more` has their `count`,
 * and shows them in the `list`; `grading` ends the search for their grades.
 * @typedef {{
 *   board: Board, all: Item[], found: Item[], grading: AbortController,
 * } & Record<'box' | 'count' | 'more' | 'list', HTMLElement>} Row
 */

/**
 * @param {import('../solved/progress.js').ProgressTable} table
 * @param {string} view its name in the address
 */
export function puzzlesDialog(table, view) {
  const { element: shown, words, progress } = table;
  const { problems: own } = words;
  const isProgress = view === 'progress';
  const queue = new TaskQueue();
  /** @type {Row[]} */
  let rows = [];
  /** @type {ReturnType<typeof galleryIn>} */
  let picture;
  const panel = isProgress ? progressPanel(table, () => table.guard(fill)) : undefined;
  const onward = html`<div class="buttons row">
    <button type="button" @click=${() => table.show('progress')}>${words.progress.title}</button>
    <button type="button" @click=${() => table.show('print')}>${own.print}</button>
    <a href="./table/">${own.table}</a>
  </div>`;
  const body = html`
    ${panel?.numbers}
    <p class="found about muted" role="status"></p>
    <div class="shelves"></div>
    ${panel ? panel.record : onward}`;
  const title = own.titles[/** @type {keyof typeof own.titles} */ (view)];
  const dialog = dialogOn(table, view, title, { body, fill });
  const { box, field, part } = dialog;
  part('h2').after(html`<div class="tools row">
    <input type="search" name="search" class="field" aria-label=${own.search} placeholder=${own.search}
      autocomplete="off" @input=${find}>
    <select name="filter" autofocus=${isProgress} aria-label=${own.filter} @change=${find}>
      ${optionsIn(own.filters)}
    </select>
  </div>`);
  return dialog;

  async function fill() {
    const boards = boardsIn(words, /** @type {import('../../engine/problem.js').Problem} */ (shown.problem));
    const { solved } = await progress.read();
    picture = galleryIn(table, dialog, SIZE);
    dialog.signal.addEventListener('abort', () => {
      queue.clear();
      for (const { grading } of rows) grading.abort();
    });
    rows = [];
    await Promise.all(boards.map((board) => queue.add(() => void rows.push(rowOf(board)))));
    part('.shelves').replaceChildren(...GROUPS.map(shelfOf));
    const isReached = (/** @type {string} */ name) => Object.keys(solved).some((key) => key.startsWith(`${name} `));
    const first = rows.filter(({ board }) => isInPlay(board) || (isProgress && isReached(board.name)));
    await Promise.all(first.map((row) => queue.add(() => know(row))));
    const items = first.flatMap(({ all }) => all);
    panel?.show(countPerfect(progress.record, items));
    field('search').value = '';
    field('filter').value = isProgress ? 'imperfect' : 'all';
    await find();
    // The problems of most boards are not in view: they are known soon after the dialog was shown.
    const others = rows.map((row) => queue.add(() => table.guard(() => know(row))));
    Promise.all(others).then(() => {
      if (part('.found').textContent) find();
    });
  }

  /** @param {Board['group']} group */
  function shelfOf(group) {
    const boxes = rows.filter(({ board }) => board.group === group).map(({ box }) => box);
    return html`<section><h3>${own.groups[group]}</h3>${boxes}</section>`;
  }

  /** @param {Board} board @returns {Row} */
  function rowOf(board) {
    const { name, title, size, about, texts } = board;
    const list = element`<div class="list" hidden></div>`;
    const count = element`<span></span>`;
    const more = element`<button type="button" class="more row plain digits" @click=${() => open(row, list.hidden === true)}>
      <span class="sr-only">${title}:</span> ${count}
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" stroke-width="2" /></svg>
    </button>`;
    const box = element`<div class="board">
      <div class="row">
        <button type="button" class="row plain" data-board=${name} aria-current=${isInPlay(board) && 'true'}
          autofocus=${isInPlay(board)} @click=${() => dialog.choose(texts)}>
          ${picture(texts)}
          <div><span>${title}</span> <small class="muted digits">${size}</small><p class="muted">${about}</p></div>
        </button>
        ${more}
      </div>
      ${list}
    </div>`;
    const row = { board, all: [], found: [], grading: new AbortController(), box, count, more, list };
    return row;
  }

  /** Asks for the problems of a board, once. @param {Row} row */
  function know(row) {
    if (row.count.textContent) return;
    row.all = row.found = problemsIn(row.board, words, progress.record);
    const [all, solved, perfect] = [isSolvable, FILTERS.solved, isPerfect].map((is) => row.all.filter(is).length);
    row.count.textContent = own.count({ total: all, solved, perfect });
  }

  /** Shows the boards with problems that fit, and these problems, too, if they are few. */
  function find() {
    const [search, filter] = [field('search').value, field('filter').value];
    const isWanted = FILTERS[/** @type {keyof typeof FILTERS} */ (filter)];
    const fits = finderOf(search, words);
    const isAll = filter === 'all' && search.trim() === '';
    for (const row of rows) {
      row.found = row.all.filter((item) => isWanted(item) && fits(item));
      row.box.hidden = !isAll && row.found.length === 0;
    }
    const countIn = (/** @type {Row[]} */ rows) => rows.flatMap(({ found }) => found).length;
    // A board that fits as a whole is found itself.
    const parts = rows.filter(({ all, found }) => found.length < all.length);
    const areFew = countIn(parts) <= MOST;
    part('.found').textContent = isAll ? '' : own.found(countIn(rows), filter);
    for (const row of rows)
      open(row, isAll ? view === 'problems' && isInPlay(row.board) : areFew && parts.includes(row));
    for (const shelf of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll('.shelves section')))
      shelf.hidden = !shelf.querySelector('.board:not([hidden])');
    return queue.add(() => {});
  }

  /** Shows or hides what is found of a board, a few new buttons at a time. @param {Row} row @param {boolean} isOpen */
  function open(row, isOpen) {
    const { more, list } = row;
    row.grading.abort();
    more.setAttribute('aria-expanded', String(isOpen));
    list.hidden = !isOpen;
    list.replaceChildren();
    if (!isOpen) return;
    table.guard(() => know(row));
    row.grading = new AbortController();
    const found = row.found.sort(easiestFirst);
    if (found.length === 0) list.append(html`<p class="about muted">${own.none}</p>`);
    const isMade = found.every(({ button }) => button);
    for (const heading of new Set(found.map(({ heading }) => heading))) {
      const cards = element`<div class="cards"></div>`;
      list.append(html`<h4 class="muted">${heading}</h4>`, cards);
      for (const item of found.filter((item) => item.heading === heading)) {
        const add = () => cards.isConnected && cards.append(buttonOf(item));
        if (isMade) add();
        else queue.add(add);
      }
    }
    queue.add(() => void grade(row));
  }

  /** The button of a problem, made once. @param {Item} item */
  function buttonOf(item) {
    const { title, texts, facts, solved, isHelped } = item;
    item.button ??= element`<button type="button" @click=${() => dialog.choose(texts)}>
      ${picture(texts)}
      <span class="digits">${title}</span>
      <small class="grade muted">${own.grades.unknown}</small>
      <small class="way muted"></small>
      <p class="muted">${facts}</p>
      ${solved && html`<small class="tick">${own.solvedIn({ moves: solved, isPerfect: isPerfect(item) })}</small>`}
      ${isHelped && html`<small class="muted">${own.helped}</small>`}
    </button>`;
    return item.button;
  }

  /** Grades the problems that are found of a board, and sorts them by their grades. @param {Row} row */
  async function grade({ found, grading: { signal }, list }) {
    for (const item of found) {
      const { task, button } = item;
      const known = await findDifficulty(task, signal);
      const answer = known && !known.level ? await findAnswer(task, signal) : undefined;
      if (signal.aborted || !button) return;
      if (!known) continue;
      item.points = known.points ?? Number.MAX_VALUE;
      tell(button, '.grade', own.grade(known, answer)).dataset.grade = answer?.state === 'impossible' ? 'lost' : '';
      tell(button, '.way', known.choices ? own.way(known.choices) : '').title = own.difficulty(known);
    }
    const sorted = [...found].sort(easiestFirst);
    if (sorted.every((item, index) => item === found[index])) return;
    const { activeElement } = document;
    for (const { button } of sorted) button?.parentElement?.append(button);
    if (list.contains(activeElement)) /** @type {HTMLElement} */ (activeElement).focus({ preventScroll: true });
  }
}

/** Problems whose grades are not known stay where they are. @param {Item} one @param {Item} other */
function easiestFirst({ points: one = 0 }, { points: other = 0 }) {
  return one - other;
}

/** Writes a text into a part of a button. @param {HTMLElement} button @param {string} part @param {string} text */
function tell(button, part, text) {
  const place = /** @type {Element} */ (button.querySelector(part));
  place.textContent = text;
  return button;
}
