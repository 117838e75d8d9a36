// The element with all that it can do: games have variations, and are analysed.

import { Analysis, MODES } from '../game/analysis.js';
import { gameText, TREE } from '../game/tree.js';
import { plusWords } from '../words/plus.js';
import analysisCss from './analysis.css?inline';
import { AnalysisDisplay } from './analysis-display.js';
import { PegSolitaireElement as Element } from './peg-solitaire-element.js';
import variationsCss from './variations.css?inline';
import { VariationsList } from './variations-list.js';

/**
 * Beside what every element has, the attribute and property `game`: the jumps with their variations as text, such as
 * `d2-d4 (b4-d4 c2-c4) b3-d3`; and `analysis`: `off`, `warn`, which tells when a jump loses the win, or `all`, which tells of every
 * jump whether it keeps the win. The event `verdict` has what was found out of a position, as the command line prints it.
 */
export class PegSolitaireElement extends Element {
  /** @type {import('./peg-solitaire-element.js').Parts} */
  static parts = {
    form: TREE,
    MovesList: VariationsList,
    words: plusWords,
    css: Element.parts.css + variationsCss + analysisCss,
    Analysis,
    AnalysisDisplay,
  };

  /** How much an analysis tells. @returns {import('../game/analysis.js').Mode} */
  get analysis() {
    return MODES.find((mode) => mode === this.getAttribute('analysis')) ?? 'off';
  }

  set analysis(mode) {
    if (mode) this.setAttribute('analysis', mode);
    else this.removeAttribute('analysis');
  }

  /** The whole game with its variations. Setting it begins a new game. */
  get game() {
    return this.state ? gameText(this.state) : (this.getAttribute('game') ?? '');
  }

  set game(text) {
    if (text) this.setAttribute('game', text);
    else this.removeAttribute('game');
  }
}
