// The result of a won game, as long as the game is on the board: the card of a win or, once that is closed, a line; and
// the card after a film of the solver.

import { knownFewestMoves } from '../../engine/problem.js';
import { goTo } from '../../game/game.js';
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
 * The acts of the buttons; `kept` records a win and resolves with more to say about it.
 * @typedef {{
 *   next: (isByKey: boolean) => void, replay: () => void, share: () => void,
 *   kept: (problem: Problem, win: Win) => Promise<string>, learned: () => Promise<void>,
 * }} Acts
 */

/**
 * @param {import('./progress.js').ProgressTable} table
 * @param {HTMLElement} box
 * @param {import('./shown.js').Shown} shown
 * @param {import('./clock.js').Clock} clock
 * @param {Acts} acts
 */
export function winCard(table, box, shown, clock, acts) {
  const {
    element: board,
    guard,
    state,
    follow,
    words: { close, win: words },
    progress,
  } = table;
  /** The sentences, which screen readers say as they come, each once. */
  const news = element`<div role="status" aria-atomic="false"></div>`;
  const strip = element`<div class="strip row" aria-hidden="true"></div>`;
  const buttons = element`<div class="buttons"></div>`;
  const goOn = (/** @type {MouseEvent} */ { detail }) => acts.next(detail === 0);
  /** Ends what is still to be said about a result. */
  let control = new AbortController();
  box.setAttribute('aria-label', words.label);
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && putAway());
  box.append(html`
    <button type="button" class="close" aria-label=${close} title=${close} @click=${putAway}>${html([CROSS])}</button>
    ${news} ${strip} ${buttons}`);
  const sentence = (/** @type {string} */ text) => element`<p class="muted digits">${text}</p>`;
  follow(update);
  return { show };

  /**
   * Shows the result of the game on the board, and hides that of another. A room shows one that the other has put away.
   * @type {import('../kit/state.js').Reader}
   */
  function update({ game, result, moves, jumps, room }, before) {
    if (result === before.result && room === before.room) return;
    hide();
    // The win of a jump by hand has its moment first.
    if (!game || !result || (moves !== undefined && jumps !== before.jumps)) return;
    const isPlay = room === 'play';
    if (moves === undefined) {
      // Study has everything that can follow a film in view.
      if (isPlay) endFilm();
      return;
    }
    appear([words.title({ how: shown.isHelped(game) ? 'helped' : 'kept' }), words.done({ moves })]);
    // Going through a won game in Study often ends here.
    box.classList.toggle('is-small', !isPlay);
  }

  function hide() {
    control.abort();
    control = new AbortController();
    leave();
    box.classList.remove('is-shown', 'is-small');
    news.replaceChildren();
  }

  /** The result of a win stays as a line, which Study puts away as well. */
  function putAway() {
    leave();
    const goes = box.matches(state().room === 'play' ? '.is-film' : '.is-small');
    if (goes) box.classList.remove('is-shown');
    else box.classList.add('is-small');
  }

  /** A focus in the card goes to the board: it would fall to the page. */
  function leave() {
    if (box.matches(':focus-within')) board.focus();
  }

  /**
   * Shows a win by hand after its moment on the board, and records it.
   * @param {Problem} problem
   * @param {Win} win
   */
  async function show(problem, win) {
    const { moves, isHelped, day } = win;
    const { seconds } = clock;
    const key = keyOfProblem(problem);
    // Another game may be on the board by now.
    const signal = state().result && state().problem === problem ? control.signal : AbortSignal.abort();
    const moment = pause(matchMedia(STILL).matches ? 0 : MOMENT);
    // A storage that never answers holds nothing up.
    await Promise.race([progress.read(), pause(MOMENT)]);
    const before = solvedIn(progress.record, key)?.moves;
    const isCatalogued = knownFewestMoves(problem) !== undefined;
    const fewest = guard(() => fewestMoves(problem, signal));
    progress.addWin({ problem: key, moves, today: day, isHelped });
    await moment;
    // The heading tells of it after the moment of the board.
    const more = acts.kept(problem, win);
    if (!signal.aborted) appear(words.sentences({ ...win, before, seconds }));
    const known = await fewest;
    const tell = (/** @type {string} */ text) => text && !signal.aborted && news.append(sentence(text));
    if (known !== undefined) {
      tell(words.comparison(moves, known));
      // The record learns what the catalogue does not know, unless it was cleared meanwhile.
      if (!isCatalogued && solvedIn(progress.record, key))
        progress.addWin({ problem: key, moves, today: day, isHelped, fewest: known }).then(acts.learned);
    }
    tell(await more);
  }

  /** @param {string[]} sentences the first of them is the title */
  function appear(sentences) {
    const next = element`<button type="button" class="primary" @click=${goOn}>${words.next}</button>`;
    guard(drawStrip);
    put(sentences, [
      next,
      html`<button type="button" @click=${acts.replay}>${words.replay}</button>`,
      html`<button type="button" @click=${acts.share}>${words.share}</button>`,
    ]);
    box.classList.remove('is-film');
    // The player at the keyboard goes on by Enter.
    if (board.shadowRoot?.querySelector(':focus-visible')) next.focus({ preventScroll: true });
  }

  /** After a film of the solver. */
  function endFilm() {
    strip.replaceChildren();
    const moves = board.state?.line.moves.length ?? 0;
    const again = ['fewest-moves', 'another'].map(offered).filter((button) => button !== undefined);
    put(
      [words.film.title, words.done({ moves })],
      [
        html`<button type="button" class="primary" @click=${() => press(offered('own'))}>${words.film.own}</button>`,
        ...again.map(
          (button) => html`<button type="button" @click=${() => press(button)}>${button.textContent}</button>`,
        ),
      ],
    );
    box.classList.add('is-film');
  }

  /** @param {string[]} sentences the first of them is the title @param {Node[]} all the buttons */
  function put([title, ...more], all) {
    buttons.replaceChildren(...all);
    box.classList.add('is-shown');
    news.replaceChildren(html`<strong>${title}</strong>`, ...more.map(sentence));
  }

  /** The button of the board for an act, if the board offers it. @param {string} action */
  function offered(action) {
    const button = board.shadowRoot?.querySelector(`[data-action="${action}"]`);
    return button instanceof HTMLElement && !button.hidden ? button : undefined;
  }

  /** Presses a button of the board. @param {HTMLElement | undefined} button */
  function press(button) {
    leave();
    button?.click();
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
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
