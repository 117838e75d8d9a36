// The ladder for new players in the puzzle dialog: its boards along a line, with stars on the solved ones.

import { withBoard } from '../../engine/problem.js';
import { element, html } from '../kit/html.js';
import { LADDER_BOARD, rungsOf } from '../solved/next-problem.js';
import { keyOfProblem } from '../solved/progress-record.js';
import { FILTERS } from './listing.js';

/** The mark of a puzzle that was solved with help. */
const UNFILLED = '\u2606';

/** @typedef {import('./listing.js').Item} Item */

/**
 * @param {import('../solved/progress.js').ProgressTable} table
 * @param {Item[]} problems all problems of the ladder's board
 * @param {ReturnType<typeof import('../kit/gallery.js').galleryIn>} picture
 * @param {(texts: Item['texts']) => void} choose
 */
export function pathOf({ element: { problem }, words }, problems, picture, choose) {
  const { problems: own, win, aim } = words;
  const here = problem && keyOfProblem(problem);
  const keys = withBoard(LADDER_BOARD, rungsOf).map(({ key }) => key);
  const rungs = keys.flatMap((key) => problems.filter((item) => item.key === key));
  const solved = rungs.filter(FILTERS.solved).length;
  return element`<section class="path">
    <h3>${own.path}</h3>
    <p class="about muted digits">${own.count({ total: rungs.length, solved, perfect: 0 })}</p>
    <ol class="cards" role="list">${rungs.map(stepOf)}</ol>
  </section>`;

  /** @param {Item} item @param {number} index */
  function stepOf({ key, title, texts, solved, isHelped, known: { moves } }, index) {
    const { stars, label } = solved === undefined ? { stars: '', label: '' } : win.rating(solved, moves);
    return html`<li class=${stars && 'solved'}>
      <button type="button" class="plain" aria-current=${key === here && 'step'} @click=${() => choose(texts)}>
        ${picture(texts)}
        <span>${index === rungs.length - 1 ? aim.central : title}</span>
        ${stars && html`<span class="stars" role="img" aria-label=${label}>${stars}</span>`}
        ${isHelped && html`<span class="muted" role="img" aria-label=${own.helped}>${UNFILLED}</span>`}
      </button>
    </li>`;
  }
}
