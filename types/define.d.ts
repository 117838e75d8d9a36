// Importing this module defines the tag.

import './peg-solitaire-element.js';
