// The colour scheme: that of the system until a person chooses; the choice is kept.

import { recall, remember } from '../kit/storage.js';

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */

/** @param {PegSolitaireElement} element @param {HTMLElement} button changes from light to dark and back */
export function offerColorScheme(element, button) {
  const kept = recall('theme');
  if (kept) apply(element, kept);
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    apply(element, theme);
    remember('theme', theme);
  });
}

function isDark() {
  const { dataset } = document.documentElement;
  return dataset.theme ? dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** @param {PegSolitaireElement} element @param {string} theme */
function apply(element, theme) {
  document.documentElement.dataset.theme = theme;
  element.theme = theme;
}
