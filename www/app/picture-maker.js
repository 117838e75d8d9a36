// Makes the picture that a person chooses, shows it and offers it for download.

import { isTrap } from '../engine/trap.js';
import { animatedSvg, stillSvg, stripSvg } from '../pictures/still.js';
import { canSend, send } from './system-share.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../words/dialogs.js').DialogWords['share']} Words */
/** @typedef {import('../words/pictures.js').PictureWords} PictureWords */
/** @typedef {import('../board/coordinates.js').Coordinates} Coordinates */
/** @typedef {{ name: string, blob: Blob }} Picture */

/** In pixels. */
const PNG_SIZE = 960;
const GIF_SIZE = 480;
/**
 * The file and how it is drawn.
 * @typedef {{ name: string, draw: (game: Game, theme: Theme, words: PictureWords, options: import('../pictures/svg.js').Options) => string }} Drawing
 */
/** @type {Record<string, Drawing>} */
const DRAWINGS = {
  animated: { name: 'peg-solitaire.svg', draw: animatedSvg },
  strip: { name: 'peg-solitaire-strip.svg', draw: stripSvg },
  still: { name: 'peg-solitaire-position.svg', draw: stillSvg },
};
/** The kinds that show jumps. */
const FILMS = ['animated', 'gif', 'strip'];

export class PictureMaker {
  /** The file that a person has downloaded last. @type {string | undefined} */
  downloaded;
  #box;
  #words;
  #pictureWords;
  #kind;
  #image;
  #download;
  #send;
  #output;
  /** @type {Picture | undefined} */
  #picture;
  /** Ends the making of a picture that is no longer wanted. */
  #making = new AbortController();

  /**
   * @param {HTMLElement} box
   * @param {Words} words
   * @param {PictureWords} pictureWords
   */
  constructor(box, words, pictureWords) {
    this.#box = box;
    this.#words = words;
    this.#pictureWords = pictureWords;
    this.#kind = /** @type {HTMLSelectElement} */ (box.querySelector('[name="kind"]'));
    this.#image = /** @type {HTMLImageElement} */ (box.querySelector('.image'));
    this.#download = /** @type {HTMLButtonElement} */ (box.querySelector('[data-action="download"]'));
    this.#output = /** @type {HTMLOutputElement} */ (box.querySelector('output'));
    this.#download.addEventListener('click', () => this.#save());
    this.#send = /** @type {HTMLButtonElement} */ (box.querySelector('[data-action="send-picture"]'));
    this.#send.addEventListener('click', () => this.#picture && send(sentOf(this.#picture)));
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
    this.#output.value = this.#words.drawing(0);
    try {
      const picture = await this.#make(game(), theme, coordinates, signal);
      if (signal.aborted) return;
      this.#set(picture);
      this.#output.value = this.#words.size(picture.blob.size);
    } catch (error) {
      if (isTrap(error)) throw error;
      if (!signal.aborted) this.#output.value = this.#words.failed(error);
    }
  }

  /** Drops the picture, even while it is being made. */
  clear() {
    this.#making.abort();
    this.#making = new AbortController();
    this.#set(undefined);
    this.#output.value = '';
  }

  /**
   * @param {Game} game
   * @param {Theme} theme
   * @param {Coordinates} coordinates
   * @param {AbortSignal} signal
   * @returns {Promise<Picture>}
   */
  async #make(game, theme, coordinates, signal) {
    const drawing = DRAWINGS[this.#kind.value];
    if (drawing) {
      const text = drawing.draw(game, theme, this.#pictureWords, { coordinates });
      return { name: drawing.name, blob: new Blob([text], { type: 'image/svg+xml' }) };
    }
    if (this.#kind.value === 'png') {
      const { pngBlob } = await import('../pictures/snapshot.js');
      return { name: 'peg-solitaire.png', blob: await pngBlob(game, theme, { size: PNG_SIZE, coordinates }) };
    }
    const { gifBlob } = await import('../pictures/gif.js');
    const onProgress = (/** @type {number} */ part) => {
      this.#output.value = this.#words.drawing(part);
    };
    const ground = getComputedStyle(document.body).backgroundColor;
    return {
      name: 'peg-solitaire.gif',
      blob: await gifBlob(game, theme, { size: GIF_SIZE, ground, coordinates, signal, onProgress }),
    };
  }

  /** @param {Picture | undefined} picture */
  #set(picture) {
    if (this.#picture) URL.revokeObjectURL(this.#image.src);
    this.#picture = picture;
    this.#image.src = picture ? URL.createObjectURL(picture.blob) : '';
    this.#image.classList.toggle('is-empty', !picture);
    this.#download.disabled = !picture;
    this.#send.hidden = !picture || !canSend(sentOf(picture));
    this.#box.setAttribute('aria-busy', String(!picture));
  }

  #save() {
    if (!this.#picture) return;
    const link = document.createElement('a');
    link.href = this.#image.src;
    link.download = this.#picture.name;
    link.click();
    this.downloaded = this.#picture.name;
  }
}

/** The picture as the system takes it. @param {Picture} picture @returns {ShareData} */
function sentOf({ name, blob }) {
  return { files: [new File([blob], name, { type: blob.type })] };
}
