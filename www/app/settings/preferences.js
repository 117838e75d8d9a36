// A person's switches on this device, beside those that are attributes of the element.

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
