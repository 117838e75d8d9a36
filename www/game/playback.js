// The place of a game's film, and its target. Undo is the same film backwards.

import { momentAt, timelineOf, timeOf } from './timeline.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */

export class Playback {
  /** 1 is normal. */
  speed = 1;
  timeline = timelineOf({ moves: [] });
  /** In seconds at normal speed, as all times here. */
  time = 0;
  /**
   * The state: at rest, running to a person's target, or playing to the end.
   * @type {'resting' | 'running' | 'playing'}
   */
  #state = 'resting';
  /** The cursor at which it comes to rest. */
  #target = 0;

  get isPlaying() {
    return this.#state === 'playing';
  }

  get isMoving() {
    return this.#state !== 'resting';
  }

  /** True if it shows anything but a position at rest. */
  get isBusy() {
    return this.isMoving || this.moment.part > 0;
  }

  /** The number of jumps that are over, and the part of the next one, from 0 to 1. */
  get moment() {
    return momentAt(this.timeline, this.time);
  }

  /** The number of jumps that are played. During a run this is the run's target: the person has gone there already. */
  get cursor() {
    return this.#state === 'running' ? momentAt(this.timeline, this.#target).done : this.moment.done;
  }

  /**
   * Takes another line, and rests after `cursor` jumps.
   * @param {Pick<Line, 'moves'>} line
   * @param {number} cursor
   */
  load(line, cursor) {
    this.timeline = timelineOf(line);
    this.rest(cursor);
  }

  /** Plays on until `cursor` jumps are over. @param {number} cursor */
  play(cursor) {
    this.#move('playing', timeOf(this.timeline, cursor));
  }

  /** Stops at once, even in the middle of a jump. */
  pause() {
    this.show(this.time);
  }

  /** Shows a time, and stays there. @param {number} time */
  show(time) {
    this.time = Math.min(Math.max(time, 0), this.timeline.duration);
    this.#move('resting', this.time);
  }

  /** Shows the position after `cursor` jumps. @param {number} cursor */
  rest(cursor) {
    this.show(timeOf(this.timeline, cursor));
  }

  /**
   * Runs from one cursor to another. Forwards it begins with the jump, without the pause before it; backwards it ends
   * with the jump.
   * @param {number} from
   * @param {number} to
   */
  run(from, to) {
    const { begins, ends } = this.timeline;
    this.show(to > from ? begins[from] : ends[from - 1]);
    this.#move('running', to > from ? ends[to - 1] : begins[to]);
  }

  /**
   * Lets some seconds pass.
   * @param {number} seconds
   */
  advance(seconds) {
    const left = this.#target - this.time;
    const step = seconds * this.speed;
    if (Math.abs(left) <= step) this.show(this.#target);
    else this.time += Math.sign(left) * step;
  }

  /** @param {'resting' | 'running' | 'playing'} state @param {number} target */
  #move(state, target) {
    this.#state = state;
    this.#target = target;
  }
}
