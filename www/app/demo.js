// A jump to try, on a board of three holes: it shows itself again and again, until a person has tried it.

import { layOut } from '../board/layout.js';
import { Renderer } from '../board/renderer.js';
import { sceneOf } from '../board/scene.js';
import { readProblem } from '../engine/problem.js';
import { continueWith, newGame } from '../game/game.js';

const BOARD = { board: 'ooo', start: 'xxo', goal: 'c1' };
const JUMP = 'a1-c1';
/** In pixels of the page. */
const SIZE = { width: 96, height: 44 };
/** The rest before each jump, the jump, and the rest after it, in milliseconds. */
const TIMES = { before: 1600, jump: 650, after: 1400 };
const CYCLE = TIMES.before + TIMES.jump + TIMES.after;

export class Demo {
  #canvas;
  #theme;
  #game = continueWith(newGame(readProblem(BOARD)), JUMP);
  /** When the first rest began. */
  #begin = performance.now();
  #isTried = false;
  #frame = 0;
  /** Draws in the colours that applied last. @type {Renderer | undefined} */
  #renderer;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {() => import('../board/theme.js').Theme} theme the colours that apply
   */
  constructor(canvas, theme) {
    this.#canvas = canvas;
    this.#theme = theme;
    canvas.addEventListener('contextrestored', () => {
      this.#renderer = undefined;
    });
    this.#goOn();
  }

  /** Jumps at once, and does not repeat it by itself any more. */
  try() {
    this.#isTried = true;
    this.#begin = performance.now() - TIMES.before;
  }

  stop() {
    cancelAnimationFrame(this.#frame);
  }

  #goOn() {
    // Who takes the element off the page takes this with it.
    if (!this.#canvas.isConnected) return;
    this.#draw();
    this.#frame = requestAnimationFrame(() => this.#goOn());
  }

  /** How much of the jump is over, from 0 to 1. */
  get #part() {
    const time = performance.now() - this.#begin;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill) return this.#isTried ? 1 : 0;
    const within = this.#isTried ? time : time % CYCLE;
    return Math.min(1, Math.max(0, (within - TIMES.before) / TIMES.jump));
  }

  #draw() {
    const theme = this.#theme();
    if (this.#renderer?.theme !== theme) {
      const layout = layOut(this.#game.problem.holes, SIZE.width, SIZE.height);
      this.#renderer = new Renderer(this.#canvas, layout, theme, devicePixelRatio);
    }
    const moment = { done: 0, part: this.#part };
    this.#renderer.redraw(sceneOf({ game: this.#game, moment, selection: {}, jumps: [], said: [] }));
  }
}
