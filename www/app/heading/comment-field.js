// The field for a comment on the position on the board. The game gets the comment when the field is left: until then no
// list is rebuilt, nothing moves, and no screen reader repeats each letter.

import { build } from '../../common/dom/dom.js';
import { nextTask } from '../../common/next-task.js';
import { comment, notesOf } from '../../game/notes.js';
import { lastJump, treeOf } from '../../game/tree.js';

/** @typedef {import('../../element/plus-element.js').PegSolitaireElement} PegSolitaireElement */
/** @typedef {import('../../game/game.js').Game} Game */

export class CommentField {
  #element;
  #guard;
  #field = /** @type {HTMLTextAreaElement} */ (build('textarea', { rows: '2', dir: 'auto' }));
  /** The game of the position in the field. @type {Game | undefined} */
  #game;
  /** The text of the field when it was written last. */
  #written = '';
  #isPressed = false;

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
    this.#field.addEventListener('change', () => this.#isPressed || this.#write());
    for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'contextmenu'])
      document.addEventListener(type, ({ target }) => this.#notice(type === 'pointerdown' && !isList(target)), true);
  }

  /** Adds the text of the field to its game. @param {Game} game */
  typed(game) {
    const { value } = this.#field;
    const node = this.#game && lastJump(this.#game);
    const isThere = game.problem === this.#game?.problem && (!node || treeOf(game).nodes.includes(node));
    return isThere && value !== this.#written ? comment(game, node, value) : game;
  }

  /**
   * A comment moves the parts below the board: a press that has left the field ends first, and hits.
   * @param {boolean} isPressed
   */
  async #notice(isPressed) {
    this.#isPressed = isPressed;
    await nextTask();
    if (!this.#isPressed && !this.#field.matches(':focus')) this.#write();
  }

  /** Shows the comment on the position on the board. Text typed on another one is written first. */
  #show() {
    this.#write();
    const { state } = this.#element;
    if (!state) return;
    const isTyped = this.#field.matches(':focus') && isSamePlace(state, this.#game);
    this.#game = state;
    // A game keeps no space at the end of a comment, but a person goes on typing there.
    if (isTyped) return;
    this.#field.value = notesOf(state)?.comment ?? '';
    this.#written = this.#field.value;
  }

  #write() {
    const { state } = this.#element;
    if (!state) return;
    const isTyped = this.#guard.run(() => this.typed(state)) !== state;
    const game = this.#game;
    const { value } = this.#field;
    if (!isTyped || !game) return;
    this.#written = value;
    this.#guard.run(() =>
      this.#element.call((session) => session.change((now) => comment(now, lastJump(game), value))),
    );
  }
}

/** A list of the system hears of the release in place of the page. @param {EventTarget | null} target */
function isList(target) {
  return target instanceof Element && target.closest('select') !== null;
}

/**
 * True if two games stand at the same position, on the same way to it. After a failure of the core the game is another
 * object.
 * @param {Game} game
 * @param {Game | undefined} before
 */
function isSamePlace(game, before) {
  return before !== undefined && placeOf(game) === placeOf(before);
}

/** @param {Game} game */
function placeOf({ problem: { shape, start }, line, cursor }) {
  return [shape, start, ...line.jumps.slice(0, cursor).map(({ name }) => name)].join(' ');
}
