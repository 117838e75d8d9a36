// Installs the packages in separate projects, which it then compiles and runs. On each project's page, it checks that
// the board appears, plays a jump, and lets the solver finish the game.

import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import sirv from 'sirv';
import { colourOf } from '../../tests/user/canvas.mjs';
import { Table } from '../../tests/user/table.mjs';
import { findChromium } from '../shared/find-browsers.mjs';
import { fail, root, run } from '../shared/run.mjs';

/**
 * A project in `tests/consumers`: the files that it copies from `tests/types/consumer`, the library whose types it
 * copies from docs/embed/scripting.md, whether it has an `npm run check`, and the pages to open in a browser.
 * @typedef {{ name: string, files?: string[], types?: string, isChecked?: boolean, pages?: string[] }} Consumer
 */

/** @type {Consumer[]} */
const CONSUMERS = [
  { name: 'node', isChecked: true },
  { name: 'typescript', files: ['engine.ts', 'exports.ts', 'readme.ts'], isChecked: true },
  { name: 'page', pages: ['index.html', 'module.html'] },
  { name: 'react', types: 'react', isChecked: true, pages: ['dist/index.html'] },
  { name: 'vue', types: 'vue', isChecked: true, pages: ['dist/index.html'] },
  { name: 'svelte', types: 'svelte/elements', isChecked: true, pages: ['dist/index.html'] },
];

/** The time within which even the slowest machine draws the board and solves the game, in milliseconds. */
const timeout = 60_000;

/** @param {string} folder that contains the packages */
export async function runConsumers(folder) {
  for (const consumer of CONSUMERS) await runConsumer(consumer, folder);
}

/** @param {Consumer} consumer @param {string} folder */
async function runConsumer({ name, files = [], types, isChecked, pages = [] }, folder) {
  console.log(`\n${name}`);
  const place = join(folder, name);
  cpSync(join(root, 'tests/consumers', name), place, { recursive: true });
  for (const file of files) cpSync(join(root, 'tests/types/consumer', file), join(place, file));
  if (types) writeFileSync(join(place, 'peg-solitaire.d.ts'), declarationFor(types));
  run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {}, place);
  if (isChecked) run('npm', ['run', '--silent', 'check'], {}, place);
  for (const page of pages) {
    const failure = await playIn(place, page).catch((error) => error);
    if (failure) fail(`The page ${join(place, page)} cannot be played: ${failure.message}`);
  }
}

/** The declaration that docs/embed/scripting.md recommends to users of a library. @param {string} library */
function declarationFor(library) {
  const docs = readFileSync(join(root, 'docs/embed/scripting.md'), 'utf8');
  const examples = [...docs.matchAll(/```ts\n([^`]*)```/g)].map(([, example]) => example);
  const found = examples.find((example) => example.includes(`declare module '${library}'`));
  return found ?? fail(`docs/embed/scripting.md has no types for ${library}.`);
}

/** Runs the Rust program that uses the crate. @param {string} folder that contains it in `package/peg-solitaire` */
export function runRustConsumer(folder) {
  console.log('\nrust');
  cpSync(join(root, 'tools/crate/consumer'), join(folder, 'consumer'), { recursive: true });
  run('cargo', ['run', '--quiet'], {}, join(folder, 'consumer'));
}

/**
 * Fails if a page does not show the board, does not receive the `jump` event, or does not solve the game.
 * @param {string} folder that is served as it is
 * @param {string} page a file in it
 */
async function playIn(folder, page) {
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
