// The puzzle dialog, which lists all boards in groups, with their problems, and marks the solved ones. The dialog has
// three names: one for choosing a board, one for the problems of the board in play, and one for the player's progress.

import { TaskQueue } from '../../common/tasks.js';
import { dialogOn } from '../kit/dialog.js';
import { galleryIn } from '../kit/gallery.js';
import { html, optionsIn } from '../kit/html.js';
import { LADDER_BOARD } from '../solved/next-problem.js';
import { progressPanel } from '../solved/progress-panel.js';
import { boardsIn, countPerfect, FILTERS, finderOf, GROUPS, isInPlay } from './listing.js';
import { pathOf } from './path.js';
import { rowOf } from './row.js';

/** The size of a picture, in CSS pixels. */
const SIZE = 96;
/** The maximum number of matching problems that a search or filter shows before the user opens their boards. */
const MOST = 48;

/** @typedef {import('./row.js').Row} Row */

/**
 * @param {import('../solved/progress.js').ProgressTable} table
 * @param {string} view name in the URL
 */
export function puzzlesDialog(table, view) {
  const { element: shown, words, progress } = table;
  const { problems: own } = words;
  const isProgress = view === 'progress';
  const isList = view === 'problems';
  const queue = new TaskQueue();
  /** @type {Row[]} */
  let rows = [];
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
    const picture = galleryIn(table, dialog, SIZE);
    dialog.signal.addEventListener('abort', () => {
      queue.clear();
      for (const { stop } of rows) stop();
    });
    rows = [];
    const add = (/** @type {Row['board']} */ board) =>
      void rows.push(rowOf(table, board, picture, dialog.choose, queue));
    await Promise.all(boards.map((board) => queue.add(() => add(board))));
    const ladder = rows.find(({ board }) => board.name === LADDER_BOARD);
    if (isList) ladder?.know();
    part('.shelves').replaceChildren(
      ...(isList && ladder ? [pathOf(table, ladder.all, picture, dialog.choose)] : []),
      ...GROUPS.map(shelfOf),
    );
    const isReached = (/** @type {string} */ name) => Object.keys(solved).some((key) => key.startsWith(`${name} `));
    const first = rows.filter(({ board }) => isInPlay(board) || (isProgress && isReached(board.name)));
    await Promise.all(first.map((row) => queue.add(row.know)));
    const items = first.flatMap(({ all }) => all);
    panel?.show(countPerfect(progress.record, items));
    field('search').value = '';
    field('filter').value = isProgress ? 'imperfect' : 'all';
    await find();
    // Most boards are collapsed: their problems are computed soon after the dialog has opened.
    const others = rows.map((row) => queue.add(() => table.guard(row.know)));
    Promise.all(others).then(() => {
      if (part('.found').textContent) find();
    });
  }

  /** @param {Row['board']['group']} group */
  function shelfOf(group) {
    const boxes = rows.filter(({ board }) => board.group === group).map(({ box }) => box);
    return html`<section><h3>${own.groups[group]}</h3>${boxes}</section>`;
  }

  /** Shows the boards with matching problems, and the problems themselves if there are few. */
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
    // If all problems of a board match, the board itself counts as a match.
    const parts = rows.filter(({ all, found }) => found.length < all.length);
    const areFew = countIn(parts) <= MOST;
    part('.found').textContent = isAll ? '' : own.found(countIn(rows), filter);
    // The named puzzles of the ladder's board are already shown as a path.
    const isOpen = (/** @type {Row} */ { board }) => isList && isInPlay(board) && board.name !== LADDER_BOARD;
    for (const row of rows) row.open(isAll ? isOpen(row) : areFew && parts.includes(row));
    for (const shelf of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll('.shelves section')))
      shelf.hidden = shelf.matches('.path') ? !isAll : !shelf.querySelector('.board:not([hidden])');
    return queue.add(() => {});
  }
}
