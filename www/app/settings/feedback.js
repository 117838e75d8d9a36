// What is heard and felt of a person's jumps, where it is switched on. What the machine plays is silent.

import { status } from '../../game/game.js';
import { isOn } from './preferences.js';
import { sound } from './sounds.js';

/** @typedef {import('./sounds.js').Sound} Sound */

/** How long the phone moves and rests, in milliseconds. @type {Record<Sound, number[]>} */
const VIBRATIONS = { jump: [12], refused: [25, 40, 25], win: [20, 60, 20, 60, 60] };

/** Whether the device can vibrate. */
export const CAN_VIBRATE = 'vibrate' in navigator;

/** @param {HTMLElementTagNameMap['peg-solitaire']} element @param {import('../kit/guard.js').Guard} guard */
export function giveFeedback(element, guard) {
  element.addEventListener('refused', () => give('refused'));
  element.addEventListener('jump', () => {
    const isWon = guard.run(() => element.state && status(element.state) === 'won');
    give(isWon ? 'win' : 'jump');
  });
}

/** Gives what is switched on, as an example too: a person hears what was chosen. @param {Sound} what */
export function give(what) {
  if (isOn('sounds')) sound(what);
  if (isOn('vibration') && CAN_VIBRATE) navigator.vibrate(VIBRATIONS[what]);
}
