// Builds elements one by one, including links in text, and writes only what has changed. No text is parsed as markup,
// so no content security policy can object. The shadow roots of a document share their style sheets.

import { memo } from '../memo.js';

/** @typedef {Record<string, string | number | boolean | undefined>} Attributes */

/**
 * Creates an element with attributes and children. An attribute that is `true` is written without a value; one that is
 * `false` or undefined is left out.
 * @param {string} tag
 * @param {Attributes} [attributes]
 * @param {(Node | string)[]} children
 */
export const build = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);

/**
 * Creates an icon of 24 by 24 units. The icon is hidden from screen readers, so adjacent text has to convey the same
 * meaning.
 * @param {string} path
 */
export const icon = (path) => svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: path }));

/** Creates an SVG element. @param {string} tag @param {Attributes} attributes @param {Node[]} children */
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
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : /** @type {string} */ (value));
  element.append(...children);
  return element;
}

/** Returns a function that finds parts of an element by selector. The parts must exist. @param {ParentNode} root */
export function partsOf(root) {
  return (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector));
}

/** A link in Markdown. */
const LINK = /(\[[^\]]+\]\([^()\s]+\))/;

/** Splits a text into plain text and links. @param {string} text */
export function linked(text) {
  return text.split(LINK).map((part) => {
    if (!LINK.test(part)) return part;
    const [words, href] = part.slice(1, -1).split('](');
    return isPage(href) ? build('a', { href }, words) : part;
  });
}

/**
 * True for the URL of a web page, absolute or relative to this page. Scripts in URLs are rejected.
 * @param {string} address
 */
export function isPage(address) {
  const here = 'https://page';
  return URL.canParse(address, here) && /^https?:$/.test(new URL(address, here).protocol);
}

/** @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {Element} element @param {string} name @param {string} value */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Marks an element as the current position in the game, or removes the mark.
 * @param {Element} element
 * @param {boolean} isCurrent
 */
export function setCurrent(element, isCurrent) {
  if (isCurrent) setAttribute(element, 'aria-current', 'step');
  else element.removeAttribute('aria-current');
}

/** @param {HTMLElement} element @param {boolean} isHidden */
export function setHidden(element, isHidden) {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/**
 * Enables or disables a button. A disabled button keeps the focus, which it would lose with the `disabled` attribute.
 * @param {Element} button
 * @param {boolean} isEnabled
 */
export function setEnabled(button, isEnabled) {
  setAttribute(button, 'aria-disabled', String(!isEnabled));
}

/** @param {Element} button */
export const isEnabled = (button) => button.getAttribute('aria-disabled') !== 'true';

/**
 * Creates a button with an action, which is called while the button is enabled.
 * @param {(button: HTMLElement) => unknown} act
 * @param {Attributes} attributes
 * @param {Node | string} content
 */
export function press(act, attributes, content) {
  const button = build('button', { type: 'button', ...attributes }, content);
  button.addEventListener('click', () => isEnabled(button) && act(button));
  return button;
}

/** Sets the label of a button to what pressing it currently does. @param {Element} button @param {string} label */
export function setLabel(button, label) {
  setAttribute(button, 'title', label);
  setAttribute(button, 'aria-label', label);
}

/** The error thrown when the browser cannot draw on a canvas, or cannot turn a canvas into a picture. */
export class CanvasError extends Error {
  code = /** @type {const} */ ('no-canvas');
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {CanvasRenderingContext2DSettings} [settings]
 * @throws {CanvasError}
 */
export function contextOf(canvas, settings) {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new CanvasError();
  return context;
}

/** The colour #4080c0 as a canvas should return it: red, green, blue, opacity. */
const SAMPLE = [64, 128, 192, 255];

/**
 * False if the browser, to prevent fingerprinting, does not let a page read back what it has drawn. The slight noise
 * that some browsers add does not count.
 */
export function canReadCanvas() {
  const context = contextOf(document.createElement('canvas'));
  context.fillStyle = '#4080c0';
  context.fillRect(0, 0, 99, 99);
  try {
    const { data } = context.getImageData(0, 0, 99, 99);
    return data.every((value, index) => Math.abs(value - SAMPLE[index % 4]) < 9);
  } catch {
    return false;
  }
}

/**
 * The language of a node: its own, or its closest ancestor's, even outside its shadow tree.
 * @param {Node | null} node
 */
export function languageAround(node) {
  while (node) {
    const { lang } = /** @type {HTMLElement} */ (node);
    if (lang) return lang;
    node =
      node.parentNode ?? (node.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? /** @type {ShadowRoot} */ (node).host : null);
  }
  return document.documentElement.lang;
}

/**
 * For each document, a function that returns the style sheet for a text, created on first use.
 * @type {WeakMap<Document, (css: string) => CSSStyleSheet>}
 */
const makers = new WeakMap();

/**
 * Gives a root its style sheet. A style sheet belongs to one document, so a root that moves to another document needs a
 * new style sheet.
 * @param {ShadowRoot} root
 * @param {string} css
 */
export function adoptStyles(root, css) {
  const { ownerDocument } = root;
  const { defaultView } = ownerDocument;
  // A document without a window shows nothing, and a root that is moved to such a document loses its style sheet.
  if (!defaultView) return;
  const make = makers.get(ownerDocument) ?? memo((css) => newSheet(defaultView, css));
  makers.set(ownerDocument, make);
  root.adoptedStyleSheets = [make(css)];
}

/** @param {Window & typeof globalThis} view @param {string} css */
function newSheet({ CSSStyleSheet }, css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
