// Measures a page of fifty boards with controls, in Chromium, at the speed of this machine. The longest task blocks the
// page while the element is defined and the boards in view are opened. The clock and the processor both time it: on a
// shared machine, the clock goes on while others have the processor.

import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from '../../tests/person/machine/browsers.mjs';
import { printTable } from './markdown.mjs';

const BOARDS = 50;
const VISITS = 3;
const FILES = ['peg-solitaire.js', 'peg-solitaire-plus.js'];
const BOARD = '<p>A text above each board.</p><peg-solitaire board="english" controls></peg-solitaire>';

/** A task, in milliseconds. @typedef {{ clock: number, processor: number }} Task */
/**
 * An event of a trace; times in microseconds.
 * @typedef {{ name: string, pid: number, tid: number, dur: number, tdur: number, args: any }} Event
 */

export async function printBoards() {
  const server = await preview({ logLevel: 'warn' });
  const browser = await chromium.launch(findChromium());
  const address = new URL('boards.html', server.resolvedUrls?.local[0]).href;
  const rows = [];
  for (const file of FILES) {
    const longest = [];
    for (let count = 0; count < VISITS; count++) longest.push(await visit(browser, address, file));
    rows.push([file, ...longest.map(({ clock, processor }) => `${clock} ms, ${processor} of the processor`)]);
  }
  printTable([`${BOARDS} boards with controls: the longest task`, 'first visit', 'second', 'third'], rows);
  await browser.close();
  await server.close();
}

/**
 * Opens the page in a browser context of its own, so that nothing is cached.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string} file
 * @returns {Promise<Task>} the longest task
 */
async function visit(browser, address, file) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const body = `<!doctype html><meta charset="utf-8">${BOARD.repeat(BOARDS)}<script type="module" src="/${file}"></script>`;
  await page.route('**/boards.html', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.goto(address);
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('peg-solitaire')).problem);
  // Boards near the view open in turn; the rest is done afterwards.
  await page.waitForTimeout(1000);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return longestTask(trace.traceEvents, file);
}

/**
 * Finds the longest task of the thread that asked for the file.
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
