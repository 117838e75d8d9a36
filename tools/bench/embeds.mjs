// Measures embedded boards in Chromium, without CPU throttling: the longest task on a page with fifty boards, and the
// times from the script tag to the first board and the first solution.

import { printTable } from './measuring.mjs';

const BOARDS = 50;
const VISITS = 3;
const FILES = ['peg-solitaire.js', 'peg-solitaire-plus.js'];
const BOARD = '<peg-solitaire board="english" controls></peg-solitaire>';
/** The number of visits to a page with one board. */
const RUNS = 9;

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/**
 * The duration of a task, in milliseconds of real time and of processor time.
 * @typedef {{ clock: number, processor: number }} Task
 */
/**
 * A trace event, with times in microseconds.
 * @typedef {{ name: string, pid: number, tid: number, dur: number, tdur: number, args: any }} Event
 */

/** Prints a table of the longest tasks, then a table of the times. @param {Browser} browser @param {string} address */
export async function printEmbeds(browser, address) {
  await printTasks(browser, address);
  console.log();
  await printTimes(browser, address);
}

/**
 * Prints the longest task that blocks the page while the element is defined and the visible boards are opened, in real
 * time and in processor time. Real time is longer than processor time if other processes use the machine.
 * @param {Browser} browser @param {string} address
 */
async function printTasks(browser, address) {
  const rows = [];
  for (const file of FILES) {
    const longest = [];
    for (let count = 0; count < VISITS; count++) longest.push(await taskOf(browser, address, file));
    rows.push([file, ...longest.map(({ clock, processor }) => `${clock} ms, ${processor} of the processor`)]);
  }
  printTable([`${BOARDS} boards with controls: the longest task`, 'first visit', 'second', 'third'], rows);
}

/** @param {Browser} browser @param {string} address */
async function printTimes(browser, address) {
  /** @type {number[][]} */
  const times = [];
  for (let count = 0; count < RUNS; count++) times.push(await timesOf(browser, address));
  const row = (/** @type {string} */ title, /** @type {number} */ index) => {
    const sorted = times.map((run) => Math.round(run[index])).sort((a, b) => a - b);
    return [title, `${sorted[RUNS >> 1]} ms`, `${sorted[0]}-${sorted[RUNS - 1]} ms`];
  };
  printTable(
    ['from the script tag to', 'median', 'range'],
    ['the first board drawn', 'the first solution found'].map(row),
  );
}

/**
 * Visits a page in a separate browser context, so that nothing is cached.
 * @template T
 * @param {Browser} browser
 * @param {string} address of the site
 * @param {string} body of the page
 * @param {(page: Page, address: string) => Promise<T>} act what to do on the page, including navigating to it
 */
async function visit(browser, address, body, act) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const html = `<!doctype html><meta charset="utf-8">${body}`;
  await page.route('**/boards.html', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  const result = await act(page, `${address}boards.html`);
  await context.close();
  return result;
}

/** @param {string} file */
const script = (file) => `<script type="module" src="/${file}"></script>`;

/** The longest task. @param {Browser} browser @param {string} address @param {string} file @returns {Promise<Task>} */
function taskOf(browser, address, file) {
  const body = `<p>A text above each board.</p>${BOARD}`.repeat(BOARDS) + script(file);
  return visit(browser, address, body, async (page, url) => {
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
    await page.goto(url);
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector('peg-solitaire')).problem);
    // Waits until the boards near the viewport have opened, one by one, and the remaining work is done.
    await page.waitForTimeout(1000);
    return longestTask(JSON.parse((await browser.stopTracing()).toString()).traceEvents, file);
  });
}

/** The times to the first board and the first solution. @param {Browser} browser @param {string} address */
function timesOf(browser, address) {
  const body = `<script>globalThis.begin = performance.now()</script>${script(FILES[0])}${BOARD}`;
  return visit(browser, address, body, async (page, url) => {
    await page.goto(url);
    return page.evaluate(async () => {
      const element = /** @type {any} */ (document.querySelector('peg-solitaire'));
      const begin = Reflect.get(globalThis, 'begin');
      while (!element.problem) await new Promise(requestAnimationFrame);
      const drawn = performance.now() - begin;
      const solved = new Promise((resolve) => element.addEventListener('solved', resolve));
      element.solve();
      await solved;
      return [drawn, performance.now() - begin];
    });
  });
}

/**
 * Finds the longest task on the thread that requested the file.
 * @param {Event[]} events
 * @param {string} file
 * @returns {Task}
 */
function longestTask(events, file) {
  const asked = events.find(({ name, args }) => name === 'ResourceSendRequest' && args.data.url.endsWith(`/${file}`));
  const tasks = events.filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === asked?.pid && tid === asked.tid);
  const [longest] = tasks.sort((a, b) => b.tdur - a.tdur);
  return { clock: Math.round(longest.dur / 1000), processor: Math.round(longest.tdur / 1000) };
}
