// Sharing links, elements and frames: the dialog, and the pages into which they are pasted.

import { test } from '../../user/app.mjs';
import { card, SHORT, win } from '../../user/games.mjs';
import { expect, Table } from '../../user/table.mjs';
import { chooseForm, openShare, pressTool, saved } from '../../user/tools.mjs';

/**
 * Publishes a page with the dialog's code and nothing else.
 * @param {import('../../user/blog/guest.mjs').Guest} guest
 * @param {string} html
 */
async function paste({ blog, page }, html) {
  await page.goto(blog.publish(html));
}

test('the preview shows all of what is shared', async ({ page }) => {
  await openShare(page);
  const frame = page.locator('#share-dialog .frame');
  for (const hasControls of [true, false]) {
    await chooseForm(page, 'Frame');
    await page.getByRole('checkbox', { name: 'Controls' }).setChecked(hasControls);
    const element = frame.contentFrame().locator('peg-solitaire');
    await expect(element).toHaveJSProperty('controls', hasControls);
    await expect
      .poll(async () => {
        const [inner, outer] = [
          await element.boundingBox(),
          await page.locator('#share-dialog .preview').boundingBox(),
        ];
        return inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
      })
      .toBe(true);
  }
});

test('the dialog gives a link, an element and a frame that show the game', async ({ guest, page }) => {
  await openShare(page);
  await page.getByLabel('Include my jumps').check();
  const code = page.locator('#share-dialog .code textarea');
  await expect(code).toHaveValue(/\/\?board=triangle&moves=a3-a1_c3-a3&at=0$/);
  await chooseForm(page, 'Frame');
  await expect(code).toHaveValue(/^<iframe src="http[^"]*embed\.html\?board=triangle&amp;moves=a3-a1_c3-a3&amp;at=0" /);
  await chooseForm(page, 'Element');
  await page.getByLabel('Autoplay').check();
  const html = await code.inputValue();
  const preview = page.frameLocator('#share-dialog .frame').locator('peg-solitaire');
  await expect(preview).toHaveJSProperty('autoplay', true);
  await paste(guest, html);
  await expect.poll(() => guest.ask(({ moves, autoplay }) => `${moves} ${autoplay}`)).toBe('a3-a1 c3-a3 true');
});

test('the preview of an element has the controls of its script', async ({ page }) => {
  await openShare(page);
  await chooseForm(page, 'Element');
  const framed = page.frameLocator('#share-dialog .frame');
  const link = framed.getByRole('link', { name: 'Open this board' });
  await expect(framed.getByRole('button', { name: 'Solve' })).toBeVisible();
  for (const control of ['.menu', '.analysis']) await expect(framed.locator(control)).toBeHidden();
  await expect(link).toBeHidden();
  await chooseForm(page, 'Frame');
  for (const control of ['.menu', '.analysis']) await expect(framed.locator(control)).toBeVisible();
  await expect(link).toBeVisible();
});

test('what the address holds is shared whole', async ({ page }) => {
  const comment = 'words '.repeat(180).trim();
  await page.goto(`/?board=triangle&game=a3-a1_{${comment}}`);
  await page.locator('peg-solitaire').locator('[data-hole="a1"]').waitFor({ state: 'attached' });
  await pressTool(page, 'share');
  await expect(page.locator('#share-dialog .code textarea')).toHaveValue(/game=a3-a1\+.*words\+words/);
});

test('link, element, frame and preview show the position that is shared', async ({ guest, page }) => {
  await page.goto('/?board=triangle&moves=a3-a1_c3-a3&at=1');
  await guest.element.locator('[data-hole="a1"]').waitFor({ state: 'attached' });
  await pressTool(page, 'room');
  await page.getByLabel('Speed').selectOption('0.5');
  await pressTool(page, 'share');
  const code = page.locator('#share-dialog .code textarea');
  // Links have no preview, since a preview would start another engine.
  await expect(code).toHaveValue(/board=triangle/);
  await expect(page.locator('#share-dialog .preview')).toBeHidden();
  expect(
    page
      .frames()
      .map((frame) => frame.url())
      .filter((url) => url.includes('embed.html')),
  ).toEqual([]);
  /** @type {Record<string, string>} */
  const shared = {};
  for (const form of ['Link', 'Element', 'Frame']) {
    await chooseForm(page, form);
    shared[form] = await code.inputValue();
  }
  const preview = page.frameLocator('#share-dialog .frame').locator('peg-solitaire');
  await expect(preview).toHaveJSProperty('jumps', ['a3-a1']);
  const framed = page.frameLocator('iframe').locator('peg-solitaire');
  for (const [form, element] of /** @type {const} */ ([
    ['Element', guest.element],
    ['Frame', framed],
  ])) {
    await paste(guest, shared[form]);
    await expect(element).toHaveJSProperty('jumps', ['a3-a1']);
    await expect(element).toHaveJSProperty('speed', 0.5);
  }
  await page.goto(shared.Link);
  await expect.poll(() => guest.ask(({ jumps }) => jumps)).toEqual(['a3-a1']);
});

test('the element has a link between its tags, with the picture that was downloaded', async ({ page }) => {
  await openShare(page);
  const code = page.locator('#share-dialog .code textarea');
  await chooseForm(page, 'Element');
  await expect(code).toHaveValue(
    /<a href="http[^"]*board=triangle[^"]*">Play this puzzle<\/a><\/peg-solitaire><\/div>$/,
  );
  await chooseForm(page, 'Picture');
  const file = await saved(page.getByRole('button', { name: 'Download' }));
  await chooseForm(page, 'Element');
  await expect(code).toHaveValue(
    new RegExp(`<img src="${file.name}" alt="Play this puzzle" width="100%"/></a></peg-solitaire></div>$`),
  );
});

test('an element with variations or an analysis comes with the script that has them', async ({ guest, page }) => {
  await page.goto('/?board=english&moves=d2-d4&game=d2-d4_(b4-d4)');
  await expect(guest.element.getByRole('list', { name: 'Variation b4-d4' })).toBeVisible();
  await pressTool(page, 'share');
  await chooseForm(page, 'Element');
  const framed = page.frameLocator('#share-dialog .frame');
  await expect(framed.locator('.menu')).toBeVisible();
  const analysis = page.locator('#share-dialog').getByRole('checkbox', { name: 'Analysis' });
  await expect(analysis).not.toBeChecked();
  await analysis.check();
  const preview = page.frameLocator('#share-dialog .frame').locator('peg-solitaire');
  await expect(preview).toHaveJSProperty('analysis', 'all');
  const html = await page.locator('#share-dialog .code textarea').inputValue();
  expect(html).toContain('/peg-solitaire-plus.js"');
  await paste(guest, html);
  await expect(guest.element.getByRole('list', { name: 'Variation b4-d4' })).toBeVisible();
  await expect(guest.element.locator('.judgement')).toHaveText('All 3 jumps keep the win.');
});

test('Enter on a choice of what is shared closes nothing', async ({ page }) => {
  await openShare(page);
  await page.getByRole('radio', { name: 'Link' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('#share-dialog')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Picture' })).toBeChecked();
});

test('in Play a link leads to the start, and includes the jumps on request', async ({ page }) => {
  const table = new Table(page);
  await table.open('/?board=triangle&moves=a3-a1_c3-a3');
  await pressTool(page, 'share');
  const code = page.locator('#share-dialog .code textarea');
  await expect(code).toHaveValue(/\/\?board=triangle$/);
  await expect(page.getByRole('radio', { name: 'Result' })).toHaveCount(0);
  await page.getByLabel('Include my jumps').check();
  await expect(code).toHaveValue(/\/\?board=triangle&moves=a3-a1_c3-a3$/);
  await chooseForm(page, 'Element');
  await expect(code).toHaveValue(/moves="a3-a1 c3-a3"/);
  await page.getByLabel('Include my jumps').uncheck();
  await expect(code).not.toHaveValue(/moves/);
});

test('a win is shared as a sentence, without the solution, and as a challenge that a friend sees', async ({ page }) => {
  await addSystemSheet(page);
  const table = new Table(page);
  await table.open(SHORT);
  await win(table);
  await card(page).getByRole('button', { name: 'Share' }).click();
  const code = page.locator('#share-dialog .code textarea');
  await expect(page.getByRole('radio', { name: 'Result' })).toBeChecked();
  const said = 'Peg Solitaire, Tiny diamond: ★★★ solved in 2 moves (fewest 2)';
  await expect.poll(() => code.inputValue()).toContain(`${said}\nhttp`);
  await expect(code).not.toHaveValue(/moves=/);
  await page.locator('#share-dialog').getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => page.evaluate(() => /** @type {any} */ (globalThis).sent?.text)).toBe(said);
  await page.getByLabel('As a challenge').check();
  await expect(code).toHaveValue(/Beat my 2 moves!\nhttp.*&goal=c3&beat=2$/);
  const [, address] = (await code.inputValue()).split('\n');
  await page.goto(address);
  await table.isReady();
  const about = page.locator('.aim .about');
  await expect(about).toContainText('A friend solved this in 2 moves');
  await table.chooseBoard('Triangle');
  await expect(about).not.toContainText('friend');
  for (const nonsense of ['0', '99', 'x', '%3Cb%3E']) {
    await page.goto(address.replace('beat=2', `beat=${nonsense}`));
    await table.isReady();
    await expect(about).toContainText('★ perfect in 2 moves');
    await expect(about).not.toContainText('friend');
  }
});

/**
 * Replaces the system's share sheet with a fake that records what it receives.
 * @param {import('@playwright/test').Page} page
 */
async function addSystemSheet(page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async (/** @type {ShareData} */ { title, text, url, files }) => {
        Object.assign(globalThis, { sent: { title, text, url, files: files?.map(({ name, type }) => [name, type]) } });
        throw new DOMException('', 'AbortError');
      },
    });
  });
}

test('the sheet of the system gets the link or the picture', async ({ page }) => {
  await addSystemSheet(page);
  await openShare(page);
  const sent = () => page.evaluate(() => /** @type {any} */ (globalThis).sent);
  const button = page.locator('#share-dialog').getByRole('button', { name: 'Send' });
  await button.click();
  await expect.poll(sent).toMatchObject({ title: expect.stringMatching(/^Triangle.* — Peg Solitaire$/) });
  expect((await sent()).url).toBe(await page.locator('#share-dialog .code textarea').inputValue());
  await chooseForm(page, 'Element');
  await expect(button).toHaveCount(0);
  await chooseForm(page, 'Picture');
  await button.click();
  await expect.poll(sent).toMatchObject({ files: [['peg-solitaire.svg', 'image/svg+xml']] });
});

test('where the system has no sheet, none is offered', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  await openShare(page);
  await expect(page.locator('#share-dialog').getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(page.locator('#share-dialog').getByRole('button', { name: 'Send' })).toHaveCount(0);
});
