// Defines the tag, unless the page has it already. The class without the definition is in plus-element.js.

import { PegSolitaireElement } from './plus-element.js';

export function defineTag() {
  // A server that renders pages has no tags to define.
  const tags = globalThis.customElements;
  if (tags && !tags.get('peg-solitaire')) tags.define('peg-solitaire', PegSolitaireElement);
}
