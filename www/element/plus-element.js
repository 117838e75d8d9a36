// The element with all that it can do: games have variations.

import { gameText, TREE } from '../game/tree.js';
import { plusWords } from '../words/plus.js';
import { PegSolitaireElement as Element } from './peg-solitaire-element.js';
import css from './variations.css?inline';
import { VariationsList } from './variations-list.js';

/**
 * Beside what every element has, the attribute and property `game`: the jumps with their variations as text, such as
 * `d2-d4 (b4-d4 c2-c4) b3-d3`.
 */
export class PegSolitaireElement extends Element {
  /** @type {import('./peg-solitaire-element.js').Parts} */
  static parts = {
    form: TREE,
    MovesList: VariationsList,
    words: plusWords,
    css: Element.parts.css + css,
  };

  /** The whole game with its variations. Setting it begins a new game. */
  get game() {
    return this.state ? gameText(this.state) : (this.getAttribute('game') ?? '');
  }

  set game(text) {
    if (text) this.setAttribute('game', text);
    else this.removeAttribute('game');
  }
}
