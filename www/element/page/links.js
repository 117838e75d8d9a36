// Turns links to games, such as `<a class="peg-solitaire" href="...?board=...">`, into boards, even if the links are
// added later.

import { ALL, EVERY_JUMP, TEXTS } from '../../link/attributes.js';
import { decode } from '../../link/link.js';
import { setValue } from '../attributes/attributes.js';

export function upgradeLinks() {
  new MutationObserver(upgrade).observe(document, { childList: true, subtree: true });
  upgrade();
}

function upgrade() {
  for (const link of document.querySelectorAll('a.peg-solitaire:not(peg-solitaire a)')) {
    const fields = new URLSearchParams(/** @type {HTMLAnchorElement} */ (link).search);
    if (!TEXTS.some((name) => fields.has(name))) continue;
    const board = document.createElement('peg-solitaire');
    setValue(board, 'controls', true);
    setValue(board, 'at', EVERY_JUMP);
    for (const [name, value] of fields)
      if (/** @type {string[]} */ (ALL).includes(name)) setValue(board, name, value !== '0' && decode(name, value));
    link.replaceWith(board);
    board.append(link);
  }
}
