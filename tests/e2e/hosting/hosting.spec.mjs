// The site works on a host that serves it with the headers in docs/publish.md.

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { expect, Table } from '../../user/table.mjs';
import { chooseForm, pressTool } from '../../user/tools.mjs';
import { test as base } from '../../user/worker.mjs';

/** @typedef {{ pattern: RegExp, headers: [name: string, value: string][] }} Rule */

const docs = readFileSync(new URL('../../../docs/publish.md', import.meta.url), 'utf8');
const [, FILE] = docs.match(/```text\n(\/\*\n[^`]*)```/) ?? [];

const DIALOGS = ['problems', 'edit', 'text', 'daily', 'how', 'settings'];

/**
 * The rules in a `_headers` file: path patterns, each with its headers below it.
 * @param {string} text
 * @returns {Rule[]}
 */
function readRules(text) {
  return text.split(/\n(?=\/)/).map((rule) => {
    const [path, ...lines] = rule.trim().split('\n');
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    return { pattern, headers: lines.map((line) => /** @type {[string, string]} */ (line.trim().split(/: (.*)/, 2))) };
  });
}

/** Serves `dist` with the headers. */
async function startHost() {
  const rules = readRules(FILE);
  const serve = sirv('dist', { dev: true });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    for (const { pattern, headers } of rules)
      if (pattern.test(path)) for (const [name, value] of headers) response.setHeader(name, value);
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${port}`, close };
}

/** @typedef {import('@playwright/test').PlaywrightTestArgs} Arguments */

const test = /** @type {import('@playwright/test').TestType<Arguments & { table: Table }, {}>} */ (
  base.extend(/** @type {any} */ ({ serviceWorkers: 'allow', table: visitHost }))
);

/**
 * Provides the page, and checks at the end that nothing was blocked.
 * @param {Arguments} fixtures
 * @param {(table: Table) => Promise<void>} use
 */
async function visitHost({ page }, use) {
  const host = await startHost();
  /** @type {string[]} */
  const refused = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto(host.origin);
  const table = new Table(page);
  await table.isReady();
  await use(table);
  host.close();
  expect(refused).toEqual([]);
}

test('all works under the headers of the docs, and is kept for offline @core', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await expect(table.status).toHaveText(/^31 pegs/);
  await pressTool(page, 'share');
  await chooseForm(page, 'Frame');
  const frame = page.locator('#share-dialog iframe').contentFrame();
  await expect(frame.locator('peg-solitaire .status')).not.toBeEmpty();
  await chooseForm(page, 'Picture');
  for (const kind of ['animated', 'png']) {
    await page.locator('#share-dialog [name="kind"]').selectOption(kind);
    await expect(page.locator('#share-dialog .picture')).toHaveAttribute('aria-busy', 'false');
    const widthOf = (/** @type {Element} */ image) => /** @type {HTMLImageElement} */ (image).naturalWidth;
    await expect.poll(() => page.locator('#share-dialog .image').evaluate(widthOf)).toBeGreaterThan(0);
  }
  await page.keyboard.press('Escape');
  for (const opener of DIALOGS) {
    await pressTool(page, opener);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
  const worker = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect.poll(worker).toBe('activated');
});
