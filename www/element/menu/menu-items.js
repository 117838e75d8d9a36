// Creates the items of a board's menu: only the actions that are currently possible.

import { build, canReadCanvas, press } from '../../common/dom/dom.js';
import { hasMore } from '../../game/tree.js';
import { pageLink } from '../../link/link.js';
import { packedLink } from '../../link/packed.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {import('../../words/plus.js').PlusWords['menu']} Words */

const PICTURE = 'peg-solitaire.png';

/** @param {PegSolitaireElement} element @param {Words} words @param {() => void} close closes the menu */
export async function menuItems(element, words, close) {
  const { app, about, position, moves, picture, fullscreen, leave, refused } = words;
  const { state, ownerDocument } = element;
  const canCopy = state && 'clipboard' in navigator;
  const isFull = element.matches(':fullscreen');
  const address = await addressOf(element);
  const offered = [
    address && build('a', { href: address, target: '_blank' }, app),
    canCopy && copier(position, element.position, words),
    canCopy && element.moves && copier(moves, hasMore(state) ? element.game : element.moves, words),
    state && canReadCanvas() && press(() => savePicture(element), {}, picture),
    ownerDocument.fullscreenEnabled &&
      press(
        (button) =>
          (isFull ? ownerDocument.exitFullscreen() : element.requestFullscreen()).then(close, () => {
            button.textContent = refused;
          }),
        {},
        isFull ? leave : fullscreen,
      ),
    // The app explains the rules.
    address && build('a', { href: new URL('?view=how', address).href, target: '_blank' }, about),
  ];
  return offered.filter((one) => one instanceof Element);
}

/** Copies text, and reports the result. @param {string} label @param {string} text @param {Words} words */
function copier(label, text, { copied, refused }) {
  const copy = async (/** @type {HTMLElement} */ button) => {
    button.textContent = await navigator.clipboard.writeText(text).then(
      () => copied,
      () => refused,
    );
  };
  return press(copy, {}, label);
}

/** The URL of the game in the app, if the page specifies the app. @param {PegSolitaireElement} element */
async function addressOf(element) {
  const { app, state, board, start, goal, moves, game, jumps } = element;
  if (!app || !URL.canParse(app, element.baseURI)) return undefined;
  const { href, protocol } = new URL(app, element.baseURI);
  const all = state && hasMore(state) ? game : undefined;
  const link = pageLink({ board, start, goal, moves, game: all, at: jumps.length }, state?.line.jumps.length);
  const { query, fragment } = await packedLink(link, href);
  // A lone `?` keeps the file name of the URL, which `.` would remove.
  return protocol.startsWith('http') ? new URL((query || '?') + fragment, href).href : undefined;
}

/** Saves the board as it looks on the screen. @param {PegSolitaireElement} element */
function savePicture(element) {
  const canvas = /** @type {HTMLCanvasElement} */ (element.shadowRoot?.querySelector('canvas'));
  build('a', { href: canvas.toDataURL(), download: PICTURE }).click();
}
