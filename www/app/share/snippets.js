// Makes texts for other pages: a link, the element with the style sheet of its room, a frame.

import { escapeText } from '../../common/markup.js';
import { BOARD, FINGER, SIZES } from '../../element/style/sizes.js';
import { attribute, isFlag, OPTIONS, TEXTS } from '../../link/attributes.js';
import { pageLink, saidOf, writeFrame } from '../../link/link.js';
import { packedLink } from '../../link/packed.js';
import { writeStart } from '../kit/named.js';

/** @typedef {import('../../link/link.js').Link} Link */
/** @typedef {import('../../link/link.js').Options} Options */
/**
 * A link with what a snippet has to know of its game: `isMain` if its text says the moves, too, and its longest
 * comment.
 * @typedef {Link & { isMain?: boolean, comment?: string }} Shared
 */
/**
 * The options of an element, and whether it is that of the larger file.
 * @typedef {Partial<Options> & { isMore: boolean }} Shown
 */

/** The size of a frame, in pixels, before it has reported its height: board, transport and panel fit. */
export const FRAME = { width: 640, height: 1040 };

/**
 * @param {string} base the address of the folder of the app
 * @param {Link} link
 */
export async function linkSnippet(base, link) {
  const { moves, game, at, ...start } = link;
  if (!moves && !game) return new URL(`./${writeStart(start)}`, base).href;
  const { query, fragment } = await packedLink(link, base);
  return new URL(`./${query}${fragment}`, base).href;
}

/**
 * Three lines of HTML: the room of the board until it is there, the smallest script that shows all of the game, and the
 * tag. Between its tags is a link to the game, for readers whose page strips the element or runs no script.
 * @param {string} base
 * @param {Shared} link with no played jumps by default
 * @param {Partial<Options>} options
 * @param {string} title the text of the link
 * @param {string} [picture] the file of a picture in place of the words
 */
export async function elementSnippet(base, link, options, title, picture) {
  const values = [
    ...TEXTS.map((name) => [name, (link.isMain && name === 'moves' ? '' : link[name]) ?? '']),
    ['at', String(link.at || '')],
    ...looksOf(options),
  ].filter(([, value]) => value);
  const isMore = values.some(([name]) => attribute(name).plus);
  // Its menu opens the app.
  if (isMore) values.push(['app', base]);
  const flags = OPTIONS.filter((name) => isFlag(name) && options[name]);
  const attributes = [...values.map(([name, value]) => `${name}="${escapeAttribute(value)}"`), ...flags];
  const file = isMore ? 'peg-solitaire-plus.js' : 'peg-solitaire.js';
  const script = `<script src="${new URL(file, base).href}" async></script>`;
  const words = escapeText(title);
  const poster = picture ? `<img src="${escapeText(picture)}" alt="${words}" width="100%">` : words;
  const address = escapeText(await linkSnippet(base, pageLink(link)));
  const tag = `<peg-solitaire ${attributes.join(' ')}><a href="${address}">${poster}</a></peg-solitaire>`;
  return [roomStyle({ ...options, isMore }, link.comment), script, tag].join('\n');
}

/**
 * The attributes of looks and play with their values, which are empty for the usual ones.
 * @param {Partial<Record<keyof Options, unknown>>} options of a link, or an element
 */
export function looksOf(options) {
  return OPTIONS.filter((name) => !isFlag(name)).map((name) => [name, saidOf(name, options[name])]);
}

/**
 * The address of the page in a frame.
 * @param {string} base
 * @param {Link} link with no played jumps by default
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
 * @param {string} title of the frame, for people who cannot see it
 */
export async function frameSnippet(base, link, options, title) {
  const address = escapeText(await frameAddress(base, link, options));
  const { width, height } = FRAME;
  const style = `width: 100%; max-width: ${width}px; border: 0`;
  return `<iframe src="${address}" title="${escapeText(title)}" height="${height}" style="${style}" loading="lazy"></iframe>`;
}

/** @param {string} text */
function escapeAttribute(text) {
  return escapeText(text).replaceAll('\n', '&#10;');
}

const { row, column, actions, rows, message, transport, offers, moves, panel, wide, narrow } = SIZES;
const { status, judgement, gap, facts, scrubber, touched } = SIZES;
/** The height of the gaps and controls below a board, and below one that has the panel beside it. */
const [BELOW, BESIDE] = [6 * row + transport + moves, 2 * row + transport];
/** A comment is at most so many lines high; the characters of a line on a phone. */
const [MOST_LINES, LINE] = [10, 45];

/**
 * The style sheet of the room of an element until the script is there: a rule for the tag that is not defined yet.
 * @param {Shown} shown
 * @param {string} [comment] the longest of its game
 */
function roomStyle(shown, comment = '') {
  const [all, tag] = ['@media (scripting)', 'peg-solitaire:not(:defined)'];
  const box = (/** @type {boolean} */ isTouched) => `padding-top: calc(${heightOf(shown, comment, isTouched)})`;
  const lines = [`${all} { ${tag}{ display: flow-root } ${tag}::before { content: ""; float: left; ${box(false)} } }`];
  // Only the larger file has a sheet for fingers.
  if (shown.controls && shown.isMore) lines.push(`${all} and (pointer: coarse) { ${tag}::before { ${box(true)} } }`);
  return `<style>${lines.join(' ')}</style>`;
}

/**
 * The height of an element, which follows from its width; with a step at the width from which the panel is beside the
 * board, and one at that from which Solve has no row of its own.
 * @param {Shown} shown
 * @param {string} comment
 * @param {boolean} isTouched
 */
function heightOf({ controls, readonly, analysis, isMore }, comment, isTouched) {
  const board = `min(100%, ${BOARD})`;
  const said = commentHeight(comment);
  if (!controls) return `${board} + ${round(said)}em`;
  const isOpen = analysis === 'all';
  const switches = isMore ? [...(readonly ? [] : [SIZES.switch]), ...(isOpen ? [facts] : [])] : [];
  const words = sum([status, ...switches, isOpen ? judgement : 0, readonly ? 0 : gap]);
  const hands = readonly ? 0 : actions + offers;
  const below = BELOW + hands + Math.max(message, words) + (isTouched ? touched - moves : 0);
  const fingers = (/** @type {number[]} */ sizes) =>
    isTouched ? sizes.map((size) => ` + max(0px, ${FINGER} - ${size}em)`).join('') : '';
  const less = `${round(below - BESIDE)}em${fingers(switches)} + max(0px, ${BOARD} + ${column + panel}em - 100%)`;
  const beside = step(`100% - ${wide - 0.01}em`, less);
  const solve = readonly ? '' : ` + ${step(`${narrow + 0.01}em - 100%`, `${round(rows - actions)}em`)}`;
  return `${board} + ${round(below + said)}em${fingers([scrubber, ...switches])} - ${beside}${solve}`;
}

/** A length that is there only if another one is above zero. @param {string} other @param {string} length */
function step(other, length) {
  return `clamp(0px, (${other}) * 999, ${length})`;
}

/** The height of a comment with the gap above it, in em. @param {string} comment */
function commentHeight(comment) {
  return comment ? 0.75 + 1.45 * Math.min(MOST_LINES, linesOf(comment)) : 0;
}

/** @param {string} text */
function linesOf(text) {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE)), 0);
}

/** @param {number[]} sizes */
function sum(sizes) {
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @param {number} size */
function round(size) {
  return Math.round(100 * size) / 100;
}
