// Gives addresses of scripts and markup of the program's own the types of policies that a page can name and demand
// (Trusted Types).

import { once } from '../memo.js';

const scripts = /* @__PURE__ */ once(() => {
  const rules = { createScriptURL: (/** @type {string} */ url) => url };
  try {
    return policyOf('peg-solitaire', rules);
  } catch {
    // The page allows no policy of this name.
    return rules;
  }
});

const markups = /* @__PURE__ */ once(() =>
  policyOf('peg-solitaire-markup', { createHTML: (/** @type {string} */ markup) => markup }),
);

/** An address of the program's own, in the type that the page demands. @param {string} url */
export function trustedScriptUrl(url) {
  return scripts().createScriptURL(url);
}

/**
 * Replaces the content of an element by markup of the sources. No text of a person, of a link or of a game is ever part
 * of it: such text is put on the page as text.
 * @param {Element} element
 * @param {string} markup
 */
export function setMarkup(element, markup) {
  element.innerHTML = markups().createHTML(markup);
}

/**
 * A policy, or its rules if the browser knows no policies.
 * @template T
 * @param {string} name
 * @param {T} rules
 * @returns {T}
 */
function policyOf(name, rules) {
  return Reflect.get(globalThis, 'trustedTypes')?.createPolicy(name, rules) ?? rules;
}
