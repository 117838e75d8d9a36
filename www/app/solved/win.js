// The card of a win beside the board: it comes once the win has had its moment on the board, grades it, and leads on.

import { knownFewestMoves } from '../../engine/problem.js';
import { goTo, status } from '../../game/game.js';
import { JUMP_SECONDS } from '../../game/timeline.js';
import { drawThumbnail } from '../kit/gallery.js';
import { element, html } from '../kit/html.js';
import { CROSS } from '../kit/notice.js';
import { fewestMoves } from '../kit/remembered.js';
import { keyOfProblem, solvedIn } from './progress-record.js';

/** The time of the last jump, and of the joy on the board alone, in milliseconds. */
const MOMENT = 1000 * JUMP_SECONDS + 900;
const STILL = '(prefers-reduced-motion: reduce)';
/** The pictures of the game, and the side of each, in pixels of the page. */
const STRIP = { pictures: 5, size: 44 };

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('./wins.js').Win} Win */
/**
 * The acts of the buttons, and the listeners to a win that is kept, which says more about it, and to its fewest moves.
 * @typedef {{
 *   next: (isByKey: boolean) => void, replay: () => void, share: () => void,
 *   kept: (problem: Problem, win: Win) => Promise<string>, learned: () => Promise<void>,
 * }} Acts
 */

/**
 * @param {import('./progress.js').ProgressTable} table
 * @param {HTMLElement} box
 * @param {Acts} acts
 */
export function winCard({ element: board, guard, words: { close, win: words }, progress }, box, acts) {
  /** The sentences, which screen readers say as they come, each once. */
  const news = element`<div role="status" aria-atomic="false"></div>`;
  const strip = element`<div class="strip row" aria-hidden="true"></div>`;
  const goOn = (/** @type {MouseEvent} */ { detail }) => acts.next(detail === 0);
  const next = element`<button type="button" class="primary" @click=${goOn}>${words.next}</button>`;
  /** Ends the search for facts about the shown win. */
  let control = new AbortController();
  box.setAttribute('aria-label', words.label);
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  box.append(html`
    ${news} ${strip}
    <div class="buttons">
      ${next}
      <button type="button" @click=${replay}>${words.replay}</button>
      <button type="button" @click=${acts.share}>${words.share}</button>
    </div>
    <button type="button" class="close" aria-label=${close} title=${close} @click=${hide}>${html([CROSS])}</button>`);
  const sentence = (/** @type {string} */ text) => element`<p class="muted digits">${text}</p>`;
  return { show };

  /** A focus in the card goes to the board: it would fall to the page. */
  function hide() {
    control.abort();
    if (box.matches(':focus-within')) board.focus();
    box.classList.remove('is-shown');
    news.replaceChildren();
  }

  /** @param {Problem} problem @param {Win} win @param {AbortSignal} over ends the win */
  async function show(problem, win, over) {
    if (over.aborted) return;
    const { moves, isHelped, day } = win;
    over.addEventListener('abort', hide);
    control = new AbortController();
    const { signal } = control;
    const moment = new Promise((resolve) => setTimeout(resolve, matchMedia(STILL).matches ? 0 : MOMENT));
    const key = keyOfProblem(problem);
    const isCatalogued = knownFewestMoves(problem) !== undefined;
    const fewest = guard(() => fewestMoves(problem, signal));
    const before = solvedIn(await progress.read(), key)?.moves;
    const kept = progress.addWin({ problem: key, moves, today: day, isHelped });
    // The heading tells of it after the moment of the board.
    const more = Promise.all([kept, moment]).then(() => acts.kept(problem, win));
    await moment;
    if (signal.aborted) return;
    appear(words.sentences({ ...win, before }));
    const known = await fewest;
    const tell = (/** @type {string} */ text) => text && !signal.aborted && news.append(sentence(text));
    if (known !== undefined) {
      tell(words.comparison(moves, known));
      // The record learns what the catalogue does not know.
      if (!isCatalogued)
        progress.addWin({ problem: key, moves, today: day, isHelped, fewest: known }).then(acts.learned);
    }
    tell(await more);
  }

  /** @param {string[]} sentences the first of them is the title */
  function appear([title, ...more]) {
    guard(drawStrip);
    box.classList.add('is-shown');
    news.replaceChildren(html`<strong>${title}</strong>`, ...more.map(sentence));
    // A person at the keyboard goes on by Enter.
    if (board.shadowRoot?.querySelector(':focus-visible')) next.focus({ preventScroll: true });
  }

  /** The game in some pictures, from its start to its end. */
  function drawStrip() {
    const { state: game } = board;
    if (!game) return;
    const last = STRIP.pictures - 1;
    const cursors = Array.from({ length: STRIP.pictures }, (_, index) => Math.round((index * game.cursor) / last));
    const pictures = [...new Set(cursors)].map((cursor) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element`<canvas></canvas>`);
      drawThumbnail(canvas, goTo(game, cursor), board.colours, STRIP.size);
      return canvas;
    });
    strip.replaceChildren(...pictures);
  }

  /** Plays the game once more, and comes back at its end. */
  function replay() {
    const sentences = Array.from(news.children, ({ textContent }) => textContent ?? '');
    acts.replay();
    const { problem } = board;
    control = new AbortController();
    const { signal } = control;
    for (const type of ['ready', 'jump', 'pause']) board.addEventListener(type, () => control.abort(), { signal });
    const isWon = () => board.problem === problem && board.state && status(board.state) === 'won';
    board.addEventListener('ended', () => isWon() && appear(sentences), { signal, once: true });
  }
}
