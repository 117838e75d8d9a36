// Creates the picture that the user has configured, shows it and offers it for download.

import { canReadCanvas } from '../../common/dom/dom.js';
import { isTrap } from '../../engine/engine-error.js';
import { FILMS, FORMATS, KINDS, OFFERED } from '../../pictures/formats.js';
import { lengthOf, positionOf } from '../../pictures/svg.js';
import { THEMES } from '../../pictures/themes.js';
import { PICTURE_WORDS as prose } from '../../words/pictures.js';
import { saveFile } from '../kit/copies.js';
import { woodOf } from '../wood/pictures.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../words/pictures.js').PictureWords} PictureWords */
/** @typedef {import('../../board/engraving.js').Coordinates} Coordinates */
/** @typedef {{ name: string, blob: Blob }} Picture */

/**
 * The chosen look of a picture.
 * @typedef {{ theme: Theme, ground?: string, print?: import('../../pictures/strip.js').Print, size?: number }} Look
 */

/**
 * @param {import('../kit/dialog.js').Dialog} dialog with its fields
 * @param {import('../../words/dialogs.js').DialogWords['share']} words
 */
export function pictureMaker({ part, field }, words) {
  const image = /** @type {HTMLImageElement} */ (part('.image'));
  const kinds = /** @type {HTMLSelectElement} */ (part('[name="kind"]'));
  const maker = {
    /** The last downloaded file. @type {string | undefined} */
    downloaded: undefined,
    offer,
    show,
    clear,
  };
  /** @type {Picture | undefined} */
  let picture;
  field('send-picture').addEventListener('click', () => picture && send(sentOf(picture)));
  field('download').addEventListener('click', () => {
    if (!picture) return;
    saveFile(picture.name, picture.blob);
    maker.downloaded = picture.name;
  });
  return maker;

  /** Offers the kinds of pictures that are possible for a game. @param {number} jumps of the game */
  function offer(jumps) {
    for (const option of kinds.options) option.disabled = jumps === 0 && FILMS.includes(OFFERED[option.value].kind);
    if (kinds.selectedOptions[0].disabled) kinds.value = 'png';
  }

  /**
   * Draws the picture. Rejects if the engine crashes.
   * @param {() => Game} gameOf
   * @param {import('../kit/guard.js').Page['element']} element
   * @param {AbortSignal} signal
   */
  async function show(gameOf, { colours, coordinates, outline }, signal) {
    clear();
    say(words.drawing(0));
    try {
      const game = gameOf();
      const made = await make(game, colours, { coordinates, outline }, signal);
      if (signal.aborted) return;
      set(made);
      image.alt = altOf(game);
      const size = words.size(made.blob.size);
      say(made.name === OFFERED[kinds.value].file ? size : words.guarded({ size }));
    } catch (error) {
      if (isTrap(error)) throw error;
      if (!signal.aborted) say(words.failed(error));
    }
  }

  function clear() {
    set(undefined);
    say('');
  }

  /**
   * @param {Game} game
   * @param {Theme} theme
   * @param {{ coordinates: Coordinates, outline: 'round' | 'holes' }} shown
   * @param {AbortSignal} signal
   * @returns {Promise<Picture>}
   */
  async function make(game, theme, { coordinates, outline }, signal) {
    const { kind, format, file } = offered();
    const { mime, size: usual = 0, draw } = FORMATS[format];
    const look = lookOf(theme);
    if (!draw) {
      const text = KINDS[kind](game, look.theme, prose, { ...look, coordinates, outline });
      return { name: file, blob: new Blob([text], { type: mime }) };
    }
    const onProgress = (/** @type {number} */ part) => say(words.drawing(part));
    const options = { ...look, size: look.size ?? usual, coordinates, craft: woodOf(outline), signal, onProgress };
    return { name: file, blob: await draw(game, look.theme, options) };
  }

  /** The chosen kind of picture, or the same kind as an SVG if the pixels of a canvas cannot be read. */
  function offered() {
    const chosen = OFFERED[kinds.value];
    if (!FORMATS[chosen.format].draw || canReadCanvas()) return chosen;
    return Object.values(OFFERED).find(({ kind, format }) => kind === chosen.kind && format === 'svg') ?? chosen;
  }

  /**
   * The chosen look. The board's theme is combined with the background of the page; a strip is on white paper unless
   * the dark theme is chosen.
   * @param {Theme} shown the theme of the board
   * @returns {Look}
   */
  function lookOf(shown) {
    const { kind, format } = OFFERED[kinds.value];
    const isStrip = kind === 'strip';
    // A strip is drawn on paper, and some formats do not support partial transparency.
    const isGrounded = isStrip || FORMATS[format].isOpaque === true;
    part('.ground').hidden = isGrounded;
    const size = Number(field('size').value) || undefined;
    const chosen = THEMES[field('look').value] ?? (isStrip ? THEMES.light : undefined);
    const theme = chosen?.theme ?? shown;
    if (isStrip) return { theme, print: chosen?.strip, size };
    if (field('transparent').checked && !isGrounded) return { theme, ground: 'transparent', size };
    return { theme, ground: chosen?.ground ?? getComputedStyle(document.documentElement).backgroundColor, size };
  }

  /** The alternative text of the picture. @param {Game} game */
  function altOf(game) {
    if (!FILMS.includes(OFFERED[kinds.value].kind)) return prose.stillAlt(positionOf(game));
    return prose.filmAlt(lengthOf(game), positionOf({ ...game, cursor: 0 }));
  }

  /** @param {Picture | undefined} made */
  function set(made) {
    if (picture) URL.revokeObjectURL(image.src);
    picture = made;
    image.src = made ? URL.createObjectURL(made.blob) : '';
    image.alt = '';
    image.classList.toggle('is-empty', !made);
    field('download').disabled = !made;
    field('send-picture').hidden = !made || !canSend(sentOf(made));
    part('.picture').setAttribute('aria-busy', String(!made));
  }

  /** @param {string} sentence */
  function say(sentence) {
    part('output').textContent = sentence;
  }
}

/** The picture as a file for the system's share sheet. @param {Picture} picture @returns {ShareData} */
const sentOf = ({ name, blob }) => ({ files: [new File([blob], name, { type: blob.type })] });

// Some systems can send links or files to apps and people. On other systems, sending is not offered.

/** True if the system accepts the data. @param {ShareData} data */
export const canSend = (data) => navigator.canShare?.(data) ?? false;

/** Opens the system's share sheet. Closing the sheet is not an error. @param {ShareData} data */
export async function send(data) {
  await navigator.share(data).catch(() => {});
}
