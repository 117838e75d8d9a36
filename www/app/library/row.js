// The row of a board in the puzzle dialog, with the board's matching problems below it, sorted by grade.

import { element, html } from '../kit/html.js';
import { findAnswer, findDifficulty } from '../kit/remembered.js';
import { FILTERS, isInPlay, isPerfect, isSolvable, problemsIn } from './listing.js';

/** @typedef {import('./listing.js').Board} Board */
/**
 * A problem, its button once it has been shown, and its grade once that is known.
 * @typedef {import('./listing.js').Item & { button?: HTMLElement, points?: number }} Item
 */
/** @typedef {ReturnType<typeof rowOf>} Row */

/**
 * @param {import('../solved/progress.js').ProgressTable} table
 * @param {Board} board
 * @param {ReturnType<typeof import('../kit/gallery.js').galleryIn>} picture
 * @param {(texts: Board['texts']) => void} choose
 * @param {import('../../common/tasks.js').TaskQueue} queue creates a few buttons at a time
 */
export function rowOf({ guard, words, progress }, board, picture, choose, queue) {
  const { problems: own } = words;
  const { name, title, size, about, texts } = board;
  /** Aborts the search for grades. */
  let grading = new AbortController();
  const list = element`<div class="list" hidden></div>`;
  const count = element`<span></span>`;
  const more = element`<button type="button" class="more row plain digits" @click=${() => open(list.hidden === true)}>
    <span class="sr-only">${title}:</span> ${count}
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" stroke-width="2" /></svg>
  </button>`;
  const box = element`<div class="board">
    <div class="row">
      <button type="button" class="row plain" data-board=${name} aria-current=${isInPlay(board) && 'true'}
        autofocus=${isInPlay(board)} @click=${() => choose(texts)}>
        ${picture(texts)}
        <div><span>${title}</span> <small class="muted digits">${size}</small><p class="muted">${about}</p></div>
      </button>
      ${more}
    </div>
    ${list}
  </div>`;
  const row = {
    board,
    box,
    /** The problems, once known. @type {Item[]} */
    all: [],
    /** The matching problems. @type {Item[]} */
    found: [],
    know,
    open,
    stop: () => grading.abort(),
  };
  return row;

  /** Finds the problems of the board, once. */
  function know() {
    if (count.textContent) return;
    row.all = row.found = problemsIn(board, words, progress.record);
    const [all, solved, perfect] = [isSolvable, FILTERS.solved, isPerfect].map((is) => row.all.filter(is).length);
    count.textContent = own.count({ total: all, solved, perfect });
  }

  /** Shows or hides the matching problems. @param {boolean} isOpen */
  function open(isOpen) {
    grading.abort();
    more.setAttribute('aria-expanded', String(isOpen));
    list.hidden = !isOpen;
    list.replaceChildren();
    if (!isOpen) return;
    guard(know);
    grading = new AbortController();
    const { signal } = grading;
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
    queue.add(() => void grade(found, signal));
  }

  /** The button of a problem, created once. @param {Item} item */
  function buttonOf(item) {
    const { title, texts, facts, solved, isHelped } = item;
    item.button ??= element`<button type="button" @click=${() => choose(texts)}>
      ${picture(texts)}
      <span class="digits">${title}</span>
      <small class="grade muted">${own.grades.unknown}</small>
      <p class="muted">${facts}</p>
      ${solved && html`<small class="tick">${own.solvedIn({ moves: solved, isPerfect: isPerfect(item) })}</small>`}
      ${isHelped && html`<small class="muted">${own.helped}</small>`}
    </button>`;
    return item.button;
  }

  /** Grades problems, and sorts them by their grades. @param {Item[]} found @param {AbortSignal} signal */
  async function grade(found, signal) {
    for (const item of found) {
      const { task, button } = item;
      const known = await findDifficulty(task, signal);
      const answer = known && !known.level ? await findAnswer(task, signal) : undefined;
      if (signal.aborted || !button) return;
      if (!known) continue;
      item.points = known.points ?? Number.MAX_VALUE;
      /** @type {HTMLElement} */ (button.querySelector('.grade')).textContent = own.grade(known, answer);
      button.dataset.grade = answer?.state === 'impossible' ? 'lost' : '';
      button.title = own.difficulty(known);
    }
    const sorted = [...found].sort(easiestFirst);
    if (sorted.every((item, index) => item === found[index])) return;
    const { activeElement } = document;
    for (const { button } of sorted) button?.parentElement?.append(button);
    if (list.contains(activeElement)) /** @type {HTMLElement} */ (activeElement).focus({ preventScroll: true });
  }
}

/** Problems without a known grade stay where they are. @param {Item} one @param {Item} other */
const easiestFirst = ({ points: one = 0 }, { points: other = 0 }) => one - other;
