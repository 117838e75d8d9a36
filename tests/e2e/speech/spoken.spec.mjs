// Answers and errors are spoken, and end.

import { test } from '../../person/blog/guest.mjs';
import { expect } from '../../person/table.mjs';

/** @typedef {import('../../person/blog/guest.mjs').Fixtures} Fixtures */
/** @typedef {import('../../person/blog/guest.mjs').Guest} Guest */

/** The sentences of the live region, from the first moment. @param {Guest} guest */
async function listen(guest) {
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

test('an answer is spoken before its film, and its end after it', async (/** @type {Fixtures} */ { guest }) => {
  const said = await listen(guest);
  await guest.visitDrawn('<peg-solitaire board="triangle" start="a1" controls speed="8"></peg-solitaire>');
  await guest.element.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect.poll(said).toHaveLength(3);
  const [solving, answer, end] = await said();
  expect(solving).toBe('Solving …');
  expect(answer).toMatch(/^Solved: 13 jumps in \d+ moves, found in/);
  expect(end).toMatch(/^Solved! 13 jumps in/);
});

test('an error is spoken when a game is opened, and is over when something has been played', async (/** @type {Fixtures} */ {
  guest,
}) => {
  const said = await listen(guest);
  await guest.visitDrawn('<peg-solitaire moves="d2-d4 b3-d3 zz" at="2" controls></peg-solitaire>');
  await expect.poll(said).toEqual([expect.stringMatching(/^This game cannot be read: .* found 'zz'$/)]);
  await guest.ask((it) => {
    it.undo();
    it.redo();
  });
  await expect(guest.element.locator('.status')).toHaveText('30 pegs. 5 jumps possible.');
});

test('what goes through several jumps is not spoken as one', async (/** @type {Fixtures} */ { guest }) => {
  const said = await listen(guest);
  await guest.visitDrawn('<peg-solitaire controls></peg-solitaire>');
  for (const hole of ['d2', 'd4', 'b3', 'd3']) await guest.element.locator(`[data-hole="${hole}"]`).press('Enter');
  await expect.poll(said).toContain('b3 over c3 to d3.');
  for (const name of ['To the start', 'To the end']) await guest.element.getByRole('button', { name }).click();
  await expect.poll(async () => (await said()).at(-1)).toBe('30 pegs. 5 jumps possible.');
});
