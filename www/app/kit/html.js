// Creates nodes from template literals, whose values are text, nodes, attributes, properties or listeners. Values are
// never parsed as markup.

import { setMarkup } from '../../common/dom/trusted-types.js';

/** @typedef {readonly string[]} Strings */

/** The placeholder for a value in an attribute, with the value's index. */
const PLACE = /^\{(\d+)\}$/;
/** @type {WeakMap<Strings, HTMLTemplateElement>} */
const templates = new WeakMap();

/**
 * A value between tags is a string, a node or a list of these; `false` and `undefined` render nothing. `name=${value}`
 * sets an attribute, empty for `true` and removed for `false` or `undefined`; `.name=${value}` sets a property,
 * `@name=${value}` adds a listener.
 * @param {Strings} strings of the template
 * @param {...any} values
 */
export function html(strings, ...values) {
  const made = document.importNode(templateOf(strings).content, true);
  const walker = document.createTreeWalker(made, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
  /** @type {(Element | Comment)[]} */
  const nodes = [];
  while (walker.nextNode()) nodes.push(/** @type {Element | Comment} */ (walker.currentNode));
  // Starts from the end, so that a list has its options before its value is set.
  for (const node of nodes.reverse()) {
    if (node instanceof Element) fill(node, values);
    else node.replaceWith(...childrenOf(values[Number(node.nodeValue)]));
  }
  return made;
}

/** Creates the only element of a template. @param {Strings} strings @param {...any} values @returns {HTMLElement} */
export const element = (strings, ...values) => /** @type {HTMLElement} */ (html(strings, ...values).firstElementChild);

/** The options of a list. @param {Record<string, string>} texts by value */
export function optionsIn(texts) {
  return Object.entries(texts).map(([value, text]) => html`<option value=${value}>${text}</option>`);
}

/** @param {Strings} strings */
function templateOf(strings) {
  const known = templates.get(strings);
  if (known) return known;
  const template = document.createElement('template');
  const place = (/** @type {string} */ before, /** @type {number} */ index) =>
    before.endsWith('=') ? `"{${index}}"` : `<!--${index}-->`;
  setMarkup(
    template,
    strings.reduce((all, next, index) => all + place(all, index - 1) + next),
  );
  templates.set(strings, template);
  return template;
}

/** @param {Element} node @param {any[]} values */
function fill(node, values) {
  for (const { name, value } of [...node.attributes]) {
    const [, index] = PLACE.exec(value) ?? [];
    if (index !== undefined) give(node, name, values[Number(index)]);
  }
}

/** @param {Element} node @param {string} name @param {any} value */
function give(node, name, value) {
  const isPlain = /^\w/.test(name);
  if (!isPlain || value === false || value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? '' : value);
  if (name[0] === '@') node.addEventListener(name.slice(1), value);
  if (name[0] === '.') Reflect.set(node, name.slice(1), value);
}

/** @param {any} value @returns {(string | Node)[]} */
function childrenOf(value) {
  return [value].flat(Number.POSITIVE_INFINITY).filter((child) => child !== false && child !== undefined);
}
