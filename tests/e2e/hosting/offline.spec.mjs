// The page plays and solves offline; a new version is offered, and no one is stuck with an old one.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveCompressed } from '../../../tools/build/compressed.mjs';
import { addressOf, PAGES } from '../../../tools/shared/pages.mjs';
import { expect, Table } from '../../user/table.mjs';
import { test as base } from '../../user/worker.mjs';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A separate site, which can change or disappear. */
class Site {
  folder = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
  #server;

  constructor() {
    // The folder is removed at the end, because the server may still be opening a file that the page has just
    // requested.
    process.on('exit', () => rmSync(this.folder, { recursive: true }));
    const isSite = (/** @type {string} */ path) => !path.startsWith(join(DIST, 'npm'));
    cpSync(DIST, this.folder, { recursive: true, filter: isSite });
    const serve = serveCompressed(this.folder);
    this.#server = createServer((request, response) =>
      serve(request, response, () => {
        response.writeHead(404).end();
      }),
    );
  }

  /** @returns {Promise<string>} the address */
  async open() {
    await new Promise((resolve) => this.#server.listen(0, () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (this.#server.address());
    return `http://localhost:${port}/`;
  }

  /** Publishes a version that differs from the others in its title. @param {string} title */
  publish(title) {
    this.#change('index.html', (text) => text.replace(/<h1>.*<\/h1>/, `<h1>${title}</h1>`));
    this.#change('offline-worker.js', (text) => text.replace(/(index\.html`?"?,"?revision"?:[`"])\w+/, `$1${title}`));
  }

  /** @param {string} name @param {(text: string) => string} change */
  #change(name, change) {
    const file = join(this.folder, name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    expect(changed).not.toBe(text);
    writeFileSync(file, changed);
    for (const end of ['.br', '.gz']) rmSync(file + end);
  }

  /** From now on, no server responds. */
  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** @param {{}} _ @param {(site: Site) => Promise<void>} use */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures there.
async function lendSite({}, use) {
  const site = new Site();
  await use(site);
  site.close();
}

/** @param {{ site: Site }} fixtures @param {(address: string) => Promise<void>} use */
async function openSite({ site }, use) {
  await use(await site.open());
}

/** @typedef {{ site: Site, address: string }} Fixtures */

const test =
  /** @type {import('@playwright/test').TestType<import('@playwright/test').PlaywrightTestArgs & Fixtures, {}>} */ (
    base.extend(/** @type {any} */ ({ serviceWorkers: 'allow', site: lendSite, address: openSite }))
  );

/** Waits until the page's files are cached. @param {import('@playwright/test').Page} page */
async function isKept(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('without a network it opens, plays and solves', async ({ page, site, address }) => {
  await page.goto(address);
  await isKept(page);
  site.close();
  const table = new Table(page);
  await table.open(`${address}?board=triangle-15&start=a1&goal=any`);
  await expect(page.locator('.board-name')).toHaveText(/Triangle/);
  await expect(page).toHaveTitle('Triangle, a1 to anywhere — Peg Solitaire');
  await table.drag('a3', 'a1');
  expect(await table.cursor()).toBe(1);
  await table.solveAndWatch();
  await page.getByRole('button', { name: /holes/ }).click();
  await expect(page.locator('#boards-dialog')).toBeVisible();
});

test('what was loaded before the network went away works on the first visit', async ({ page, site, address }) => {
  const table = new Table(page);
  await table.open(address);
  await isKept(page);
  site.close();
  await table.solveAndWatch();
});

test('a new version is offered, and loaded on request', async ({ page, site, address }) => {
  await page.goto(address);
  await isKept(page);
  site.publish('Second');
  await page.goto(`${address}?board=triangle`).catch(() => {});
  const offer = page.locator('.update');
  await expect(offer).toContainText('A new version is ready.');
  await expect(page.locator('h1')).toHaveText('Peg Solitaire');
  const address2 = page.url();
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('h1')).toHaveText('Second');
  expect(page.url()).toBe(address2);
  await new Table(page).isReady();
  await expect(offer).toHaveCount(0);
});

test('a version that one tab accepts is offered in others, which keep theirs', async ({ page, site, address }) => {
  await page.goto(address);
  await isKept(page);
  const other = await page.context().newPage();
  await other.goto(address);
  const table = new Table(other);
  await table.isReady();
  await other.evaluate(() => Object.assign(window, { isSame: true }));
  site.publish('Second');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.locator('.update').getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('h1')).toHaveText('Second');
  await expect(other.locator('.update')).toContainText('A new version is ready.');
  expect(await other.evaluate('isSame')).toBe(true);
  await other.locator('.update').getByRole('button', { name: 'Reload' }).click();
  await expect(other.locator('h1')).toHaveText('Second');
});

test('a new version waits while a game, its playback and its solver continue', async ({ page, site, address }) => {
  const table = new Table(page);
  await page.goto(address);
  await table.isReady();
  await isKept(page);
  await table.drag('d2', 'd4');
  site.publish('Second');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const offer = page.locator('.update');
  await expect(offer).toContainText('A new version is ready.');
  await table.drag('b3', 'd3');
  await expect(table.status).toHaveText('30 pegs. 5 jumps possible.');
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
  await page.getByRole('button', { name: 'Pause' }).click();
  const moves = () => table.element.evaluate((/** @type {any} */ element) => element.moves);
  const before = await moves();
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('h1')).toHaveText('Second');
  await table.isReady();
  expect(await moves()).toBe(before);
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
});

test('a version that was never accepted takes over once all pages are closed', async ({ context, site, address }) => {
  const first = await context.newPage();
  await first.goto(address);
  await isKept(first);
  site.publish('Second');
  await first.reload();
  await first.locator('.update').getByRole('button', { name: 'Later' }).click();
  await expect(first.locator('.update')).toHaveCount(0);
  await first.close();
  const second = await context.newPage();
  await expect(async () => {
    await second.goto(address);
    await expect(second.locator('h1')).toHaveText('Second', { timeout: 500 });
    await second.goto('about:blank');
  }).toPass();
});

test('it can be installed: the manifest and its pictures are there', async ({ page, site, address, request }) => {
  await page.goto(address);
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(new URL(link ?? '', address).href)).json();
  expect(manifest).toMatchObject({ name: 'Peg Solitaire', display: 'standalone', start_url: './' });
  const purposes = manifest.icons.map((/** @type {{ purpose: string }} */ { purpose }) => purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const files = [
    ...manifest.icons.map((/** @type {{ src: string }} */ { src }) => src),
    'icons/apple.png',
    picture ?? '',
  ];
  for (const file of files) {
    const bytes = readFileSync(join(site.folder, file));
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  }
});

for (const each of PAGES.filter(({ layer }) => layer !== 'table'))
  test(`without a network ${each.file} has a board`, async ({ page, site, address }) => {
    await page.goto(address);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    site.close();
    await page.goto(address + addressOf(each).slice(1));
    await new Table(page).isReady();
  });

test('without a network the table can be searched', async ({ page, site, address }) => {
  await page.goto(address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  site.close();
  await page.goto(`${address}table/`);
  await page.getByRole('searchbox').fill('triangle-10 a2 b2');
  await expect(page.getByRole('status')).toHaveText('1 problem');
});

test('the article is there without a network once it was read, with the app', async ({ page, site, address }) => {
  await page.goto(`${address}learn/`);
  const kept = () => page.evaluate(async () => (await (await caches.open('visited')).keys()).map(({ url }) => url));
  await expect.poll(kept).toEqual(expect.arrayContaining([page.url(), `${address}peg-solitaire-plus.js`]));
  site.close();
  await page.reload();
  await page.locator('#french').scrollIntoViewIfNeeded();
  await expect(page.locator('.plates span')).toHaveCount(37);
  await page.getByRole('link', { name: 'Peg Solitaire', exact: true }).click();
  await new Table(page).isReady();
});

test('offline, an article that was never read says so, and leads back to the game', async ({ page, site, address }) => {
  await page.goto(address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  site.close();
  await page.goto(`${address}learn/`);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await new Table(page).isReady();
});

for (const first of ['', 'by a link on the first visit, '])
  test(`${first}the core for larger boards is kept once there was a search on one`, async ({ page, site, address }) => {
    const kept = () => page.evaluate(async () => (await (await caches.open('visited')).keys()).map(({ url }) => url));
    const table = new Table(page);
    if (!first) {
      await page.goto(address);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      expect(await kept()).toEqual([]);
    }
    await page.goto(`${address}?board=${Array(9).fill('ooooooooo').join('/')}&start=e5&goal=e5`);
    await table.isReady();
    await table.solveButton.click();
    await expect.poll(kept).toContainEqual(expect.stringContaining('wide-engine-'));
    site.close();
    await page.reload();
    await table.isReady();
    await table.solveButton.click();
    await expect.poll(() => table.pegs()).toBeLessThan(79);
  });

test('a page for frames has no service worker', async ({ page, address }) => {
  await page.goto(`${address}embed.html`);
  await new Table(page).isReady();
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
  const count = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(count).toBe(0);
});
