// Every board and its problems, texts, and the address.

import { expect, Table, test } from './table.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const search = (page) => new URL(page.url()).search;

test('every board opens, plays, and solves and animates its usual problem', async ({ table, page }) => {
  test.setTimeout(120_000);
  await page.getByLabel('Speed').selectOption('4');
  await page.click('#boards');
  const boards = await page
    .locator('#picker button[data-board]')
    .evaluateAll((all) => all.map((one) => one.dataset.board));
  await page.keyboard.press('Escape');
  expect(boards).toHaveLength(35);
  for (const board of boards) {
    await page.click('#boards');
    await page.click(`#picker button[data-board="${board}"]`);
    await expect(page).toHaveURL(new RegExp(`board=${board}(&|$)`));
    const before = await table.pegs();
    await table.element.evaluate((/** @type {any} */ element) => {
      const { problem } = element;
      const jump = problem.board.jumps(problem.start)[0];
      for (const hole of [jump.from, jump.to]) {
        const { name } = problem.holes[hole];
        element.shadowRoot.querySelector(`[data-hole="${name}"]`).click();
      }
    });
    await expect.poll(() => table.pegs(), board).toBe(before - 1);
    await table.element.evaluate((/** @type {any} */ element) => element.reset());
    await table.solveButton.click();
    await expect(table.status, board).toHaveText(/^Solved/);
    await expect.poll(() => table.pegs(), board).toBeLessThan(before);
    await table.element.evaluate((/** @type {any} */ element) => element.goTo(99));
    await expect(table.status, board).toHaveText(/^Solved!/);
  }
});

test('a named problem of the library opens, and says how hard it is', async ({ table, page }) => {
  await page.click('#problems');
  const library = page.locator('#problems-dialog');
  const pyramid = library.getByRole('button', { name: 'Pyramid' });
  await expect(pyramid.locator('.grade')).toHaveText(/Easy|Medium|Hard/);
  await expect(library.getByRole('button', { name: 'd4 to d4' })).toContainText(
    '18 moves at best, 40.8 quadrillion solutions',
  );
  await pyramid.click();
  await expect(table.status).toHaveText(/^16 pegs/);
  await expect(page.locator('#vacancy')).toHaveValue('');
  await table.solveAndWatch();
});

test('a problem without a solution is marked in the library', async ({ table, page }) => {
  await table.chooseBoard('Triangle');
  await page.click('#problems');
  await expect(page.locator('#problems-dialog').getByRole('button', { name: 'a1 to b3' })).toContainText('No solution');
});

test('pasted texts become the game, and wrong ones are told with their place', async ({ table, page }) => {
  const box = page.getByLabel('Paste a position');
  const read = page.locator('#texts').getByRole('button', { name: 'Open' });
  await page.click('#text');
  await box.fill('..xxx..\n..x?x..');
  await read.click();
  await expect(page.locator('.error')).toHaveText(/^line 2, column 4: /);
  expect(await box.evaluate((/** @type {HTMLTextAreaElement} */ area) => area.selectionStart)).toBe(11);
  await box.fill('(1|3) => (3|3)');
  await read.click();
  await expect(page.locator('#texts')).toBeHidden();
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4&at=0');
  await page.click('#text');
  await box.fill('# directions: 6\no\nxx\nxxx');
  await read.click();
  await expect(page.locator('.board-name')).toHaveText('Your board');
  await expect(table.status).toHaveText('5 pegs. 2 jumps possible.');
});

test('what is on the board can be copied', async ({ table, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.drag('d6', 'd4');
  await page.click('#text');
  const copied = async (/** @type {string} */ name) => {
    await page.click(`[data-copy="${name}"]`);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('position')).toBe('..xxx..\n..xxx..\nxxxxxxx\nxxxxxxx\nxxxoxxx\n..xox..\n..xxx..');
  expect(await copied('played')).toBe('d6-d4');
});

test('the address holds the game, and opens it again', { tag: '@core' }, async ({ table, page }) => {
  await table.playShortestGame();
  await expect.poll(() => search(page)).toBe('?board=english&moves=d6-d4_d3-d5_d1-d3_b4-d4_e4-c4_g4-e4');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => search(page)).toMatch(/&at=5$/);
  await page.goto(page.url());
  await table.isReady();
  await expect.poll(() => table.cursor()).toBe(5);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(table.status).toHaveText(/^Stuck with 26 pegs/);
});

test('back and forward go from problem to problem', async ({ table, page }) => {
  await table.drag('d6', 'd4');
  await expect.poll(() => search(page)).toMatch(/moves=d6-d4/);
  await table.chooseBoard('Wiegleb');
  await page.locator('#finish').selectOption('any');
  await expect.poll(() => search(page)).toBe('?board=wiegleb&start=e5&goal=any');
  await page.goBack();
  await expect.poll(() => search(page)).toBe('?board=wiegleb');
  await page.goBack();
  await expect.poll(() => table.jumps()).toEqual(['d6-d4']);
  await expect(page.locator('.board-name')).toHaveText('English');
  await page.goForward();
  await expect(page.locator('.board-name')).toHaveText('Wiegleb');
});

test('back closes an open dialog, and opens that of the address', async ({ table, page }) => {
  await page.goto('/?board=star-13&view=problems');
  await expect(page.locator('#problems-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await table.chooseBoard('Wiegleb');
  await page.click('#edit');
  await expect(page.locator('#editor')).toBeVisible();
  await expect.poll(() => search(page)).toBe('?board=wiegleb&view=edit');
  await page.goBack();
  await expect(page.locator('#editor')).toBeHidden();
  await expect.poll(() => search(page)).toBe('?board=wiegleb');
  await expect(page.locator('.board-name')).toHaveText('Wiegleb');
  await page.goForward();
  await expect(page.locator('#editor')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#editor')).toBeHidden();
  await page.goBack();
  await expect(page.locator('.board-name')).not.toHaveText('Wiegleb');
  await expect(page.locator('#editor')).toBeHidden();
  await expect.poll(() => search(page)).toBe('?board=star-13');
  await page.evaluate(() => {
    history.pushState(null, '', '?board=triangle&view=boards');
    history.pushState(null, '', '?board=triangle');
  });
  await page.goBack();
  await expect(page.locator('#picker')).toBeVisible();
  await expect.poll(() => search(page)).toBe('?board=triangle&view=boards');
});

test('a closed dialog leaves no entry behind, and a choice takes its place', { tag: '@core' }, async ({
  table,
  page,
}) => {
  await table.drag('d2', 'd4');
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
  for (const view of ['boards', 'problems', 'text', 'share']) {
    await page.click(`#${view}`);
    await expect.poll(() => search(page)).toBe(`?board=english&moves=d2-d4&view=${view}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
  }
  // The board that is played already is a new game all the same.
  await table.chooseBoard('English');
  await expect.poll(() => search(page)).toBe('?board=english');
  await page.goBack();
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goForward();
  await expect.poll(() => table.jumps()).toEqual([]);
});

test('what plays behind a dialog is there when the dialog is left', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await page.click('#share');
  await table.element.evaluate((/** @type {any} */ element) => element.undo());
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4&at=0&view=share');
  await page.goBack();
  await expect(page.locator('#sharing')).toBeHidden();
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4&at=0');
  expect(await table.jumps()).toEqual([]);
});

test('looking at what is shared leaves nothing in the history', async ({ table, page }) => {
  await table.chooseBoard('Triangle');
  await page.click('#share');
  for (const form of ['Element', 'Frame', 'Link']) await page.locator('.choices label', { hasText: form }).click();
  await page.goBack();
  await expect(page.locator('#sharing')).toBeHidden();
  await expect(page.locator('.board-name')).toHaveText('Triangle');
  await page.goBack();
  await expect(page.locator('.board-name')).toHaveText('English');
});

test('after a reload, back still closes the dialog alone', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await page.click('#problems');
  await expect.poll(() => search(page)).toMatch(/view=problems$/);
  await page.reload();
  await expect(page.locator('#problems-dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
  await page.goForward();
  await expect(page.locator('#problems-dialog')).toBeVisible();
});

test('an open dialog is part of the address', async ({ table, page }) => {
  await page.goto('/?board=star-13&view=problems');
  await expect(page.locator('#problems-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => search(page)).toBe('?board=star-13');
  expect(await table.pegs()).toBe(12);
});

for (const [query, words] of [
  ['?board=englsih', /expected the name of a board.*'englsih'/],
  ['?board=english&start=..xxx../..x?x..', /^This game cannot be read: line 2, column 4: /],
  ['?board=english&start=z9', /z9/],
  ['?board=english&goal=%00', /line 1, column/],
  [`?board=${'o'.repeat(65)}`, /64/],
]) {
  test(`a broken link explains itself: ${String(query).slice(0, 30)}`, async ({ table, page }) => {
    await page.goto(`/${query}`);
    await expect(table.status).toHaveText(words);
    expect(await table.pegs()).toBe(32);
    await page.click('#text');
    await page.keyboard.press('Escape');
    expect(search(page)).toBe(query);
    await table.drag('d2', 'd4');
    await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
  });
}

test('of the jumps of a broken link, those before the wrong one are played', async ({ table, page }) => {
  const query = '?board=english&moves=d2-d4_d5-d3_d2-d4';
  await page.goto(`/${query}`);
  await expect(table.status).toHaveText(/jump 3, d2-d4, is not legal here/);
  expect(await table.jumps()).toEqual(['d2-d4', 'd5-d3']);
  expect(search(page)).toBe(query);
  await page.keyboard.press('Backspace');
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4_d5-d3&at=1');
});

test('back to a broken link leaves the board until something is played', async ({ table, page }) => {
  await page.goto('/?board=englsih');
  await expect(table.status).toHaveText(/'englsih'/);
  await table.chooseBoard('Triangle');
  await expect.poll(() => search(page)).toBe('?board=triangle');
  await page.goBack();
  await expect(table.status).toHaveText(/'englsih'/);
  expect(search(page)).toBe('?board=englsih');
  expect(await table.pegs()).toBe(14);
  await table.drag('a3', 'a1');
  await expect.poll(() => search(page)).toMatch(/^\?board=triangle.*moves=a3-a1$/);
});

test('a broken link does not cost the game of the last visit', async ({ table, page }) => {
  await table.chooseBoard('Hexagon');
  await expect.poll(() => search(page)).toBe('?board=hexagon-37');
  await page.goto('/?board=triangle&moves=a3-a1_zz');
  await expect(table.status).toHaveText(/^This game cannot be read/);
  await page.goto('about:blank');
  await page.goto('/');
  await expect(page.locator('.board-name')).toHaveText('Hexagon');
});

test('fields that are no link leave the game of the last visit', async ({ table, page }) => {
  await table.chooseBoard('Hexagon');
  await table.drag('b3', 'd5');
  await expect.poll(() => search(page)).toMatch(/^\?board=hexagon-37/);
  const game = search(page);
  await page.goto('/?fbclid=abc&utm_source=mail');
  await expect(page.locator('.board-name')).toHaveText('Hexagon');
  await expect.poll(() => search(page)).toBe(game);
  await page.goto('/?view=boards');
  await expect(page.locator('#picker')).toBeVisible();
  await expect(page.locator('.board-name')).toHaveText('Hexagon');
});

test('the title of a board is a name for it', async ({ table, page }) => {
  await page.goto('/?board=Triangle_of_36');
  await expect(page.locator('.board-name')).toHaveText('Triangle of 36');
  await expect.poll(() => search(page)).toBe('?board=triangle-36');
  await page.click('#text');
  await page.getByLabel('Paste a position').fill('8 x 8 square');
  await page.locator('#texts').getByRole('button', { name: 'Open' }).click();
  await expect(page.locator('.board-name')).toHaveText('8 × 8 square');
  expect(await table.pegs()).toBe(63);
});

test('light or dark and the speed are as they were left', async ({ table, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.click('#theme');
  await page.getByLabel('Speed').selectOption('2');
  await page.goto('about:blank');
  await page.goto('/');
  await expect(table.element).toHaveAttribute('theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByLabel('Speed')).toHaveValue('2');
});

test('a link to a game can be pasted', async ({ table, page }) => {
  await page.click('#text');
  const box = page.getByLabel('Paste a position');
  const read = page.locator('#texts').getByRole('button', { name: 'Open' });
  await box.fill('https://example.org/?board=triangle&start=zz');
  await read.click();
  await expect(page.locator('.error')).toHaveText(/'zz'/);
  await box.fill(' https://example.org/peg/?board=wiegleb&start=e5&goal=any&moves=e3-e5&view=edit\n');
  await read.click();
  await expect.poll(() => search(page)).toBe('?board=wiegleb&start=e5&goal=any&moves=e3-e5&at=0');
  await expect(table.status).toHaveText(/^44 pegs/);
});

test('the game of the last visit is there again', async ({ table, page }) => {
  await table.chooseBoard('Hexagon');
  await expect.poll(() => search(page)).toBe('?board=hexagon-37');
  await page.goto('about:blank');
  await page.goto('/');
  await expect(page.locator('.board-name')).toHaveText('Hexagon');
});

test('without storage everything else is the same', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const page = await context.newPage();
  const table = new Table(page);
  await page.goto('/');
  await table.isReady();
  await table.drag('d2', 'd4');
  await expect.poll(() => search(page)).toBe('?board=english&moves=d2-d4');
  await context.close();
});
