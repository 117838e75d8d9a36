// Activates the article's figures, each when it comes into view, and keeps the article for offline reading once it has
// been visited. The article can be read without this module.

import { build } from '../common/dom/dom.js';
import { trustedScriptUrl } from '../common/dom/trusted-types.js';
import { nextTask, whenIdle } from '../common/tasks.js';
import { ARTICLE_FILES, VISITED } from '../common/visited.js';
import { part, tellFailure, time } from './figures/figure.js';

/** @typedef {import('./figures/figure.js').Alive} Alive */
/** Activates a figure. @typedef {(figure: HTMLElement) => Promise<Alive | void>} Bring */

/**
 * The figures by their names in the article, each in a module that is loaded on demand.
 * @type {Record<string, Bring>}
 */
const FIGURES = {
  'three-numbers': async (figure) => (await import('./figures/numbers.js')).threeNumbers(figure),
  guess: async (figure) => (await import('./figures/guess.js')).bring(figure),
  watch: async (figure) => (await import('./figures/watch.js')).bring(figure),
  race: async (figure) => (await import('./figures/race.js')).bring(figure),
  bits: async (figure) => (await import('./figures/numbers.js')).bits(figure),
  weights: async (figure) => (await import('./figures/weights.js')).bring(figure),
  certificate: async (figure) => (await import('./figures/proofs.js')).certificate(figure),
  'whole-game': async (figure) => (await import('./figures/whole-game.js')).bring(figure),
  'fewest-moves': async (figure) => (await import('./figures/proofs.js')).fewestMoves(figure),
};

const SITE = new URL('../', document.baseURI).href;
/** A figure is activated a little before it is seen. */
const NEAR = '25%';

/** @type {Map<HTMLElement, Promise<Alive | void>>} */
const alive = new Map();

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) turn(/** @type {HTMLElement} */ (target), isIntersecting);
  },
  { rootMargin: NEAR },
);
for (const figure of document.querySelectorAll('[data-figure]')) {
  // Some screen readers announce only what is added to an existing live region.
  figure.append(build('p', { class: 'failure', role: 'alert' }));
  near.observe(figure);
}

/** @param {HTMLElement} figure @param {boolean} isNear */
async function turn(figure, isNear) {
  if (isNear && !alive.has(figure)) alive.set(figure, begin(figure));
  try {
    const figureAlive = await alive.get(figure);
    if (isNear) figureAlive?.wake?.();
    else figureAlive?.rest?.();
  } catch (error) {
    // The figure is tried again the next time it scrolls into view.
    alive.delete(figure);
    tellFailure(figure, error);
  }
}

/** @param {HTMLElement} figure */
async function begin(figure) {
  const figureAlive = await FIGURES[figure.dataset.figure ?? ''](figure);
  part(figure, '.failure').textContent = '';
  figure.classList.add('alive');
  return figureAlive;
}

const chapters = [...document.querySelectorAll('main > section')];

/**
 * Laying out all chapters at once would take a slow phone a tenth of a second, so those out of view follow one by one.
 */
function layOutNext() {
  chapters.shift()?.classList.add('laid-out');
  if (chapters.length > 0) whenIdle(layOutNext);
}

whenIdle(layOutNext);
// Creating the first number format takes some 20 ms, so it gets a task of its own.
nextTask().then(() => time(0));
// Reading comes first: caching waits until the page is idle.
whenIdle(() => keep().catch(() => {}));

/** Caches what has been loaded so far; the service worker caches what is loaded from now on. */
async function keep() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register(trustedScriptUrl(`${SITE}offline-worker.js`), { updateViaCache: 'none' });
  await isActivated((await serviceWorker.ready).active);
  const addresses = [
    document.baseURI.replace(/[?#].*/, ''),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ];
  const files = addresses.filter((name) => name.startsWith(SITE) && ARTICLE_FILES.test(name.slice(SITE.length)));
  const visited = await caches.open(VISITED);
  await visited.addAll([...new Set(files)]);
}

/**
 * Waits until a service worker is active. During its activation, it deletes an earlier service worker's cache.
 * @param {ServiceWorker | null} worker
 */
async function isActivated(worker) {
  while (worker && worker.state !== 'activated')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
}
