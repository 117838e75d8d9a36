// The URL of a game: board, start, goal, jumps and the open dialog, as a readable query such as
// `?board=english&start=d4&goal=any&moves=d2-d4_b3-d3&at=1`. Variations are in `game`. The engine decides whether the
// values are valid.

import { writeProblem } from '../engine/problem.js';
import { movesText } from '../game/game.js';
import { gameText, hasMore, nextOf, treeOf } from '../game/tree.js';
import { EVERY_JUMP, isFlag, OPTIONS, TEXTS, usualOf } from './attributes.js';

/** @typedef {import('./attributes.js').Table} Table */
/** @typedef {import('./attributes.js').OptionName} OptionName */
/**
 * The fields of a link. Missing fields have the board's defaults. `at` is the number of jumps played, or the name of
 * a position; by default, a link to the page plays all jumps, and a frame or an element plays none. `view` is the open
 * dialog.
 * @typedef {{ board?: string, start?: string, goal?: string, moves?: string, game?: string, at?: number | string,
 *   view?: string }} Link
 */

/**
 * Converts the link of an element or a frame, where no jumps are played by default, into a link to the page, where all
 * jumps are played by default.
 * @param {Link} placed
 * @param {number} [count] the number of its jumps, if known
 * @returns {Link}
 */
export function pageLink(placed, count) {
  const at = placed.moves || placed.game ? (placed.at ?? 0) : placed.at;
  return { ...placed, at: at === count ? undefined : at };
}

/** Converts a link to the page into the link of an element or a frame. @param {Link} link @returns {Link} */
export const placedLink = (link) => (link.moves || link.game ? { at: EVERY_JUMP, ...link } : link);

/** The maximum length of a URL. Some programs truncate longer ones. */
export const LONGEST = 2000;

/**
 * A link that fits into a URL: if the whole game would be too long, only the line on the board is kept.
 * @param {Link} link
 * @param {string} base the URL without the link
 * @returns {Link}
 */
export function shortLink(link, base) {
  return base.length + writeLink(link).length < LONGEST ? link : { ...link, game: undefined };
}

/**
 * Maps escape signs to characters: after a `~`, each sign stands for its character. A comment in a game may contain the
 * characters that replace others in a URL, so these have to be escaped.
 */
const GAME_SIGNS = /** @type {Record<string, string>} */ ({ '~': '~', '-': '_', '.': '\n' });
const KEYS = /** @type {const} */ ([...TEXTS, 'at', 'view']);

/**
 * @param {Link} link
 * @returns {string} empty for an empty link, otherwise starting with `?`
 */
export function writeLink(link) {
  const fields = KEYS.filter((key) => link[key] !== undefined && link[key] !== '');
  const query = fields.map((key) => `${key}=${encode(key, String(link[key]))}`).join('&');
  return query === '' ? '' : `?${query}`;
}

/**
 * Reads any query; unknown fields are ignored.
 * @param {string} query with or without a leading `?`
 * @returns {Link}
 */
export function readLink(query) {
  const fields = new URLSearchParams(query);
  /** @type {Link} */
  const link = {};
  for (const key of KEYS) {
    const value = decode(key, fields.get(key) ?? '');
    if (key === 'at' && /^\d{1,4}$/.test(value)) link.at = Number(value);
    // Only the positions of a game have names, and no name has spaces.
    else if (value && (key !== 'at' || (link.game && !/\s/.test(value)))) Object.assign(link, { [key]: value });
  }
  return link;
}

/** The start of a fragment that contains a compressed game. See packed.js. */
export const FRAGMENT = '#game=';

/** True if a URL has its game in the fragment. @param {string} address */
export const isPacked = (address) => address.includes(FRAGMENT);

/**
 * Reads text that consists only of a game's URL.
 * @param {string} text
 * @returns {Link | undefined}
 */
export function readAddress(text) {
  const query = /^(?:https?:\/\/[^\s?]*)?(\?\S*)$/.exec(text.trim())?.[1] ?? '';
  const link = readLink(query.replace(/#.*/, ''));
  return holdsGame(link) ? link : undefined;
}

/** True if a link defines what is on the board. A link with only a cursor does not. @param {Link} link */
export const holdsGame = ({ board, start, goal, moves, game }) => Boolean(board || start || goal || moves || game);

/** The text of a board on one line, for attributes and URLs. @param {string} text */
export const oneLine = (text) => text.replace(/^# directions: (\d)\n/, '$1:').replaceAll('\n', '/');

/** @param {string} key @param {string} text */
function encode(key, text) {
  const shaped = key === 'board' ? oneLine(text) : text;
  const safe = key === 'game' ? shaped.replaceAll('~', '~~').replaceAll('_', '~-').replaceAll('\n', '~.') : shaped;
  // Line breaks and spaces would be percent-encoded, so `/` and `_` replace them.
  const plain = safe.replaceAll('\n', '/').replaceAll(' ', '_');
  const escaped = escapeAll(plain).replaceAll('%2F', '/').replaceAll('%3A', ':');
  return key === 'game' ? escaped.replace(MARKDOWN, (sign) => (sign === '_' ? '+' : escapeSign(sign))) : escaped;
}

/** The characters that Markdown removes from a bare URL, or interprets as the end of the URL. */
const MARKDOWN = /[()*_'!~]/g;

/** @param {string} sign an ASCII character */
const escapeSign = (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Escapes a string for a URL, which cannot contain a lone surrogate. @param {string} text */
export const escapeAll = (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** @param {string} key @param {string} text */
export function decode(key, text) {
  const plain = key === 'at' ? text : text.replaceAll('_', ' ');
  if (key === 'game') return plain.replace(/~([~.-])/g, (_, sign) => GAME_SIGNS[sign]);
  return key === 'board' ? plain.replace(/^(\d):/, '# directions: $1\n') : plain;
}

/**
 * The options of a board in a frame. Options that are strings are empty by default.
 * @typedef {{ [N in OptionName]: Table[N] extends { kind: 'flag' | 'controls' } ? boolean : string }} Options
 */

/**
 * Reads the URL of a frame: a link, and the options of the board.
 * @param {string} query
 * @returns {{ link: Link, options: Options }}
 */
export function readFrame(query) {
  const fields = new URLSearchParams(query);
  const options = OPTIONS.map((name) => [name, isFlag(name) ? isOn(name, fields.get(name)) : (fields.get(name) ?? '')]);
  return { link: readLink(query), options: Object.fromEntries(options) };
}

/** A frame has controls unless they are switched off. @param {string} name @param {string | null} value */
const isOn = (name, value) => (name === 'controls' ? value !== '0' : value === '1');

/**
 * Writes the query for the URL of a frame, `embed.html`.
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

/** The value of an option as written: empty for the default. @param {OptionName} name @param {unknown} [value] */
export const saidOf = (name, value = '') => (String(value) === usualOf(name) ? '' : String(value));

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
export const boardPageLink = (state) => pageLink(boardLink(state), state?.line.jumps.length);

/**
 * True if the text of a game implies the line on the board, because this line is the whole main line.
 * @param {Game} state
 */
export function isMain(state) {
  const tree = treeOf(state);
  return [...tree.path, undefined].every((node, index) => nextOf(tree, tree.path[index - 1])[0] === node);
}
