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
  const { ownerDocument } = root;
  const { defaultView } = ownerDocument;
  // A document in no window shows nothing, and a root has no style sheets when it comes there.
  if (!defaultView) return;
  const make = makers.get(ownerDocument) ?? memo((css) => newSheet(defaultView, css));
  makers.set(ownerDocument, make);
  root.adoptedStyleSheets = [...(texts.get(root) ?? [])].map(make);
}

/** @param {Window & typeof globalThis} view @param {string} css */
function newSheet({ CSSStyleSheet }, css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
