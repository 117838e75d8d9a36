// The dialog for sharing the game on the board: as a link, an element, a frame or a picture, each with a preview.

import './share.css';
import { goTo } from '../../game/game.js';
import { isFlag, OPTIONS } from '../../link/attributes.js';
import { boardLink } from '../../link/board-link.js';
import { pageLink, saidOf } from '../../link/link.js';
import { packedLink } from '../../link/packed.js';
import { copyBy } from '../kit/clipboard.js';
import { Dialog } from '../kit/dialog.js';
import { FramePreview } from './frame-preview.js';
import { PictureMaker } from './picture-maker.js';
import * as snippets from './snippets.js';
import { canSend, send } from './system-share.js';
import { shareBody } from './template.js';

/** @typedef {import('../../link/link.js').Link} Link */
/** @typedef {import('../../link/link.js').Options} Options */
/** @typedef {import('../../game/game.js').Game} Game */
/** @type {Record<string, typeof snippets.elementSnippet>} */
const SNIPPETS = {
  link: snippets.linkSnippet,
  element: snippets.elementSnippet,
  frame: snippets.frameSnippet,
  oembed: snippets.oEmbedSnippet,
};

export class ShareDialog extends Dialog {
  #preview;
  #maker;
  /** The link of the game for an element, and the position that was shown. @type {Link} */
  #placed = {};
  #cursor = 0;
  /** The choices whose code is shown or on its way. */
  #shown = {};

  /** @param {import('../kit/dialog.js').Table} table */
  constructor(table) {
    const { share: words } = table.words;
    super(table, 'share', words.title, shareBody(words));
    this.#preview = new FramePreview(this.part('.preview'));
    this.#maker = new PictureMaker(this);
    this.box.addEventListener('change', () => this.#show());
    this.field('copy').addEventListener('click', () => this.#copy());
    this.field('send-link').addEventListener('click', () => send(this.#sent));
  }

  /** The current position is shared, though the game may be playing. */
  fill() {
    const { element } = this.table;
    const { cursor, line } = /** @type {Game} */ (element.state);
    this.#placed = boardLink(element.state);
    this.#cursor = cursor;
    this.#maker.downloaded = undefined;
    this.#maker.offer(line.jumps.length);
    this.field('analysis').checked = element.analysis !== 'off';
  }

  opened() {
    this.#show();
    this.signal.addEventListener('abort', () => {
      this.#shown = {};
      this.#maker.clear();
      this.#preview.clear();
    });
  }

  /** The game on the board, made by the current core. */
  get #game() {
    return goTo(/** @type {Game} */ (this.table.element.state), this.#cursor);
  }

  /** Shows the code of the current choices. */
  #show() {
    const { guard, element } = this.table;
    const form = /** @type {HTMLInputElement} */ (this.part('[name="as"]:checked')).value;
    const isPicture = form === 'picture';
    this.#shown = {};
    this.part('.cut').hidden = true;
    this.field('send-link').hidden = true;
    this.part('.code').hidden = isPicture;
    this.part('.code + .options').hidden = isPicture || form === 'link';
    this.part('.preview').hidden = isPicture;
    this.part('.picture').hidden = !isPicture;
    if (isPicture) guard.wait(() => this.#maker.show(() => this.#game, element.colours, element.coordinates));
    else this.#showCode(form === 'embed' ? this.field('embed').value : form);
  }

  /** @param {string} form */
  async #showCode(form) {
    const shown = this.#shown;
    const placed = this.#placed;
    const looks = looksOf(this.table.element);
    const offered = Object.keys(this.table.words.share.options);
    const flags = Object.fromEntries(offered.map((name) => [name, this.field(name).checked]));
    const options = { ...looks, ...flags, analysis: flags.analysis ? looks.analysis || 'all' : '' };
    // Pasted code keeps to the theme of its new page.
    const pasted = { ...options, theme: '' };
    const link = form === 'link' ? pageLink(placed, this.#game.line.jumps.length) : placed;
    const { frame, play } = this.table.words.share;
    const title = form === 'element' ? play : frame;
    // The address of the page has the game in it, which would count twice.
    const base = new URL('./', document.baseURI).href;
    const [code, preview, { isWhole }] = await Promise.all([
      SNIPPETS[form](base, link, pasted, title, this.#maker.downloaded),
      snippets.frameAddress(base, placed, options),
      packedLink(placed, base),
    ]);
    if (shown !== this.#shown) return;
    this.field('code').value = code;
    this.#preview.show(preview);
    this.part('.cut').hidden = isWhole || form === 'element';
    this.field('send-link').hidden = form !== 'link' || !canSend(this.#sent);
  }

  #copy() {
    const code = this.field('code');
    copyBy(this.field('copy'), code.value, () => code.select(), this.table.words.copying);
  }

  /** The link in the form for the system. @returns {ShareData} */
  get #sent() {
    return { title: document.title, url: this.field('code').value };
  }
}

/**
 * The look and play of the element; empty for the defaults.
 * @param {HTMLElementTagNameMap['peg-solitaire']} element
 */
function looksOf(element) {
  const looks = OPTIONS.filter((name) => !isFlag(name)).map((name) => [name, saidOf(name, Reflect.get(element, name))]);
  return /** @type {Partial<Options>} */ (Object.fromEntries(looks));
}
