// Offers a person's acts with the solver's jumps: back to the person's own place, and one jump at a time.

import { build } from '../../common/dom/dom.js';
import { isEnabled, setEnabled, setHidden, setText } from '../../common/dom/write.js';
import { isFound, ownCursor, treeOf } from '../../game/tree.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../words/plus.js').PlusWords} PlusWords */

export class SolutionSteps {
  #back;
  #next;
  /** The number of jumps before those of the solver. */
  #own = 0;

  /**
   * @param {Element} offers around the buttons
   * @param {{ goTo: (cursor: number) => void, goBy: (jumps: number) => void }} intents
   */
  constructor(offers, { goTo, goBy }) {
    this.#back = buttonFor(() => goTo(this.#own));
    this.#next = buttonFor(() => goBy(1));
    offers.prepend(this.#back, this.#next);
  }

  /** @param {Game} game @param {PlusWords} words */
  update(game, { variations }) {
    const { path } = treeOf(game);
    const next = path[game.cursor];
    const hasFound = path.some((node) => isFound(game, node));
    this.#own = ownCursor(game);
    // The film of a solution may have begun, with no jump of it played yet.
    const canGoBack = this.#own < game.cursor || (next !== undefined && isFound(game, next));
    for (const [button, text, isOn] of /** @type {const} */ ([
      [this.#back, variations.back, canGoBack],
      [this.#next, variations.next, next !== undefined],
    ])) {
      setText(button, text);
      setHidden(button, !hasFound);
      setEnabled(button, isOn);
    }
  }
}

/** @param {() => void} act */
function buttonFor(act) {
  const button = build('button', { type: 'button', hidden: true });
  button.addEventListener('click', () => isEnabled(button) && act());
  return button;
}
