// A jump to try, on a board of three holes: it shows itself again and again, until a person has tried it.

import { layOut } from '../../board/layout.js';
import { makeRenderer } from '../../board/renderer.js';
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

/**
 * @param {HTMLElement} button around a canvas
 * @param {() => import('../../board/theme.js').Theme} themeOf the board
 * @param {AbortSignal} signal ends it
 * @returns jumps at once, and does not repeat it by itself any more
 */
export function showDemo(button, themeOf, signal) {
  const canvas = /** @type {HTMLCanvasElement} */ (button.querySelector('canvas'));
  const game = continueWith(newGame(readProblem(BOARD)), JUMP);
  /** The time at which the first rest began. */
  let begin = performance.now();
  let isTried = false;
  let frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Draws in the last known colours. @type {import('../../board/renderer.js').Renderer | undefined} */
  let renderer;
  canvas.addEventListener('contextrestored', () => {
    renderer = undefined;
    goOn();
  });
  signal.addEventListener('abort', stop);
  goOn();
  return () => {
    isTried = true;
    begin = performance.now() - TIMES.before;
    goOn();
  };

  function stop() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }

  function goOn() {
    stop();
    // It ends with the element when that is taken off the page.
    if (!canvas.isConnected) return;
    const { part, rest } = momentNow();
    draw(part);
    // A hidden page gets no frames: it waits there.
    const next = () => {
      frame = requestAnimationFrame(goOn);
    };
    if (rest > 0) timer = setTimeout(next, Math.min(rest, LOOK));
    else next();
  }

  /** The part of the jump that is over, from 0 to 1, and the time without motion, in milliseconds. */
  function momentNow() {
    const time = performance.now() - begin;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill) return { part: isTried ? 1 : 0, rest: LOOK };
    const within = isTried ? time : time % CYCLE;
    const part = (within - TIMES.before) / TIMES.jump;
    if (part < 0) return { part: 0, rest: TIMES.before - within };
    if (part < 1) return { part, rest: 0 };
    return { part: 1, rest: isTried ? LOOK : CYCLE - within };
  }

  /** @param {number} part of the jump that is over */
  function draw(part) {
    const theme = themeOf();
    if (renderer?.theme !== theme)
      renderer = makeRenderer(canvas, layOut(game.problem.holes, SIZE.width, SIZE.height), theme, devicePixelRatio);
    renderer.redraw(sceneOf({ game, moment: { done: 0, part }, selection: {}, jumps: [], said: [] }));
  }
}
