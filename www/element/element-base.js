// What the element is made of in a browser, and what stands in for it where there is no page: a server that
// renders pages may import the class, and uses nothing of it.

export const ElementBase = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/**
 * The style sheet that all elements of a document share, made for the first of them.
 * @param {Document} document
 * @param {string} css
 * @returns {CSSStyleSheet[]} none where the document is in no window
 */
export function stylesFor(document, css) {
  const { defaultView } = document;
  if (!defaultView) return [];
  const sheet = sheets.get(document) ?? new defaultView.CSSStyleSheet();
  if (!sheets.has(document)) sheet.replaceSync(css);
  sheets.set(document, sheet);
  return [sheet];
}
