// Plays a person at a page of a foreign project: checks that the board is drawn, plays a jump, and has the rest solved.

import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium, expect } from '@playwright/test';
import sirv from 'sirv';
import { colourOf } from '../../tests/person/canvas.mjs';
import { findChromium } from '../../tests/person/machine/browsers.mjs';
import { Table } from '../../tests/person/table.mjs';

/** The slowest machine has drawn the board, and solved it, after this many milliseconds. */
const timeout = 60_000;

/**
 * Fails if a page does not show the board, does not hear of a jump, or does not solve.
 * @param {string} folder that is served as it is
 * @param {string} page a file in it
 */
export async function playIn(folder, page) {
  const server = createServer(sirv(folder, { dev: true })).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const browser = await chromium.launch(findChromium());
  try {
    await play(await browser.newPage(), `http://localhost:${port}/${page}`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** @param {import('@playwright/test').Page} page @param {string} address */
async function play(page, address) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(address);
  const table = new Table(page);
  await expect(table.status).toHaveText(/^32 pegs/, { timeout });
  expect(await colourOf(table.element, 'd2')).not.toBe(await colourOf(table.element, 'd4'));
  await table.drag('d2', 'd4');
  await expect(page.locator('#heard')).toHaveText(/jump d2-d4/);
  await expect(page.locator('#heard')).toHaveText(/change/);
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/, { timeout });
  expect(errors).toEqual([]);
}
