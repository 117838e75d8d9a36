// Measures the page on a phone, emulated in Chromium with 4x CPU throttling and three device pixels per CSS pixel. It
// measures a first visit over a slow network, frames and long tasks during user actions, and the times of verdicts.

import { kilobytes } from '../shared/sizes.mjs';
import { printTable } from './measuring.mjs';

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
/** Slow 4G: 1.6 megabits per second, and a round trip of 150 ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const VISITS = 3;
/** The pages to visit, with their paths on the site. Each page has a board that can be played. */
const PAGES = { 'the app': '', 'the article': 'learn/' };

/**
 * Measurements of a page while it is watched, in milliseconds; `busy` is the processor time of the main thread at full
 * speed.
 * @typedef {{ frames: number[], tasks: number[], busy: number }} Watched
 */

/** A randomly played game, which throws away the win along the way. */
const GAME = 'd6-d4 d3-d5 f3-d3 b4-d4 e4-c4 g4-e4 e5-e3 e2-e4 c2-e2 g5-e5 e5-e3 c5-e5 a5-c5 c4-c2 c1-c3';
/** The time that the worker has to learn before the verdicts on a game are timed, in milliseconds. */
const LEARNING = 2000;

/**
 * Prints three tables: the first visit, actions on the page, and verdicts.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
export async function printPage(browser, address) {
  const visits = [];
  for (const [name, page] of Object.entries(PAGES)) visits.push([name, ...(await visitsOf(browser, address + page))]);
  printTable(['first visit, slow 4G', 'playable', 'best', 'worst', 'bytes', 'longest task'], visits);
  console.log();
  printTable(
    ['on the page', 'frames', 'p50', 'p95', 'longest', 'processor', 'tasks above 50 ms', 'longest task'],
    await watchActs(browser, address),
  );
  console.log();
  const { context, page } = await openGame(browser, address);
  await printVerdicts(page);
  await context.close();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {(session: import('@playwright/test').CDPSession) => Promise<unknown>} prepare
 */
async function openPhone(browser, prepare) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await prepare(session);
  return { context, page, session };
}

/** Runs in the page: records long tasks from the beginning, and the time at which a game first becomes playable. */
function watch() {
  const kept = /** @type {any} */ (globalThis);
  kept.tasks = [];
  new PerformanceObserver((list) => kept.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  const note = () => {
    // The inner callback runs in the first frame after the board was drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => Object.assign(kept, { playable: kept.playable ?? now })),
    );
  };
  // The event does not bubble, so it has to be captured.
  document.addEventListener('ready', note, { capture: true });
}

/**
 * A page's cells in the table of first visits.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function visitsOf(browser, address) {
  const visits = [];
  for (let count = 0; count < VISITS; count++) visits.push(await firstVisit(browser, address));
  const times = visits.map(({ playable }) => playable).sort((a, b) => a - b);
  const longest = Math.min(...visits.map(({ tasks }) => Math.max(0, ...tasks)));
  return [time(times[VISITS >> 1]), time(times[0]), time(times[VISITS - 1]), kilobytes(visits[0].bytes), time(longest)];
}

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function firstVisit(browser, address) {
  let bytes = 0;
  const { context, page } = await openPhone(browser, async (session) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
  });
  await page.goto(address);
  const playable = await page.waitForFunction(() => /** @type {any} */ (globalThis).playable);
  const result = { playable: await playable.jsonValue(), bytes };
  const tasks = await page.evaluate(() => /** @type {any} */ (globalThis).tasks);
  await context.close();
  return { ...result, tasks };
}

/**
 * User actions, each of which is measured for a while.
 * @type {Record<string, (page: import('@playwright/test').Page) => Promise<void>>}
 */
const ACTS = {
  'playback of a solution': async (page) => {
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.waitForTimeout(4000);
  },
  'scrubbing back': async (page) => {
    await page.getByRole('slider').focus();
    for (let count = 0; count < 20; count++) await page.keyboard.press('ArrowLeft');
  },
  'the same at fourfold speed': async (page) => {
    await page.getByLabel('Speed', { exact: true }).selectOption('4');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForTimeout(2000);
  },
  'the dialog of boards': async (page) => {
    await page.click('#boards');
    await page.waitForTimeout(2000);
    await page.goBack();
  },
};

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function openGame(browser, address) {
  const phone = await openPhone(browser, async () => {});
  await phone.page.goto(address);
  await phone.page.waitForFunction(() => /** @type {any} */ (globalThis).playable);
  return phone;
}

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function watchActs(browser, address) {
  const { context, page, session } = await openGame(browser, address);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const rows = [];
  for (const [name, act] of Object.entries(ACTS))
    rows.push([name, ...cells(await watched(page, session, () => act(page)))]);
  await context.close();
  return rows;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} session
 * @param {() => Promise<void>} act
 * @returns {Promise<Watched>}
 */
async function watched(page, session, act) {
  await page.evaluate(() => {
    const kept = /** @type {any} */ (globalThis);
    Object.assign(kept, { tasks: [], frames: [], isWatching: true });
    let last = performance.now();
    const frame = (/** @type {number} */ now) => {
      kept.frames.push(now - last);
      last = now;
      if (kept.isWatching) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const before = await busyTime(session);
  await act();
  const busy = ((await busyTime(session)) - before) / SLOWDOWN;
  return page.evaluate((busy) => {
    const kept = /** @type {any} */ (globalThis);
    kept.isWatching = false;
    return { frames: kept.frames.slice(1), tasks: kept.tasks, busy };
  }, busy);
}

/** The processor time that the main thread has used, in ms. @param {import('@playwright/test').CDPSession} session */
async function busyTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** @param {Watched} watched */
function cells({ frames, tasks, busy }) {
  const sorted = frames.toSorted((a, b) => a - b);
  const within = (/** @type {number} */ part) => time(sorted[Math.floor(part * (sorted.length - 1))]);
  const longest = Math.max(0, ...tasks);
  return [
    String(frames.length),
    within(0.5),
    within(0.95),
    within(1),
    exactTime(busy / frames.length),
    String(tasks.length),
    time(longest),
  ];
}

/**
 * Times the verdicts of an analysis: the first verdict, and, once the worker has had time to learn, the verdicts on
 * each position of a game.
 * @param {import('@playwright/test').Page} page that shows the English board
 */
async function printVerdicts(page) {
  const first = await page.evaluate(timeOf, { name: 'analysis', value: 'all' });
  await page.waitForTimeout(LEARNING);
  // The first verdict on the new game is not counted, because its time would include drawing the game.
  await page.evaluate(timeOf, { name: 'game', value: GAME });
  const later = [];
  for (let place = 1; place <= GAME.split(' ').length; place++)
    later.push(await page.evaluate(timeOf, { name: 'goTo', value: place }));
  printTable(
    ['verdicts on English, d4 to d4', 'the first', 'verdicts later', 'p50', 'the longest'],
    [
      [
        'phone',
        exactTime(first),
        String(later.length),
        exactTime(later.toSorted((a, b) => a - b)[later.length >> 1]),
        exactTime(Math.max(...later)),
      ],
    ],
  );
}

/**
 * Runs in the page: measures the time from calling a method of the element, or setting an attribute, to the next
 * verdict, in milliseconds.
 * @param {{ name: string, value: string | number }} act
 */
function timeOf({ name, value }) {
  const board = /** @type {any} */ (document.querySelector('peg-solitaire'));
  const begin = performance.now();
  const judged = new Promise((resolve) => {
    board.addEventListener('verdict', () => resolve(performance.now() - begin), { once: true });
  });
  if (name === 'goTo') board.goTo(value);
  else board.setAttribute(name, value);
  return judged;
}

/** Rounds to two significant digits. @param {number} milliseconds */
function exactTime(milliseconds) {
  return `${Number(milliseconds.toPrecision(2)).toLocaleString('en')} ms`;
}

/** @param {number} milliseconds */
function time(milliseconds) {
  return `${Math.round(milliseconds).toLocaleString('en')} ms`;
}
