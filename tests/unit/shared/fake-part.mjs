// Fake elements that store what is written to them, for tests without a page.

export class FakePart extends EventTarget {
  textContent = '';
  hidden = false;
  disabled = false;
  value = '';
  max = '';
  /** @type {Record<string, string>} */
  style = {};
  classes = new Set();
  classList = {
    toggle: (/** @type {string} */ name, /** @type {boolean} */ isThere) =>
      isThere ? this.classes.add(name) : this.classes.delete(name),
  };
  /** @type {FakePart[]} */
  children = [];
  /** The focused element, shared by all elements of a page. @type {{ part?: FakePart }} */
  #focus;
  /** @type {Map<string, FakePart>} */
  #parts = new Map();
  /** @type {Map<string, string>} */
  #attributes = new Map();

  constructor(focus = {}) {
    super();
    this.#focus = focus;
  }

  /** The element for a selector, always the same one. @param {string} selector */
  querySelector(selector) {
    const part = this.#parts.get(selector) ?? new FakePart(this.#focus);
    this.#parts.set(selector, part);
    return part;
  }

  /** @param {...FakePart} children */
  replaceChildren(...children) {
    this.children = children;
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.#attributes.set(name, value);
  }

  focus() {
    this.#focus.part = this;
  }

  /** @param {':focus'} _selector */
  matches(_selector) {
    return this.#focus.part === this;
  }
}
