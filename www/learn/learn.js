// Brings the figures of the article to life, each when it comes into view. Without it the article can still be read.

import { nextTask, whenIdle } from '../common/tasks.js';
import { tellFailure, time } from './figures/figure.js';

/** @typedef {import('./figures/figure.js').Alive} Alive */
/** @typedef {(figure: HTMLElement) => Alive | void | Promise<Alive | void>} Bring */

/** The modules of the figures by their names in the article. @type {Record<string, () => Promise<{ bring: Bring }>>} */
const FIGURES = {
  'three-numbers': () => import('./figures/three-numbers.js'),
  guess: () => import('./figures/guess.js'),
  watch: () => import('./figures/watch.js'),
  race: () => import('./figures/race.js'),
  bits: () => import('./figures/bits.js'),
  weights: () => import('./figures/weights.js'),
  certificate: () => import('./figures/certificate.js'),
  'whole-game': () => import('./figures/whole-game.js'),
  'fewest-moves': () => import('./figures/fewest-moves.js'),
};

/** A figure comes to life a little before it is seen. */
const NEAR = '25%';

/** @type {Map<HTMLElement, Promise<Alive | void>>} */
const alive = new Map();

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) turn(/** @type {HTMLElement} */ (target), isIntersecting);
  },
  { rootMargin: NEAR },
);
for (const figure of document.querySelectorAll('[data-figure]')) near.observe(figure);

/** @param {HTMLElement} figure @param {boolean} isNear */
async function turn(figure, isNear) {
  if (isNear && !alive.has(figure)) alive.set(figure, begin(figure));
  try {
    const figureAlive = await alive.get(figure);
    if (isNear) figureAlive?.wake?.();
    else figureAlive?.rest?.();
  } catch (error) {
    // The next time that it comes into view, it is tried again.
    alive.delete(figure);
    tellFailure(figure, error);
  }
}

/** @param {HTMLElement} figure */
async function begin(figure) {
  const { bring } = await FIGURES[figure.dataset.figure ?? '']();
  const figureAlive = await bring(figure);
  figure.querySelector('.failure')?.remove();
  figure.classList.add('alive');
  return figureAlive;
}

const chapters = [...document.querySelectorAll('main > section')];

/** All chapters at once would take a slow phone a tenth of a second: those out of view come one by one. */
function layOutNext() {
  chapters.shift()?.classList.add('laid-out');
  if (chapters.length > 0) whenIdle(layOutNext);
}

whenIdle(layOutNext);
// The first time that a browser writes takes it some 20 ms: they go to no task with other work.
nextTask().then(() => time(0));
// Reading comes first.
whenIdle(() => import('./keep.js').then(({ keep }) => keep()).catch(() => {}));
