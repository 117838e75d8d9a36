// The preferences on this device that are not attributes of the element: switches, and the colour scheme.

import { recall, remember } from '../kit/storage.js';

/** @typedef {keyof typeof USUAL} Preference */

/** The defaults. */
const USUAL = { sounds: false, vibration: false, clock: false, oneTap: false, tried: false, letters: true };

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

/** @param {Preference} name @param {() => void} listener */
export function onPreference(name, listener) {
  changes.addEventListener(name, listener);
}

/**
 * Applies the play settings, now and whenever they change.
 * @param {{ isOneTap: boolean, hasLetters: boolean }} element
 */
export function playAsWanted(element) {
  const follow = () => {
    element.isOneTap = isOn('oneTap');
    element.hasLetters = isOn('letters');
  };
  for (const name of /** @type {const} */ (['oneTap', 'letters'])) onPreference(name, follow);
  follow();
}

/**
 * Applies the stored colour scheme to the page and its board; by default, the system's.
 * @param {{ theme: string }} element
 */
export function showColorScheme(element) {
  const theme = recall('theme');
  document.documentElement.style.colorScheme = element.theme = theme;
}

/** @param {{ theme: string }} element @param {string} theme empty for the system's */
export function setColorScheme(element, theme) {
  remember('theme', theme);
  showColorScheme(element);
}
