// The field for a comment on the current position. The comment is added to the game only when the field loses focus, so
// that during typing no list is rebuilt, nothing moves, and screen readers do not repeat each letter.

import { build } from '../../common/dom/dom.js';
import { nextTask } from '../../common/tasks.js';
import { comment, notesOf } from '../../game/notes.js';
import { lastJump, treeOf } from '../../game/tree.js';
import { isWithin } from './page-keys.js';

/** @typedef {import('../../game/game.js').Game} Game */

/**
 * @param {import('../kit/guard.js').Page} page
 * @param {HTMLElement} root
 * @returns a function that adds the field's text to the game
 */
export function offerComments({ element, guard, follow, words }, root) {
  const field = /** @type {HTMLTextAreaElement} */ (build('textarea', { rows: '2', dir: 'auto' }));
  /** The game at the position whose comment is in the field. @type {Game | undefined} */
  let shown;
  /** The text that was last loaded into the field or saved from it. */
  let written = '';
  let isPressed = false;
  root.append(build('label', { class: 'muted' }, words.comment.label, field));
  follow(show);
  field.addEventListener('change', () => isPressed || write());
  // The release of a press on a select goes to its popup, not to the page.
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'contextmenu'])
    document.addEventListener(
      type,
      ({ target }) => notice(type === 'pointerdown' && !isWithin(target, 'select')),
      true,
    );
  return typed;

  /** @param {Game} game */
  function typed(game) {
    const node = shown && lastJump(shown);
    const isThere = game.problem === shown?.problem && (!node || treeOf(game).nodes.includes(node));
    return isThere && field.value !== written ? comment(game, node, field.value) : game;
  }

  /**
   * Saving a comment moves the content below the board. If a press takes the focus away from the field, saving waits
   * until the press has ended.
   * @param {boolean} isDown
   */
  async function notice(isDown) {
    isPressed = isDown;
    await nextTask();
    if (!isPressed && !field.matches(':focus')) write();
  }

  /** Shows the comment on the current position. Text typed for another position is saved first. */
  function show() {
    write();
    const { state } = element;
    if (!state) return;
    // After an engine crash the game is a new object.
    const isSamePlace = shown !== undefined && placeOf(state) === placeOf(shown);
    const isTyped = field.matches(':focus') && isSamePlace;
    shown = state;
    // Games drop trailing spaces from comments, but the user may still be typing.
    if (isTyped) return;
    field.value = notesOf(state)?.comment ?? '';
    written = field.value;
  }

  function write() {
    const { state } = element;
    const game = shown;
    if (!state || !game || guard(() => typed(state)) === state) return;
    const { value } = field;
    written = value;
    guard(() => element.call((session) => session.change((now) => comment(now, lastJump(game), value))));
  }
}

/** The position of a game, and how it was reached. @param {Game} game */
function placeOf({ problem: { shape, start }, line, cursor }) {
  return [shape, start, ...line.jumps.slice(0, cursor).map(({ name }) => name)].join(' ');
}
