// The single-file element, `dist/peg-solitaire.js`, works on other sites such as blogs.

import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { classic, ELEMENT, expectDrawn, module, solve } from '../../user/blog/blog.mjs';
import { test } from '../../user/blog/room.mjs';
import { SCRIPT } from '../../user/blog/server.mjs';
import { expect } from '../../user/table.mjs';

for (const [name, write] of Object.entries({ 'module @core': module, classic })) {
  test(`script of another origin: ${name}`, async ({ page, blog }) => {
    await page.goto(blog.publish(write(blog.distantScript) + ELEMENT));
    await solve(page.locator('peg-solitaire'));
  });
}

test('a sandboxed frame without an origin @core', async ({ page, blog }) => {
  const inside = blog.publish(module(blog.script) + ELEMENT);
  await page.goto(blog.publish(`<iframe sandbox="allow-scripts" src="${inside}" width="900" height="800"></iframe>`));
  await solve(page.frameLocator('iframe').locator('peg-solitaire'));
});

test('a file on the disk', async ({ page }, info) => {
  const path = info.outputPath('post.html');
  writeFileSync(path, `<!doctype html>${ELEMENT}${classic(SCRIPT.href)}`);
  await page.goto(pathToFileURL(path).href);
  await solve(page.locator('peg-solitaire'));
});

test('a paragraph, as a Markdown generator writes it', async ({ page, blog }) => {
  await page.goto(
    blog.publish(`<p>Try <peg-solitaire controls></peg-solitaire> it.</p><p>${classic(blog.script)}</p>`),
  );
  await expectDrawn(page.locator('p > peg-solitaire'));
  await solve(page.locator('peg-solitaire'));
});

test('the shadow of another element', async ({ page, blog }) => {
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
  test(`${name} opened later`, async ({ page, blog }) => {
    await page.goto(blog.publish(before + ELEMENT + after + classic(blog.script)));
    await page.waitForFunction(() => customElements.get('peg-solitaire'));
    await page.evaluate(`var [${open.split('.')[0]}] = document.body.children; ${open}`);
    await expectDrawn(page.locator('peg-solitaire'));
  });
}
