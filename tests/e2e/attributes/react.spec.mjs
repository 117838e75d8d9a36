// The element works in a page that React renders, on the server and in the browser.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { SCRIPT, startBlog } from '../../user/blog/server.mjs';
import { expect } from '../../user/table.mjs';
import { test } from '../../user/worker.mjs';

const GAME = { controls: true, theme: 'dark', moves: 'd2-d4' };

/** Runs in the browser: takes over the server's markup, then changes it. */
const APP = `
  import { createElement } from 'react';
  import { flushSync } from 'react-dom';
  import { hydrateRoot } from 'react-dom/client';
  window.heard = [];
  const post = (game) => createElement('peg-solitaire', {
    ...game,
    onchange: () => heard.push('onchange'),
    onChange: () => heard.push('onChange'),
  });
  const complain = (error) => { throw error; };
  const root = hydrateRoot(document.querySelector('main'), post(${JSON.stringify(GAME)}), { onRecoverableError: complain });
  window.show = (game) => flushSync(() => root.render(game && post(game)));`;

/** Renders the page as a server would. @returns {string} */
function renderOnServer() {
  const load = createRequire(import.meta.url);
  return load('react-dom/server').renderToString(load('react').createElement('peg-solitaire', GAME));
}

async function bundle() {
  const entry = fileURLToPath(new URL('app.js', import.meta.url));
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      { name: 'app', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? APP : null) },
    ],
  });
  const { output } = await build.generate({ format: 'iife' });
  return output[0].code;
}

test('React renders it on the server, takes it over, changes it and removes it', async ({ page }) => {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const blog = await startBlog();
  await page.goto(blog.publish(`<main>${renderOnServer()}</main>`));
  await page.addScriptTag({ content: readFileSync(SCRIPT, 'utf8') });
  await page.addScriptTag({ content: await bundle() });
  const element = page.locator('peg-solitaire');
  await expect(element).toHaveAttribute('theme', 'dark');
  await expect(element.locator('.moves')).toContainText('d2-d4');
  await page.evaluate('show({ controls: true, theme: "light", board: "triangle", moves: "" })');
  await expect(element.locator('.status')).toHaveText('14 pegs. 2 jumps possible.');
  await expect(element).toHaveAttribute('theme', 'light');
  await page.evaluate('show({ controls: true, board: "triangle" })');
  await expect(element).not.toHaveAttribute('theme');
  expect(await page.evaluate('heard')).toEqual([]);
  await element.locator('[data-hole="a3"]').press('Enter');
  await element.locator('[data-hole="a1"]').press('Enter');
  // In both spellings, handlers receive bubbling events.
  await expect.poll(() => page.evaluate('heard')).toEqual(['onchange', 'onChange']);
  await page.evaluate('show({ controls: true, board: "triangle", solve: true })');
  await expect(element).toHaveAttribute('solve');
  await page.evaluate('show({ controls: true, board: "triangle", solve: false })');
  await expect(element).not.toHaveAttribute('solve');
  await element.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(element.locator('.status')).toHaveText(/^Solved/);
  await page.evaluate('show(null)');
  await expect(element).toHaveCount(0);
  expect(errors).toEqual([]);
  blog.close();
});
