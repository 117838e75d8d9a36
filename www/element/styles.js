// The style sheets of an element. All elements of a document share them.

/** What the style sheets of a root say. @type {WeakMap<ShadowRoot, Set<string>>} */
const texts = new WeakMap();

/** Those of a document, by what they say. @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap();

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
  const known = sheets.get(document) ?? new Map();
  sheets.set(document, known);
  const sheet = known.get(css) ?? new defaultView.CSSStyleSheet();
  if (!known.has(css)) sheet.replaceSync(css);
  known.set(css, sheet);
  return [sheet];
}
