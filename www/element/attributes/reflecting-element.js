// The attributes of the element as properties: markup and scripts see each other's changes.

import { attribute, LEAN } from '../../link/attributes.js';
import { checkAt } from './arguments.js';
import { textOf } from './attributes.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} Declared */
/**
 * @typedef {HTMLElement & Pick<Declared, keyof Declared & (import('../../link/attributes.js').Name | 'readOnly')>}
 *   ReflectingElement
 */

/**
 * Gives a class the properties of attributes, except its own.
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
        return kind === 'count' || kind === 'speed' ? Number(text) : text;
      },
      set(value) {
        // React removes a property by `undefined`.
        if (kind === 'count' && value !== undefined && value !== null) checkAt(value);
        if (kind === 'flag') this.toggleAttribute(name, Boolean(value));
        else setValue(this, name, value);
      },
    });
  }
}

/** Writes an attribute, or takes it away. @param {Element} element @param {string} name @param {unknown} value */
export function setValue(element, name, value) {
  if (value === undefined || value === null || value === '' || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

// A server that renders pages may import the class, and uses nothing of it: it has another base there.
const ElementBase = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});
class WithAttributes extends ElementBase {}
reflect(WithAttributes, LEAN);
export const ReflectingElement = /** @type {new () => ReflectingElement} */ (/** @type {unknown} */ (WithAttributes));

/**
 * Takes over properties that a script has set before the tag was defined.
 * @param {HTMLElement} element
 * @param {(error: unknown) => void} report hears of refused values
 * @param {string} [later] the properties for another time
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
