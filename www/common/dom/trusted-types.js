// Wraps script URLs and markup from the sources in Trusted Types, so that a page can require them and allow these
// policies by name.

import { once } from '../memo.js';

const scripts = /* @__PURE__ */ once(() => {
  const rules = { createScriptURL: (/** @type {string} */ url) => url };
  try {
    return policyOf('peg-solitaire', rules);
  } catch {
    // The page does not allow a policy with this name.
    return rules;
  }
});

const markups = /* @__PURE__ */ once(() =>
  policyOf('peg-solitaire-markup', { createHTML: (/** @type {string} */ markup) => markup }),
);

/** A script URL from the sources, in the type that the page requires. @param {string} url */
export const trustedScriptUrl = (url) => scripts().createScriptURL(url);

/**
 * Replaces the content of an element with markup from the sources. The markup never contains text from users, links or
 * games, which is inserted as text nodes.
 * @param {Element} element
 * @param {string} markup
 */
export function setMarkup(element, markup) {
  element.innerHTML = markups().createHTML(markup);
}

/**
 * A policy, or its rules if the browser does not support policies.
 * @template T
 * @param {string} name
 * @param {T} rules
 * @returns {T}
 */
const policyOf = (name, rules) => Reflect.get(globalThis, 'trustedTypes')?.createPolicy(name, rules) ?? rules;
