// The menu at the end of the transport, with further actions. Its content is loaded when it opens.

import { build } from '../../common/dom/dom.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {import('../../words/plus.js').PlusWords} PlusWords */

/** @param {Element} keys the box for the menu @param {PegSolitaireElement} element @param {PlusWords} all */
export function addMenu(keys, element, { menu: words }) {
  const list = build('div', { class: 'box', tabindex: '-1' });
  const summary = build('summary', { class: 'box', 'aria-label': words.more, title: words.more }, '\u2026');
  const details = /** @type {HTMLDetailsElement} */ (build('details', { class: 'menu', part: 'menu' }, summary, list));

  async function fill() {
    if (!details.open) return;
    try {
      const { menuItems } = await import('./menu-items.js');
      list.replaceChildren(...(await menuItems(element, words, close)));
    } catch {
      list.textContent = words.missing;
    }
  }

  /** Closes the menu. The chosen item disappears with the menu, so the focus moves to the menu's button. */
  function close() {
    details.open = false;
    summary.focus();
  }

  /** Closes the menu after a tap outside, which does not move the focus in Safari. @param {Event} event */
  function leave(event) {
    if (!event.composedPath().includes(details)) details.open = false;
  }

  keys.append(details);
  details.addEventListener('toggle', () => {
    const { ownerDocument, open } = details;
    ownerDocument[open ? 'addEventListener' : 'removeEventListener']('pointerdown', leave, true);
    fill();
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (!details.contains(/** @type {Node | null} */ (relatedTarget))) details.open = false;
  });
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open) return;
    event.preventDefault();
    close();
  });
}
