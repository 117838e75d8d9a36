// The attributes of the element as properties: what a script sets, the markup shows, and the other way round.

import { checkAt } from './arguments.js';
import { atOf, speedOf } from './attributes.js';
import { ElementBase } from './element-base.js';

export class ReflectingElement extends ElementBase {
  /** A name of the catalogue, or a drawing. */
  get board() {
    return this.#text('board');
  }

  set board(text) {
    this.#setText('board', text);
  }

  /** The vacancy, or a position in rows of text. */
  get start() {
    return this.#text('start');
  }

  set start(text) {
    this.#setText('start', text);
  }

  /** `any`, `at most 2 pegs`, a hole, or a pattern in rows of text. */
  get goal() {
    return this.#text('goal');
  }

  set goal(text) {
    this.#setText('goal', text);
  }

  /** A line below the board. */
  get caption() {
    return this.#text('caption');
  }

  set caption(text) {
    this.#setText('caption', text);
  }

  /** `light`, `dark`, or empty: as the page is. */
  get theme() {
    return this.#text('theme');
  }

  set theme(text) {
    this.#setText('theme', text);
  }

  /** How many jumps are played when the game opens. Setting it goes there. */
  get at() {
    return atOf(this) ?? 0;
  }

  set at(jumps) {
    // React takes away what is no longer set by `undefined`.
    if (jumps !== undefined && jumps !== null) checkAt(jumps);
    this.#setText('at', jumps);
  }

  /** From 0.25 to 8; 1 is normal. */
  get speed() {
    return speedOf(this) ?? 1;
  }

  set speed(speed) {
    this.#setText('speed', speed);
  }

  /** `lazy`, which is usual, or `eager`. */
  get loading() {
    return this.#text('loading') === 'eager' ? 'eager' : 'lazy';
  }

  set loading(text) {
    this.#setText('loading', text);
  }

  /** Whether all of the controls are there; or which, such as `transport status`. @returns {boolean | string} */
  get controls() {
    return this.#text('controls') || this.hasAttribute('controls');
  }

  set controls(controls) {
    if (controls) this.setAttribute('controls', controls === true ? '' : controls);
    else this.removeAttribute('controls');
  }

  /** Whether the jumps to come are played as soon as the element is seen. */
  get autoplay() {
    return this.hasAttribute('autoplay');
  }

  set autoplay(isOn) {
    this.toggleAttribute('autoplay', Boolean(isOn));
  }

  /** Whether the film begins again at its end. */
  get loop() {
    return this.hasAttribute('loop');
  }

  set loop(isOn) {
    this.toggleAttribute('loop', Boolean(isOn));
  }

  /** Whether nobody can move pegs. */
  get readOnly() {
    return this.hasAttribute('readonly');
  }

  set readOnly(isOn) {
    this.toggleAttribute('readonly', Boolean(isOn));
  }

  /** @param {string} name */
  #text(name) {
    return this.getAttribute(name) ?? '';
  }

  /** @param {string} name @param {string | number | null | undefined} text */
  #setText(name, text) {
    if (text === null || text === undefined || text === '') this.removeAttribute(name);
    else this.setAttribute(name, String(text));
  }
}

/**
 * Takes over what a script has set before the tag was defined.
 * @param {ReflectingElement} element
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
