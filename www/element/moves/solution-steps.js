// Offers a person's acts with the solver's jumps: back to the person's own place, and one jump at a time.

import { build } from '../../common/dom/dom.js';
import { isEnabled, setEnabled, setHidden } from '../../common/dom/write.js';
import { isFound, ownCursor, treeOf } from '../../game/tree.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../words/en/plus.js').PlusWords} PlusWords */

/**
 * @param {Element} offers around the buttons
 * @param {{ goTo: (cursor: number) => void, goBy: (jumps: number) => void }} intents
 * @param {PlusWords['variations']} words
 */
export function makeSolutionSteps(offers, { goTo, goBy }, words) {
  /** The number of jumps before those of the solver. */
  let own = 0;
  const back = buttonFor('own', words.back, () => goTo(own));
  const forward = buttonFor('one', words.next, () => goBy(1), 'more');
  offers.prepend(back, forward);

  /** @param {Game} game */
  function update(game) {
    const { path } = treeOf(game);
    const next = path[game.cursor];
    const hasFound = path.some((node) => isFound(game, node));
    own = ownCursor(game);
    for (const button of [back, forward]) setHidden(button, !hasFound);
    // The film of a solution may have begun, with no jump of it played yet.
    setEnabled(back, own < game.cursor || (next !== undefined && isFound(game, next)));
    setEnabled(forward, next !== undefined);
  }

  return { update };
}

/** @param {string} action @param {string} text @param {() => void} act @param {string} [part] */
function buttonFor(action, text, act, part) {
  const button = build('button', { type: 'button', 'data-action': action, part, hidden: true }, text);
  button.addEventListener('click', () => isEnabled(button) && act());
  return button;
}
