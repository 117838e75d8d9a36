// The module `peg-solitaire/markdown`: a function that turns the text of a code fence into a board, and plug-ins that
// apply it to every `peg` fence. The text is the rows or the name of a board, followed by attributes as `key: value`.

import { isPage } from '../common/dom/dom.js';
import { part, written } from '../common/markup.js';
import { ALL, attribute, isGood } from './attributes.js';
import { oneLine, pageLink, shortLink, writeLink } from './link.js';
import { boardPart } from './tag.js';

/** @typedef {import('../common/markup.js').Tree} Tree */
/** @typedef {{ app?: string, label?: string, line?: number }} Options */

const PAIR = /^([a-z]+):\s*(.*)$/i;
const ADDRESSES = ['app', 'picture'];
const KEYS = [...ALL, 'picture'];
/** @type {Record<string, string>} */
const EXPECTED = {
  flag: 'on or off',
  count: 'a number of jumps, or a name in a game',
  speed: '0.25 to 8',
  address: 'an http or relative address',
};

/**
 * Converts the text of a fence to HTML. Throws an error for the first line that cannot be parsed.
 * @param {string} text
 * @param {Options} [options]
 */
export const boardHtml = (text, options) => written(read(text, options));

/** A plug-in for markdown-it. @param {{ renderer: { rules: any } }} md @param {Options} [options] */
export function markdownItPeg({ renderer: { rules } }, options) {
  const { fence } = rules;
  rules.fence = (/** @type {any[]} */ tokens, /** @type {number} */ index, /** @type {unknown[]} */ ...rest) => {
    const { info, content, map } = tokens[index];
    if (!/^\s*peg(\s|$)/.test(info)) return fence(tokens, index, ...rest);
    return `${boardHtml(content, { ...options, line: map[0] + 2 })}\n`;
  };
}

/** A plug-in for remark, also for MDX. @param {Options} [options] */
export function remarkPeg(options) {
  return function transform(/** @type {any} */ parent, /** @type {any} */ file) {
    for (const [index, node] of (parent.children ?? []).entries()) {
      transform(node, file);
      if (node.type !== 'code' || node.lang !== 'peg') continue;
      try {
        parent.children[index] = nodeOf(read(node.value, { ...options, line: node.position.start.line + 1 }));
      } catch (error) {
        file.fail(error, node);
      }
    }
  };
}

/** @param {Tree} tree @returns {object} */
function nodeOf(tree) {
  if (typeof tree === 'string') return { type: 'text', value: tree };
  const { name, attributes, children } = tree;
  const hProperties = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
  return { type: 'element', data: { hName: name, hProperties }, children: children.map(nodeOf) };
}

/** @param {string} text @param {Options} [options] */
function read(text, { app: usual, label = 'Play this puzzle', line = 1 } = {}) {
  /** @type {Record<string, any>} */
  const values = { controls: true, ...valuesOf(text, line) };
  const { picture, app = usual, ...attributes } = values;
  const { board, start, goal, moves, game, at } = values;
  const link = pageLink({ board, start, goal, moves, game, at });
  const address = app && app + writeLink(shortLink(link, app));
  // Only the menu of the larger file opens the app.
  if (ALL.some((name) => values[name] && attribute(name).plus)) attributes.app = app;
  if (picture || address) return boardPart(attributes, { label, picture, address });
  return part('peg-solitaire', attributes, part('pre', {}, text));
}

/** @param {string} text @param {number} first the number of its first line @returns {Record<string, any>} */
function valuesOf(text, first) {
  /** @type {Map<string, { value: string, line: number }>} */
  const entries = new Map();
  let last = '';
  for (const [index, row] of text
    .trimEnd()
    .split(/[^\S\n]*\n/)
    .entries()) {
    const line = first + index;
    const [, key, value] = PAIR.exec(row) ?? ['', last ? '' : 'board', row];
    const entry = entries.get(key || last);
    if (key && entry) throw new Error(`line ${line}: a second "${key}"`);
    last = key || last;
    if (!entry) entries.set(key, { value, line });
    else if (last === 'board') entry.value += `\n${row}`;
    else if (/^(\s|$)/.test(row)) entry.value += `\n${row.trim()}`;
    else throw new Error(`line ${line}: expected "key: value", or an indented line that continues a value`);
  }
  return Object.fromEntries(
    [...entries].map(([key, { value, line }]) => [key, checked(key, value.trimEnd(), line, entries.has('game'))]),
  );
}

/**
 * The validated value: `true` for a flag that is on.
 * @param {string} key
 * @param {string} value
 * @param {number} line
 * @param {boolean} hasNames true if the positions may have names
 */
function checked(key, value, line, hasNames) {
  if (!KEYS.includes(key)) throw new Error(`line ${line}: unknown key "${key}", expected ${KEYS.join(', ')}`);
  const { kind, choices = [] } = ADDRESSES.includes(key) ? { kind: 'address' } : attribute(key);
  if ((kind === 'flag' || kind === 'controls') && /^(on|off)?$/.test(value)) return value !== 'off' || undefined;
  const isRight =
    kind === 'address' ? isPage(value) : kind !== 'flag' && ((hasNames && kind === 'count') || isGood(key, value));
  if (value && isRight && ['board', 'start', 'goal'].includes(key)) return oneLine(value);
  if (value && isRight) return key === 'moves' ? value.replaceAll('\n', ' ') : value;
  const expected = EXPECTED[kind] ?? (choices.join(' or ') || 'a value');
  throw new Error(`line ${line}: ${key}: expected ${expected}, found "${value}"`);
}
