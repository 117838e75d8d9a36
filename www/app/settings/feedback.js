// Makes a person's jumps audible and tangible, if that is switched on. Jumps of the machine are silent.

import { status } from '../../game/game.js';
import { SILENCE_SECONDS, secondsToLanding } from '../../game/playback.js';
import { isOn, onPreference } from './preferences.js';
import { pitchOf, sound } from './sounds.js';

/** @typedef {import('./sounds.js').Sound} Sound */

/** The milliseconds in which the phone moves and rests. @type {Record<Sound, number[]>} */
const VIBRATIONS = { jump: [12], refused: [25, 40, 25], win: [20, 60, 20, 60, 60] };

/** True if the device can vibrate. */
export const CAN_VIBRATE = 'vibrate' in navigator;

/** @param {import('../kit/guard.js').Page} page */
export function giveFeedback({ element, guard }) {
  element.addEventListener('refused', () => give('refused'));
  element.addEventListener('jump', () => guard(() => element.call(giveJump)));
  // A feature that was switched on is heard or felt at once.
  for (const name of /** @type {const} */ (['sounds', 'vibration']))
    onPreference(name, () => isOn(name) && give('jump'));
}

/**
 * The peg knocks when it lands, also the last one: after a silence the win sounds.
 * @param {import('../../game/session.js').Session} session
 */
function giveJump(session) {
  const after = secondsToLanding(session);
  give('jump', after, pitchOf(session.game));
  if (status(session.game) === 'won') give('win', after + SILENCE_SECONDS);
}

/**
 * Gives the feedback that is switched on.
 * @param {Sound} what
 * @param {number} [after] so many seconds
 * @param {number} [pitch]
 */
function give(what, after = 0, pitch = 1) {
  if (isOn('sounds')) sound(what, after, pitch);
  // A pattern begins with a motion: one of no time at all comes before the rest.
  if (isOn('vibration') && CAN_VIBRATE)
    navigator.vibrate(after > 0 ? [0, 1000 * after, ...VIBRATIONS[what]] : VIBRATIONS[what]);
}
