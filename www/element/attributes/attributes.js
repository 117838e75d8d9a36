// Reads and validates the attributes of an element, and reflects them as properties, so that markup and scripts see
// each other's changes. Invalid values do not stop the page: each is reported once in the console, in English, for the
// page's author.

import { HAS_FEWEST_MOVES } from '../../engine/assets.js';
import { ATTRIBUTES, attribute, isGood, named, SMALL, SPEED, TEXTS, usualOf } from '../../link/attributes.js';
import { check } from './arguments.js';

/** @typedef {import('../../words/element.js').ElementWords} ElementWords */

/**
 * The controls that are shown: all of them, unless some are named.
 * @param {Element} element
 * @returns {readonly string[]}
 */
export function controlsOf(element) {
  const text = element.getAttribute('controls');
  const { choices } = ATTRIBUTES.controls;
  if (text === null) return [];
  const shown = choices.filter((name) => named(text).includes(name));
  return shown.length > 0 ? shown : choices;
}

/**
 * True if the value of an attribute is valid. In the larger file, a place may also be a name, which is looked up when
 * the game opens.
 * @param {string} name
 * @param {string} text
 */
const isValid = (name, text) => isGood(name, text) || (HAS_FEWEST_MOVES && name === 'at');

/**
 * The value of an attribute, or its default if the attribute is missing or invalid.
 * @param {Element} element
 * @param {string} name
 */
function textOf(element, name) {
  const text = element.getAttribute(name) ?? '';
  return text !== '' && isValid(name, text) ? text : usualOf(name);
}

/**
 * The errors in attributes other than those that describe the game.
 * @param {Element} element
 * @param {readonly string[]} has the attributes that the element's file supports; others need the larger file
 * @param {ElementWords} words
 */
export function complaints(element, has, { invalid, expected }) {
  return Object.keys(ATTRIBUTES).flatMap((name) => {
    const found = element.getAttribute(name) ?? '';
    const { kind, choices = [] } = attribute(name);
    const complaint = (/** @type {string} */ expected) => [invalid({ name, expected, found })];
    if (!element.hasAttribute(name)) return [];
    if (!has.includes(name)) return kind !== 'flag' && found === usualOf(name) ? [] : complaint(expected.plus);
    if (found === '' || kind === 'text') return [];
    if (isValid(name, found)) return [];
    return complaint(kind === 'speed' ? expected.speed({ ...SPEED }) : expected.choice(choices));
  });
}

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} Declared */
/**
 * @typedef {HTMLElement & Pick<Declared, keyof Declared & (import('../../link/attributes.js').Name | 'readOnly')>}
 *   ReflectingElement
 */

/**
 * Defines properties for attributes on a class, except those that the class defines itself.
 * @param {{ prototype: object }} made
 * @param {readonly string[]} names
 */
export function reflect({ prototype }, names) {
  for (const name of names) {
    const property = name === 'readonly' ? 'readOnly' : name;
    if (property in prototype) continue;
    const { kind } = attribute(name);
    Object.defineProperty(prototype, property, {
      configurable: true,
      get() {
        if (kind === 'flag') return this.hasAttribute(name);
        const text = textOf(this, name);
        if (kind === 'controls') return text || this.hasAttribute(name);
        return kind === 'speed' || (kind === 'count' && isGood(name, text)) ? Number(text) : text;
      },
      set(value) {
        // React sets `undefined` to remove a property.
        if (kind === 'count' && value !== undefined && value !== null) check('at', value);
        if (kind === 'flag') this.toggleAttribute(name, Boolean(value));
        else setValue(this, name, value);
      },
    });
  }
}

/** Writes or removes an attribute. @param {Element} element @param {string} name @param {unknown} value */
export function setValue(element, name, value) {
  if (value === undefined || value === null || value === '' || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

// Server-side rendering may import the class without using it, and has no `HTMLElement` to extend.
const ElementBase = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});
class WithAttributes extends ElementBase {}
reflect(WithAttributes, SMALL);
export const ReflectingElement = /** @type {new () => ReflectingElement} */ (/** @type {unknown} */ (WithAttributes));

/**
 * Upgrades properties that a script set before the element was in the page, or before the tag was defined.
 * @param {HTMLElement} element
 * @param {(error: unknown) => void} report reports invalid values
 * @param {string} [later] the properties to leave for later
 */
export function upgradeProperties(element, report, later) {
  for (const [name, value] of Object.entries(element)) {
    if (name === later) continue;
    Reflect.deleteProperty(element, name);
    try {
      Reflect.set(element, name, value);
    } catch (error) {
      report(error);
    }
  }
}

/**
 * Stores a property for a later upgrade.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {unknown} value
 */
export function keepProperty(element, name, value) {
  Object.defineProperty(element, name, { value, configurable: true, enumerable: true, writable: true });
}

/** The members of a board that messages use. @typedef {Pick<Element, 'id' | 'localName' | 'getRootNode'>} Placed */

/** The index of a board among all boards in its page or shadow tree, and their number. @param {Placed} element */
export function placeOf(element) {
  const root = /** @type {ParentNode & Node} */ (element.getRootNode());
  const all = [...root.querySelectorAll(element.localName)];
  return [all.indexOf(/** @type {Element} */ (element)), all.length];
}

/**
 * A message for the page's author. The board is identified by its `id`, or by its number if the page has several
 * boards.
 * @param {string} text
 * @param {Placed} [element]
 */
export function about(text, element) {
  if (element?.id) return `<peg-solitaire id="${element.id}">: ${text}`;
  const [index, count] = element ? placeOf(element) : [0, 1];
  return `<peg-solitaire>${count > 1 ? ` ${index + 1} of ${count}` : ''}: ${text}`;
}

const told = new Set();

/** @param {string} text @param {Placed} [element] */
export function warn(text, element) {
  const message = about(text, element);
  if (!told.has(message)) console.warn(message);
  told.add(message);
}

/** The keys that `open()` accepts. The last two keys are for the app only. */
const KEYS = [...TEXTS, 'at', 'caption', 'found', 'asked'];

/** Warns about unknown keys passed to `open()`. @param {object} texts @param {Element} element */
export function warnOfTexts(texts, element) {
  for (const [key, value] of Object.entries(texts)) {
    if (!KEYS.includes(key)) warn(`open() knows no ${key}`, element);
    else if (typeof value === 'number' && key !== 'at') warn(`open(): ${key} is a text, not ${value}`, element);
  }
}

/**
 * Warns about an unclosed tag, which hides the rest of its article, or other boards.
 * @param {Element} element
 */
export function warnOfEnd(element) {
  // A single block inside the element may be its fallback content.
  const block = ':is(p, h2, h3, div, ul):not([slot])';
  const rest = element.nextSibling ? '' : `:scope > ${block} ~ ${block}, `;
  if (element.querySelector(`${rest}peg-solitaire`))
    warn('the tag is not closed, and hides what follows: write </peg-solitaire>. In HTML, /> closes no tag', element);
}
