// The address of a game: board, start, goal, jumps and the open dialog, as a readable query such as
// `?board=english&start=d4&goal=any&moves=d2-d4_b3-d3&at=1`. Variations stand in `game`. The core decides if they make
// sense.

import { writeProblem } from '../engine/problem.js';
import { movesText } from '../game/game.js';
import { gameText, hasMore, nextOf, treeOf } from '../game/tree.js';
import { EVERY_JUMP, isFlag, OPTIONS, TEXTS, usualOf } from './attributes.js';

/** @typedef {import('./attributes.js').Table} Table */
/** @typedef {import('./attributes.js').OptionName} OptionName */
/**
 * The fields of a link; missing ones are as the board has them. `at` is the number of played jumps: all by default in a
 * link, and none in a frame or an element. `view` is the open dialog.
 * @typedef {{ board?: string, start?: string, goal?: string, moves?: string, game?: string, at?: number,
 *   view?: string }} Link
 */

/**
 * The link to the page, which plays all jumps by default, for the link of an element or a frame, which plays none.
 * @param {Link} placed
 * @param {number} [count] of its jumps, if it is known
 * @returns {Link}
 */
export function pageLink(placed, count) {
  const at = placed.moves || placed.game ? (placed.at ?? 0) : placed.at;
  return { ...placed, at: at === count ? undefined : at };
}

/** The link of an element or a frame for a link to the page. @param {Link} link @returns {Link} */
export function placedLink(link) {
  return link.moves || link.game ? { at: EVERY_JUMP, ...link } : link;
}

/** Some programs cut off longer addresses when they pass them on. */
export const LONGEST = 2000;

/**
 * A link that fits into an address: the line on the board alone if the whole game would be too long.
 * @param {Link} link
 * @param {string} base the address without it
 * @returns {Link}
 */
export function shortLink(link, base) {
  return base.length + writeLink(link).length < LONGEST ? link : { ...link, game: undefined };
}

/** In a game, comments may hold the signs that stand for others in an address. These stand for them, after a `~`. */
const GAME_SIGNS = /** @type {Record<string, string>} */ ({ '~': '~', '-': '_', '.': '\n' });
const KEYS = /** @type {const} */ ([...TEXTS, 'at', 'view']);

/**
 * @param {Link} link
 * @returns {string} empty for an empty link, otherwise with a `?` before it
 */
export function writeLink(link) {
  const fields = KEYS.filter((key) => link[key] !== undefined && link[key] !== '');
  const query = fields.map((key) => `${key}=${encode(key, String(link[key]))}`).join('&');
  return query === '' ? '' : `?${query}`;
}

/**
 * Reads any query; unknown fields are left out.
 * @param {string} query with or without a `?` before it
 * @returns {Link}
 */
export function readLink(query) {
  const fields = new URLSearchParams(query);
  /** @type {Link} */
  const link = {};
  for (const key of KEYS) {
    const value = decode(key, fields.get(key) ?? '');
    if (key === 'at') {
      if (/^\d{1,4}$/.test(value)) link.at = Number(value);
    } else if (value !== '') link[key] = value;
  }
  return link;
}

/** The begin of a fragment with a compressed game, of which packed.js knows the rest. */
export const FRAGMENT = '#game=';

/** True if an address has its game in the fragment. @param {string} address */
export function isPacked(address) {
  return address.includes(FRAGMENT);
}

/**
 * Reads a text that is nothing but the address of a game.
 * @param {string} text
 * @returns {Link | undefined}
 */
export function readAddress(text) {
  const query = /^(?:https?:\/\/[^\s?]*)?(\?\S*)$/.exec(text.trim())?.[1] ?? '';
  const link = readLink(query.replace(/#.*/, ''));
  return holdsGame(link) ? link : undefined;
}

/** True if a link says what is on the board; a place in a game alone says nothing. @param {Link} link */
export function holdsGame({ board, start, goal, moves, game }) {
  return Boolean(board || start || goal || moves || game);
}

/** The text of a board on one line, as attributes and addresses have it. @param {string} text */
export function oneLine(text) {
  return text.replace(/^# directions: (\d)\n/, '$1:').replaceAll('\n', '/');
}

/** @param {string} key @param {string} text */
function encode(key, text) {
  const shaped = key === 'board' ? oneLine(text) : text;
  const safe = key === 'game' ? shaped.replaceAll('~', '~~').replaceAll('_', '~-').replaceAll('\n', '~.') : shaped;
  // Line breaks and spaces would be escaped; these stand for them.
  const plain = safe.replaceAll('\n', '/').replaceAll(' ', '_');
  const escaped = escapeAll(plain).replaceAll('%2F', '/').replaceAll('%3A', ':');
  return key === 'game' ? escaped.replace(MARKDOWN, (sign) => (sign === '_' ? '+' : escapeSign(sign))) : escaped;
}

/** The signs that programs for Markdown take out of a bare address, or take for its end. */
const MARKDOWN = /[()*_'!~]/g;

/** @param {string} sign of ASCII */
function escapeSign(sign) {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Escapes a text for an address, which cannot hold half of a character. @param {string} text */
export function escapeAll(text) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** @param {string} key @param {string} text */
export function decode(key, text) {
  const plain = text.replaceAll('_', ' ');
  if (key === 'game') return plain.replace(/~([~.-])/g, (_, sign) => GAME_SIGNS[sign]);
  return key === 'board' ? plain.replace(/^(\d):/, '# directions: $1\n') : plain;
}

/**
 * The options of a board in a frame. Texts are empty by default.
 * @typedef {{ [N in OptionName]: Table[N] extends { kind: 'flag' | 'controls' } ? boolean : string }} Options
 */

/**
 * Reads the address of a frame: a link, and the options of the board.
 * @param {string} query
 * @returns {{ link: Link, options: Options }}
 */
export function readFrame(query) {
  const fields = new URLSearchParams(query);
  const options = OPTIONS.map((name) => [name, isFlag(name) ? isOn(name, fields.get(name)) : (fields.get(name) ?? '')]);
  return { link: readLink(query), options: Object.fromEntries(options) };
}

/** A frame has its controls unless they are switched off. @param {string} name @param {string | null} value */
function isOn(name, value) {
  return name === 'controls' ? value !== '0' : value === '1';
}

/**
 * Writes the query of the address of a frame, after `embed.html`.
 * @param {Link} link
 * @param {Partial<Options>} options
 * @returns {string}
 */
export function writeFrame(link, options) {
  const values = OPTIONS.map((name) => [
    name,
    isFlag(name) ? flagOf(name, options[name]) : saidOf(name, options[name]),
  ]);
  const written = values.filter(([, value]) => value).map(([name, value]) => `${name}=${escapeAll(value)}`);
  const query = [writeLink(link).slice(1), ...written].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
}

/** @param {OptionName} name @param {unknown} value */
function flagOf(name, value) {
  const usual = isOn(name, null);
  return value === undefined || value === usual ? '' : String(Number(!usual));
}

/** The text of an option to be written: empty for the usual value. @param {OptionName} name @param {unknown} [value] */
export function saidOf(name, value = '') {
  return String(value) === usualOf(name) ? '' : String(value);
}

/** @typedef {import('../game/game.js').Game} Game */

/**
 * The link for an element or a frame.
 * @param {Game | undefined} state undefined before there is a game
 * @returns {Link}
 */
export function boardLink(state) {
  if (!state) return {};
  const moves = movesText(state.line);
  const game = hasMore(state) ? gameText(state) : undefined;
  return { ...writeProblem(state.problem), ...((moves || game) && { moves, game, at: state.cursor }) };
}

/** The link for the page. @param {Game | undefined} state */
export function boardPageLink(state) {
  return pageLink(boardLink(state), state?.line.jumps.length);
}

/** True if the text of a game says the line on the board: that is the main one, to its end. @param {Game} state */
export function isMain(state) {
  const tree = treeOf(state);
  return [...tree.path, undefined].every((node, index) => nextOf(tree, tree.path[index - 1])[0] === node);
}
