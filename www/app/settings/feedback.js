// Makes a person's jumps audible and tangible, if that is switched on. Jumps of the machine are silent.

import { status } from '../../game/game.js';
import { isOn } from './preferences.js';
import { sound } from './sounds.js';

/** @typedef {import('./sounds.js').Sound} Sound */

/** The milliseconds in which the phone moves and rests. @type {Record<Sound, number[]>} */
const VIBRATIONS = { jump: [12], refused: [25, 40, 25], win: [20, 60, 20, 60, 60] };

/** True if the device can vibrate. */
export const CAN_VIBRATE = 'vibrate' in navigator;

/** @param {import('../kit/guard.js').Page} page */
export function giveFeedback({ element, guard }) {
  element.addEventListener('refused', () => give('refused'));
  element.addEventListener('jump', () => {
    const isWon = guard(() => element.state && status(element.state) === 'won');
    give(isWon ? 'win' : 'jump');
  });
}

/** Gives the feedback that is switched on, also as an example of a choice. @param {Sound} what */
export function give(what) {
  if (isOn('sounds')) sound(what);
  if (isOn('vibration') && CAN_VIBRATE) navigator.vibrate(VIBRATIONS[what]);
}
