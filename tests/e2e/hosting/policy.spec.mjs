// Each page on the site contains its own policy.

import { readFileSync } from 'node:fs';
import { POLICY } from '../../../tools/build/policy.mjs';
import { addressOf, PAGES } from '../../../tools/shared/pages.mjs';
import { test } from '../../user/app.mjs';
import { test as roomTest } from '../../user/blog/room.mjs';
import { expect, Table } from '../../user/table.mjs';
import { chooseForm, openShare, pressTool } from '../../user/tools.mjs';

const docs = readFileSync(new URL('../../../docs/publish.md', import.meta.url), 'utf8');

test('the docs recommend the policy of the pages as a header', () => {
  expect(docs).toContain(`  Content-Security-Policy: ${POLICY}\n`);
});

for (const path of PAGES.map(addressOf)) {
  roomTest(
    `the policy of ${path} forbids what is injected @core`,
    async (/** @type {{ page: import('@playwright/test').Page }} */ { page }) => {
      await page.goto(path);
      expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')).toBe(POLICY);
      const outcome = await page.evaluate(async () => {
        const awaited = new Set(['require-trusted-types-for', 'style-src-elem', 'connect-src']);
        const areRefused = new Promise((resolve) =>
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            awaited.delete(effectiveDirective);
            if (awaited.size === 0) resolve(true);
          }),
        );
        /** @param {() => unknown} act */
        const isRefused = (act) => {
          try {
            act();
            return false;
          } catch {
            return true;
          }
        };
        const script = document.createElement('script');
        script.append('document.title = "ran"');
        const markup = isRefused(() => {
          document.body.innerHTML = '<img src="data:," onerror="document.title = \'ran\'">';
        });
        const worker = isRefused(() => new Worker('/offline-worker.js'));
        const policy = isRefused(() => Reflect.get(window, 'trustedTypes').createPolicy('other', {}));
        const style = document.createElement('style');
        style.append('body { display: none }');
        document.body.append(script, style);
        fetch('https://example.org/').catch(() => {});
        return { areRefused: await areRefused, markup, worker, policy, title: document.title };
      });
      expect(outcome).toMatchObject({ markup: true, worker: true, policy: true, areRefused: true });
      expect(outcome.title).not.toBe('ran');
    },
  );
}

test('the main flows need nothing that the policy forbids', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
  for (const opener of ['boards', 'problems', 'edit', 'text', 'solutions', 'daily', 'how', 'settings', 'keys']) {
    await pressTool(page, opener);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await table.closeDialog();
  }
  await openShare(page);
  await chooseForm(page, 'Frame');
  await expect(page.locator('#share-dialog iframe').contentFrame().locator('peg-solitaire .status')).not.toBeEmpty();
  await chooseForm(page, 'Picture');
  for (const kind of ['animated', 'png', 'gif']) {
    await page.locator('#share-dialog [name="kind"]').selectOption(kind);
    await expect(page.locator('#share-dialog .picture')).toHaveAttribute('aria-busy', 'false');
  }
});

test('below a path of a server the policy refuses nothing either', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  /** @type {string[]} */
  const told = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  // Serves the site's files under another path.
  await page.route('**/deep/peg/**', async (route) => {
    const url = route.request().url().replace('/deep/peg/', '/');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('/deep/peg/?board=triangle&start=a1');
  const table = new Table(page);
  await table.isReady();
  await table.solveButton.click();
  await expect(table.status).toHaveText(/^Solved/);
  expect(told).toEqual([]);
  await page.close();
});
