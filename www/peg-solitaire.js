// Defines the tag. The class without the definition is in peg-solitaire-element.js.

import { PegSolitaireElement } from './peg-solitaire-element.js';

// Where there is no page, there is nothing to define; where the tag is defined already, the first one stays.
const registry = globalThis.customElements;
if (registry && !registry.get('peg-solitaire')) registry.define('peg-solitaire', PegSolitaireElement);
