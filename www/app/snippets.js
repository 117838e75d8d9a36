// What is pasted into other pages: a link, the element, a frame.

import { writeFrame, writeLink } from '../game/link.js';

/** @typedef {import('../game/link.js').Link} Link */
/** @typedef {import('../game/link.js').Options} Options */

/** The frame before it has said how high it would be: board, transport, panel. */
export const FRAME = { width: 640, height: 1040 };
/** The attributes of the element, in the order in which they are read best. */
const TEXTS = /** @type {const} */ (['board', 'start', 'goal', 'moves']);
const FLAGS = /** @type {const} */ (['autoplay', 'loop', 'solve', 'readonly', 'controls']);

/** @param {string} base the address of the folder of the app @param {Link} link */
export function linkSnippet(base, link) {
  return new URL(`./${writeLink(link)}`, base).href;
}

/**
 * Two lines of HTML.
 * @param {string} base
 * @param {Link} link
 * @param {Partial<Options>} options
 */
export function elementSnippet(base, link, options) {
  const texts = TEXTS.filter((name) => link[name]).map((name) => `${name}="${escapeText(link[name] ?? '')}"`);
  const flags = FLAGS.filter((name) => options[name]);
  const attributes = [...texts, ...(options.theme ? [`theme="${options.theme}"`] : []), ...flags];
  const script = `<script src="${new URL('peg-solitaire.js', base).href}" async></script>`;
  return `${script}\n<peg-solitaire ${attributes.join(' ')}></peg-solitaire>`;
}

/**
 * What the frame holds.
 * @param {string} base
 * @param {Link} link
 * @param {Partial<Options>} options
 */
export function frameAddress(base, link, options) {
  return new URL(`embed.html${writeFrame(link, options)}`, base).href;
}

/**
 * @param {string} base
 * @param {Link} link
 * @param {Partial<Options>} options
 */
export function frameSnippet(base, link, options) {
  const address = escapeText(frameAddress(base, link, options));
  const { width, height } = FRAME;
  const style = `width: 100%; max-width: ${width}px; border: 0`;
  return `<iframe src="${address}" title="Peg solitaire" height="${height}" style="${style}" loading="lazy"></iframe>`;
}

/**
 * The answer of an oEmbed provider for this game, to be saved beside a page that links to it with
 * `<link rel="alternate" type="application/json+oembed" href="...">`.
 * @param {string} base
 * @param {Link} link
 * @param {Partial<Options>} options
 */
export function oEmbedSnippet(base, link, options) {
  const html = frameSnippet(base, link, options);
  const provider = { provider_name: 'Peg Solitaire', provider_url: new URL('./', base).href };
  return JSON.stringify({ version: '1.0', type: 'rich', title: 'Peg solitaire', ...provider, html, ...FRAME }, null, 2);
}

/** @param {string} text */
function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('\n', '&#10;');
}
