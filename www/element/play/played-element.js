// The members of the element that ask its player: the game, and its film as that of a video.

import { movesText } from '../../game/game.js';
import { checkAct, checkCount, checkDirection, checkTime } from '../attributes/arguments.js';
import { ReflectingElement } from '../attributes/reflecting-element.js';

/** @typedef {import('../../game/session.js').Session} Session */

/** Names the player in the classes of the element, and nowhere else. */
export const PLAYER = Symbol('player');

export class PlayedElement extends ReflectingElement {
  /** The class that makes the board gives it. @type {import('./player.js').Player} */
  [PLAYER] = /** @type {any} */ (undefined);

  /** The position on the board, in rows of `x`, `o` and `.` with `/` between them. */
  get position() {
    return this[PLAYER].session?.position ?? '';
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
    if (jumps) this.setAttribute('moves', jumps);
    else this.removeAttribute('moves');
  }

  /** What is being played, or undefined before it is loaded. */
  get problem() {
    return this.state?.problem;
  }

  /** The state of the game, for pictures of it, or undefined before it is loaded. */
  get state() {
    // Another board may have started the core again: the page gets a game that it can ask.
    this[PLAYER].during(() => {}, false);
    return this[PLAYER].session?.game;
  }

  get paused() {
    return !this[PLAYER].session?.playback.isPlaying;
  }

  /** In seconds at normal speed. */
  get duration() {
    return this[PLAYER].session?.playback.timeline.duration ?? 0;
  }

  /** In seconds at normal speed. */
  get currentTime() {
    return this[PLAYER].session?.playback.time ?? 0;
  }

  set currentTime(time) {
    this.seek(time);
  }

  /** Plays the jumps to come; from the start when there are none. */
  play() {
    this[PLAYER].play();
  }

  /**
   * Plays from where so many jumps are played to where so many are.
   * @param {number} from
   * @param {number} [to] the end without it
   */
  playRange(from, to = Number.POSITIVE_INFINITY) {
    this[PLAYER].playRange(checkCount(from), checkCount(to));
  }

  /** Stops where it is, even in the middle of a jump. */
  pause() {
    this[PLAYER].pause();
  }

  /** @param {number} time in seconds at normal speed */
  seek(time) {
    const seconds = checkTime(time);
    this[PLAYER].call((session) => session.seek(seconds));
  }

  /** Shows which peg to jump with, and asked once more where to. Resolves with the line that it begins. */
  hint() {
    return this[PLAYER].hint();
  }

  undo() {
    this[PLAYER].call((session) => session.undo());
  }

  redo() {
    this[PLAYER].call((session) => session.redo());
  }

  /** Goes one move on or back. @param {1 | -1} [direction] */
  step(direction = 1) {
    checkDirection(direction);
    this[PLAYER].call((session) => session.step(direction));
  }

  /** Goes to where so many jumps are played. @param {number} jumps */
  goTo(jumps) {
    const count = checkCount(jumps);
    this.call((session) => session.goTo(count));
  }

  /**
   * Does what the page asks of the game, as soon as it is there; for elements that can do more, and for the app.
   * @param {(session: Session, reports: import('./reports.js').Reports) => void} act
   */
  call(act) {
    checkAct(act, 'call');
    this[PLAYER].call(act);
  }

  /** Does something with the game, as soon as it is there, and lets play what plays. @param {() => void} act */
  whenOpen(act) {
    checkAct(act, 'whenOpen');
    this[PLAYER].loader.whenOpen(act);
  }

  /** Goes back to the start. The jumps stay, to be played again. */
  reset() {
    this.goTo(0);
  }
}
