// Makes elements one by one: no text is read as markup, so a page's policy for markup has nothing to forbid.

/** @typedef {Record<string, string | boolean | undefined>} Attributes */

/**
 * Makes an element with attributes and children. An attribute that is `true` is empty; one that is `false` or undefined
 * is left out.
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {(Node | string)[]} children
 */
export function build(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/**
 * Makes a drawing of 24 by 24 units beside a text that says the same.
 * @param {string} path
 */
export function icon(path) {
  return svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: path }));
}

/** Makes an element of a drawing. @param {string} tag @param {Attributes} attributes @param {Node[]} children */
export function svg(tag, attributes, ...children) {
  const made = /** @type {SVGElement} */ (document.createElementNS('http://www.w3.org/2000/svg', tag));
  return fill(made, attributes, children);
}

/**
 * Gives an element its attributes and children.
 * @template {Element} T
 * @param {T} element
 * @param {Attributes} attributes
 * @param {(Node | string)[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  element.append(...children);
  return element;
}
