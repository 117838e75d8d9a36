// The base of all dialogs: a header with a close button, opening and closing, and the user's choice.

import { partsOf } from '../../common/dom/dom.js';
import { element, html } from './html.js';
import { CROSS } from './notice.js';

/**
 * The user's choice in a dialog: a game and, if the solver is to continue it, the solver's jumps. A game that the user
 * knows by heart starts in Play, without help.
 * @typedef {import('../../link/link.js').Link & { solution?: string, isKnown?: boolean }} Choice
 */
/**
 * The context that every dialog receives: the page, with the strings for dialogs.
 * @typedef {import('./guard.js').Page & { words: import('../../words/dialogs.js').DialogWords }} Table
 */
/** @typedef {ReturnType<typeof dialogOn>} Dialog */

/**
 * `fill` fills in the content each time, in a task before the dialog opens; `opened` runs once it is open; `closed` may
 * return a choice, depending on the button that closed it. A dialog can open if there is a game on the board, or if it
 * `needsNoGame`.
 * @param {Table} table
 * @param {string} name of the dialog in the URL
 * @param {string} title
 * @param {{
 *   body?: DocumentFragment,
 *   fill?: () => unknown,
 *   opened?: () => void,
 *   closed?: (button: string) => Choice | undefined,
 *   needsNoGame?: boolean,
 * }} parts
 */
export function dialogOn({ element: board, words }, name, title, { body, fill, opened, closed, needsNoGame = false }) {
  const id = `${name}-dialog`;
  // The form contains only the close button, so that Enter elsewhere does not press it.
  const box = /** @type {HTMLDialogElement} */ (
    element`<dialog id=${id} class=${name} aria-labelledby=${`${id}-title`} closedby="any">
      <div class="head row">
        <h2 id=${`${id}-title`} tabindex="-1">${title}</h2>
        <form method="dialog">
          <button class="close" aria-label=${words.close} title=${words.close}>${html([CROSS])}</button>
        </form>
      </div>
      <div class="body">${body}</div>
      <p class="sr-only" role="alert"></p>
    </dialog>`
  );
  document.body.append(box);
  closeFromBackdrop(box);
  /** @type {Choice | undefined} */
  let choice;
  /** Aborted when the content is replaced. */
  let content = new AbortController();
  /** Aborted when the content is replaced or the next task begins. */
  let task = new AbortController();
  const part = partsOf(box);

  return {
    box,
    part,

    /** The field with a name. @param {string} name */
    field: (name) => /** @type {HTMLInputElement} */ (part(`[name="${name}"]`)),

    get canOpen() {
      return needsNoGame || board.state !== undefined;
    },

    /** Aborted when the dialog's content is replaced. */
    get signal() {
      return content.signal;
    },

    /**
     * Starts a task, aborting the previous one.
     * @returns {AbortSignal} aborted when the next task begins or the dialog's content is replaced
     */
    beginTask() {
      task.abort();
      task = new AbortController();
      return task.signal;
    },

    /** Prepares for the current game. */
    prepare() {
      choice = undefined;
      box.returnValue = '';
      end();
      content = new AbortController();
      return fill?.();
    },

    /**
     * Shows the dialog over the page.
     * @returns {Promise<Choice | undefined>} the user's choice, once it is closed
     */
    async open() {
      const whenClosed = new Promise((resolve) => box.addEventListener('close', resolve, { once: true }));
      box.showModal();
      // A link opens the dialog without any user input, so a focus ring around a button would only distract.
      if (navigator.userActivation?.hasBeenActive === false) /** @type {HTMLElement} */ (part('h2')).focus();
      box.scrollTop = 0;
      opened?.();
      await whenClosed;
      end();
      return choice ?? closed?.(box.returnValue);
    },

    /** @param {Choice} made */
    choose(made) {
      choice = made;
      box.close();
    },

    /** Replaces the body. @param {DocumentFragment} content */
    show: (content) => part('.body').replaceChildren(content),
  };

  function end() {
    content.abort();
    task.abort();
  }
}

/**
 * Closes the dialog when the backdrop is clicked. The listeners are for browsers that do not support `closedby`. The
 * press has to start and end on the backdrop, so that selecting text beyond the edge does not close the dialog.
 * @param {HTMLDialogElement} dialog
 */
function closeFromBackdrop(dialog) {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  let isPressed = false;
  dialog.addEventListener('pointerdown', (event) => {
    isPressed = isBeside(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    if (isPressed && isBeside(dialog, event)) dialog.close();
  });
}

/** @param {HTMLDialogElement} dialog @param {MouseEvent} event */
function isBeside(dialog, { target, clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
