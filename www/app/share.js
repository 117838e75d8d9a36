// The dialog for sharing what is on the board: as a link, an element, a frame or a picture, each with a preview.

import { animatedSvg, stillSvg, stripSvg } from '../pictures/still.js';
import { pictureWords } from '../words/words.js';
import { copyBy } from './clipboard.js';
import * as snippets from './snippets.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/link.js').Link} Link */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {{ name: string, blob: Blob }} Picture */

const PICTURE_SIZE = 960;
const GIF_SIZE = 480;
const OPTIONS = /** @type {const} */ (['controls', 'autoplay', 'loop', 'readonly']);
const SVG = 'image/svg+xml';
/** @type {Record<string, typeof snippets.elementSnippet>} */
const SNIPPETS = {
  element: snippets.elementSnippet,
  iframe: snippets.frameSnippet,
  oembed: snippets.oEmbedSnippet,
};

const words = pictureWords('en');

export class Share {
  #dialog;
  /** @type {{ game: Game, link: Link, theme: Theme, scheme: string } | undefined} */
  #shared;
  /** @type {Picture | undefined} */
  #picture;
  /** Ends the making of a picture that is no longer wanted. */
  #making = new AbortController();
  /** How high the frame would be in a page. */
  #height = snippets.FRAME.height;

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
    dialog.addEventListener('change', () => this.#show());
    dialog.addEventListener('close', () => this.#clear());
    this.#part('[data-action="copy-code"]').addEventListener('click', () => this.#copy());
    this.#part('[data-action="download"]').addEventListener('click', () => this.#download());
    new ResizeObserver(() => this.#fit()).observe(this.#part('.preview'));
    addEventListener('message', (event) => this.#hear(event));
  }

  /**
   * @param {Game} game
   * @param {Link} link
   * @param {Theme} theme
   * @param {string} scheme `light`, `dark` or empty
   */
  open(game, link, theme, scheme) {
    this.#shared = { game, link: { ...link, view: undefined }, theme, scheme };
    const hasJumps = game.line.jumps.length > 0;
    for (const kind of ['animated', 'gif', 'strip']) this.#input(`[value="${kind}"]`).disabled = !hasJumps;
    if (!hasJumps) /** @type {HTMLSelectElement} */ (this.#part('[name="kind"]')).value = 'still';
    this.#dialog.showModal();
    this.#show();
  }

  /** Shows what the choices of the person mean now. */
  #show() {
    if (!this.#shared) return;
    const as = this.#input('[name="as"]:checked').value;
    const isPicture = as === 'picture';
    this.#part('.code').hidden = isPicture;
    this.#part('.kinds').hidden = !isPicture;
    this.#part('.options').hidden = isPicture || as === 'link';
    this.#part('.preview').hidden = isPicture;
    this.#part('.image').hidden = !isPicture;
    if (isPicture) this.#showPicture();
    else this.#showCode(as);
  }

  /** @param {string} as */
  #showCode(as) {
    if (!this.#shared) return;
    const { link, scheme: theme } = this.#shared;
    const options = { ...this.#options(), theme };
    const write = SNIPPETS[as] ?? snippets.linkSnippet;
    const code = write(document.baseURI, link, this.#options());
    /** @type {HTMLTextAreaElement} */ (this.#part('.code textarea')).value = code;
    const frame = /** @type {HTMLIFrameElement} */ (this.#part('.frame'));
    const address = snippets.frameAddress(document.baseURI, link, options);
    if (frame.src !== address) frame.src = address;
  }

  /** The frame tells how high it would be. @param {MessageEvent} event */
  #hear({ source, data }) {
    const frame = /** @type {HTMLIFrameElement} */ (this.#part('.frame'));
    if (source !== frame.contentWindow || data?.type !== 'peg-solitaire') return;
    this.#height = data.height;
    this.#fit();
  }

  /** All of the frame is seen, as it will be in a page, only smaller. */
  #fit() {
    const { clientWidth, clientHeight } = this.#part('.preview');
    const { width } = snippets.FRAME;
    const { style } = this.#part('.frame');
    style.width = `${width}px`;
    style.height = `${this.#height}px`;
    style.scale = String(Math.min(1, clientWidth / width, clientHeight / this.#height));
  }

  #options() {
    return Object.fromEntries(OPTIONS.map((name) => [name, this.#input(`[name="${name}"]`).checked]));
  }

  async #showPicture() {
    this.#making.abort();
    this.#making = new AbortController();
    const { signal } = this.#making;
    const kind = /** @type {HTMLSelectElement} */ (this.#part('[name="kind"]')).value;
    this.#setPicture(undefined, 'Drawing …');
    try {
      const picture = await this.#draw(kind, signal);
      if (!signal.aborted) this.#setPicture(picture, sizeOf(picture.blob));
    } catch (error) {
      if (!signal.aborted) this.#setPicture(undefined, `The picture could not be made: ${error}`);
    }
  }

  /** @param {string} kind @param {AbortSignal} signal @returns {Promise<Picture>} */
  async #draw(kind, signal) {
    if (!this.#shared) throw new Error('nothing is shared');
    const { game, theme } = this.#shared;
    const svg = (/** @type {string} */ text) => new Blob([text], { type: SVG });
    if (kind === 'animated') return { name: 'peg-solitaire.svg', blob: svg(animatedSvg(game, theme, words)) };
    if (kind === 'strip') return { name: 'peg-solitaire-strip.svg', blob: svg(stripSvg(game, theme, words)) };
    if (kind === 'still') return { name: 'peg-solitaire-position.svg', blob: svg(stillSvg(game, theme, words)) };
    if (kind === 'png') {
      const { pngBlob } = await import('../pictures/snapshot.js');
      return { name: 'peg-solitaire.png', blob: await pngBlob(game, theme, PICTURE_SIZE) };
    }
    const { gifBlob } = await import('../pictures/gif.js');
    const onProgress = (/** @type {number} */ part) => this.#say(`Drawing … ${Math.round(100 * part)} %`);
    const background = getComputedStyle(document.body).backgroundColor;
    return {
      name: 'peg-solitaire.gif',
      blob: await gifBlob(game, theme, { size: GIF_SIZE, background, signal, onProgress }),
    };
  }

  /** @param {Picture | undefined} picture @param {string} words */
  #setPicture(picture, words) {
    const image = /** @type {HTMLImageElement} */ (this.#part('.image'));
    if (this.#picture) URL.revokeObjectURL(image.src);
    this.#picture = picture;
    image.src = picture ? URL.createObjectURL(picture.blob) : '';
    image.classList.toggle('is-empty', !picture);
    /** @type {HTMLButtonElement} */ (this.#part('[data-action="download"]')).disabled = !picture;
    this.#say(words);
  }

  /** @param {string} words */
  #say(words) {
    this.#part('.kinds output').textContent = words;
  }

  #download() {
    if (!this.#picture) return;
    const link = document.createElement('a');
    link.href = /** @type {HTMLImageElement} */ (this.#part('.image')).src;
    link.download = this.#picture.name;
    link.click();
  }

  #copy() {
    const area = /** @type {HTMLTextAreaElement} */ (this.#part('.code textarea'));
    copyBy(this.#part('[data-action="copy-code"]'), area.value, () => area.select());
  }

  #clear() {
    this.#making.abort();
    this.#setPicture(undefined, '');
    /** @type {HTMLIFrameElement} */ (this.#part('.frame')).src = 'about:blank';
  }

  /** @param {string} selector */
  #input(selector) {
    return /** @type {HTMLInputElement} */ (this.#part(selector));
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.#dialog.querySelector(selector));
  }
}

/** @param {Blob} blob */
function sizeOf({ size }) {
  return `${Math.max(1, Math.round(size / 1000)).toLocaleString('en')} KB`;
}
