// The field for a comment on the position on the board.

import { build } from '../../common/dom/dom.js';
import { whenIdle } from '../../common/idle.js';
import { comment, notesOf } from '../../game/notes.js';
import { lastJump, treeOf } from '../../game/tree.js';

/** @typedef {import('../../element/plus-element.js').PegSolitaireElement} PegSolitaireElement */
/** @typedef {import('../../game/game.js').Game} Game */

export class CommentField {
  #element;
  #guard;
  #field = /** @type {HTMLTextAreaElement} */ (build('textarea', { rows: '2', dir: 'auto' }));
  /** The game whose position the field speaks of. @type {Game | undefined} */
  #game;
  /** Calls off what waits for an idle page. */
  #callOff = () => {};
  /** What the field said when it was written last. */
  #written = '';

  /**
   * @param {HTMLElement} element
   * @param {HTMLElement} root
   * @param {{ label: string }} words
   * @param {import('../kit/guard.js').Guard} guard
   */
  constructor(element, root, { label }, guard) {
    this.#element = /** @type {PegSolitaireElement} */ (element);
    this.#guard = guard;
    root.append(build('label', {}, label, this.#field));
    for (const type of /** @type {const} */ (['ready', 'change'])) element.addEventListener(type, () => this.#show());
    this.#field.addEventListener('change', () => this.#write());
    // A reload takes the address as it is: what is typed goes there before the field is left.
    this.#field.addEventListener('input', () => this.#writeSoon());
    // Whoever closes the page leaves the field without a change.
    addEventListener('pagehide', () => this.#write());
  }

  /** Shows the comment on the position on the board. What was typed on another one is written first. */
  #show() {
    this.#write();
    const { state } = this.#element;
    if (!state) return;
    const isTyped = this.#field.matches(':focus') && isSamePlace(state, this.#game);
    this.#game = state;
    // A game keeps no space at the end, where a person goes on typing.
    if (!isTyped) this.#field.value = notesOf(state)?.comment ?? '';
    this.#written = this.#field.value;
  }

  #writeSoon() {
    this.#callOff();
    this.#callOff = whenIdle(() => this.#write());
  }

  #write() {
    const { state } = this.#element;
    const { value } = this.#field;
    const game = this.#game;
    if (value === this.#written || !state || !game) return;
    const node = lastJump(game);
    this.#written = value;
    const isThere = state.problem === game.problem && (!node || treeOf(state).nodes.includes(node));
    if (isThere)
      this.#guard.run(() => this.#element.call((session) => session.change((game) => comment(game, node, value))));
  }
}

/** Whether two games stand at the same position, on the same way to it. @param {Game} game @param {Game | undefined} before */
function isSamePlace(game, before) {
  return game.problem === before?.problem && lastJump(game) === lastJump(before);
}
