// The element in one file, where blogs live: `dist/peg-solitaire.js` on pages of other people.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test as base } from '@playwright/test';
import { SCRIPT, startBlog } from './blog-server.mjs';
import { expect, Table } from './table.mjs';

/** @typedef {import('../../www/element/peg-solitaire-element.js').PegSolitaireElement} PegSolitaireElement */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof startBlog>>} Blog */

/** A test with a blog; it fails on any error that a script of the page throws. */
const test = /** @type {import('@playwright/test').TestType<any, any>} */ (
  base.extend(/** @type {any} */ ({ blog: openBlog }))
);

/** @param {{ page: Page }} fixtures @param {(blog: Blog) => Promise<void>} use */
async function openBlog({ page }, use) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => {
    // Firefox tells as an error what a policy has blocked; the tests of policies look for the words on the page.
    if (!/^The page’s settings blocked/.test(message)) errors.push(message);
  });
  const blog = await startBlog();
  await use(blog);
  blog.close();
  expect(errors).toEqual([]);
}

/** What the tests of a page need. @typedef {{ page: Page, blog: Blog }} Fixtures */

const ELEMENT = '<peg-solitaire controls>Play it at example.com</peg-solitaire>';
const classic = (/** @type {string} */ address) => `<script src="${address}"></script>`;
const module = (/** @type {string} */ address) => `<script type="module" src="${address}"></script>`;

/** @param {Locator} element */
async function solve(element) {
  await element.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(element.locator('.status')).toHaveText(/^Solved/);
}

/** That the board is drawn in the size that it has. @param {Locator} element */
async function expectDrawn(element) {
  await expect(element.locator('.status')).toHaveText('32 pegs. 4 jumps possible.');
  const canvas = element.locator('canvas');
  await expect
    .poll(() => canvas.evaluate((it) => /** @type {HTMLCanvasElement} */ (it).width - it.clientWidth))
    .toBe(0);
  expect(await canvas.evaluate((it) => it.clientWidth)).toBeGreaterThan(200);
}

for (const [name, write] of Object.entries({ 'module @core': module, classic })) {
  test(`script of another origin: ${name}`, async (/** @type {Fixtures} */ { page, blog }) => {
    await page.goto(blog.publish(write(blog.distantScript) + ELEMENT));
    await solve(page.locator('peg-solitaire'));
  });
}

// Policies. The element asks for no style-src: its style sheet is constructed, its inline styles are set by script.

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:";

/** @param {Blog} blog @param {string} policy */
function publishWith(blog, policy) {
  return blog.publish(ELEMENT + classic(blog.script), { 'content-security-policy': policy });
}

test('a strict policy @core', async (/** @type {Fixtures} */ { page, blog }) => {
  /** @type {string[]} */
  const refused = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto(publishWith(blog, POLICY));
  const element = page.locator('peg-solitaire');
  await expectDrawn(element);
  await solve(element);
  expect(await element.locator('.ticks i').nth(5).getAttribute('style')).toMatch(/left/);
  expect(refused).toEqual([]);
});

for (const [name, names] of [
  ['whatever its name', ''],
  ['if it is named', '; trusted-types peg-solitaire'],
]) {
  test(`a page that demands Trusted Types takes the policy of the element, ${name}`, async (/** @type {Fixtures} */ {
    page,
    blog,
  }) => {
    await page.goto(publishWith(blog, `${POLICY}; require-trusted-types-for 'script'${names}`));
    await solve(page.locator('peg-solitaire'));
  });
}

test('a policy without workers lets one play, and Solve tells what is missing @core', async (/** @type {Fixtures} */ {
  page,
  blog,
}) => {
  await page.goto(publishWith(blog, POLICY.replace('; worker-src blob:', '')));
  const table = new Table(page);
  await table.isReady();
  await table.drag('d2', 'd4');
  await table.solveButton.click();
  await expect(table.status).toHaveText('This page forbids the worker that solving needs (worker-src blob:).');
  expect(await table.jumps()).toEqual(['d2-d4']);
});

test('a policy without WebAssembly is told, with the text between the tags @core', async (/** @type {Fixtures} */ {
  page,
  blog,
}) => {
  await page.goto(publishWith(blog, POLICY.replace(" 'wasm-unsafe-eval'", '')));
  await expect(
    page.getByText("This page forbids WebAssembly, which the game needs (script-src 'wasm-unsafe-eval')."),
  ).toBeVisible();
  await expect(page.getByText('Play it at example.com')).toBeVisible();
});

test('a sandboxed frame without an origin @core', async (/** @type {Fixtures} */ { page, blog }) => {
  const inside = blog.publish(module(blog.script) + ELEMENT);
  await page.goto(blog.publish(`<iframe sandbox="allow-scripts" src="${inside}" width="900" height="800"></iframe>`));
  await solve(page.frameLocator('iframe').locator('peg-solitaire'));
});

test('a file on the disk', async ({ page }, info) => {
  const path = info.outputPath('post.html');
  writeFileSync(path, `<!doctype html>${ELEMENT}${classic(SCRIPT.href)}`);
  await page.goto(`file://${path}`);
  await solve(page.locator('peg-solitaire'));
});

test('a paragraph, as a Markdown generator writes it', async (/** @type {Fixtures} */ { page, blog }) => {
  await page.goto(
    blog.publish(`<p>Try <peg-solitaire controls></peg-solitaire> it.</p><p>${classic(blog.script)}</p>`),
  );
  await expectDrawn(page.locator('p > peg-solitaire'));
  await solve(page.locator('peg-solitaire'));
});

test('the shadow of another element', async (/** @type {Fixtures} */ { page, blog }) => {
  const template = `<template shadowrootmode="open">${ELEMENT}</template>`;
  await page.goto(blog.publish(`<article>${template}</article>${classic(blog.script)}`));
  await expectDrawn(page.locator('peg-solitaire'));
  await page.locator('[data-hole="d2"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-hole="d4"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.status')).toHaveText('31 pegs. 3 jumps possible.');
  await page.keyboard.press('Backspace');
  await solve(page.locator('peg-solitaire'));
});

for (const [name, before, after, open] of [
  ['closed details', '<details><summary>A game</summary>', '</details>', 'details.open = true'],
  ['a hidden box', '<section style="display: none">', '</section>', 'section.style.display = ""'],
]) {
  test(`${name} opened later`, async (/** @type {Fixtures} */ { page, blog }) => {
    await page.goto(blog.publish(before + ELEMENT + after + classic(blog.script)));
    await page.waitForFunction(() => customElements.get('peg-solitaire'));
    await page.evaluate(`var [${open.split('.')[0]}] = document.body.children; ${open}`);
    await expectDrawn(page.locator('peg-solitaire'));
  });
}

// Life in a page.

/** @param {Fixtures} fixtures @param {string} [body] */
async function openPost({ page, blog }, body = ELEMENT) {
  await page.goto(blog.publish(body + classic(blog.script)));
  const table = new Table(page);
  await table.isReady();
  return table;
}

test('moved while the film plays: it stops, and goes on when asked @core', async (/** @type {Fixtures} */ {
  page,
  blog,
}) => {
  const table = await openPost({ page, blog });
  await solve(table.element);
  await expect.poll(() => table.cursor()).toBeGreaterThan(0);
  await table.element.evaluate((it) => document.body.prepend(it));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const cursor = await table.cursor();
  await expect.poll(() => table.cursor()).toBeGreaterThan(cursor);
});

test('moved while it solves: the search ends without a word', async (/** @type {Fixtures} */ { page, blog }) => {
  const table = await openPost({ page, blog });
  const state = await table.element.evaluate(async (it) => {
    const solving = /** @type {PegSolitaireElement} */ (it).solve();
    document.body.prepend(it);
    return (await solving) ?? 'nothing';
  });
  expect(state).toBe('nothing');
  await expect(table.status).toHaveText('32 pegs. 4 jumps possible.');
  await solve(table.element);
});

test('moved many times, it hears everything once', async (/** @type {Fixtures} */ { page, blog }) => {
  const table = await openPost({ page, blog });
  const sum = await table.element.evaluate((it) => {
    const sum = { jumps: 0 };
    Object.assign(window, { sum });
    it.addEventListener('jump', () => sum.jumps++);
    for (let times = 0; times < 50; times++) {
      it.remove();
      document.body.append(it);
    }
    return sum.jumps;
  });
  expect(sum).toBe(0);
  await table.click('d2');
  await table.click('d4');
  await expect(table.status).toHaveText('31 pegs. 3 jumps possible.');
  expect(await page.evaluate('sum.jumps')).toBe(1);
});

test('removed and moved while it loads, it opens one game', async (/** @type {Fixtures} */ { page, blog }) => {
  await page.goto(blog.publish(classic(blog.script)));
  const games = await page.evaluate(async () => {
    const [gone, moved] = ['gone', 'moved'].map((id) => Object.assign(document.createElement('peg-solitaire'), { id }));
    const games = { gone: 0, moved: 0 };
    gone.addEventListener('ready', () => games.gone++);
    const ready = new Promise((resolve) => moved.addEventListener('ready', resolve, { once: true }));
    moved.addEventListener('ready', () => games.moved++);
    document.body.append(gone, moved);
    gone.remove();
    for (let times = 0; times < 5; times++) document.body.prepend(moved);
    await ready;
    await new Promise(requestAnimationFrame);
    return games;
  });
  expect(games).toEqual({ gone: 0, moved: 1 });
});

test('made by a script, with attributes and properties before and after it is in the page @core', async (/** @type {Fixtures} */ {
  page,
  blog,
}) => {
  await page.goto(blog.publish(classic(blog.script)));
  const found = await page.evaluate(async () => {
    const element = /** @type {PegSolitaireElement} */ (document.createElement('peg-solitaire'));
    const ready = () => new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
    element.setAttribute('board', 'triangle');
    element.setAttribute('controls', '');
    /** @type {any} */ (element).theme = 'dark';
    document.body.append(element);
    await ready();
    const before = element.problem?.holes.length;
    element.setAttribute('board', 'english');
    element.moves = 'd2-d4';
    await ready();
    const { moves } = element;
    element.moves = /** @type {any} */ (undefined);
    return [before, moves, element.getAttribute('theme'), element.hasAttribute('moves')];
  });
  expect(found).toEqual([15, 'd2-d4', 'dark', false]);
});

// Guests who leave no trace.

test('the script twice, from two addresses: the first one counts', async (/** @type {Fixtures} */ { page, blog }) => {
  const first = '<script>first = customElements.get("peg-solitaire")</script>';
  const scripts = classic(blog.script) + first + classic(blog.distantScript) + module(blog.script);
  await page.goto(blog.publish(ELEMENT + scripts));
  await solve(page.locator('peg-solitaire'));
  expect(await page.evaluate('first === customElements.get("peg-solitaire")')).toBe(true);
});

/** Counts what costs time and memory. */
function countCosts() {
  const costs = { workers: 0, modules: 0 };
  Object.assign(window, { costs });
  window.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} options */
    constructor(...options) {
      super(...options);
      costs.workers++;
    }
  };
  const { compile } = WebAssembly;
  WebAssembly.compile = (bytes) => {
    costs.modules++;
    return compile(bytes);
  };
}

test('ten elements share one worker and one module', async (/** @type {Fixtures} */ { page, blog }) => {
  await page.addInitScript(countCosts);
  await page.goto(blog.publish(ELEMENT.replace(' ', ' loading="eager" ').repeat(10) + classic(blog.script)));
  await expect(page.locator('.status', { hasText: '32 pegs.' })).toHaveCount(10);
  const states = await page
    .locator('peg-solitaire')
    .evaluateAll((them) => Promise.all(them.map((it) => /** @type {PegSolitaireElement} */ (it).solve())));
  expect(states).toEqual(Array(10).fill('solved'));
  expect(await page.evaluate('costs')).toEqual({ workers: 1, modules: 1 });
});

test('the page has no other names, styles, data or requests than before @core', async (/** @type {Fixtures} */ {
  page,
  blog,
}) => {
  /** @type {string[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  const names = '<script>before = Object.getOwnPropertyNames(window)</script>';
  const address = blog.publish(`<link rel="icon" href="data:,">${names}${ELEMENT}${classic(blog.script)}`);
  await page.goto(address);
  await solve(page.locator('peg-solitaire'));
  const left = await page.evaluate(async () => ({
    names: Object.getOwnPropertyNames(window).filter(
      (name) => !Object(window).before.includes(name) && !/^__pw/.test(name),
    ),
    styles: document.styleSheets.length + document.adoptedStyleSheets.length,
    data: document.cookie.length + localStorage.length + sessionStorage.length,
    databases: await indexedDB.databases(),
  }));
  // The list itself is a name of the page's.
  expect(left).toEqual({
    names: ['before'].filter((name) => left.names.includes(name)),
    styles: 0,
    data: 0,
    databases: [],
  });
  expect(requests.filter((url) => !/^(blob|data):/.test(url))).toEqual([address, blog.script]);
});

test('importing it on a server does nothing', async () => {
  const code = `await import(${JSON.stringify(SCRIPT.href)})`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: tmpdir() });
  expect([status, String(stderr)]).toEqual([0, '']);
});

// How a page keeps its text in place while the board is on its way.

const POST = '<peg-solitaire></peg-solitaire><p>More text</p>';
const ROOM = '<style>peg-solitaire:not(:defined) { display: block; aspect-ratio: 1; max-height: 640px }</style>';
const NARROW = '<style>body { width: 400px }</style>';
const WIDE = '<style>body { width: 900px }</style>';

/** How often something has moved by the time that the board is drawn. @param {Page} page */
async function countShifts(page) {
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector('peg-solitaire')).problem);
  return page.evaluate(async () => {
    let shifts = 0;
    const observer = new PerformanceObserver((list) => {
      shifts += list.getEntries().length;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return shifts + observer.takeRecords().length;
  });
}

for (const [name, style, isStill] of /** @type {const} */ ([
  ['stays where it is when the page keeps room for it', NARROW + ROOM, true],
  ['stays where it is in a column wider than the board', WIDE + ROOM, true],
  ['moves when the page keeps no room', NARROW, false],
])) {
  test(`text below a board that comes late ${name}`, async (/** @type {Fixtures} */ { page, blog }) => {
    let release = () => {};
    const released = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    await page.route(blog.script, async (route) => {
      await released;
      await route.fulfill({ body: readFileSync(SCRIPT), contentType: 'text/javascript' });
    });
    await page.goto(blog.publish(style + module(blog.script) + POST), { waitUntil: 'commit' });
    await page.getByText('More text').waitFor();
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    release();
    expect((await countShifts(page)) === 0).toBe(isStill);
  });
}

test('text below a board with controls stays where it is when the script stands before it', async (/** @type {Fixtures} */ {
  page,
  blog,
}) => {
  const post = POST.replace('>', ' controls>');
  await page.goto(blog.publish(NARROW + classic(blog.script) + post));
  expect(await countShifts(page)).toBe(0);
});
