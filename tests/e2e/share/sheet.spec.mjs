// A browser shows a problem set as a printable page.

import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '../../user/worker.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The amount by which the page, a caption or a picture overflows. @param {import('@playwright/test').Page} page */
const overflow = (page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const rights = [...document.querySelectorAll('body *')].map((part) => part.getBoundingClientRect().right);
    return Math.max(document.documentElement.scrollWidth, ...rights) - width;
  });

test('every diagram of a sheet has its place in a window and on paper', async ({ page }, info) => {
  const file = info.outputPath('sheet.html');
  execFileSync(process.execPath, ['commands/sheet.mjs', 'examples/sheet/problems.txt', '--out', file], { cwd: root });
  await page.goto(pathToFileURL(file).href);
  for (const [media, width, columns] of /** @type {const} */ ([
    ['print', 688, 3],
    ['screen', 1280, 3],
    ['screen', 360, 1],
  ]))
    await test.step(`${columns} in a row on ${width} pixels for ${media}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media });
      await expect
        .poll(() => page.evaluate(() => [...document.images].every((image) => image.naturalWidth > 0)))
        .toBe(true);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const lefts = await page
        .locator('figure')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(new Set(lefts.map(Math.round)).size).toBe(columns);
    });
  await test.step('two pages, without a torn diagram', async () => {
    await page.emulateMedia({ media: null });
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(2);
  });
});
