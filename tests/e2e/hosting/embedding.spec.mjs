// The release folder for blogs: its page shows a board, and its two-line snippet adds a board to a post.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { integrityOf } from '../../../tools/build/one-file.mjs';
import { writeEmbedding } from '../../../tools/release/embedding.mjs';

test('the page of a release shows a board, and so does a post with its two lines', async ({ page }, info) => {
  const folder = info.outputPath('embed');
  writeEmbedding(folder);
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  const board = page.locator('peg-solitaire');
  await expect(board.getByRole('grid')).toBeVisible();
  const lines = await page.locator('#lines').textContent();
  writeFileSync(join(folder, 'post.html'), `<!doctype html><p>A post.</p>\n${lines}`);
  await page.goto(pathToFileURL(join(folder, 'post.html')).href);
  await board.getByRole('button', { name: 'Solve' }).click();
  await expect(board.getByRole('status')).toContainText('Solved');
  const hashes = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'));
  expect(hashes['peg-solitaire.js']).toBe(integrityOf(readFileSync(join(folder, 'peg-solitaire.js'))));
});
