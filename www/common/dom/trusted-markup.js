// Makes markup of the program's own into elements by a policy that a page can name (Trusted Types). No text of a
// person, of a link or of a game is ever part of it: such text is put on the page as text.

const rules = { createHTML: (/** @type {string} */ markup) => markup };
/** @type {typeof rules | undefined} */
let policy;

/** Replaces the content of an element by markup of the sources. @param {Element} element @param {string} markup */
export function setMarkup(element, markup) {
  policy ??= Reflect.get(globalThis, 'trustedTypes')?.createPolicy('peg-solitaire-markup', rules) ?? rules;
  element.innerHTML = /** @type {typeof rules} */ (policy).createHTML(markup);
}
