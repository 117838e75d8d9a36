// The element of the smaller file: a game is one line.

import { LINE } from '../game/line.js';
import { makeMovesList } from './moves/moves-list.js';
import { PegSolitaireElement as Element } from './peg-solitaire-element.js';

export class PegSolitaireElement extends Element {
  static parts = { ...Element.parts, form: LINE, makeMovesList };
}
