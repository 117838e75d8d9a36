// The card of a win at the lower edge of the window: it takes no focus, compares, and leads on.

import { element, html } from '../kit/html.js';
import { CROSS } from '../kit/notice.js';
import { fewestMoves } from './fewest.js';
import { keyOf, solvedIn } from './progress-record.js';

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('./wins.js').Win} Win */
/**
 * The acts of the buttons, and the listener to a win that is kept.
 * @typedef {{ next: () => void, replay: () => void, share: () => void, kept: () => void }} Acts
 */

/**
 * @param {import('./progress.js').ProgressTable} table
 * @param {HTMLElement} box
 * @param {Acts} acts
 */
export function winCard({ element: board, guard, words: { close, win: words }, progress }, box, acts) {
  /** The sentences, which screen readers say as they come. */
  const news = element`<div role="status"></div>`;
  /** Ends the search for facts about the shown win. */
  let control = new AbortController();
  box.setAttribute('aria-label', words.label);
  box.append(html`
    ${news}
    <div class="buttons">
      <button type="button" class="primary" @click=${acts.next}>${words.next}</button>
      <button type="button" @click=${acts.replay}>${words.replay}</button>
      <button type="button" @click=${acts.share}>${words.share}</button>
    </div>
    <button type="button" class="close" aria-label=${close} title=${close} @click=${hide}>${html([CROSS])}</button>`);
  return { show };

  /** A focus in the card goes to the board: it would fall to the page. */
  function hide() {
    control.abort();
    if (box.matches(':focus-within')) board.focus();
    box.classList.remove('is-shown');
    news.replaceChildren();
  }

  /** @param {Problem} problem @param {Win} win @param {AbortSignal} over ends the win */
  async function show(problem, { moves, isHelped, day, seconds }, over) {
    if (over.aborted) return;
    over.addEventListener('abort', hide);
    control = new AbortController();
    const { signal } = control;
    const key = keyOf(problem.board, problem.start, problem.finish.text);
    const fewest = guard(() => fewestMoves(problem, signal));
    const before = solvedIn(await progress.read(), key)?.moves;
    const kept = progress.addWin({ problem: key, moves, today: day, isHelped });
    if (signal.aborted) return;
    const win = { moves, before, isHelped, seconds };
    box.classList.add('is-shown');
    news.append(html`<strong>${words.title(win)}</strong><p class="muted digits">${words.sentence(win)}</p>`);
    await kept;
    acts.kept();
    const known = await fewest;
    if (known !== undefined && !signal.aborted)
      news.append(html`<p class="muted digits">${words.comparison(moves, known)}</p>`);
  }
}
