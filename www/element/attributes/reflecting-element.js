// The attributes of the element as properties: what a script sets, the markup shows, and the other way round.

import { attribute, LEAN } from '../../link/attributes.js';
import { checkAt } from './arguments.js';
import { textOf } from './attributes.js';
import { ElementBase } from './element-base.js';

/** @typedef {import('../../../types/peg-solitaire-element.js').PegSolitaireElement} Declared */
/** @typedef {HTMLElement & Pick<Declared, keyof Declared & (import('../../link/attributes.js').Name | 'readOnly')>} ReflectingElement */

/** What a property says, by the kind of its attribute; others say the text. @type {Record<string, (element: Element, name: string) => unknown>} */
const READ = {
  flag: (element, name) => element.hasAttribute(name),
  controls: (element, name) => element.getAttribute(name) || element.hasAttribute(name),
  count: (element, name) => Number(textOf(element, name)),
  speed: (element, name) => Number(textOf(element, name)),
  choice: textOf,
};

/** What setting a property does; others set the text. @type {Record<string, (element: Element, name: string, value: any) => void>} */
const WRITE = {
  flag: (element, name, isOn) => element.toggleAttribute(name, Boolean(isOn)),
  controls: (element, name, controls) =>
    controls ? element.setAttribute(name, controls === true ? '' : controls) : element.removeAttribute(name),
  count(element, name, jumps) {
    // React takes away what is no longer set by `undefined`.
    if (jumps !== undefined && jumps !== null) checkAt(jumps);
    setText(element, name, jumps);
  },
};

/**
 * Gives a class the properties of attributes, except those that it has.
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
        return READ[kind] ? READ[kind](this, name) : (this.getAttribute(name) ?? '');
      },
      set(value) {
        (WRITE[kind] ?? setText)(this, name, value);
      },
    });
  }
}

/** @param {Element} element @param {string} name @param {string | number | null | undefined} text */
function setText(element, name, text) {
  if (text === null || text === undefined || text === '') element.removeAttribute(name);
  else element.setAttribute(name, String(text));
}

class WithAttributes extends ElementBase {}
reflect(WithAttributes, LEAN);
export const ReflectingElement = /** @type {new () => ReflectingElement} */ (/** @type {unknown} */ (WithAttributes));

/**
 * Takes over what a script has set before the tag was defined.
 * @param {HTMLElement} element
 * @param {(error: unknown) => void} report hears of what is refused
 * @param {string} [later] what is left for another time
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
