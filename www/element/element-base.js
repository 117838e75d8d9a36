// What the element is made of in a browser, and what stands in for it where there is no page: a server that
// renders pages may import the class, and uses nothing of it.

export const ElementBase = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/** @type {CSSStyleSheet | undefined} */
let sheet;

/** The style sheet that all elements share, made for the first of them. @param {string} css */
export function sharedStyles(css) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}
