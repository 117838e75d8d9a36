// A jump to try, on a board of three holes: it shows itself again and again, until a person has tried it.

import { layOut } from '../../board/layout.js';
import { Renderer } from '../../board/renderer.js';
import { sceneOf } from '../../board/scene.js';
import { readProblem } from '../../engine/problem.js';
import { continueWith, newGame } from '../../game/game.js';

const BOARD = { board: 'ooo', start: 'xxo', goal: 'c1' };
const JUMP = 'a1-c1';
/** In pixels of the page. */
const SIZE = { width: 96, height: 44 };
/** The rest before each jump, the jump, and the rest after it, in milliseconds. */
const TIMES = { before: 1600, jump: 650, after: 1400 };
const CYCLE = TIMES.before + TIMES.jump + TIMES.after;
/** At rest it looks for other colours now and then, in milliseconds. */
const LOOK = 500;

export class Demo {
  #canvas;
  #theme;
  #game = continueWith(newGame(readProblem(BOARD)), JUMP);
  /** The time at which the first rest began. */
  #begin = performance.now();
  #isTried = false;
  #frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Draws in the last known colours. @type {Renderer | undefined} */
  #renderer;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {() => import('../../board/theme.js').Theme} theme of the board
   */
  constructor(canvas, theme) {
    this.#canvas = canvas;
    this.#theme = theme;
    canvas.addEventListener('contextrestored', () => {
      this.#renderer = undefined;
      this.stop();
      this.#goOn();
    });
    this.#goOn();
  }

  /** Jumps at once, and does not repeat it by itself any more. */
  try() {
    this.#isTried = true;
    this.#begin = performance.now() - TIMES.before;
    this.stop();
    this.#goOn();
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }

  #goOn() {
    // It ends with the element when that is taken off the page.
    if (!this.#canvas.isConnected) return;
    const { part, rest } = this.#moment;
    this.#draw(part);
    // A hidden page gets no frames: it waits there.
    const goOn = () => {
      this.#frame = requestAnimationFrame(() => this.#goOn());
    };
    if (rest > 0) this.#timer = setTimeout(goOn, Math.min(rest, LOOK));
    else goOn();
  }

  /** The part of the jump that is over, from 0 to 1, and the time without motion, in milliseconds. */
  get #moment() {
    const time = performance.now() - this.#begin;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill) return { part: this.#isTried ? 1 : 0, rest: LOOK };
    const within = this.#isTried ? time : time % CYCLE;
    const part = (within - TIMES.before) / TIMES.jump;
    if (part < 0) return { part: 0, rest: TIMES.before - within };
    if (part < 1) return { part, rest: 0 };
    return { part: 1, rest: this.#isTried ? LOOK : CYCLE - within };
  }

  /** @param {number} part of the jump that is over */
  #draw(part) {
    const theme = this.#theme();
    if (this.#renderer?.theme !== theme) {
      const layout = layOut(this.#game.problem.holes, SIZE.width, SIZE.height);
      this.#renderer = new Renderer(this.#canvas, layout, theme, devicePixelRatio);
    }
    const moment = { done: 0, part };
    this.#renderer.redraw(sceneOf({ game: this.#game, moment, selection: {}, jumps: [], said: [] }));
  }
}
