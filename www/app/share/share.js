// The dialog for sharing what is on the board: as a link, an element, a frame or a picture, each with a preview.

import { isFlag, OPTIONS } from '../../link/attributes.js';
import { pageLink, saidOf } from '../../link/link.js';
import { packedLink } from '../../link/packed.js';
import { copyBy } from '../kit/clipboard.js';
import { furnish, openModal } from '../kit/dialog.js';
import { FramePreview } from './frame-preview.js';
import { PictureMaker } from './picture-maker.js';
import { shareBody } from './share-template.js';
import * as snippets from './snippets.js';
import { canSend, send } from './system-share.js';

/** @typedef {import('../../link/link.js').Link} Link */
/** @typedef {import('../../link/link.js').Options} Options */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../words/dialogs.js').DialogWords} Words */
/** @typedef {import('../../words/pictures.js').PictureWords} PictureWords */
/** @typedef {import('../../board/coordinates.js').Coordinates} Coordinates */

/**
 * What is shared: the game on the board, as the core that runs now has made it; its link as an element takes it, and how many
 * jumps it has; the colours of pictures and their coordinates; how the element looks.
 * @typedef {{ game: () => import('../../game/game.js').Game, placed: Link, count: number, theme: Theme, looks: Partial<Options>, coordinates: Coordinates }} Shared
 */

/** @type {Record<string, typeof snippets.elementSnippet>} */
const SNIPPETS = {
  link: snippets.linkSnippet,
  element: snippets.elementSnippet,
  frame: snippets.frameSnippet,
  oembed: snippets.oEmbedSnippet,
};

/**
 * How the element looks and plays; empty if that is what an element does anyway.
 * @param {HTMLElementTagNameMap['peg-solitaire']} element
 */
export function looksOf(element) {
  const looks = OPTIONS.filter((name) => !isFlag(name)).map((name) => [name, saidOf(name, Reflect.get(element, name))]);
  return /** @type {Partial<Options>} */ (Object.fromEntries(looks));
}

export class Share {
  #dialog;
  #words;
  #preview;
  #maker;
  #guard;
  /** @type {Shared | undefined} */
  #shared;
  /** The choices of which the code is shown or on its way. */
  #shown = {};

  /**
   * @param {HTMLDialogElement} dialog
   * @param {Words} words
   * @param {PictureWords} pictureWords
   * @param {import('../kit/guard.js').Guard} guard
   */
  constructor(dialog, words, pictureWords, guard) {
    this.#dialog = dialog;
    this.#guard = guard;
    this.#words = words;
    furnish(dialog, { title: words.share.title, close: words.close }, shareBody(words.share));
    this.#preview = new FramePreview(this.#part('.preview'));
    this.#maker = new PictureMaker(this.#part('.picture'), words.share, pictureWords);
    for (const choice of ['[value="link"]', '[name="controls"]']) this.#input(choice).checked = true;
    dialog.addEventListener('change', () => this.#show());
    this.#part('[data-action="copy-code"]').addEventListener('click', () => this.#copy());
    this.#part('[data-action="send-link"]').addEventListener('click', () => send(this.#sent));
  }

  /** @param {Shared} shared */
  async open(shared) {
    this.#shared = shared;
    this.#maker.downloaded = undefined;
    this.#maker.offer(shared.count);
    this.#input('[name="analysis"]').checked = Boolean(shared.looks.analysis);
    const closed = openModal(this.#dialog);
    this.#show();
    await closed;
    this.#shared = undefined;
    this.#shown = {};
    this.#maker.clear();
    this.#preview.clear();
  }

  /** Shows what the choices of the person mean now. */
  #show() {
    if (!this.#shared) return;
    const form = this.#input('[name="as"]:checked').value;
    const isPicture = form === 'picture';
    this.#shown = {};
    this.#part('.cut').hidden = true;
    this.#part('[data-action="send-link"]').hidden = true;
    this.#part('.code').hidden = isPicture;
    this.#part('.options').hidden = isPicture || form === 'link';
    this.#part('.preview').hidden = isPicture;
    this.#part('.picture').hidden = !isPicture;
    const { game, theme, coordinates } = this.#shared;
    if (isPicture) this.#guard.wait(() => this.#maker.show(game, theme, coordinates));
    else this.#showCode(form === 'embed' ? this.#input('[name="embed"]').value : form);
  }

  /** @param {string} form */
  async #showCode(form) {
    if (!this.#shared) return;
    const shown = this.#shown;
    const { placed, count, looks } = this.#shared;
    const flags = Object.fromEntries(this.#offered.map((name) => [name, this.#input(`[name="${name}"]`).checked]));
    const options = { ...looks, ...flags, analysis: flags.analysis ? looks.analysis || 'all' : '' };
    // What is pasted keeps to the theme of the page that it is pasted into.
    const pasted = { ...options, theme: '' };
    const link = form === 'link' ? pageLink(placed, count) : placed;
    const { frame, play } = this.#words.share;
    const title = form === 'element' ? play : frame;
    // The address of the page has the game in it, which would count twice.
    const base = new URL('./', document.baseURI).href;
    const [code, preview, { isWhole }] = await Promise.all([
      SNIPPETS[form](base, link, pasted, title, this.#maker.downloaded),
      snippets.frameAddress(base, placed, options),
      packedLink(placed, base),
    ]);
    if (shown !== this.#shown) return;
    this.#code.value = code;
    this.#preview.show(preview);
    this.#part('.cut').hidden = isWhole || form === 'element';
    this.#part('[data-action="send-link"]').hidden = form !== 'link' || !canSend(this.#sent);
  }

  /** The options that a person can choose. */
  get #offered() {
    return Object.keys(this.#words.share.options);
  }

  #copy() {
    const button = this.#part('[data-action="copy-code"]');
    copyBy(button, this.#code.value, () => this.#code.select(), this.#words.copying);
  }

  /** The link as the system takes it. @returns {ShareData} */
  get #sent() {
    return { title: document.title, url: this.#code.value };
  }

  get #code() {
    return /** @type {HTMLTextAreaElement} */ (this.#part('.code textarea'));
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
