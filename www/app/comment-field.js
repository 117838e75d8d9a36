// The field for a comment on the position on the board.

import { build } from '../common/dom.js';
import { comment, notesOf, treeOf } from '../game/tree.js';

/** @typedef {import('../element/plus-element.js').PegSolitaireElement} PegSolitaireElement */
/** @typedef {import('../game/game.js').Game} Game */

export class CommentField {
  #element;
  #guard;
  #field = /** @type {HTMLTextAreaElement} */ (build('textarea', { rows: '2', dir: 'auto' }));
  /** The game whose position the field speaks of. @type {Game | undefined} */
  #game;
  /** What the game says there. */
  #written = '';

  /**
   * @param {HTMLElement} element
   * @param {HTMLElement} root
   * @param {{ label: string }} words
   * @param {import('./guard.js').Guard} guard
   */
  constructor(element, root, { label }, guard) {
    this.#element = /** @type {PegSolitaireElement} */ (element);
    this.#guard = guard;
    root.append(build('label', {}, label, this.#field));
    for (const type of /** @type {const} */ (['ready', 'change'])) element.addEventListener(type, () => this.#show());
    this.#field.addEventListener('change', () => this.#write());
    // Whoever closes the page leaves the field without a change.
    addEventListener('pagehide', () => this.#write());
  }

  /** Shows the comment on the position on the board. What was typed on another one is written first. */
  #show() {
    this.#write();
    const { state } = this.#element;
    if (!state) return;
    const text = notesOf(state)?.comment ?? '';
    this.#game = state;
    this.#written = text;
    // Where it is the same, the cursor in it stays.
    if (this.#field.value !== text) this.#field.value = text;
  }

  #write() {
    const { state } = this.#element;
    const { value } = this.#field;
    const game = this.#game;
    if (value === this.#written || !state || !game) return;
    const node = placeOf(game);
    this.#written = value;
    const isThere = state.problem === game.problem && (!node || treeOf(state).nodes.includes(node));
    if (isThere)
      this.#guard.run(() => this.#element.call((session) => session.change((game) => comment(game, node, value))));
  }
}

/** The jump before the position on the board; none at the start. @param {Game} game */
function placeOf(game) {
  return treeOf(game).path[game.cursor - 1];
}
