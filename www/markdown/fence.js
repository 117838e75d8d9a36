// Turns the text of a code fence into a board: rows or a name, and below it attributes as `key: value`.

import { isPage } from '../common/dom/dom.js';
import { part } from '../common/markup.js';
import { ALL, attribute, isGood, SPEED } from '../link/attributes.js';
import { oneLine, pageLink, shortLink, writeLink } from '../link/link.js';
import { boardPart } from '../link/tag.js';

/**
 * `app` is the address of the app, for a link to the game; `label` the text of that link or of the picture; `line` the
 * number of the first line, for errors.
 * @typedef {{ app?: string, label?: string, line?: number }} Options
 */
/** @typedef {{ key: string, value: string, line: number }} Entry */

const PAIR = /^([a-z]+):\s*(.*)$/i;
const ADDRESSES = ['app', 'picture'];
const KEYS = [...ALL, 'picture'];
/** What the kinds without a list of choices expect. @type {Record<string, string>} */
const EXPECTED = {
  flag: 'on or off',
  controls: 'on, off or names of controls',
  count: 'a number of jumps',
  speed: `${SPEED.slowest} to ${SPEED.fastest}`,
  address: 'an address of http, https or the site',
};

/** Throws at the first line that cannot be read. @param {string} text @param {Options} [options] */
export function readFence(text, { app: usual, label = 'Play this puzzle', line = 1 } = {}) {
  const pairs = entriesOf(text, line).map((entry) => [entry.key, checked(entry)]);
  /** @type {Record<string, any>} */
  const values = { controls: true, ...Object.fromEntries(pairs) };
  // A drawing with pegs and empty holes is also the start.
  const rows = values.board?.replace(/^\d:\/?/, '') ?? '';
  if (['/', 'x', 'o'].every((sign) => rows.includes(sign))) values.start ??= rows;
  const { picture, app = usual, ...attributes } = values;
  const { board, start, goal, moves, game, at } = values;
  const link = pageLink({ board, start, goal, moves, game, at: at && Number(at) });
  const address = app && app + writeLink(shortLink(link, app));
  // The menu of the larger file opens the app.
  if (ALL.some((name) => values[name] && attribute(name).plus)) attributes.app = app;
  if (picture || address) return boardPart(attributes, { label, picture, address });
  return part('peg-solitaire', attributes, part('pre', {}, text));
}

/** @param {string} text @param {number} first the number of its first line */
function entriesOf(text, first) {
  /** @type {Entry[]} */
  const entries = [];
  for (const [index, row] of text
    .trimEnd()
    .split(/[^\S\n]*\n/)
    .entries()) {
    const line = first + index;
    const last = entries.at(-1);
    const [, key, value] = PAIR.exec(row) ?? ['', last ? '' : 'board', row];
    if (key && entries.some((entry) => entry.key === key)) throw new Error(`line ${line}: a second "${key}"`);
    if (key) entries.push({ key, value, line });
    else if (last?.key === 'board') last.value += `\n${row}`;
    else if (last && /^(\s|$)/.test(row)) last.value += `\n${row.trim()}`;
    else throw new Error(`line ${line}: expected "key: value", or an indented line that continues a value`);
  }
  return entries;
}

/** The value of an attribute, `true` for a flag that is on. @param {Entry} entry @returns {any} */
function checked({ key, value: text, line }) {
  const value = text.trimEnd();
  if (!KEYS.includes(key)) throw new Error(`line ${line}: unknown key "${key}", expected ${KEYS.join(', ')}`);
  const { kind, choices = [] } = ADDRESSES.includes(key) ? { kind: 'address' } : attribute(key);
  if ((kind === 'flag' || kind === 'controls') && /^(on|off)?$/.test(value)) return value !== 'off' || undefined;
  const isRight = kind === 'address' ? isPage(value) : kind !== 'flag' && isGood(key, value);
  if (value && isRight && ['board', 'start', 'goal'].includes(key)) return oneLine(value);
  if (value && isRight) return key === 'moves' ? value.replaceAll('\n', ' ') : value;
  const expected = EXPECTED[kind] ?? (choices.join(' or ') || 'a value');
  throw new Error(`line ${line}: ${key}: expected ${expected}, found "${value}"`);
}
