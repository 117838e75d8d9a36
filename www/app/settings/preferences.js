// What a person has switched on or off on this device, beside what the element has attributes for.

import { recall, remember } from '../kit/storage.js';

/** @typedef {keyof typeof USUAL} Preference */

/** How things are until a person says otherwise. */
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

/** Hears when something is switched on or off. @param {Preference} name @param {() => void} listener */
export function onPreference(name, listener) {
  changes.addEventListener(name, listener);
}
