// Measures a page of fifty boards with controls, in Chromium, at the speed of this machine: the tasks that hold the page up while
// the element is defined and the boards in view are opened.

import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from '../../tests/e2e/browsers.mjs';
import { printTable } from './markdown.mjs';

const BOARDS = 50;
const VISITS = 3;
const FILES = ['peg-solitaire.js', 'peg-solitaire-plus.js'];
const BOARD = '<p>A text above each board.</p><peg-solitaire board="english" controls></peg-solitaire>';

export async function printBoards() {
  const server = await preview({ logLevel: 'warn' });
  const browser = await chromium.launch(findChromium());
  const address = new URL('boards.html', server.resolvedUrls?.local[0]).href;
  const rows = [];
  for (const file of FILES) {
    const visits = [];
    for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, address, file));
    rows.push([file, ...visits.map((tasks) => tasks.join(', ') || 'none')]);
  }
  printTable([`${BOARDS} boards with controls: tasks above 50 ms`, 'first visit', 'second', 'third'], rows);
  await browser.close();
  await server.close();
}

/** In a browser context of its own, so that nothing is cached. @param {import('@playwright/test').Browser} browser @param {string} address @param {string} file */
async function visit(browser, address, file) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const body = `<!doctype html><meta charset="utf-8">${BOARD.repeat(BOARDS)}<script type="module" src="/${file}"></script>`;
  await page.route('**/boards.html', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(address);
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('peg-solitaire')).problem);
  // What is near is opened in turn, and what can wait is done afterwards.
  await page.waitForTimeout(1000);
  const tasks = await page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).tasks));
  await context.close();
  return tasks;
}

/** Runs in the page. */
function watch() {
  const kept = /** @type {any} */ (globalThis);
  kept.tasks = [];
  const note = (/** @type {PerformanceObserverEntryList} */ list) =>
    kept.tasks.push(...list.getEntries().map(({ duration }) => `${Math.round(duration)} ms`));
  new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
}
