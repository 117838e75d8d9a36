// The analysis during play: the jumps that keep the win, the jump that threw it away, and the way back.

import { expectNoViolations } from '../../user/accessibility.mjs';
import { test as testOfApp } from '../../user/app.mjs';
import { test } from '../../user/blog/box.mjs';
import { expect } from '../../user/table.mjs';

test.use({ script: 'plusScript' });
testOfApp.use({ opens: 'study' });

/** After these moves 24 pegs are left, and 8 of 12 jumps keep the win. */
const MOVES = 'd2-d4 b3-d3 c1-c3 d4-d2 c4-c2 f3-d3 e1-e3 d6-d4';

/** @param {import('../../user/table.mjs').Table} table */
const sentence = (table) => table.element.locator('.judgement');

/** @param {import('../../user/table.mjs').Table} table */
const mode = (table) => table.element.getByLabel('Analysis');

/**
 * Waits for the next verdict after an action.
 * @param {import('../../user/table.mjs').Table} table
 * @param {() => Promise<unknown>} act
 */
async function verdictAfter(table, act) {
  const verdict = table.element.evaluateHandle((element) => {
    const heard = new Promise((resolve) =>
      element.addEventListener('verdict', (event) => resolve(/** @type {CustomEvent} */ (event).detail), {
        once: true,
      }),
    );
    return { heard };
  });
  const handle = await verdict;
  await act();
  return handle.evaluate(({ heard }) => heard);
}

test('each jump is marked, a lost win is reported within a frame, and one click goes back', async ({ table, page }) => {
  await table.setUp({ moves: MOVES, at: '8' });
  const detail = await verdictAfter(table, () => mode(table).selectOption('show everything'));
  expect(detail).toMatchObject({ outcome: 'judged', verdict: 'winnable', ms: expect.any(Number) });
  expect(detail.jumps).toHaveLength(12);
  await expect(sentence(table)).toHaveText('8 of 12 jumps keep the win.');
  await expect(table.hole('c2')).toHaveAttribute('aria-label', /throws away the win/);
  await expect(table.hole('a4')).toHaveAttribute('aria-label', /keeps the win/);

  const losing = detail.jumps.find((/** @type {{ verdict: string }} */ { verdict }) => verdict === 'lost').jump;
  const told = table.element.evaluate(
    (element) =>
      new Promise((resolve) =>
        element.addEventListener('jump', () =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(element.shadowRoot?.querySelector('.judgement')?.textContent)),
          ),
        ),
      ),
  );
  const [from, to] = losing.split('-');
  await table.drag(from, to);
  expect(await told).toMatch(/^That jump threw away the win: the goal is now out of reach\./);
  await page.getByRole('button', { name: 'Back to where I could still win' }).click();
  await expect.poll(() => table.jumps()).toHaveLength(8);
  await expect(table.status).toHaveText('You can still win from here.');
  await expect(sentence(table)).toHaveText('8 of 12 jumps keep the win.');
});

test('with warnings only, just a lost win is reported', async ({ table }) => {
  await table.setUp({ moves: `${MOVES} c2-e2`, at: '8' });
  await verdictAfter(table, () => mode(table).selectOption('warn of losing jumps'));
  await expect(sentence(table)).toBeHidden();
  await expect(table.hole('a4')).not.toHaveAttribute('aria-label', /the win/);
  await table.element.evaluate((element) => /** @type {any} */ (element).redo());
  await expect(sentence(table)).toHaveText(/^That jump threw away the win/);
});

/** The last jump of this game throws away the win, and only a search can find out why. */
const SEARCHED = 'f4-d4 c4-e4 c6-c4 e5-c5 e3-e5 e1-e3 d2-d4';

for (const [name, moves, mode, why, reason] of /** @type {[string, string, string, string, RegExp][]} */ ([
  ['a region that stays', `${MOVES} c2-e2`, 'all', 'One peg can never leave a3, g3, a5 or g5.', /^Pagoda function/],
  ['the jump that kept the win', SEARCHED, 'warn', 'c1 to e1 would have kept the win.', /^Exhaustive search/],
]))
  test(`why the win is lost is said once, and shown on request: ${name}`, async ({ table, page }) => {
    await table.setUp({ moves, at: String(moves.split(' ').length - 1), analysis: mode });
    if (mode === 'all') await expect(sentence(table)).toHaveText(/keep the win/);
    const news = table.element.locator('.news').first();
    const said = await news.evaluateHandle((region) => {
      /** @type {string[]} */
      const texts = [];
      new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return texts;
    });
    await table.element.evaluate((element) => /** @type {any} */ (element).redo());
    await expect(sentence(table)).toHaveText(`That jump threw away the win: the goal is now out of reach. ${why}`);
    const picture = () => table.element.evaluate((element) => element.shadowRoot?.querySelector('canvas')?.toDataURL());
    const before = await picture();
    const button = page.getByRole('button', { name: 'Why?' });
    await button.click();
    await expect(table.element.locator('.explanation')).toHaveText(reason);
    await expect.poll(picture).not.toBe(before);
    const all = (await said.jsonValue()).join(' ');
    expect([all.split('That jump threw away').length, all.split(why).length]).toEqual([2, 2]);
    // The explanation applies only to this position.
    for (const act of ['undo', 'redo'])
      await table.element.evaluate((element, act) => /** @type {any} */ (element)[act](), act);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await table.element.evaluate((element) => /** @type {any} */ (element).undo());
    await expect(button).toBeHidden();
  });

testOfApp('switched off, it requests nothing', async ({ table, page }) => {
  await table.drag('d2', 'd4');
  await table.drag('b3', 'd3');
  expect(page.workers()).toHaveLength(0);
  await mode(table).selectOption('show everything');
  await expect(sentence(table)).toHaveText(/keep the win/);
  expect(page.workers()).toHaveLength(1);
  await mode(table).selectOption('off');
  await expect(sentence(table)).toBeHidden();
});

testOfApp('the choice is kept for the next visit, and an invalid one is reported', async ({ table, page }) => {
  await mode(table).selectOption('show everything');
  await expect(sentence(table)).toHaveText('All 4 jumps keep the win.');
  await page.reload();
  await expect(sentence(table)).toHaveText('All 4 jumps keep the win.');
  const message = await table.element.evaluate((element) => {
    const heard = new Promise((resolve) =>
      element.addEventListener('error', (event) => resolve(/** @type {CustomEvent} */ (event).detail.message)),
    );
    element.setAttribute('analysis', 'loud');
    return heard;
  });
  expect(message).toBe("analysis: expected off or warn or all, found 'loud'");
  await expect(mode(table)).toHaveValue('off');
  await expect(sentence(table)).toBeHidden();
});

test('a hint names the peg, then its way, by button and by script', async ({ table, page }) => {
  await table.setUp({ moves: MOVES, at: '8' });
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await expect(table.status).toHaveText(/^Hint: try the peg in [a-g][1-7]\. Press Hint again to see where it goes\.$/);
  await hint.press('Enter');
  await expect(table.status).toHaveText(/^Hint: [a-g][1-7] jumps to [a-g][1-7]\.$/);
  const report = await table.element.evaluate((element) => /** @type {any} */ (element).hint());
  expect(report).toMatchObject({ outcome: 'solved', reason: null });
  expect(report.jumps).toHaveLength(23);
  const [from, to] = report.jumps[0].split('-');
  await table.drag(from, to);
  await expect(table.status).not.toHaveText(/Hint/);
});

test('a lost position has no hint, but a reason', async ({ table, page }) => {
  await table.setUp({ moves: `${MOVES} c2-e2`, at: '9' });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(table.status).toHaveText(/^This can’t be won, and we can prove it\./);
});

test('the switch is an attribute, and no barrier is found in it', async ({ table, page }) => {
  await table.element.evaluate((element) => element.setAttribute('analysis', 'all'));
  await expect(mode(table)).toHaveValue('all');
  await expect(sentence(table)).toHaveText('All 4 jumps keep the win.');
  await expectNoViolations(page, 'peg-solitaire');
});
