// One session at the board: the game, its film, and what the hands are doing. Knows no DOM.

import * as games from './game.js';
import { Playback } from './playback.js';
import { carry, choose, drop } from './selection.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./selection.js').Refusal} Refusal */
/** @typedef {import('./selection.js').Result} Result */
/** @typedef {import('./selection.js').Place} Place */
/** @typedef {import('./selection.js').Selection} Selection */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Jump} Jump */

const FADE_SECONDS = 0.18;
const SHAKE_SECONDS = 0.12;

/**
 * Who is told: of events, and that something is to be drawn. `isCalm` is whether nothing shall fly, `isReadOnly` whether
 * no hand can move a peg.
 * @typedef {{
 *   emit: (type: string, detail?: unknown) => void,
 *   invalidate: () => void,
 *   isCalm: () => boolean,
 *   isReadOnly?: () => boolean,
 * }} Host
 */

export class Session {
  /** @type {Host} */
  #host;
  /** @type {Game} */
  #game;
  #film = new Playback();
  /** @type {Selection} */
  #selection = {};
  /** A change that is shown without a film, and since when, in milliseconds. @type {{ before: string, begin: number, moved?: Jump } | undefined} */
  #fade;
  /** @type {{ hole: number, why: Refusal, begin: number } | undefined} */
  #refusal;

  /**
   * @param {Game} game
   * @param {Host} host
   */
  constructor(game, host) {
    this.#host = host;
    this.#game = game;
    this.#film.load(game.line, game.cursor);
  }

  get game() {
    return this.#game;
  }

  get position() {
    return games.position(this.#game);
  }

  get film() {
    return this.#film;
  }

  get selection() {
    return this.#selection;
  }

  /** Why the last try was refused, until the next one. */
  get refusal() {
    return this.#refusal?.why;
  }

  /** What a hand can play now. */
  get legalJumps() {
    return this.#isReadOnly ? [] : games.legalJumps(this.#game);
  }

  get #isReadOnly() {
    return this.#host.isReadOnly?.() ?? false;
  }

  // Going through the game.

  /** Plays the jumps to come; from the start when there are none. */
  play() {
    const { line, cursor } = this.#game;
    if (this.#film.isPlaying || line.jumps.length === 0) return;
    this.#letGo();
    if (cursor === line.jumps.length) {
      this.#film.rest(0);
      this.#setGame(games.goTo(this.#game, 0));
    }
    this.#film.play();
    this.#host.emit('play');
    this.#host.invalidate();
  }

  pause() {
    if (!this.#film.isPlaying) return;
    this.#film.pause();
    this.#host.emit('pause');
    this.#host.invalidate();
  }

  /** @param {number} time in seconds at normal speed */
  seek(time) {
    this.pause();
    this.#letGo();
    this.#film.show(time);
    this.#setGame(games.goTo(this.#game, this.#film.moment.done));
  }

  undo() {
    this.goTo(this.settle().cursor - 1);
  }

  redo() {
    this.goTo(this.settle().cursor + 1);
  }

  /** @param {1 | -1} direction */
  step(direction) {
    this.goTo(games.moveBoundary(this.settle(), direction));
  }

  reset() {
    const { problem } = this.settle();
    this.#cut(games.newGame(problem));
  }

  /** Goes where so many jumps are played: with a film within a move, else at once. @param {number} cursor */
  goTo(cursor) {
    const game = this.settle();
    const next = games.goTo(game, cursor);
    if (next.cursor === game.cursor) return;
    if (!isWithinMove(game, next.cursor) || this.#host.isCalm()) return this.#cut(next);
    this.#film.run(game.cursor, next.cursor);
    this.#setGame(next);
  }

  /** Goes where so many jumps are played, and forgets those that came after. @param {number} cursor */
  cutOff(cursor) {
    this.#cut(games.continueWith(games.goTo(this.settle(), cursor), ''));
  }

  /** Replaces the jumps to come. @param {string} jumps */
  continueWith(jumps) {
    const game = games.continueWith(this.settle(), jumps);
    this.#film.load(game.line, game.cursor);
    this.#setGame(game);
  }

  /** Ends what is moving: new input finds the game where it was going to be. */
  settle() {
    if (this.#film.isBusy) {
      const { done, part } = this.#film.moment;
      const cursor = this.#film.isPlaying && part > 0 ? done + 1 : this.#game.cursor;
      this.pause();
      this.#film.rest(cursor);
      this.#setGame(games.goTo(this.#game, cursor));
    }
    this.#letGo();
    return this.#game;
  }

  /** @param {Jump} jump @param {boolean} isCarried whether the hand has brought the peg there already */
  #playJump(jump, isCarried) {
    const { cursor } = this.#game;
    const next = games.play(this.#game, jump.name);
    if (isCarried || this.#host.isCalm()) {
      this.#cut(next, isCarried ? jump : undefined);
    } else {
      this.#film.load(next.line, cursor);
      this.#film.run(cursor, next.cursor);
      this.#setGame(next);
    }
    this.#host.emit('jump', { jump: jump.name });
    if (games.status(next) === 'won') this.#host.emit('ended');
  }

  /** Goes there without a film. @param {Game} game @param {Jump} [moved] what the hand has carried */
  #cut(game, moved) {
    this.#fade = { before: this.position, begin: performance.now(), moved };
    this.#film.load(game.line, game.cursor);
    this.#setGame(game);
  }

  /** @param {Game} game */
  #setGame(game) {
    const isChange = game.cursor !== this.#game.cursor || game.line !== this.#game.line;
    this.#game = game;
    if (isChange) this.#host.emit('change');
    this.#host.invalidate();
  }

  // Hands.

  /** The pointer goes down: what moves comes to its end, what is chosen stays chosen. */
  press() {
    const { selected } = this.#selection;
    this.settle();
    this.#setSelection({ ...this.#selection, selected });
  }

  /** @param {number | undefined} hovered */
  hover(hovered) {
    if (hovered !== this.#selection.hovered) this.#setSelection({ ...this.#selection, hovered });
  }

  /** @param {number | undefined} focused */
  focus(focused) {
    this.#setSelection({ ...this.#selection, focused });
  }

  /** A hole is clicked, or activated by key. @param {number | undefined} hole */
  choose(hole) {
    if (this.#isReadOnly) return;
    this.press();
    const pegs = this.#game.problem.board.pegs(this.position);
    this.#follow(choose(this.#selection, hole, this.legalJumps, pegs), false);
  }

  /** @param {number} hole @param {Place} place @param {number | undefined} near */
  carry(hole, place, near) {
    // The film may have begun, or the peg have left, while it was in the hand.
    if (this.#film.isBusy || !this.legalJumps.some(({ from }) => from === hole)) return;
    this.#setSelection(carry(hole, place, near, this.legalJumps));
  }

  /** @param {number | undefined} near the hole that the peg is near */
  drop(near) {
    if (!this.#selection.drag) return;
    this.#follow(drop(this.#selection, near, this.legalJumps), true);
  }

  cancelDrag() {
    this.#setSelection({});
  }

  /** @param {Result} result @param {boolean} isCarried */
  #follow({ selection, jump, refusal }, isCarried) {
    this.#refusal = refusal && { ...refusal, begin: performance.now() };
    this.#setSelection(selection);
    if (jump) this.#playJump(jump, isCarried);
  }

  /** @param {Selection} selection */
  #setSelection(selection) {
    this.#selection = selection;
    this.#host.invalidate();
  }

  /** Nothing is chosen or carried any more; where pointer and focus are stays. */
  #letGo() {
    const { hovered, focused } = this.#selection;
    this.#selection = { hovered, focused };
    this.#refusal = undefined;
  }

  // Time.

  /**
   * Lets time pass until now.
   * @param {number} now in milliseconds
   * @param {number} seconds since the last time
   */
  advance(now, seconds) {
    const wasPlaying = this.#film.isPlaying;
    this.#film.advance(seconds);
    if (wasPlaying) this.#followFilm(now);
    if (this.#fade && partOf(this.#fade, FADE_SECONDS, now) === 1) this.#fade = undefined;
  }

  /** Whether the next frame will look different. @param {number} now */
  isAnimated(now) {
    const isShaking = this.#refusal !== undefined && partOf(this.#refusal, SHAKE_SECONDS, now) < 1;
    return this.#film.isMoving || this.#fade !== undefined || isShaking;
  }

  /** While the film plays, the game follows it. @param {number} now */
  #followFilm(now) {
    const { done } = this.#film.moment;
    if (done !== this.#game.cursor) {
      if (this.#host.isCalm()) this.#fade = { before: this.position, begin: now };
      this.#setGame(games.goTo(this.#game, done));
    }
    if (!this.#film.isPlaying) this.#host.emit('ended');
  }

  /**
   * What a scene needs to know.
   * @param {number} now in milliseconds
   */
  view(now) {
    const { done, part } = this.#film.moment;
    const refused = this.#refusal && { hole: this.#refusal.hole, part: partOf(this.#refusal, SHAKE_SECONDS, now) };
    return {
      game: this.#game,
      moment: { done, part: this.#host.isCalm() ? 0 : part },
      selection: this.#selection,
      refused,
      fade: this.#fade && { ...this.#fade, part: partOf(this.#fade, FADE_SECONDS, now) },
      jumps: this.#film.isBusy ? [] : this.legalJumps,
    };
  }
}

/** Whether a cursor is no further away than the next end of a move. @param {Game} game @param {number} cursor */
function isWithinMove(game, cursor) {
  const direction = cursor > game.cursor ? 1 : -1;
  return (games.moveBoundary(game, direction) - cursor) * direction >= 0;
}

/** How much of an event is over, from 0 to 1. @param {{ begin: number }} event @param {number} seconds @param {number} now */
function partOf({ begin }, seconds, now) {
  return Math.min(1, Math.max(0, (now - begin) / (seconds * 1000)));
}
