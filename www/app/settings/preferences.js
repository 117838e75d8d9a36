// A person's choices on this device, beside those that are attributes of the element: switches, and the colour scheme.

import { recall, remember } from '../kit/storage.js';

/** @typedef {keyof typeof USUAL} Preference */

/** The values before a person chooses. */
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

/** Listens for changes of a switch. @param {Preference} name @param {() => void} listener */
export function onPreference(name, listener) {
  changes.addEventListener(name, listener);
}

/** Plays as a person wants it, from now on. @param {{ isOneTap: boolean, hasLetters: boolean }} element */
export function playAsWanted(element) {
  const follow = () => {
    element.isOneTap = isOn('oneTap');
    element.hasLetters = isOn('letters');
  };
  for (const name of /** @type {const} */ (['oneTap', 'letters'])) onPreference(name, follow);
  follow();
}

/**
 * Shows the page and its board in the kept colours: those of the system until a person chooses.
 * @param {{ theme: string }} element
 */
export function showColorScheme(element) {
  const theme = recall('theme');
  document.documentElement.style.colorScheme = element.theme = theme;
}

/** @param {{ theme: string }} element @param {string} theme empty for that of the system */
export function setColorScheme(element, theme) {
  remember('theme', theme);
  showColorScheme(element);
}
