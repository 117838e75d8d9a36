// The film of a game: a time that runs towards a target. Undo is the same film backwards.

import { momentAt, timelineOf, timeOf } from './timeline.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */

export class Playback {
  speed = 1;
  #timeline = timelineOf({ moves: [] });
  #time = 0;
  #target = 0;
  #isPlaying = false;

  get timeline() {
    return this.#timeline;
  }

  /** In seconds at normal speed, as all times here. */
  get time() {
    return this.#time;
  }

  get isPlaying() {
    return this.#isPlaying;
  }

  get isMoving() {
    return this.#time !== this.#target;
  }

  /** Whether it shows anything but a position at rest. */
  get isBusy() {
    return this.#isPlaying || this.isMoving || this.moment.part > 0;
  }

  /** How many jumps are over, and how much of the next one is, from 0 to 1. */
  get moment() {
    return momentAt(this.#timeline, this.#time);
  }

  /**
   * Takes another game, and shows it where so many jumps are over.
   * @param {Pick<Line, 'moves'>} line
   * @param {number} cursor
   */
  load(line, cursor) {
    this.#timeline = timelineOf(line);
    this.rest(cursor);
  }

  /** Plays on to the end. */
  play() {
    this.#isPlaying = true;
    this.#target = this.#timeline.duration;
  }

  /** Stops where it is, even in the middle of a jump. */
  pause() {
    this.show(this.#time);
  }

  /** Shows a time, and stays there. @param {number} time */
  show(time) {
    this.#isPlaying = false;
    this.#time = this.#target = Math.min(Math.max(time, 0), this.#timeline.duration);
  }

  /** Shows the position after so many jumps. @param {number} cursor */
  rest(cursor) {
    this.show(timeOf(this.#timeline, cursor));
  }

  /**
   * Runs from after so many jumps to after so many. Forwards it begins with the jump, without the pause
   * before it; backwards it ends with the jump.
   * @param {number} from
   * @param {number} to
   */
  run(from, to) {
    const { begins, ends } = this.#timeline;
    this.show(to > from ? begins[from] : ends[from - 1]);
    this.#target = to > from ? ends[to - 1] : begins[to];
  }

  /**
   * Lets some seconds pass.
   * @param {number} seconds
   */
  advance(seconds) {
    const left = this.#target - this.#time;
    const step = seconds * this.speed;
    this.#time = Math.abs(left) <= step ? this.#target : this.#time + Math.sign(left) * step;
    if (!this.isMoving) this.#isPlaying = false;
  }
}
