// The element of the smaller file, in which a game is a single line.

import { LINE } from '../game/line.js';
import { SMALL } from '../link/attributes.js';
import { ELEMENT_WORDS, elementWords } from '../words/element.js';
import { BaseElement } from './base-element.js';
import { makeMovesList } from './moves/moves-list.js';
import { STYLE } from './style/style.js';
import { spokenBy } from './view/spoken.js';

/**
 * `<peg-solitaire board="english" controls></peg-solitaire>`
 *
 * Attributes: `board` (a name or a drawing), `start` (the vacant hole, or a position in rows of text), `goal` (`any`,
 * `at most 2 pegs`, a hole, or a pattern), `moves` (the jumps, such as `d2-d4 d5-d3 b4-d4-d2`), `at` (the number of
 * jumps already played when the game opens), `solve` (finds the jumps to come), `autoplay`, `loop`, `speed` (0.25 to
 * 8), `controls` (all, or some by name), `caption` (a line below the board), `readonly`, `theme` (`light` or `dark`),
 * `loading` (`lazy` or `eager`).
 *
 * Events: `ready`, `change`, `jump`, `refused`, `hint`, `play`, `pause`, `ended`, `solved` and `error`; `jump` has a
 * `detail.jump`, `error` a `detail.message`. Events are dispatched when the element is in a consistent state, so
 * listeners may call any member.
 */
class SmallElement extends BaseElement {
  static observedAttributes = SMALL;

  /** @type {import('./view/parts.js').Parts} */
  static parts = { form: LINE, makeMovesList, words: ELEMENT_WORDS, css: STYLE };

  /** @type {typeof BaseElement.wordsOf} */
  static wordsOf = spokenBy(ELEMENT_WORDS, ({ ELEMENT }, language) => elementWords(ELEMENT, language));
}

export { SmallElement as PegSolitaireElement };
