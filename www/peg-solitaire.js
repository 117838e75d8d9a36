// Defines the tag. The class without the definition is in peg-solitaire-element.js.

import { PegSolitaireElement } from './peg-solitaire-element.js';

if (!customElements.get('peg-solitaire')) customElements.define('peg-solitaire', PegSolitaireElement);
