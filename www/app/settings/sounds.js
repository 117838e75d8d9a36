// Soft sounds, made in code: wood on wood for a jump, a dull knock for a refusal, three rising tones for a win.

/** @typedef {keyof typeof SOUNDS} Sound */

/**
 * A tone: the time of its beginning and of its fading, in seconds; its heights at its beginning and end, in hertz; its
 * volume.
 * @typedef {{ at: number, seconds: number, from: number, to: number, volume: number }} Tone
 */

/** @satisfies {Record<string, Tone[]>} */
const SOUNDS = {
  jump: [
    { at: 0, seconds: 0.09, from: 640, to: 320, volume: 0.12 },
    { at: 0.09, seconds: 0.12, from: 430, to: 210, volume: 0.16 },
  ],
  refused: [{ at: 0, seconds: 0.16, from: 150, to: 110, volume: 0.14 }],
  win: [
    { at: 0.1, seconds: 0.5, from: 523.25, to: 523.25, volume: 0.1 },
    { at: 0.23, seconds: 0.5, from: 659.25, to: 659.25, volume: 0.1 },
    { at: 0.36, seconds: 0.5, from: 783.99, to: 783.99, volume: 0.1 },
  ],
};

/** Fading needs an end that is not quite nothing. */
const SILENCE = 0.0001;
const ATTACK = 0.008;

/** Browsers let a page sound only after a touch: it is made with the first sound. @type {AudioContext | undefined} */
let context;

/** @param {Sound} name */
export function sound(name) {
  context ??= new AudioContext();
  if (context.state !== 'running') wake(context);
  for (const tone of SOUNDS[name]) ring(context, tone);
}

/**
 * Resumes the sound of a page after a call or another app, which no browser does by itself.
 * @param {AudioContext} asleep if it does not wake, the next sound replaces it
 */
async function wake(asleep) {
  try {
    await asleep.resume();
  } catch {
    if (context === asleep) context = undefined;
  }
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
