// A person's choices on this device, beside those that are attributes of the element: switches, and the colour scheme.

import { recall, remember } from '../kit/storage.js';

/** @typedef {keyof typeof USUAL} Preference */

/** The values before a person chooses. */
const USUAL = { sounds: false, vibration: false, clock: false, letters: true };

const changes = new EventTarget();

/** @param {Preference} name */
export function isOn(name) {
  const kept = recall(name);
  return kept === '' ? USUAL[name] : kept === 'on';
}

/** @param {Preference} name @param {boolean} isWanted */
export function setOn(name, isWanted) {
  remember(name, isWanted ? 'on' : 'off');
  changes.dispatchEvent(new Event(name));
}

/** Listens for changes of a switch. @param {Preference} name @param {() => void} listener */
export function onPreference(name, listener) {
  changes.addEventListener(name, listener);
}

/**
 * Keeps the colour scheme: that of the system until a person chooses.
 * @param {{ theme: string }} element
 * @param {HTMLElement} button changes from light to dark and back
 */
export function offerColorScheme(element, button) {
  const { style } = document.documentElement;
  const apply = (/** @type {string} */ theme) => {
    style.colorScheme = element.theme = theme;
  };
  if (recall('theme')) apply(recall('theme'));
  button.addEventListener('click', () => {
    const shown = style.colorScheme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    const theme = shown === 'dark' ? 'light' : 'dark';
    apply(theme);
    remember('theme', theme);
  });
}
