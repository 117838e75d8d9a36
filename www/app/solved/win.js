// The card of a win at the lower edge of the window: it takes no focus, compares, and leads on.

import { CROSS } from '../../common/dom/cross.js';
import { vacancyOf } from '../../engine/problem.js';
import { search } from '../../engine/search.js';
import { element, html } from '../kit/html.js';
import { keyOf, solvedIn } from './progress-record.js';

/** The time for the fewest moves, if the catalogue does not know them. */
const MOST_MILLISECONDS = 1500;

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */
/** @typedef {import('./wins.js').Win} Win */
/**
 * The acts of the buttons.
 * @typedef {{ next: () => void, replay: () => void, share: () => void, leave: () => void }} Acts
 */
/** @typedef {import('./progress.js').Progress} Progress */

export class WinPanel {
  #box;
  #words;
  #guard;
  #progress;
  #leave;
  /** The sentences, which screen readers say as they come. */
  #news = element`<div role="status"></div>`;
  /** Ends the search for facts about the shown win. */
  #control = new AbortController();

  /**
   * @param {HTMLElement} box
   * @param {Words} words
   * @param {import('../kit/guard.js').Guard} guard
   * @param {Progress} progress which keeps a win
   * @param {Acts} acts
   */
  constructor(box, words, guard, progress, acts) {
    this.#box = box;
    this.#words = words;
    this.#guard = guard;
    this.#progress = progress;
    this.#leave = acts.leave;
    this.#furnish(acts);
  }

  /** @param {Acts} acts */
  #furnish({ next, replay, share }) {
    const { close, win: words } = this.#words;
    this.#box.setAttribute('aria-label', words.label);
    this.#box.append(html`
      ${this.#news}
      <div class="buttons">
        <button type="button" class="primary" @click=${next}>${words.next}</button>
        <button type="button" @click=${replay}>${words.replay}</button>
        <button type="button" @click=${share}>${words.share}</button>
      </div>
      <button type="button" class="close" aria-label=${close} title=${close} @click=${() => this.#hide()}>
        ${html([CROSS])}
      </button>`);
  }

  /** A focus in the card goes to the board: it would fall to the page. */
  #hide() {
    this.#control.abort();
    if (this.#box.matches(':focus-within')) this.#leave();
    this.#box.classList.remove('is-shown');
    this.#news.replaceChildren();
  }

  /** @param {Problem} problem @param {Win} win @param {AbortSignal} over ends the win */
  async show(problem, { moves, isHelped, day, seconds }, over) {
    if (over.aborted) return;
    over.addEventListener('abort', () => this.#hide());
    this.#control = new AbortController();
    const { signal } = this.#control;
    const key = keyOf(problem.board, problem.start, problem.finish.text);
    const fewest = this.#fewest(problem, signal);
    const before = solvedIn(await this.#progress.read(), key)?.moves;
    const kept = this.#progress.addWin({ problem: key, moves, today: day });
    if (signal.aborted) return;
    const win = { moves, before, isHelped, seconds };
    this.#box.classList.add('is-shown');
    const { title, sentence, comparison } = this.#words.win;
    this.#news.append(html`<strong>${title(win)}</strong><p>${sentence(win)}</p>`);
    await kept;
    const known = await fewest;
    if (known !== undefined && !signal.aborted) this.#news.append(html`<p>${comparison(moves, known)}</p>`);
  }

  /**
   * The fewest moves of any solution: those that the catalogue knows, or that the solver proves soon.
   * @param {Problem} problem
   * @param {AbortSignal} signal
   */
  async #fewest(problem, signal) {
    const { board, shape, start, finish } = problem;
    const vacancy = vacancyOf(problem);
    const isSingle = vacancy !== undefined && finish.holes.length === 1;
    const known = isSingle
      ? this.#guard.run(() => board.fewestMoves(board.drawing(), vacancy, finish.text))
      : undefined;
    if (known !== undefined) return known;
    try {
      const request = { board: shape, start, finish: finish.text, limit: MOST_MILLISECONDS };
      const { report } = await search({ kind: 'fewest-moves', ...request }, { signal });
      return report.state === 'solved' && report.proven ? report.moves : undefined;
    } catch {
      return undefined;
    }
  }
}
