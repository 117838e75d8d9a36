// The dialog of a person's progress: numbers, boards, the puzzles that are left to perfect, and the file.

import './statistics.css';
import { today } from '../../common/days.js';
import { dialogOn } from '../kit/dialog.js';
import { galleryIn } from '../kit/gallery.js';
import { html } from '../kit/html.js';
import { titleOf } from '../library/listing.js';
import { reachedIn } from '../solved/fewest.js';
import { progressPanel } from '../solved/progress-panel.js';
import { isDaySolved, isHelpedIn, longestStreakIn, streakUpTo } from '../solved/progress-record.js';

/** The side of a picture, in pixels of the page. */
const SIZE = 48;

/** @typedef {import('../solved/fewest.js').Reached} Reached */
/** @typedef {import('../solved/fewest.js').Imperfect} Imperfect */

/** @param {import('../solved/progress.js').ProgressTable} table */
export function progressDialog(table) {
  const { progress, words } = table;
  const { progress: own, problems } = words;
  const dialog = dialogOn(table, 'progress', own.title, { fill, needsNoGame: true });
  return dialog;

  async function fill() {
    await progress.read();
    dialog.show(html`<div class="reached"></div>${progressPanel(table, show)}`);
    show();
  }

  function show() {
    const { record } = progress;
    const reached = table.guard(() => reachedIn(record)) ?? [];
    const left = reached.flatMap((board) => board.left);
    const helped = Object.keys(record.helped).filter((key) => isHelpedIn(record, key)).length;
    const picture = galleryIn(table, dialog, SIZE);
    dialog.part('.reached').replaceChildren(html`
      <dl class="numbers digits">${Object.entries(numbersOf(reached)).map(numberOf)}</dl>
      <p class="about">${own.rule(helped)}</p>
      ${reached.length > 0 && html`<h3>${own.byBoard}</h3><ul class="list digits">${reached.map(lineOf)}</ul>`}
      ${left.length > 0 && html`<h3>${own.toPerfect}</h3><div class="list digits">${left.map(buttonOf)}</div>`}`);

    /** @param {Imperfect} puzzle */
    function buttonOf({ board, start, goal, vacancy, moves, fewest }) {
      const texts = { board, start, goal };
      return html`<button type="button" class="row" @click=${() => dialog.choose(texts)}>
        ${picture(texts)}
        <span>
          ${titleOf(board, words)}, ${problems.single(vacancy, goal)}
          <small class="muted">${own.yours(moves, fewest)}</small>
        </span>
      </button>`;
    }
  }

  /** @param {Reached[]} reached @returns {Record<keyof typeof own.numbers, number>} */
  function numbersOf(reached) {
    const { record } = progress;
    const days = Object.keys(record.days);
    const sum = (/** @type {'solved' | 'perfect'} */ what) => reached.reduce((sum, board) => sum + board[what], 0);
    return {
      solved: sum('solved'),
      perfect: sum('perfect'),
      days: days.filter((day) => isDaySolved(record, day)).length,
      streak: streakUpTo(record, today()),
      longest: longestStreakIn(record),
    };
  }

  /** @param {[string, number]} number with its name */
  function numberOf([name, number]) {
    const label = own.numbers[/** @type {keyof typeof own.numbers} */ (name)];
    return html`<div class=${name}><dt class="muted">${label}</dt><dd>${own.number(number)}</dd></div>`;
  }

  /** @param {Reached} reached on a board */
  function lineOf({ board, solved, perfect }) {
    const title = (board !== undefined && titleOf(board, words)) || own.others;
    return html`<li class="row"><span>${title}</span> <small class="muted">${own.onBoard(solved, perfect)}</small></li>`;
  }
}
