// What else can be done with a board, in a menu at the end of the transport: only what can be done here and now.

import { build } from '../common/dom.js';
import { pageLink, shortLink, writeLink } from '../game/link.js';
import { hasMore } from '../game/tree.js';

/** @typedef {import('./plus-element.js').PegSolitaireElement} PegSolitaireElement */
/** @typedef {import('../words/plus.js').PlusWords['menu']} Words */

const PICTURE = 'peg-solitaire.png';

export class Menu {
  #element;
  #words;
  #list = build('div', { tabindex: '-1' });
  #details;

  /** @param {Element} keys where it stands @param {PegSolitaireElement} element @param {Words} words */
  constructor(keys, element, words) {
    this.#element = element;
    this.#words = words;
    const summary = build('summary', { 'aria-label': words.more, title: words.more }, '\u2026');
    this.#details = /** @type {HTMLDetailsElement} */ (
      build('details', { class: 'menu', part: 'menu' }, summary, this.#list)
    );
    keys.append(this.#details);
    this.#details.addEventListener('toggle', () => this.#fill());
    this.#details.addEventListener('focusout', ({ relatedTarget }) => this.#leave(relatedTarget));
    this.#details.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#details.open) return;
      event.preventDefault();
      this.#details.open = false;
      summary.focus();
    });
  }

  /** @param {EventTarget | null} to */
  #leave(to) {
    if (!this.#details.contains(/** @type {Node | null} */ (to))) this.#details.open = false;
  }

  #fill() {
    if (!this.#details.open) return;
    const { app, about, position, moves, picture, fullscreen, leave } = this.#words;
    const { state, ownerDocument } = this.#element;
    const element = this.#element;
    const canCopy = state && 'clipboard' in navigator;
    const isFull = element.matches(':fullscreen');
    const address = addressOf(element);
    this.#list.replaceChildren(
      ...(address ? [build('a', { href: address, target: '_blank' }, app)] : []),
      ...(canCopy ? [this.#copier(position, element.position)] : []),
      ...(canCopy && element.moves ? [this.#copier(moves, hasMore(state) ? element.game : element.moves)] : []),
      ...(state ? [this.#button(picture, () => savePicture(element))] : []),
      ...(ownerDocument.fullscreenEnabled
        ? [
            this.#button(isFull ? leave : fullscreen, () => {
              this.#details.open = false;
              return isFull ? ownerDocument.exitFullscreen() : element.requestFullscreen();
            }),
          ]
        : []),
      // The app says what the game is, and how it is played.
      ...(address ? [build('a', { href: new URL('?view=how', address).href, target: '_blank' }, about)] : []),
    );
  }

  /** Copies, and tells whether it could. @param {string} label @param {string} text */
  #copier(label, text) {
    const { copied, refused } = this.#words;
    const button = this.#button(label, async () => {
      button.textContent = await navigator.clipboard.writeText(text).then(
        () => copied,
        () => refused,
      );
    });
    return button;
  }

  /** @param {string} label @param {() => unknown} act */
  #button(label, act) {
    const button = build('button', { type: 'button' }, label);
    button.addEventListener('click', act);
    return button;
  }
}

/** Where the game on the board can be played in the app, if the page says where that is. @param {PegSolitaireElement} element */
function addressOf(element) {
  const { app, state, board, start, goal, moves, game, jumps } = element;
  if (!app || !URL.canParse(app, element.baseURI)) return undefined;
  const { href, protocol } = new URL(app, element.baseURI);
  const all = state && hasMore(state) ? game : undefined;
  const link = pageLink({ board, start, goal, moves, game: all, at: jumps.length }, state?.line.jumps.length);
  return protocol.startsWith('http') ? new URL(writeLink(shortLink(link, href)) || './', href).href : undefined;
}

/** Saves the board as it is on the screen. @param {PegSolitaireElement} element */
function savePicture(element) {
  const canvas = /** @type {HTMLCanvasElement} */ (element.shadowRoot?.querySelector('canvas'));
  const link = build('a', { href: canvas.toDataURL(), download: PICTURE });
  link.click();
}
