// The card that shows a result: sentences, each of which screen readers announce once, pictures of the game, and
// buttons.

import { withProblem } from '../../engine/problem.js';
import { goTo, newGame } from '../../game/game.js';
import { drawThumbnail } from '../kit/gallery.js';
import { element, html } from '../kit/html.js';
import { CROSS } from '../kit/notice.js';

/** The number of pictures of the game, and the size of each, in CSS pixels. */
const STRIP = { pictures: 5, size: 44 };

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('./next-problem.js').Texts} Texts */
/** A button. @typedef {{ text: string | null, press: (event: MouseEvent) => unknown }} Press */

/**
 * @param {import('../kit/dialog.js').Table} table
 * @param {HTMLElement} box
 */
export function cardIn({ element: board, guard, state, words: { close, win: words } }, box) {
  const news = element`<div role="status" aria-atomic="false"></div>`;
  const strip = element`<div class="strip row" aria-hidden="true"></div>`;
  const buttons = element`<div class="buttons"></div>`;
  /** The type of the latest input. After a tap on the board, moving the focus by script would show a focus ring. */
  let input = '';
  const note = (/** @type {Event} */ { type }) => {
    input = type;
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, note, { capture: true });
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && putAway());
  box.append(html`
    <button type="button" class="close" aria-label=${close} title=${close} @click=${putAway}>${html([CROSS])}</button>
    ${news} ${strip} ${buttons}`);
  return { put, say, quote, rate, graduate, hide, leave };

  /**
   * @param {string[]} sentences the first one is the title
   * @param {Press[]} presses the first one is highlighted
   * @param {Game} [game] the game that was won; none after playback
   */
  function put([title, ...more], presses, game) {
    strip.replaceChildren(...((game && guard(() => picturesOf(game, board))) ?? []));
    buttons.replaceChildren(
      ...presses.map(
        ({ text, press }, index) =>
          html`<button type="button" class=${index === 0 && 'primary'} @click=${press}>${text}</button>`,
      ),
    );
    box.setAttribute('aria-label', game ? words.label : title);
    box.classList.add('is-shown');
    box.classList.toggle('is-film', !game);
    news.replaceChildren(html`<strong>${title}<span class="stars"></span></strong>`);
    for (const text of more) say(text);
    // Keyboard users continue with Enter.
    const [first] = /** @type {HTMLCollectionOf<HTMLElement>} */ (buttons.children);
    if (game && input === 'keydown' && board.matches(':focus-within')) first.focus({ preventScroll: true });
  }

  /** @param {string} text @param {boolean} [isRule] true for a rule of the app, which is less important */
  function say(text, isRule) {
    news.append(html`<p class=${isRule ? 'muted' : 'digits'}>${text}</p>`);
  }

  /** Replaces the pictures of the game with pictures of all puzzles on the ladder. @param {Texts[]} rungs */
  function graduate(rungs) {
    strip.replaceChildren(...rungs.map((texts) => withProblem(texts, (problem) => pictureOf(newGame(problem), board))));
  }

  /** Shows the message from the friend who sent the puzzle. @param {string} text */
  function quote(text) {
    if (text) news.firstElementChild?.after(html`<blockquote dir="auto">${text}</blockquote>`);
  }

  /** Shows the stars for a win next to the card's title. @param {{ stars: string, label: string }} rating */
  function rate({ stars, label }) {
    news.querySelector('.stars')?.replaceChildren(html`<span role="img" aria-label=${label}>${stars}</span>`);
  }

  function hide() {
    leave();
    box.classList.remove('is-shown', 'is-small');
    news.replaceChildren();
  }

  /** Closes the card. The card for a win is first reduced to a line, which can be closed in Study. */
  function putAway() {
    leave();
    const goes = box.matches(state().room === 'play' ? '.is-film' : '.is-small');
    if (goes) box.classList.remove('is-shown');
    else box.classList.add('is-small');
  }

  /** Moves the focus from the card to the board, so that it is not lost. */
  function leave() {
    if (box.matches(':focus-within')) board.focus();
  }
}

/**
 * A series of pictures of the game, from start to end.
 * @param {Game} game
 * @param {import('../kit/guard.js').Page['element']} board
 */
function picturesOf(game, board) {
  const last = STRIP.pictures - 1;
  const cursors = Array.from({ length: STRIP.pictures }, (_, index) => Math.round((index * game.cursor) / last));
  return [...new Set(cursors)].map((cursor) => pictureOf(goTo(game, cursor), board));
}

/** @param {Game} game @param {import('../kit/guard.js').Page['element']} board */
function pictureOf(game, board) {
  const canvas = /** @type {HTMLCanvasElement} */ (element`<canvas></canvas>`);
  drawThumbnail(canvas, game, board, STRIP.size);
  return canvas;
}
