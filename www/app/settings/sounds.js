// Sounds and vibration for the player's jumps, if switched on. The solver's jumps are silent. The sounds are soft and
// synthesised: a marble that knocks on wood for a jump, a marble that rolls in the groove and clicks against the next,
// a dull knock for a refusal, and three rising tones for a win.

import { pegsIn } from '../../engine/problem.js';
import { status } from '../../game/game.js';
import { SILENCE_SECONDS, secondsToLanding } from '../../game/playback.js';
import { isOn, onPreference, setOn } from './preferences.js';

/** The lengths of alternating vibrations and pauses, in milliseconds. @type {Record<Sound, number[]>} */
const VIBRATIONS = { jump: [8], click: [], refused: [25, 40, 25], win: [20, 60, 20, 60, 60] };

/** True if the device can vibrate. */
export const CAN_VIBRATE = 'vibrate' in (globalThis.navigator ?? {});

/** Gives feedback on the jumps on a board. @param {Pick<import('../kit/guard.js').Page, 'element' | 'guard'>} page */
export function giveFeedback({ element, guard }) {
  element.addEventListener('refused', () => give('refused'));
  element.addEventListener('jump', () => guard(() => element.call(giveJump)));
}

/** Lets a button on the page switch sounds and vibration on and off. @param {HTMLElement} key */
export function offerSounds(key) {
  const show = () => key.setAttribute('aria-pressed', String(isOn('sounds')));
  key.addEventListener('click', () => {
    const isWanted = !isOn('sounds');
    if (CAN_VIBRATE) setOn('vibration', isWanted);
    setOn('sounds', isWanted);
  });
  onPreference('sounds', show);
  show();
  // A feature can be heard or felt as soon as it is switched on.
  onPreference('sounds', () => isOn('sounds') && sound('jump'));
  onPreference('vibration', () => isOn('vibration') && pulse('jump'));
}

/**
 * Every peg knocks when it lands; after the last one there is a pause, then the sound of the win.
 * @param {import('../../game/session.js').Session} session
 */
function giveJump(session) {
  // Another game may have replaced the one with the jump.
  if (session.game.cursor === 0) return;
  const after = secondsToLanding(session);
  give('jump', after, pitchOf(session.game));
  if (status(session.game) === 'won') give('win', after + SILENCE_SECONDS);
}

/**
 * Gives the feedback that is switched on.
 * @param {Sound} what
 * @param {number} [after] delay in seconds
 * @param {number} [pitch]
 */
function give(what, after = 0, pitch = 1) {
  if (isOn('sounds')) sound(what, after, pitch);
  if (isOn('vibration')) pulse(what, after);
}

/** @param {Sound} what @param {number} [after] delay in seconds */
function pulse(what, after = 0) {
  // A pattern begins with a vibration, whose length is 0 if there is a delay.
  if (CAN_VIBRATE) navigator.vibrate(after > 0 ? [0, 1000 * after, ...VIBRATIONS[what]] : VIBRATIONS[what]);
}

/** @typedef {keyof typeof SOUNDS} Sound */

/**
 * A tone: when it starts and how long it fades, in seconds; its pitch at the start and end, in hertz; its volume.
 * @typedef {{ at: number, seconds: number, from: number, to: number, volume: number }} Tone
 */

/** @satisfies {Record<string, Tone[]>} */
const SOUNDS = {
  jump: [
    { at: 0, seconds: 0.04, from: 1290, to: 860, volume: 0.05 },
    { at: 0, seconds: 0.12, from: 430, to: 260, volume: 0.18 },
  ],
  click: [{ at: 0, seconds: 0.03, from: 2350, to: 1900, volume: 0.03 }],
  refused: [{ at: 0, seconds: 0.16, from: 150, to: 110, volume: 0.14 }],
  win: [523.25, 659.25, 783.99].map((pitch, index) => ({
    at: 0.13 * index,
    seconds: 0.5,
    from: pitch,
    to: pitch,
    volume: 0.1,
  })),
};

/** An exponential fade cannot end at 0. */
const SILENCE = 0.0001;
const ATTACK = 0.008;

/** Over a game, the knocks rise by this many octaves; each knock deviates a little from the straight line. */
const RISE = 0.6;
const VARIATIONS = [0, 0.008, -0.005, 0.004, -0.008];

/**
 * Created with the first sound, since browsers allow sound only after a user gesture.
 * @type {AudioContext | undefined}
 */
let context;

/**
 * @param {Sound} name
 * @param {number} [after] delay in seconds
 * @param {number} [pitch] 2 is an octave higher
 */
export function sound(name, after = 0, pitch = 1) {
  context ??= new AudioContext();
  if (context.state !== 'running') wake(context);
  for (const { at, from, to, ...tone } of SOUNDS[name])
    ring(context, { ...tone, at: at + after, from: from * pitch, to: to * pitch });
}

/**
 * Plays the sound of a marble that rolls in the groove and clicks against the previous one.
 * @param {number} after delay in seconds
 * @param {number} seconds
 * @param {boolean} isFirst true if there is no marble in the groove yet
 */
export function roll(after, seconds, isFirst) {
  if (!isOn('sounds') || !context) return;
  rumble(context, after, seconds);
  if (!isFirst) sound('click', after + seconds);
}

/**
 * The pitch of the last jump, which depends on its place in the game.
 * @param {Pick<import('../../game/game.js').Game, 'line' | 'cursor' | 'problem'>} game
 */
export function pitchOf({ line, cursor, problem }) {
  const most = pegsIn(problem.start) - 1;
  const { to } = line.jumps[cursor - 1];
  return 2 ** ((RISE * cursor) / most + VARIATIONS[to % VARIATIONS.length]);
}

/**
 * Resumes the sound of a page after a call or another app has interrupted it. Browsers do not resume sound by
 * themselves.
 * @param {AudioContext} asleep context; if it does not resume, the next sound replaces it
 */
async function wake(asleep) {
  try {
    await asleep.resume();
  } catch {
    if (context === asleep) context = undefined;
  }
}

/** The low-pass frequency of the rolling sound, in hertz, and its volume. */
const DULL = 420;
const QUIET = 0.05;

/** @param {AudioContext} context @param {number} after @param {number} seconds */
function rumble(context, after, seconds) {
  const begin = context.currentTime + after;
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  buffer.getChannelData(0).forEach((_, index, samples) => {
    samples[index] = 2 * Math.random() - 1;
  });
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: DULL });
  const gain = new GainNode(context, { gain: SILENCE });
  gain.gain.setValueAtTime(QUIET, begin);
  gain.gain.exponentialRampToValueAtTime(SILENCE, begin + seconds);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(begin);
}

/** @param {AudioContext} context @param {Tone} tone */
function ring(context, { at, seconds, from, to, volume }) {
  const begin = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: from });
  const gain = new GainNode(context, { gain: SILENCE });
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.exponentialRampToValueAtTime(volume, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, begin + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + seconds);
}
