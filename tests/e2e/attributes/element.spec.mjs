// The element works when it is embedded as documented, even on a page that is not in UTF-8.

import { readFileSync } from 'node:fs';
import { ATTRIBUTES } from '../../../www/link/attributes.js';
import { test } from '../../user/blog/box.mjs';
import { test as alone } from '../../user/blog/guest.mjs';
import { SCRIPT } from '../../user/blog/server.mjs';
import { middleOf } from '../../user/canvas.mjs';
import { seen } from '../../user/machine/moments.mjs';
import { expect } from '../../user/table.mjs';
import { test as foreign } from '../../user/worker.mjs';

test('two lines are enough to play and to solve', async ({ guest }) => {
  await guest.visit('<peg-solitaire board="english" controls></peg-solitaire>');
  await expect(guest.element.locator('.status')).toHaveText('32 pegs. 4 jumps possible.');
  await guest.element.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(guest.element.locator('.status')).toHaveText(/^Solved: 31 jumps/);
  await expect(guest.element.getByRole('button', { name: 'Another solution' })).toBeVisible();
  await expect(guest.element.getByRole('button', { name: 'Fewest moves' })).toBeHidden();
});

alone('nothing is compiled before the element is near', async ({ guest, page }) => {
  // The engine is decompressed on demand, and then compiled.
  await page.addInitScript(() => {
    const work = /** @type {string[]} */ ([]);
    const { compile } = WebAssembly;
    const { charCodeAt } = String.prototype;
    Object.assign(window, { work });
    WebAssembly.compile = (bytes) => {
      work.push('compile');
      return compile(bytes);
    };
    String.prototype.charCodeAt = function (index) {
      if (index === 0 && this.length > 50_000) work.push('unpack');
      return charCodeAt.call(this, index);
    };
  });
  await guest.visit('<div style="height: 3000px"></div><peg-solitaire></peg-solitaire>');
  await page.waitForFunction(() => customElements.get('peg-solitaire'));
  await page.evaluate(seen);
  expect(await page.evaluate('work')).toEqual([]);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => guest.pegs()).toBe(32);
  expect(await page.evaluate('work')).toEqual(['unpack', 'compile']);
});

test('a read-only board cannot be played, but its playback works', async ({ guest, page }) => {
  await guest.visit(`<peg-solitaire moves="d2-d4 b3-d3 d4-d2" readonly controls></peg-solitaire>`);
  await expect.poll(() => guest.pegs()).toBe(32);
  const hole = async (/** @type {string} */ name) => {
    const { x, y } = await middleOf(guest.element.locator(`[data-hole="${name}"]`));
    await page.mouse.click(x, y);
  };
  await hole('d6');
  await hole('d4');
  expect(await guest.pegs()).toBe(32);
  await expect(guest.element.getByRole('button', { name: 'Solve', exact: true })).toBeHidden();
  await guest.element.getByRole('button', { name: 'Forward one move' }).click();
  await expect.poll(() => guest.pegs()).toBe(31);
});

alone('every board of the example posts is drawn, in the language around it', async ({ page }) => {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const boards = page.locator('peg-solitaire');
  for (const [post, count] of /** @type {const} */ ([
    ['', 9],
    ['deutsch.html', 2],
  ])) {
    await page.goto(`/examples/blog/${post}`);
    for (const board of await boards.all()) {
      if (!(await board.isVisible())) continue;
      await board.scrollIntoViewIfNeeded();
      await expect.poll(() => board.evaluate((/** @type {any} */ one) => one.position)).toMatch(/x/);
    }
    await expect(boards).toHaveCount(count);
  }
  await expect(boards.locator('[part="solve"]')).toHaveText(['Lösen', '解く']);
  expect(errors).toEqual([]);
});

alone('the playground writes the two lines of the board that it shows', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/examples/blog/playground.html');
  const names = await page.locator('form [name]').evaluateAll((fields) => fields.map((field) => Object(field).name));
  expect(names.sort()).toEqual(Object.keys(ATTRIBUTES).sort());
  const lines = page.locator('#lines');
  await expect(lines).toHaveText(
    '<script src="peg-solitaire.js" async></script> <peg-solitaire controls></peg-solitaire>',
  );
  await page.locator('form [name="board"]').fill('triangle');
  await page.locator('form [name="caption"]').fill('"A" & <b>');
  await page.locator('form [name="look"]').selectOption('flat');
  await page.locator('form [name="wheel"]').check();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('#said')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<script src="peg-solitaire-plus.js" async></script>\n<peg-solitaire board="triangle" caption="&quot;A&quot; &amp; &lt;b>" controls wheel look="flat"></peg-solitaire>',
  );
  await expect.poll(() => page.locator('peg-solitaire').evaluate((it) => Object(it).position)).toMatch(/^o/);
  await page.locator('form [name="start"]').fill('z9');
  await expect(page.locator('#said')).toHaveText(/^start: line 1, column 1: expected a start/);
});

const ADDRESS = 'http://blog.test/';
const PAGE = `<!doctype html><title>A post</title><script src="peg-solitaire.js"></script>
  <peg-solitaire board="diamond" start="e1" loading="eager" controls></peg-solitaire>`;

foreign('on a page in windows-1252 the texts are what they are', async ({ page }) => {
  await page.route(`${ADDRESS}*`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ body: readFileSync(SCRIPT), contentType: 'text/javascript' })
      : route.fulfill({ body: PAGE, contentType: 'text/html; charset=windows-1252' }),
  );
  await page.goto(ADDRESS);
  expect(await page.evaluate('document.characterSet')).toBe('windows-1252');
  const element = page.locator('peg-solitaire');
  await expect(element.getByRole('combobox').locator('option[value="2"]')).toHaveText('2\u00d7');
  await element.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(element.locator('.status')).toContainText('Solving\u2026');
});
