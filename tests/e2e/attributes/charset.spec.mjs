// The element works on a page that is not UTF-8: its words do not depend on the encoding of the page.

import { readFileSync } from 'node:fs';
import { SCRIPT } from '../../person/blog/server.mjs';
import { expect } from '../../person/table.mjs';
import { test } from '../../person/worker.mjs';

const ADDRESS = 'http://blog.test/';
const PAGE = `<!doctype html><title>A post</title><script src="peg-solitaire.js"></script>
  <peg-solitaire board="diamond" start="e1" loading="eager" controls></peg-solitaire>`;

test('on a page in windows-1252 the texts are what they are', async ({ page }) => {
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
  await expect(element.locator('.status')).toContainText('Solving \u2026');
});
