// The playback of a game: its time and its target. Undo plays backwards. This module also has momentary effects: a fade
// between two positions, the shake of a refused peg, and the landing of the winning peg.

import { momentAt, tempoAt, timelineOf, timeOf } from './timeline.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */

export class Playback {
  /** 1 is normal. */
  speed = 1;
  /** True for a line that is played as a show, which starts and ends slowly. */
  isShow = false;
  timeline = timelineOf({ moves: [] });
  /** In seconds at normal speed, like all times here. */
  time = 0;
  /**
   * The state: at rest, running to a target the user has chosen, or playing to the end.
   * @type {'resting' | 'running' | 'playing'}
   */
  #state = 'resting';
  /** The time at which playback started, and the time at which it will stop. */
  #from = 0;
  #target = 0;

  get isPlaying() {
    return this.#state === 'playing';
  }

  get isMoving() {
    return this.#state !== 'resting';
  }

  /** True if anything other than a position at rest is shown. */
  get isBusy() {
    return this.isMoving || this.moment.part > 0;
  }

  /** The number of finished jumps, and the fraction of the next one that is complete, from 0 to 1. */
  get moment() {
    return momentAt(this.timeline, this.time);
  }

  /**
   * The number of jumps played. During a run, this is already the number at the run's target, which the user has
   * chosen.
   */
  get cursor() {
    return this.#state === 'running' ? momentAt(this.timeline, this.#target).done : this.moment.done;
  }

  /**
   * Loads another line, and stops after `cursor` jumps.
   * @param {Pick<Line, 'moves'>} line
   * @param {number} cursor
   */
  load(line, cursor) {
    this.timeline = timelineOf(line);
    this.isShow = false;
    this.rest(cursor);
  }

  /** Plays until `cursor` jumps are finished. @param {number} cursor */
  play(cursor) {
    this.#move('playing', timeOf(this.timeline, cursor));
  }

  /** Stops at once, even in the middle of a jump. */
  pause() {
    this.show(this.time);
  }

  /** Shows the moment at the given time, and stops there. @param {number} time */
  show(time) {
    this.time = Math.min(Math.max(time, 0), this.timeline.duration);
    this.#move('resting', this.time);
  }

  /** Shows the position after `cursor` jumps. @param {number} cursor */
  rest(cursor) {
    this.show(timeOf(this.timeline, cursor));
  }

  /**
   * Runs from one cursor to another. A forward run starts with the jump, skipping the pause before it; a backward run
   * ends with the jump.
   * @param {number} from
   * @param {number} to
   */
  run(from, to) {
    const { begins, ends } = this.timeline;
    this.show(to > from ? begins[from] : ends[from - 1]);
    this.#move('running', to > from ? ends[to - 1] : begins[to]);
  }

  /**
   * Advances playback by the given time.
   * @param {number} seconds
   */
  advance(seconds) {
    const left = this.#target - this.time;
    const tempo = this.isShow && this.isPlaying ? tempoAt(this.time - this.#from, left) : 1;
    const step = seconds * this.speed * tempo;
    if (Math.abs(left) <= step) this.show(this.#target);
    else this.time += Math.sign(left) * step;
  }

  /** @param {'resting' | 'running' | 'playing'} state @param {number} target */
  #move(state, target) {
    this.#state = state;
    this.#from = this.time;
    this.#target = target;
  }
}

/** @typedef {import('./selection.js').Refusal} Refusal */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Jump} Jump */

/**
 * A change without playback: the old pegs fade out, and the new ones fade in. `moved` is the jump that was made by
 * dragging, if any; `part` is the progress, from 0 to 1.
 * @typedef {{ before: Uint8Array, part: number, moved?: Jump }} Fade
 */

/** A refused attempt: its hole, and the reason for the refusal. @typedef {{ hole: number, why: Refusal }} Refused */

const FADE_SECONDS = 0.18;
const SHAKE_SECONDS = 0.12;
/** The pause between the landing of the winning peg and the celebration. */
export const SILENCE_SECONDS = 0.2;

/** The time at which an effect began, in milliseconds. @typedef {{ begin: number }} Begun */

/** @param {(Omit<Fade, 'part'> & Begun) | undefined} fade @param {number} now @returns {Fade | undefined} */
export function fadeAt(fade, now) {
  if (!fade) return undefined;
  const part = partOf(fade.begin, FADE_SECONDS, now);
  return part < 1 ? { ...fade, part } : undefined;
}

/** The shake of a refused peg. @param {(Refused & Begun) | undefined} refused @param {number} now */
export function shakeAt(refused, now) {
  return refused && { hole: refused.hole, part: partOf(refused.begin, SHAKE_SECONDS, now) };
}

/**
 * The number of seconds until the peg of the last jump lands; 0 if the peg was dragged.
 * @param {{ playback: Playback, game: import('./game.js').Game }} session
 */
export function secondsToLanding({ playback, game }) {
  return Math.max(0, timeOf(playback.timeline, game.cursor) - playback.time) / playback.speed;
}

/**
 * The progress of an effect, from 0 to 1.
 * @param {number} begin in milliseconds
 * @param {number} seconds
 * @param {number} now in milliseconds
 */
const partOf = (begin, seconds, now) => Math.min(1, Math.max(0, (now - begin) / (seconds * 1000)));
