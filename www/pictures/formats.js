// The formats of a game's pictures in one place, for the share dialog and the command.

import { animatedSvg, stillSvg, stripSvg } from './still.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {Parameters<typeof import('./frames.js').stillPixels>[2] & import('./gif.js').Options} Options */

/**
 * A format: its MIME type, its kinds of pictures, with the default first, and their default width in pixels. `isOpaque`
 * means that the format has no partial transparency. `draw` makes a bitmap; outside browsers, this requires `packages`.
 * Without `draw`, the picture is the SVG text itself.
 * @typedef {{
 *   mime: string, kinds: Kind[], size?: number, isOpaque?: true, packages?: string,
 *   draw?: (game: Game, theme: Theme, options: Options & { size: number }) => Promise<Blob>,
 * }} Format
 * @typedef {keyof typeof KINDS} Kind
 */

/** For each kind, the function that draws it as SVG text. */
export const KINDS = { still: stillSvg, animated: animatedSvg, strip: stripSvg };

/** The kinds that show jumps. @type {Kind[]} */
export const FILMS = ['animated', 'strip'];

/** The packages for drawing outside browsers and for choosing colours. */
const PACKAGES = '@napi-rs/canvas gifenc';

/** @type {Record<string, Format>} */
export const FORMATS = {
  svg: { mime: 'image/svg+xml', kinds: ['animated', 'still', 'strip'] },
  png: {
    mime: 'image/png',
    kinds: ['still', 'strip'],
    size: 960,
    packages: PACKAGES,
    draw: async (...picture) => (await import('./png.js')).pngBlob(...picture),
  },
  gif: {
    mime: 'image/gif',
    kinds: ['animated'],
    size: 400,
    isOpaque: true,
    packages: PACKAGES,
    draw: async (...picture) => (await import('./gif.js')).gifBlob(...picture),
  },
};

/**
 * The pictures offered in the dialog, by the keys of their strings.
 * @type {Record<string, { kind: Kind, format: string, file: string }>}
 */
export const OFFERED = {
  animated: { kind: 'animated', format: 'svg', file: 'peg-solitaire.svg' },
  gif: { kind: 'animated', format: 'gif', file: 'peg-solitaire.gif' },
  still: { kind: 'still', format: 'svg', file: 'peg-solitaire-position.svg' },
  png: { kind: 'still', format: 'png', file: 'peg-solitaire.png' },
  strip: { kind: 'strip', format: 'svg', file: 'peg-solitaire-strip.svg' },
};
