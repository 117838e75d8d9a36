// Defines the tag with all that it can do, unless the page has it already.

import { PegSolitaireElement } from './plus-element.js';

// A server that renders pages has no tags to define.
const tags = globalThis.customElements;
if (tags && !tags.get('peg-solitaire')) tags.define('peg-solitaire', PegSolitaireElement);
