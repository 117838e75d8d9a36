// The members of the element that use its player: those for the game, and those for playback, which resemble the
// members of a video element.

import { movesText } from '../../game/game.js';
import { check, checkNumber } from '../attributes/arguments.js';
import { ReflectingElement, setValue } from '../attributes/attributes.js';

/** @typedef {import('../../game/session.js').Session} Session */

/** The key of the player, private to the classes of the element. */
export const PLAYER = Symbol();
/** The key of the open game. Reading it does not create a board. */
export const NOW = Symbol();
/** The key of the method with which the app customises how the board is drawn. */
export const CRAFT = Symbol();

export class PlayedElement extends ReflectingElement {
  /** Provided by the subclass that creates the board. @returns {import('./player.js').Player} */
  get [PLAYER]() {
    return /** @type {any} */ (undefined);
  }

  /** The open game; undefined before the board is created. @returns {Partial<import('./player.js').Player['now']>} */
  get [NOW]() {
    return {};
  }

  /** The position on the board, as rows of `x`, `o` and `.`, separated by `/`. */
  get position() {
    return this[NOW].session?.position ?? '';
  }

  /** The jumps played so far, such as `['d2-d4']`. */
  get jumps() {
    return this.state?.line.jumps.slice(0, this.state.cursor).map(({ name }) => name) ?? [];
  }

  /**
   * All jumps of the line on the board, played and to come, written as moves, such as `d2-d4 d5-d3 b4-d4-d2`. Setting a
   * different text starts a new game.
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

  /** The length of playback, in seconds at normal speed. */
  get duration() {
    return this[NOW].session?.playback.timeline.duration ?? 0;
  }

  /** The playback position, in seconds at normal speed. */
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

  /**
   * Shows which peg to move and, when called again, which hole to jump to. Resolves with the line that starts with this
   * jump.
   */
  hint() {
    return this[PLAYER].hint();
  }

  undo() {
    this[PLAYER].dispatch('page', (session) => session.undo());
  }

  redo() {
    this[PLAYER].dispatch('page', (session) => session.redo());
  }

  /** Goes one move forwards or backwards. @param {1 | -1} [direction] */
  step(direction = 1) {
    check('step', direction);
    this[PLAYER].dispatch('page', (session) => session.step(direction));
  }

  /** Goes to the position after a number of jumps. @param {number} jumps */
  goTo(jumps) {
    const count = checkNumber('count', jumps);
    this.call((session) => session.goTo(count));
  }

  /**
   * Runs an action for the page as soon as the game is loaded. This method is for subclasses and the app.
   * @param {(session: Session) => void} act
   */
  call(act) {
    check('act', act);
    this[PLAYER].dispatch('page', act);
  }

  /** Calls back as soon as the game is loaded, without stopping playback. @param {() => void} act */
  whenOpen(act) {
    check('act', act);
    this[PLAYER].loader.whenOpen(act);
  }

  /** Goes back to the start. The jumps are kept, so that they can be played again. */
  reset() {
    this.goTo(0);
  }
}
