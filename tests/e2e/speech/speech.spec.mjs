// Announcements, answers and errors for screen-reader users, and the keys that they can use.

import { test } from '../../user/blog/box.mjs';
import { test as alone } from '../../user/blog/guest.mjs';
import { settle } from '../../user/canvas.mjs';
import { LONG } from '../../user/games.mjs';
import { expect, listen } from '../../user/table.mjs';

/** @typedef {import('../../user/blog/guest.mjs').Guest} Guest */

for (const controls of ['controls', '']) {
  test(`jumps and refusals are said, each time ${controls}`, async ({ guest }) => {
    await guest.visitDrawn(`<peg-solitaire board="triangle" start="a1" ${controls}></peg-solitaire>`);
    const said = await listen(guest.element.locator('[role=status]'));
    const press = (/** @type {string} */ name) => guest.element.locator(`[data-hole="${name}"]`).press('Enter');
    await press('a3');
    await press('a1');
    await expect.poll(said).toEqual(['a3 over a2 to a1.']);
    const refusal = 'This peg can’t jump: it needs a neighbour with an empty hole beyond it.';
    await press('b5');
    await expect.poll(said).toEqual(['a3 over a2 to a1.', refusal]);
    await press('b5');
    await expect.poll(said).toEqual(['a3 over a2 to a1.', refusal, refusal]);
    await guest.element.locator('[data-hole="b5"]').press('Backspace');
    await expect.poll(said).toEqual(['a3 over a2 to a1.', refusal, refusal, '14 pegs. 2 jumps possible.']);
  });
}

test('playback is not announced jump by jump, but its end is', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire moves="d2-d4 d5-d3 b4-d4" speed="8"></peg-solitaire>');
  const said = await listen(guest.element.locator('[role=status]'));
  // The sentence shown when playback starts must not cause the next sentence to be announced.
  await guest.ask((it) => it.hint());
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^Hint/);
  const before = await said();
  await guest.ask((it) => it.play());
  await expect.poll(said).toEqual([...before, '29 pegs. 8 jumps possible.']);
});

test('autoplay without controls can be paused', async ({ guest }) => {
  await guest.visitDrawn(`<peg-solitaire moves="${LONG}" speed="0.25" autoplay readonly></peg-solitaire>`);
  await guest.element.getByRole('button', { name: 'Pause' }).click();
  expect(await guest.ask(({ paused }) => paused)).toBe(true);
  await guest.element.getByRole('button', { name: 'Play' }).press('Enter');
  expect(await guest.ask(({ paused }) => paused)).toBe(false);
});

test('one press on the scrubber is one jump', async ({ guest }) => {
  await guest.visitDrawn('<peg-solitaire moves="d2-d4 d5-d3 b4-d4-d2" controls></peg-solitaire>');
  const scrubber = guest.element.locator('input');
  const played = () => guest.ask(({ jumps }) => jumps.length);
  for (const [key, jumps] of /** @type {[string, number][]} */ ([
    ['ArrowRight', 1],
    ['ArrowUp', 2],
    ['PageUp', 4],
    ['ArrowLeft', 3],
    ['PageDown', 2],
    ['ArrowDown', 1],
    ['End', 4],
    ['Home', 0],
  ])) {
    await scrubber.press(key);
    expect([key, await played()]).toEqual([key, jumps]);
    await expect(scrubber).toHaveAttribute('aria-valuetext', `${jumps} of 4 jumps played`);
  }
});

test('a button that can do no more keeps the focus', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await table.jumps()).toEqual([]);
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Go to start' }).click();
  await expect(page.getByRole('button', { name: 'Go to start' })).toBeFocused();
});

test('focus() gives the keys to the board', async ({ table, page }) => {
  await table.element.evaluate((it) => /** @type {HTMLElement} */ (it).focus());
  await expect(table.hole('c1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(table.hole('d1')).toBeFocused();
});

test('a click off the holes focuses the board, and marks no hole', async ({ table, page }) => {
  const canvas = table.element.locator('.stage canvas');
  const picture = () => canvas.evaluate((it) => /** @type {HTMLCanvasElement} */ (it).toDataURL());
  const corner = { position: { x: 12, y: 12 } };
  await table.element.evaluate((it) => /** @type {HTMLElement} */ (it).setAttribute('moves', 'd2-d4'));
  await table.element.evaluate((it) => /** @type {HTMLElement} */ (it).setAttribute('at', '1'));
  await expect.poll(() => table.jumps()).toEqual(['d2-d4']);
  await canvas.hover(corner);
  await settle(table.element);
  const before = await picture();
  await table.hole('c1').focus();
  // Browsers show the focus only for keyboard input.
  await page.keyboard.press('ArrowRight');
  await expect.poll(picture).not.toBe(before);
  const marked = await picture();
  await canvas.click(corner);
  await expect(table.hole('d1')).toBeFocused();
  await expect.poll(async () => (await picture()) !== marked).toBe(true);
  await page.keyboard.press('Backspace');
  expect(await table.jumps()).toEqual([]);
});

/** Records the sentences in the live region, from the very first one. @param {Guest} guest */
async function listenFromTheStart(guest) {
  await guest.page.addInitScript(() => {
    /** @type {string[]} */
    const said = [];
    Object.assign(globalThis, { said });
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options);
      new MutationObserver(() => {
        const text = root.querySelector('[role=status]')?.textContent?.trim() ?? '';
        if (text && text !== said.at(-1)) said.push(text);
      }).observe(root, { childList: true, characterData: true, subtree: true });
      return root;
    };
  });
  return () => guest.page.evaluate(() => /** @type {string[]} */ (Object(globalThis).said));
}

alone('an answer is announced before its playback, and its end after it', async ({ guest }) => {
  const said = await listenFromTheStart(guest);
  await guest.visitDrawn('<peg-solitaire board="triangle" start="a1" controls speed="8"></peg-solitaire>');
  await guest.element.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect.poll(said).toHaveLength(3);
  const [solving, answer, end] = await said();
  expect(solving).toBe('Solving…');
  expect(answer).toMatch(/^Solved: 13 jumps in \d+ moves\./);
  expect(end).toMatch(/^Solved! 13 jumps in/);
});

alone('an error is spoken when a game is opened, and is over when something has been played', async ({ guest }) => {
  const said = await listenFromTheStart(guest);
  await guest.visitDrawn('<peg-solitaire moves="d2-d4 b3-d3 zz" at="2" controls></peg-solitaire>');
  await expect.poll(said).toEqual([expect.stringMatching(/^Can’t read this game: .* found 'zz'$/)]);
  await guest.ask((it) => {
    it.undo();
    it.redo();
  });
  await expect(guest.element.locator('.status')).toHaveText('30 pegs. 5 jumps possible.');
});

alone('moving through several jumps is not announced as one', async ({ guest }) => {
  const said = await listenFromTheStart(guest);
  await guest.visitDrawn('<peg-solitaire controls></peg-solitaire>');
  for (const hole of ['d2', 'd4', 'b3', 'd3']) await guest.element.locator(`[data-hole="${hole}"]`).press('Enter');
  await expect.poll(said).toContain('b3 over c3 to d3.');
  for (const name of ['Go to start', 'Go to end']) await guest.element.getByRole('button', { name }).click();
  await expect.poll(async () => (await said()).at(-1)).toBe('30 pegs. 5 jumps possible.');
});
