// The members of the element that ask its player: the game, and its film as that of a video.

import { movesText } from '../../game/game.js';
import { check, checkNumber } from '../attributes/arguments.js';
import { ReflectingElement, setValue } from '../attributes/attributes.js';

/** @typedef {import('../../game/session.js').Session} Session */

/** Names the player in the classes of the element, and nowhere else. */
export const PLAYER = Symbol();
/** Names the open game in them: to ask for it makes no board. */
export const NOW = Symbol();
/** Names the act by which the page of the app draws the board in a way of its own. */
export const CRAFT = Symbol();

export class PlayedElement extends ReflectingElement {
  /** The class that makes the board has it. @returns {import('./player.js').Player} */
  get [PLAYER]() {
    return /** @type {any} */ (undefined);
  }

  /** The open game; none before the board is made. @returns {Partial<import('./player.js').Player['now']>} */
  get [NOW]() {
    return {};
  }

  /** The position on the board, in rows of `x`, `o` and `.` with `/` between them. */
  get position() {
    return this[NOW].session?.position ?? '';
  }

  /** The jumps played so far, such as `['d2-d4']`. */
  get jumps() {
    return this.state?.line.jumps.slice(0, this.state.cursor).map(({ name }) => name) ?? [];
  }

  /**
   * All jumps of the line on the board, played and to come, by moves, such as `d2-d4 d5-d3 b4-d4-d2`. Setting another
   * text begins a new game.
   */
  get moves() {
    return this.state ? movesText(this.state.line) : (this.getAttribute('moves') ?? '');
  }

  set moves(jumps) {
    setValue(this, 'moves', jumps);
  }

  /** The problem in play; undefined before it is loaded. */
  get problem() {
    return this.state?.problem;
  }

  /** The state of the game, for pictures of it; undefined before it is loaded. */
  get state() {
    return this[NOW].session && this[PLAYER].read();
  }

  get paused() {
    return !this[NOW].session?.playback.isPlaying;
  }

  /** The length in seconds at normal speed. */
  get duration() {
    return this[NOW].session?.playback.timeline.duration ?? 0;
  }

  /** The time in seconds at normal speed. */
  get currentTime() {
    return this[NOW].session?.playback.time ?? 0;
  }

  set currentTime(time) {
    this.seek(time);
  }

  /** Plays the jumps to come, or from the start if there are none. */
  play() {
    this[PLAYER].play();
  }

  /**
   * Plays from one number of jumps to another.
   * @param {number} from
   * @param {number} [to] by default, the end
   */
  playRange(from, to = Number.POSITIVE_INFINITY) {
    this[PLAYER].playRange(checkNumber('count', from), checkNumber('count', to));
  }

  /** Stops at once, even in the middle of a jump. */
  pause() {
    this[PLAYER].pause();
  }

  /** @param {number} time in seconds at normal speed */
  seek(time) {
    const seconds = checkNumber('time', time);
    this[PLAYER].dispatch('page', (session) => session.seek(seconds));
  }

  /** Shows the peg to jump with and, if called again, the hole to jump to. Resolves with the line that it begins. */
  hint() {
    return this[PLAYER].hint();
  }

  undo() {
    this[PLAYER].dispatch('page', (session) => session.undo());
  }

  redo() {
    this[PLAYER].dispatch('page', (session) => session.redo());
  }

  /** Goes one move on or back. @param {1 | -1} [direction] */
  step(direction = 1) {
    check('step', direction);
    this[PLAYER].dispatch('page', (session) => session.step(direction));
  }

  /** Goes to a number of jumps. @param {number} jumps */
  goTo(jumps) {
    const count = checkNumber('count', jumps);
    this.call((session) => session.goTo(count));
  }

  /**
   * Does an act of the page as soon as the game is there; for elements that can do more, and for the app.
   * @param {(session: Session) => void} act
   */
  call(act) {
    check('call', act);
    this[PLAYER].dispatch('page', act);
  }

  /** Does something as soon as the game is there, without stopping a film. @param {() => void} act */
  whenOpen(act) {
    check('whenOpen', act);
    this[PLAYER].loader.whenOpen(act);
  }

  /** Goes back to the start. The jumps stay, to be played again. */
  reset() {
    this.goTo(0);
  }
}
