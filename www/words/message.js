// Strings in a language, with placeholders for values. The strings use three forms of the ICU message syntax: `{name}`,
// `{count, plural, one{# peg} other{# pegs}}` and `{kind, select, a{first} other{second}}`.

import { once } from '../common/memo.js';
import { numbersIn, signed } from '../common/numbers.js';

/**
 * The values for placeholders. Numbers are formatted for the language; a select treats an undefined value as `none`.
 */
/** @typedef {Record<string, unknown>} Values */
/** A text without placeholders is a string; one with placeholders is a function of their values. */
/** @typedef {string & ((values: Values) => string)} Text */
/**
 * @template T
 * @typedef {T extends string ? Text : { [K in keyof T]: Words<T[K]> }} Words
 */
/** A placeholder, with the variants to choose from. */
/** @typedef {{ name: string, kind?: string, choices: Record<string, Part[]> }} Place */
/** @typedef {string | Place} Part */

/**
 * Parses the strings of a language.
 * @template T
 * @param {T} texts strings, in objects and lists
 * @param {string} language such as `en` or `de-AT`
 * @returns {Words<T>}
 */
export function wordsIn(texts, language) {
  const { whole, plural } = numbersIn(language);
  const written = (/** @type {unknown} */ value) =>
    typeof value === 'number' || typeof value === 'bigint' ? signed(whole(value)) : String(value);
  return ready(texts);

  /** @param {any} value @returns {any} */
  function ready(value) {
    if (Array.isArray(value)) return value.map(ready);
    if (typeof value !== 'string')
      return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, ready(text)]));
    if (!value.includes('{')) return value;
    const parts = once(() => partsOf(value.split(/([{}])/).filter(Boolean)));
    return (/** @type {Values} */ values) => filled(parts(), values);
  }

  /**
   * @param {Part[]} parts
   * @param {Values} values
   * @param {unknown} [count] of the enclosing plural
   * @returns {string}
   */
  function filled(parts, values, count) {
    const said = parts.map((part) => {
      if (typeof part === 'string') return count === undefined ? part : part.replaceAll('#', written(count));
      return chosen(part, values, count);
    });
    return said.join('');
  }

  /** @param {Place} place @param {Values} values @param {unknown} count */
  function chosen({ name, kind, choices }, values, count) {
    const value = values[name];
    if (kind === 'select') return filled(choices[String(value ?? 'none')] ?? choices.other, values, count);
    if (value === undefined) throw new TypeError(`A text needs a value for {${name}}.`);
    if (!kind) return written(value);
    const { [`=${value}`]: exact, [plural(/** @type {number} */ (value))]: usual, other } = choices;
    return filled(exact ?? usual ?? other, values, value);
  }
}

/**
 * Parses text up to the brace that ends it.
 * @param {string[]} tokens braces and the texts between them, which are consumed
 */
function partsOf(tokens) {
  /** @type {Part[]} */
  const parts = [];
  for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift())
    parts.push(token === '{' ? placeOf(tokens) : token);
  return parts;
}

/** Parses a placeholder, starting after its opening brace. @param {string[]} tokens @returns {Place} */
function placeOf(tokens) {
  const [name, kind, first] = (tokens.shift() ?? '').split(',').map((word) => word.trim());
  /** @type {Place['choices']} */
  const choices = Object.create(null);
  for (let key = first; tokens.shift() === '{'; key = tokens[0] === '}' ? '' : (tokens.shift() ?? '').trim())
    choices[key] = partsOf(tokens);
  return { name, kind, choices };
}

/** Fills in a text that may have placeholders. @param {Text} text @param {Values} values */
export function say(text, values) {
  return typeof text === 'string' ? text : /** @type {(values: Values) => string} */ (text)(values);
}

/** Marks a placeholder that is filled with something other than text. */
const MARK = '\0';

/**
 * The text before and after a placeholder that is filled with something other than text.
 * @param {Text} text
 * @param {string} place
 */
export const around = (text, place) => text({ [place]: MARK }).split(MARK);
