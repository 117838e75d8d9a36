// The button that fills the screen with the page.

import { showNotice } from '../kit/notice.js';

/**
 * Fills the screen with the page, and leaves it again.
 * @param {import('../kit/dialog.js').Table} page
 * @param {HTMLElement} button
 */
export function offerFullscreen({ words: { fullscreen: words, putAway } }, button) {
  const isOn = () => document.fullscreenElement !== null;
  const show = () => {
    button.textContent = isOn() ? words.leave : words.enter;
  };
  button.hidden = !document.fullscreenEnabled;
  button.addEventListener('click', () =>
    (isOn() ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() =>
      showNotice(words.refused, putAway),
    ),
  );
  document.addEventListener('fullscreenchange', show);
  show();
}
