// Says on every open page what the server is building, while `npm start` serves it.

/// <reference types="vite/client" />

const box = document.createElement('p');
box.setAttribute('role', 'status');
box.style.cssText =
  'position: fixed; inset: auto 1rem 1rem; z-index: 9; margin: auto; width: fit-content; padding: 0.5rem 1rem; background: Canvas; color: CanvasText; border: 1px solid';
box.hidden = true;
document.body.append(box);

import.meta.hot?.on('start:building', (/** @type {{ text: string }} */ { text }) => {
  box.textContent = text;
  box.hidden = text === '';
});
