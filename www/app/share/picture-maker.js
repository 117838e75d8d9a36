// Makes the picture that a person chooses, shows it and offers it for download.

import { isTrap } from '../../engine/trap.js';
import { lengthOf, positionOf } from '../../pictures/described.js';
import { animatedSvg, stillSvg, stripSvg } from '../../pictures/still.js';
import { THEMES } from '../../pictures/themes.js';
import { pictureWords } from '../../words/pictures.js';
import { element } from '../kit/html.js';
import { canSend, send } from './system-share.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../words/pictures.js').PictureWords} PictureWords */
/** @typedef {import('../../board/coordinates.js').Coordinates} Coordinates */
/** @typedef {{ name: string, blob: Blob }} Picture */

/** In pixels. */
const PNG_SIZE = 960;
const GIF_SIZE = 480;
/**
 * The file and how it is drawn.
 * @typedef {{ name: string, draw: (game: Game, theme: Theme, words: PictureWords, options: import('../../pictures/svg.js').Options) => string }} Drawing
 */
/** @type {Record<string, Drawing>} */
const DRAWINGS = {
  animated: { name: 'peg-solitaire.svg', draw: animatedSvg },
  strip: { name: 'peg-solitaire-strip.svg', draw: stripSvg },
  still: { name: 'peg-solitaire-position.svg', draw: stillSvg },
};
/** The kinds that show jumps. */
const FILMS = ['animated', 'gif', 'strip'];
/** The kinds that always have a ground: paper; and a GIF has no soft edges to nothing. */
const GROUNDED = ['gif', 'strip'];

/** How a picture is to look. @typedef {{ theme: Theme, ground?: string, print?: import('../../pictures/strip.js').Print, size?: number }} Look */

export class PictureMaker {
  /** The file that a person has downloaded last. @type {string | undefined} */
  downloaded;
  #dialog;
  #words;
  #pictureWords = pictureWords();
  #image;
  /** @type {Picture | undefined} */
  #picture;
  /** Ends the making of a picture that is no longer wanted. */
  #making = new AbortController();

  /** @param {import('../kit/dialog.js').Dialog} dialog has the fields for it */
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

  /** Offers the kinds of pictures that a game can have. @param {number} jumps how many it has */
  offer(jumps) {
    const hasJumps = jumps > 0;
    for (const option of this.#kind.options) option.disabled = !hasJumps && FILMS.includes(option.value);
    if (!hasJumps && FILMS.includes(this.#kind.value)) this.#kind.value = 'still';
  }

  /** Draws the picture. Rejects where the core dies. @param {() => Game} game @param {Theme} theme @param {Coordinates} coordinates */
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
    const { value: kind } = this.#kind;
    const look = this.#lookOf(theme);
    const drawing = DRAWINGS[kind];
    if (drawing) {
      const text = drawing.draw(game, look.theme, this.#pictureWords, { ...look, coordinates });
      return { name: drawing.name, blob: new Blob([text], { type: 'image/svg+xml' }) };
    }
    if (kind === 'png') {
      const { pngBlob } = await import('../../pictures/snapshot.js');
      const options = { ...look, size: look.size ?? PNG_SIZE, coordinates };
      return { name: 'peg-solitaire.png', blob: await pngBlob(game, look.theme, options) };
    }
    const { gifBlob } = await import('../../pictures/gif.js');
    const onProgress = (/** @type {number} */ part) => this.#say(this.#words.drawing(part));
    const options = { ...look, size: look.size ?? GIF_SIZE, coordinates, signal, onProgress };
    return { name: 'peg-solitaire.gif', blob: await gifBlob(game, look.theme, options) };
  }

  /**
   * What is chosen. The colours of the board stand on the ground of the page; a strip is on white paper unless it is to be dark.
   * @param {Theme} shown that of the board
   * @returns {Look}
   */
  #lookOf(shown) {
    const { value: kind } = this.#kind;
    const isStrip = kind === 'strip';
    const isGrounded = GROUNDED.includes(kind);
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
    if (!FILMS.includes(this.#kind.value)) return this.#pictureWords.stillAlt(positionOf(game));
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

/** The picture as the system takes it. @param {Picture} picture @returns {ShareData} */
function sentOf({ name, blob }) {
  return { files: [new File([blob], name, { type: blob.type })] };
}
