// Makes the picture of a person's choice, shows it and offers it for download.

import { isTrap } from '../../engine/trap.js';
import { lengthOf, positionOf } from '../../pictures/described.js';
import { FILMS, FORMATS, KINDS, OFFERED } from '../../pictures/formats.js';
import { THEMES } from '../../pictures/themes.js';
import { pictureWords } from '../../words/pictures.js';
import { element } from '../kit/html.js';
import { canSend, send } from './system-share.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../words/pictures.js').PictureWords} PictureWords */
/** @typedef {import('../../board/coordinates.js').Coordinates} Coordinates */
/** @typedef {{ name: string, blob: Blob }} Picture */

/**
 * The chosen look of a picture.
 * @typedef {{ theme: Theme, ground?: string, print?: import('../../pictures/strip.js').Print, size?: number }} Look
 */

export class PictureMaker {
  /** The last downloaded file. @type {string | undefined} */
  downloaded;
  #dialog;
  #words;
  #pictureWords = pictureWords();
  #image;
  /** @type {Picture | undefined} */
  #picture;
  /** Ends the making of a picture that is no longer wanted. */
  #making = new AbortController();

  /** @param {import('../kit/dialog.js').Dialog} dialog with its fields */
  constructor(dialog) {
    this.#dialog = dialog;
    this.#words = dialog.table.words.share;
    this.#image = /** @type {HTMLImageElement} */ (dialog.part('.image'));
    dialog.field('download').addEventListener('click', () => this.#save());
    dialog.field('send-picture').addEventListener('click', () => this.#picture && send(sentOf(this.#picture)));
  }

  get #kind() {
    return /** @type {HTMLSelectElement} */ (this.#dialog.part('[name="kind"]'));
  }

  /** Offers the kinds of pictures that a game can have. @param {number} jumps of the game */
  offer(jumps) {
    const hasJumps = jumps > 0;
    for (const option of this.#kind.options) option.disabled = !hasJumps && FILMS.includes(OFFERED[option.value].kind);
    if (this.#kind.selectedOptions[0].disabled) this.#kind.value = 'still';
  }

  /**
   * Draws the picture. Rejects if the core dies.
   * @param {() => Game} game
   * @param {Theme} theme
   * @param {Coordinates} coordinates
   */
  async show(game, theme, coordinates) {
    this.clear();
    const { signal } = this.#making;
    this.#say(this.#words.drawing(0));
    try {
      const drawn = game();
      const picture = await this.#make(drawn, theme, coordinates, signal);
      if (signal.aborted) return;
      this.#set(picture);
      this.#image.alt = this.#altOf(drawn);
      this.#say(this.#words.size(picture.blob.size));
    } catch (error) {
      if (isTrap(error)) throw error;
      if (!signal.aborted) this.#say(this.#words.failed(error));
    }
  }

  /** Drops the picture, even while it is being made. */
  clear() {
    this.#making.abort();
    this.#making = new AbortController();
    this.#set(undefined);
    this.#say('');
  }

  /**
   * @param {Game} game
   * @param {Theme} theme
   * @param {Coordinates} coordinates
   * @param {AbortSignal} signal
   * @returns {Promise<Picture>}
   */
  async #make(game, theme, coordinates, signal) {
    const { kind, format, file } = this.#offered;
    const { mime, size: usual = 0, draw } = FORMATS[format];
    const look = this.#lookOf(theme);
    if (!draw) {
      const text = KINDS[kind](game, look.theme, this.#pictureWords, { ...look, coordinates });
      return { name: file, blob: new Blob([text], { type: mime }) };
    }
    const onProgress = (/** @type {number} */ part) => this.#say(this.#words.drawing(part));
    const options = { ...look, size: look.size ?? usual, coordinates, signal, onProgress };
    return { name: file, blob: await draw(game, look.theme, options) };
  }

  get #offered() {
    return OFFERED[this.#kind.value];
  }

  /**
   * The chosen look. The colours of the board stand on the ground of the page; a strip is on white paper unless it is
   * to be dark.
   * @param {Theme} shown the theme of the board
   * @returns {Look}
   */
  #lookOf(shown) {
    const { kind, format } = this.#offered;
    const isStrip = kind === 'strip';
    // Paper, or a format without soft edges to nothing.
    const isGrounded = isStrip || FORMATS[format].isOpaque === true;
    this.#dialog.part('.ground').hidden = isGrounded;
    const size = Number(this.#dialog.field('size').value) || undefined;
    const chosen = THEMES[this.#dialog.field('look').value] ?? (isStrip ? THEMES.light : undefined);
    const theme = chosen?.theme ?? shown;
    if (isStrip) return { theme, print: chosen?.strip, size };
    if (this.#dialog.field('transparent').checked && !isGrounded) return { theme, ground: 'transparent', size };
    return { theme, ground: chosen?.ground ?? getComputedStyle(document.body).backgroundColor, size };
  }

  /** The picture in words. @param {Game} game */
  #altOf(game) {
    if (!FILMS.includes(this.#offered.kind)) return this.#pictureWords.stillAlt(positionOf(game));
    return this.#pictureWords.filmAlt(lengthOf(game), positionOf({ ...game, cursor: 0 }));
  }

  /** @param {Picture | undefined} picture */
  #set(picture) {
    if (this.#picture) URL.revokeObjectURL(this.#image.src);
    this.#picture = picture;
    this.#image.src = picture ? URL.createObjectURL(picture.blob) : '';
    this.#image.alt = '';
    this.#image.classList.toggle('is-empty', !picture);
    this.#dialog.field('download').disabled = !picture;
    this.#dialog.field('send-picture').hidden = !picture || !canSend(sentOf(picture));
    this.#dialog.part('.picture').setAttribute('aria-busy', String(!picture));
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#dialog.part('output').textContent = sentence;
  }

  #save() {
    if (!this.#picture) return;
    element`<a href=${this.#image.src} download=${this.#picture.name}></a>`.click();
    this.downloaded = this.#picture.name;
  }
}

/** The picture as a file for the system. @param {Picture} picture @returns {ShareData} */
function sentOf({ name, blob }) {
  return { files: [new File([blob], name, { type: blob.type })] };
}
