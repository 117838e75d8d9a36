// A session on a board: its line, its playback and its selection. Playback determines the current moment, and the
// cursor follows it.

import * as games from './game.js';
import { LINE } from './line.js';
import { fadeAt, Playback, shakeAt } from './playback.js';
import { carry, choose, drop } from './selection.js';

/** @import { Jump, Line } from '../engine/wasm/peg_solitaire.js' */
/** @import { Begun, Refused } from './playback.js' */
/** @import { Game } from './game.js' */
/** @import { Place, Result, Selection } from './selection.js' */

/** The maximum length of a run, in jumps. Users could not follow a longer run. */
const NEAR = 5;

/**
 * Callbacks for events and redrawing, and queries: whether the user prefers reduced motion, whether the board is
 * read-only, and whether a peg with a single jump plays it at once.
 * @typedef {{ tell: (type: string, detail?: unknown) => void, invalidate: () => void,
 *   prefersReducedMotion: () => boolean, isReadOnly?: () => boolean, isOneTap?: () => boolean }} SessionCallbacks
 */

export class Session {
  #callbacks;
  #game;
  playback = new Playback();
  /** @type {Selection} */
  selection = {};
  /** The last refused attempt. Each attempt is a new object. @type {(Refused & Begun) | undefined} */
  refused;
  /** The last change without playback. @type {Parameters<typeof fadeAt>[0]} */
  #fade;
  #form;

  /** @param {Game} game @param {SessionCallbacks} callbacks @param {import('./line.js').Form} [form] of the game */
  constructor(game, callbacks, form = LINE) {
    this.#callbacks = callbacks;
    this.#form = form;
    this.#game = game;
    this.playback.load(game.line, game.cursor);
  }

  /** The game, which stays the same object until its line or the number of jumps played changes. */
  get game() {
    const { cursor } = this.playback;
    if (cursor !== this.#game.cursor) this.#game = { ...this.#game, cursor };
    return this.#game;
  }

  get position() {
    return games.position(this.game);
  }

  /** The jumps that the player can make now. */
  get legalJumps() {
    return this.#callbacks.isReadOnly?.() ? [] : games.legalJumps(this.game);
  }

  /**
   * Plays the jumps to come, or from the start if there are none, until `end` jumps are finished.
   * @param {number} [end]
   */
  play(end = Number.POSITIVE_INFINITY) {
    if (this.playback.isPlaying) return;
    // A step in progress is finished first. Playback that was paused in the middle of a jump continues from that point.
    if (this.playback.isMoving) this.settle();
    const { line, cursor } = this.game;
    if (line.jumps.length === 0) return;
    this.#letGo();
    this.#move(() => {
      if (cursor === line.jumps.length && end > cursor) this.playback.rest(0);
      this.playback.play(Math.min(end, line.jumps.length));
    });
    this.#callbacks.tell('play');
  }

  pause() {
    if (!this.playback.isPlaying) return;
    this.playback.pause();
    this.#callbacks.tell('pause');
    this.#callbacks.invalidate();
  }

  /** @param {number} time in seconds at normal speed */
  seek(time) {
    this.pause();
    this.#letGo();
    this.#move(() => this.playback.show(time));
  }

  /** Takes back the last edit or the last jump, whichever came later. */
  undo() {
    const game = this.settle();
    const before = this.#form.undo?.(game);
    if (before) this.#cut(before);
    else this.goTo(game.cursor - 1);
  }

  redo() {
    this.goTo(this.settle().cursor + 1);
  }

  /** @param {1 | -1} direction */
  step(direction) {
    this.goTo(games.moveBoundary(this.settle(), direction));
  }

  /**
   * Goes to `cursor`, with playback if that is within a move or within `reach` jumps.
   * @param {number} cursor
   * @param {number} [reach]
   */
  goTo(cursor, reach = 0) {
    const game = this.settle();
    const next = games.goTo(game, cursor);
    if (next.cursor === game.cursor) return;
    const isNear = Math.abs(next.cursor - game.cursor) <= reach || games.isWithinMove(game, next.cursor);
    if (!isNear || this.#callbacks.prefersReducedMotion()) return this.#cut(next);
    this.#move(() => this.playback.run(game.cursor, next.cursor));
  }

  /** Goes to a position of another line, which replaces the current one. @param {Line} line @param {number} jumps */
  visit(line, jumps) {
    // The line on the board may continue after its end.
    const cursor = Math.min(jumps, line.jumps.length);
    const game = this.settle();
    if (game.line === line || games.beginsAlike(game.line, line, cursor)) return this.goTo(cursor, NEAR);
    this.change(() => games.goTo(this.#form.show(games.goTo(game, 0), games.movesText(line)), cursor));
  }

  /** Plays a range of a line. @param {Line} line @param {number} from @param {number} to */
  playRange(line, from, to) {
    const [begin, end] = [from, to].map((jumps) => Math.min(jumps, line.jumps.length));
    if (!games.beginsAlike(this.settle().line, line, end)) this.visit(line, begin);
    this.#cut(games.goTo(this.settle(), begin));
    const last = games.goTo(this.game, end).cursor;
    if (last !== this.game.cursor) this.play(last);
  }

  /** Replaces the jumps to come with the given jumps. @param {string} jumps */
  continueWith(jumps) {
    const game = this.#form.continueWith(this.settle(), jumps);
    this.#move(() => this.#load(game));
  }

  /** Changes the game at once. @param {(game: Game) => Game} act */
  change(act) {
    this.#cut(act(this.settle()));
  }

  /** Finishes all motion at its target, including a jump that is being played. @returns {Game} */
  settle() {
    if (this.playback.isBusy) {
      const { isPlaying, cursor, moment } = this.playback;
      this.pause();
      this.#move(() => this.playback.rest(isPlaying && moment.part > 0 ? moment.done + 1 : cursor));
    }
    this.#letGo();
    return this.game;
  }

  /** @param {Jump} jump @param {boolean} isCarried true if the peg was dragged there */
  #playJump(jump, isCarried) {
    const { cursor } = this.game;
    const next = this.#form.play(this.game, jump.name);
    if (isCarried || this.#callbacks.prefersReducedMotion()) this.#cut(next, isCarried ? jump : undefined);
    else {
      this.#move(() => {
        this.#load({ ...next, cursor });
        this.playback.run(cursor, next.cursor);
      });
    }
    this.#callbacks.tell('jump', { jump: jump.name });
    if (games.status(next) === 'won') this.#callbacks.tell('ended');
  }

  /** Changes the game without playback. @param {Game} game @param {Jump} [moved] the jump that was made by dragging */
  #cut(game, moved) {
    // A comment, or a variation elsewhere, leaves the pegs as they are.
    if (games.position(game) !== this.position) this.#fadeFrom(this.game, moved);
    this.#move(() => this.#load(game));
  }

  /** @param {Game} game @param {Jump} [moved] */
  #fadeFrom(game, moved) {
    this.#fade = { before: games.pegs(game), moved, begin: performance.now() };
  }

  /** Loads another line, or stops at another position of the current line. @param {Game} game */
  #load(game) {
    this.playback.load(game.line, game.cursor);
    this.#game = game;
  }

  /** Runs an action on the game, and reports a change if there is one. @param {() => void} move */
  #move(move) {
    const before = this.game;
    move();
    const { cursor, line, tree } = this.game;
    if (cursor !== before.cursor || line !== before.line || tree !== before.tree) this.#callbacks.tell('change');
    this.#callbacks.invalidate();
  }

  /** Called when the pointer goes down. Finishes all motion; the selected peg stays selected. */
  press() {
    const { selected, isHinted } = this.selection;
    this.settle();
    this.#select({ ...this.selection, selected, isHinted });
  }

  /** @param {number | undefined} hovered */
  hover(hovered) {
    if (hovered !== this.selection.hovered) this.#select({ ...this.selection, hovered });
  }

  /** @param {number | undefined} focused */
  focus(focused) {
    this.#select({ ...this.selection, focused });
  }

  /** Selects a hole by click or key, or the peg of a hint. @param {number} [hole] @param {boolean} [isHinted] */
  choose(hole, isHinted = false) {
    this.press();
    if (this.#callbacks.isReadOnly?.()) return;
    if (isHinted) return this.follow({ selection: { ...this.selection, selected: hole, isHinted } });
    const isOneTap = this.#callbacks.isOneTap?.();
    this.follow(choose(this.selection, hole, this.legalJumps, games.pegs(this.game), isOneTap));
  }

  /** @param {number} hole @param {Place} place @param {number | undefined} near the nearest hole, if any */
  carry(hole, place, near) {
    // During the drag, playback may have started, or the peg may have disappeared.
    if (this.playback.isBusy || !this.legalJumps.some(({ from }) => from === hole)) return;
    this.#select(carry(hole, place, near, this.legalJumps));
  }

  /** @param {number | undefined} near the nearest hole, if any */
  drop(near) {
    if (!this.selection.drag) return;
    this.follow(drop(this.selection, near, this.legalJumps), true);
  }

  cancelDrag() {
    this.#select({});
  }

  /** Applies the result of an attempt. @param {Result} result @param {boolean} [isCarried] */
  follow({ selection, jump, refusal }, isCarried = false) {
    this.refused = refusal && { ...refusal, begin: performance.now() };
    this.#select(selection);
    if (jump) this.#playJump(jump, isCarried);
    if (refusal) this.#callbacks.tell('refused');
  }

  /** @param {Selection} selection */
  #select(selection) {
    this.selection = selection;
    this.#callbacks.invalidate();
  }

  /** Drops the selection and the dragged peg. The hovered hole and the focused hole are kept. */
  #letGo() {
    const { hovered, focused } = this.selection;
    this.selection = { hovered, focused };
    this.refused = undefined;
  }

  // Time.

  /** Advances time. @param {number} seconds since the last call */
  advance(seconds) {
    const { isPlaying } = this.playback;
    const before = this.game;
    this.playback.advance(seconds);
    if (!isPlaying) return;
    const isChange = this.game.cursor !== before.cursor;
    if (isChange && this.#callbacks.prefersReducedMotion()) this.#fadeFrom(before);
    if (isChange) this.#callbacks.tell('change');
    const { isPlaying: goesOn, time, timeline } = this.playback;
    if (!goesOn) this.#callbacks.tell(time === timeline.duration ? 'ended' : 'pause');
  }

  /** True if the next frame will look different. @param {number} now in milliseconds */
  isAnimated(now) {
    return (
      this.playback.isMoving || fadeAt(this.#fade, now) !== undefined || (shakeAt(this.refused, now)?.part ?? 1) < 1
    );
  }

  /** The data for a scene. @param {number} now in milliseconds */
  view(now) {
    const { done, part } = this.playback.moment;
    return {
      game: this.game,
      moment: { done, part: this.#callbacks.prefersReducedMotion() ? 0 : part },
      selection: this.selection,
      refused: shakeAt(this.refused, now),
      fade: fadeAt(this.#fade, now),
      jumps: this.playback.isBusy ? [] : this.legalJumps,
    };
  }
}
