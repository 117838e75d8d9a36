// The element works under content security policies.

import { fileURLToPath } from 'node:url';
import { classic, ELEMENT, expectDrawn, module, solve } from '../../user/blog/blog.mjs';
import { test } from '../../user/blog/room.mjs';
import { expect, Table } from '../../user/table.mjs';

// The policies to test. The element needs no style-src: its style sheet is constructed, and its inline styles are set
// by script.

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:";

/** @param {import('../../user/blog/blog.mjs').Blog} blog @param {string} policy */
function publishWith(blog, policy) {
  return blog.publish(ELEMENT + classic(blog.script), { 'content-security-policy': policy });
}

test('a strict policy @core', async ({ page, blog }) => {
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
  test(`a page that demands Trusted Types takes the policy of the element, ${name}`, async ({ page, blog }) => {
    await page.goto(publishWith(blog, `${POLICY}; require-trusted-types-for 'script'${names}`));
    await solve(page.locator('peg-solitaire'));
  });
}

test("a page that requires Trusted Types accepts the type of the package's modules, too", async ({ page, blog }) => {
  await page.route('**/npm/**', (route) =>
    route.fulfill({
      path: fileURLToPath(new URL(`../../../dist${new URL(route.request().url()).pathname}`, import.meta.url)),
    }),
  );
  const policy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'`;
  const address = blog.publish(ELEMENT + module('/npm/www/element/define.js'), {
    'content-security-policy': `${policy}; require-trusted-types-for 'script'; trusted-types peg-solitaire`,
  });
  await page.goto(address);
  await solve(page.locator('peg-solitaire'));
});

test('a policy without workers allows playing, and Solve says what is missing @core', async ({ page, blog }) => {
  await page.goto(publishWith(blog, POLICY.replace('; worker-src blob:', '')));
  const table = new Table(page);
  await table.isReady();
  await table.drag('d2', 'd4');
  await table.solveButton.click();
  await expect(table.status).toHaveText(
    'This page’s security policy blocks the worker that the solver needs (worker-src blob:; trusted-types peg-solitaire).',
  );
  expect(await table.jumps()).toEqual(['d2-d4']);
});

test('a policy without WebAssembly is reported, with the text between the tags @core', async ({ page, blog }) => {
  await page.goto(publishWith(blog, POLICY.replace(" 'wasm-unsafe-eval'", '')));
  await expect(
    page.getByText(
      "This page’s security policy blocks WebAssembly, which the game needs (script-src 'wasm-unsafe-eval').",
    ),
  ).toBeVisible();
  await expect(page.getByText('Play it at example.com')).toBeVisible();
});
