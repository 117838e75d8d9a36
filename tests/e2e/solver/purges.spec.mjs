// Descriptions of a line as purges.

import { readFileSync } from 'node:fs';
import { test } from '../../user/app.mjs';
import { settle } from '../../user/canvas.mjs';
import { expect } from '../../user/table.mjs';
import { enterPlay, pressTool } from '../../user/tools.mjs';

test.use({ opens: 'study' });

const [CENTRAL] = JSON.parse(readFileSync(new URL('../../data/results.json', import.meta.url), 'utf8')).purges;

/**
 * The colour halfway between two holes.
 * @param {import('../../user/table.mjs').Table} table
 * @param {string[]} names
 */
async function colourBetween(table, names) {
  await settle(table.element);
  const [a, b] = await Promise.all(names.map((name) => table.place(name)));
  return table.element.locator('.stage canvas').evaluate(
    (it, { x, y }) => {
      const canvas = /** @type {HTMLCanvasElement} */ (it);
      const { left, top } = canvas.getBoundingClientRect();
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      return [...context.getImageData((x - left) * devicePixelRatio, (y - top) * devicePixelRatio, 1, 1).data].join();
    },
    { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  );
}

test('a press on a purge frames its block, plays its jumps and stops after them', async ({ page, visit }) => {
  const table = await visit(`/?moves=${CENTRAL.jumps.replaceAll(' ', '_')}`);
  const act = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    table.element.evaluate((it, [name, value]) => /** @type {any} */ (it)[String(name)](value), [name, value]);
  const fold = page.locator('details.purges');
  await fold.locator('summary').click();
  const purges = fold.getByRole('button');
  await expect(purges).toHaveText(CENTRAL.blocks.map(() => /^Jumps \d+ to \d+ remove (six|an L of six): /));
  await table.element.evaluate((it) => Object.assign(it, { speed: 8 }));
  // The second purge removes c6 to e7.
  const edge = ['c5', 'c6'];
  await act('goTo', 0);
  const plain = await colourBetween(table, edge);
  await purges.nth(1).click();
  await expect.poll(() => table.cursor()).toBe(13);
  await expect.poll(() => table.element.evaluate((it) => /** @type {any} */ (it).paused)).toBe(true);
  expect(await colourBetween(table, edge)).not.toBe(plain);
  expect(await colourBetween(table, ['c6', 'd6'])).not.toBe(await colourBetween(table, edge));
  await act('goTo', 14);
  expect(await colourBetween(table, edge)).toBe(plain);
  // Playback in Play shows neither the text nor the frames that Study shows.
  const about = page.locator('.aim .about');
  await enterPlay(page);
  await act('goTo', 7);
  await expect(about).toHaveText(/^Central game/);
  await table.element.evaluate((/** @type {any} */ it) => Object.assign(it, { speed: 0.25 }).play());
  await act('goTo', 8);
  await expect(about).toHaveText(/^Central game/);
  const [here, there] = [await colourBetween(table, edge), plain].map((colour) => colour.split(',').map(Number));
  expect(Math.max(...here.map((value, index) => Math.abs(value - there[index])))).toBeLessThan(10);
  await pressTool(page, 'room');
  // Another line may have no purges.
  await act('open', { board: 'english' });
  await expect(fold).toBeHidden();
  await act('open', { board: 'english', moves: CENTRAL.jumps });
  await expect(fold).toBeVisible();
});
