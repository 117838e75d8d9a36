// The page while its core cannot be loaded.

import { test } from '@playwright/test';
import { expect, Table } from './table.mjs';

test('where the core is missing, nothing on the page promises what it cannot do', async ({ page }) => {
  let isBroken = true;
  await page.route('**/*.wasm', (route) => (isBroken ? route.fulfill({ status: 404 }) : route.continue()));
  const table = new Table(page);
  await page.goto('/?board=triangle');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  for (const name of ['Problems', 'Edit', 'Text', 'Share']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await expect(page.locator('.problem')).toBeHidden();
  await page.evaluate(() => {
    for (const type of ['beforeprint', 'afterprint']) dispatchEvent(new Event(type));
  });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await table.isReady();
  await expect(page.locator('.board-name')).toHaveText('Triangle');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled();
});
