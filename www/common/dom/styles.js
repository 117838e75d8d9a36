// The style sheets of an element. All elements of a document share them.

import { memo } from '../memo.js';

/** What the style sheets of a root say. @type {WeakMap<ShadowRoot, Set<string>>} */
const texts = new WeakMap();

/** What makes those of a document, by what they say, once. @type {WeakMap<Document, (css: string) => CSSStyleSheet>} */
const makers = new WeakMap();

/** Gives a root a style sheet beside those that it has. @param {ShadowRoot} root @param {string} css */
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
 * @returns {CSSStyleSheet[]} none where the document is in no window
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
