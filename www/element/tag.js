// Defines the tag, unless the page has already defined it. plus-element.js contains the class without the definition.

import { PegSolitaireElement } from './plus-element.js';

export function defineTag() {
  // Server-side rendering has no registry of custom elements.
  const tags = globalThis.customElements;
  if (tags && !tags.get('peg-solitaire')) tags.define('peg-solitaire', PegSolitaireElement);
}
