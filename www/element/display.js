// When the element is drawn. A frame computes, draws, and then tells.

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
  /** Calls off what waits for an idle page. */
  #callOff = () => {};
  /** Begins to watch what a board that is far needs not know of. */
  #watchRoom = () => {};
  /** Sees what takes room, and whether there is enough. */
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
    /** What the element says. */
    this.words = parts.words();
    this.view = new View(root, viewIntents(element, player), this.words, parts, () => this.resize());
    this.#frames = new FrameLoop((now, seconds) => player.during(() => this.#frame(now, seconds)) ?? false);
    // No event but the transition of a hidden box tells that a colour has changed.
    this.view.part('.sentinel').addEventListener('transitionrun', () => this.resize());
    // Who has come here by Tab goes on to the controls.
    this.view.part('.holes').addEventListener('focus', () => this.approach());
  }

  /** @param {AbortSignal} signal until when */
  watch(signal) {
    addEventListener('beforeprint', () => this.#print(true), { signal });
    addEventListener('afterprint', () => this.#print(false), { signal });
    this.#watchRoom = once(() => this.#observe(signal));
    if (!this.view.isFar) this.#watchRoom();
  }

  /** A person may see it soon, or a game is there. */
  approach() {
    this.view.approach();
    this.#watchRoom();
  }

  /** Watches the size, the room and the colours. @param {AbortSignal} signal until when */
  #observe(signal) {
    watchPixels(this.view.part('.stage'), signal, () => this.fit());
    for (const block of [this.#element, ...this.view.blocks]) this.#blocks.observe(block);
    signal.addEventListener('abort', () => this.#blocks.disconnect());
    for (const query of THEME_QUERIES) matchMedia(query).addEventListener('change', () => this.resize(), { signal });
  }

  /** Asks for a frame: something is to be drawn. */
  invalidate() {
    if (this.#element.isConnected) this.#frames.request();
  }

  stop() {
    this.#frames.stop();
    this.#callOff();
    this.#watchRoom = () => {};
  }

  /** Fits the canvas into its box, unless it is. */
  fit() {
    if (!this.view.isFitted) this.resize();
  }

  /** Fits the canvas into its box, in the colours that apply now. */
  resize() {
    // A game that was opened again is drawn before the frame in which the core may die once more.
    if (!this.#player.during(() => this.#redraw(), false)) return;
    this.invalidate();
    this.#callOff();
    this.#callOff = whenIdle(() => this.view.prepare());
  }

  /** A canvas that has a new size is empty: it is filled before the next frame is shown. Whether there is something to draw on. */
  #redraw() {
    const { session, solving, analysis } = this.#player;
    if (!session || !solving || !this.view.resize(session)) return false;
    this.view.draw(session, solving, analysis, performance.now());
    return true;
  }

  /** @param {number} now @param {number} seconds @returns {boolean} whether the next frame will look different */
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
