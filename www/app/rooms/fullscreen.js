// The button that fills the screen with the page.

import { showNotice } from '../kit/notice.js';

/**
 * Fills the screen with the page, and leaves it again.
 * @param {import('../kit/guard.js').Page} page
 * @param {HTMLElement} button
 */
export function offerFullscreen({ words: { rooms: words, putAway } }, button) {
  const isOn = () => document.fullscreenElement !== null;
  const show = () => {
    button.textContent = isOn() ? words.leave : words.fullscreen;
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
