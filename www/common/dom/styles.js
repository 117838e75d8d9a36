// Gives elements their style sheets, which all elements of a document share.

import { memo } from '../memo.js';

/** The texts of the style sheets of a root. @type {WeakMap<ShadowRoot, Set<string>>} */
const texts = new WeakMap();

/**
 * The makers of style sheets of each document: each text is made once.
 * @type {WeakMap<Document, (css: string) => CSSStyleSheet>}
 */
const makers = new WeakMap();

/** Adds a style sheet to those of a root. @param {ShadowRoot} root @param {string} css */
export function addStyles(root, css) {
  texts.set(root, new Set([...(texts.get(root) ?? []), css]));
  adoptStyles(root);
}

/** Style sheets belong to a document: in another one, a root needs others. @param {ShadowRoot} root */
export function adoptStyles(root) {
  root.adoptedStyleSheets = [...(texts.get(root) ?? [])].flatMap((css) => sheetFor(root.ownerDocument, css));
}

/**
 * @param {Document} document
 * @param {string} css
 * @returns {CSSStyleSheet[]} undefined if the document is in no window
 */
function sheetFor(document, css) {
  const { defaultView } = document;
  if (!defaultView) return [];
  const make = makers.get(document) ?? memo((css) => newSheet(defaultView, css));
  makers.set(document, make);
  return [make(css)];
}

/** @param {Window & typeof globalThis} view @param {string} css */
function newSheet({ CSSStyleSheet }, css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
