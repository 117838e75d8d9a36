// Generates code for other pages: a link, the element with its files, or a frame.

import { escapeText, tag, written } from '../../common/markup.js';
import { attribute, isFlag, OPTIONS, TEXTS } from '../../link/attributes.js';
import { oneLine, pageLink, saidOf, writeFrame } from '../../link/link.js';
import { packedLink } from '../../link/packed.js';
import { boardPart } from '../../link/tag.js';
import { writeStart } from '../kit/named.js';

/** @typedef {import('../../link/link.js').Link} Link */
/** @typedef {import('../../link/link.js').Options} Options */
/**
 * A link with two facts about its game that snippets depend on: whether the game's text implies the moves (`isMain`),
 * and the longest comment.
 * @typedef {Link & { isMain?: boolean, comment?: string }} Shared
 */

/** The size of a frame, in pixels, until it reports its height: room for the board, the transport and the panel. */
export const FRAME = { width: 640, height: 1040 };

/**
 * @param {string} base the URL of the app's folder
 * @param {Link} link
 */
export async function linkSnippet(base, link) {
  const { moves, game, at, ...start } = link;
  if (!moves && !game) return new URL(`./${writeStart(start)}`, base).href;
  const { query, fragment } = await packedLink(link, base);
  return new URL(`./${query}${fragment}`, base).href;
}

/**
 * Two lines of HTML. The first line loads the style sheet that reserves room for the board, and the smallest script
 * that can show the whole game. The second line contains the element, in a block that Markdown engines leave unchanged.
 * The element contains a link to the game, for pages that strip the element or do not run scripts.
 * @param {string} base
 * @param {Shared} link with no jumps played by default
 * @param {Partial<Options>} options
 * @param {string} label the text of the link
 * @param {string} [picture] the file name of a picture that replaces the text
 */
export async function elementSnippet(base, link, options, label, picture) {
  const texts = { ...link, board: link.board && oneLine(link.board), moves: link.isMain ? '' : link.moves };
  const values = [
    ...TEXTS.map((name) => [name, texts[name] ?? '']),
    ['at', String(link.at || '')],
    ...looksOf(options),
  ].filter(([, value]) => value);
  const isMore = values.some(([name]) => attribute(name).plus);
  const flags = OPTIONS.filter((name) => isFlag(name) && options[name]).map((name) => [name, true]);
  // Only the larger script has a menu that opens the app.
  const others = { app: isMore ? base : undefined, 'data-lines': link.comment && linesOf(link.comment) };
  const file = (/** @type {string} */ name) => new URL(name, base).href;
  const sheet = tag('link', { rel: 'stylesheet', href: file('peg-solitaire.css') });
  const script = `<script src="${file(isMore ? 'peg-solitaire-plus.js' : 'peg-solitaire.js')}" async></script>`;
  const fallback = { label, picture, address: await linkSnippet(base, pageLink(link)) };
  const board = boardPart({ ...Object.fromEntries(values), ...others, ...Object.fromEntries(flags) }, fallback);
  return `${sheet}${script}\n<div>${written(board)}</div>`;
}

/**
 * The attributes for appearance and play, with their values, which are empty for defaults.
 * @param {Partial<Record<keyof Options, unknown>>} options of a link, or an element
 */
export function looksOf(options) {
  return OPTIONS.filter((name) => !isFlag(name)).map((name) => [name, saidOf(name, options[name])]);
}

/**
 * The URL of the page in a frame.
 * @param {string} base
 * @param {Link} link with no jumps played by default
 * @param {Partial<Options>} options
 */
export async function frameAddress(base, link, options) {
  const { query, fragment } = await packedLink(link, base, (link) => writeFrame(link, options));
  return new URL(`embed.html${query}${fragment}`, base).href;
}

/**
 * @param {string} base
 * @param {Link} link
 * @param {Partial<Options>} options
 * @param {string} title of the frame, for screen readers
 */
export async function frameSnippet(base, link, options, title) {
  const address = escapeText(await frameAddress(base, link, options));
  const { width, height } = FRAME;
  const style = `width: 100%; max-width: ${width}px; border: 0`;
  const rest = `height="${height}" style="${style}" allow="fullscreen; clipboard-write" loading="lazy"`;
  return `<iframe src="${address}" title="${escapeText(title)}" ${rest}></iframe>`;
}

/** The number of lines that a comment takes up on a phone: at most ten, as longer ones scroll. @param {string} text */
function linesOf(text) {
  const lines = text.split('\n').map((line) => Math.ceil(line.length / 45) || 1);
  const count = lines.reduce((sum, more) => sum + more, 0);
  return Math.min(10, count);
}
