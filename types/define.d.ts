import './peg-solitaire-element.js';
