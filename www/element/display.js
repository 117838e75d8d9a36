// Schedules the drawing of the element. A frame computes, draws, and then reports.

import { watchPixels } from '../board/pixel-ratio.js';
import { THEME_QUERIES } from '../board/theme.js';
import { whenIdle } from '../common/idle.js';
import { once } from '../common/memo.js';
import { controlsOf } from './attributes/attributes.js';
import { FrameLoop } from './frame-loop.js';
import { viewIntents } from './hands/commands.js';
import { View } from './view/view.js';

/** @typedef {import('./attributes/reflecting-element.js').ReflectingElement} ReflectingElement */
/** @typedef {import('./view/parts.js').Parts} Parts */
/** @typedef {import('./play/player.js').Player} Player */

export class Display {
  #element;
  #player;
  #frames;
  /** Cancels the work that waits for an idle page. */
  #callOff = () => {};
  /** Begins to watch all that a far board needs not know. */
  #watchRoom = () => {};
  /** Watches the blocks in the room, and checks that they fit. */
  #blocks = new ResizeObserver(() => this.view.checkRoom());

  /**
   * @param {ReflectingElement} element
   * @param {ShadowRoot} root
   * @param {Player} player
   * @param {Parts} parts
   */
  constructor(element, root, player, parts) {
    this.#element = element;
    this.#player = player;
    /** The words of the element. */
    this.words = parts.words();
    this.view = new View(root, viewIntents(element, player), this.words, parts, () => this.resize());
    this.#frames = new FrameLoop((now, seconds) => player.during(() => this.#frame(now, seconds)) ?? false);
    // Only the transition of a hidden box tells that a colour has changed.
    this.view.part('.sentinel').addEventListener('transitionrun', () => this.resize());
    // A keyboard user who has come here goes on to the controls.
    this.view.part('.holes').addEventListener('focus', () => this.approach());
  }

  /** @param {AbortSignal} signal that ends it */
  watch(signal) {
    addEventListener('beforeprint', () => this.#print(true), { signal });
    addEventListener('afterprint', () => this.#print(false), { signal });
    this.#watchRoom = once(() => this.#observe(signal));
    if (!this.view.isFar) this.#watchRoom();
  }

  /** Prepares a board that may soon be seen, or has a game. */
  approach() {
    this.view.approach();
    this.#watchRoom();
  }

  /** Watches the size, the room and the colours. @param {AbortSignal} signal that ends it */
  #observe(signal) {
    watchPixels(this.view.part('.stage'), signal, () => this.fit());
    for (const block of [this.#element, ...this.view.blocks]) this.#blocks.observe(block);
    signal.addEventListener('abort', () => this.#blocks.disconnect());
    for (const query of THEME_QUERIES) matchMedia(query).addEventListener('change', () => this.resize(), { signal });
  }

  /** Asks for a frame. */
  invalidate() {
    if (this.#element.isConnected) this.#frames.request();
  }

  stop() {
    this.#frames.stop();
    this.#callOff();
    this.#watchRoom = () => {};
  }

  /** Fits the canvas into its box, unless it fits. */
  fit() {
    if (!this.view.isFitted) this.resize();
  }

  /** Fits the canvas into its box, in the current colours. */
  resize() {
    // A reopened game is drawn before the frame in which the core may die once more.
    if (!this.#player.during(() => this.#redraw(), false)) return;
    this.invalidate();
    this.#callOff();
    this.#callOff = whenIdle(() => this.view.prepare());
  }

  /** Draws at once, since a resized canvas is empty. True if there is something to draw on. */
  #redraw() {
    const { session, solving, analysis } = this.#player;
    if (!session || !solving || !this.view.resize(session)) return false;
    this.view.draw(session, solving, analysis, performance.now());
    return true;
  }

  /** @param {number} now @param {number} seconds @returns {boolean} true if the next frame will look different */
  #frame(now, seconds) {
    const { session, solving, analysis, jump } = this.#player;
    if (!session || !solving) return false;
    session.advance(seconds);
    this.view.draw(session, solving, analysis, now);
    const { readOnly, autoplay, loop } = this.#element;
    this.view.update(session, {
      solving,
      analysis,
      jump,
      words: this.words,
      controls: controlsOf(this.#element),
      isReadOnly: readOnly,
      isSelfPlaying: autoplay || loop || this.#element.hasAttribute('solve') || this.#player.selfPlay.isActive,
    });
    return session.isAnimated(now);
  }

  /** Loads every board before printing, and prints in light colours. @param {boolean} isPrinting */
  #print(isPrinting) {
    this.view.part('.room').classList.toggle('is-printing', isPrinting);
    if (isPrinting) this.#player.loader.load();
    this.#player.loader.catchUp();
    this.resize();
  }
}
