// The coach: a solution in parts, learned from its end, reviewed after some days, and shown next to a real board.

import { test } from '../../user/app.mjs';
import { card } from '../../user/games.mjs';
import { test as alone, expect, overflow, Table } from '../../user/table.mjs';
import { pressTool } from '../../user/tools.mjs';
import { Fingers } from '../../user/touch.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const SMALL = '/?board=triangle-10&start=a2&view=learn';

/** @typedef {import('../../user/table.mjs').PegSolitaireElement} Board */

/** @param {Page} page */
function boardOf(page) {
  const board = new Table(page);
  board.element = page.locator('.learn peg-solitaire');
  return board;
}

/** @param {Page} page */
const coachIn = (page) => page.getByRole('dialog', { name: 'Learn it by heart' });

/** @param {Page} page */
const said = (page) => coachIn(page).locator('.said');

/** @param {Page} page @param {string} name */
const press = (page, name) => coachIn(page).getByRole('button', { name, exact: true }).press('Enter');

/** The jumps of each part, which the coach plays when the part's button is pressed. @param {Page} page */
async function partsOf(page) {
  await expect(said(page)).toContainText('You learn it from the end');
  const board = boardOf(page);
  const parts = [];
  let before = '';
  for (const part of await coachIn(page).getByRole('listitem').getByRole('button').all()) {
    await part.press('Enter');
    const game = () => board.element.evaluate((it) => /** @type {Board} */ (it).game);
    await expect.poll(game).not.toBe(before);
    before = await game();
    parts.push(
      await board.element.evaluate((it) => /** @type {Board} */ (it).state?.line.jumps.map(({ name }) => name) ?? []),
    );
  }
  await press(page, 'All parts');
  return parts;
}

/** Plays jumps on the coach's board, once it is ready for them. @param {Page} page @param {string[]} jumps */
async function play(page, jumps) {
  const board = boardOf(page);
  await expect.poll(() => board.element.evaluate((it) => Reflect.get(it, 'readOnly'))).toBe(false);
  await expect.poll(() => board.cursor()).toBe(0);
  for (const jump of jumps) await board.press(...jump.split('-'));
}

test('no line of a part breaks within a jump, on a narrow phone', async ({ visit, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('/?board=triangle&view=learn');
  const part = coachIn(page).getByRole('listitem').filter({ hasText: 'Clear 6 pegs' });
  await expect(part).toContainText('c3-a3');
  const lines = await part.locator('small').evaluate((text) => {
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const found = [];
    while (nodes.nextNode()) {
      const node = /** @type {Text} */ (nodes.currentNode);
      for (const { index, 0: jump } of node.data.matchAll(/\S+-\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + jump.length);
        found.push(range.getClientRects().length);
      }
    }
    return found;
  });
  expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a course leads from its last part to the whole solution', { tag: '@core' }, async ({ visit, page }) => {
  await visit(SMALL);
  const parts = await partsOf(page);
  await press(page, 'Start learning');
  for (let first = parts.length - 1; first >= 0; first--) {
    await expect(said(page)).toContainText(`Part ${first + 1} of ${parts.length}. Watch.`);
    await press(page, 'Your turn');
    await play(page, parts[first]);
    await press(page, 'Next');
    if (first === parts.length - 1) await expect(said(page)).toHaveText(`Now part ${first + 1}, from memory.`);
    await play(page, parts.slice(first).flat());
    if (first > 0) await press(page, 'Next');
  }
  await expect(said(page)).toContainText('You know it by heart. Next review: ');
});

test('a wrong jump is explained and taken back; after two the right one is shown', async ({ visit, page }) => {
  await visit('/?puzzle=three-pegs&view=learn');
  const [[right]] = await partsOf(page);
  await coachIn(page).getByRole('listitem').getByRole('button').first().press('Enter');
  await press(page, 'Your turn');
  const board = boardOf(page);
  const wrong = 'e3-e1';
  for (const answer of [wrong, `Try ${right}.`]) {
    await play(page, [wrong]);
    await expect(said(page)).toContainText(answer);
    await expect.poll(() => board.cursor()).toBe(0);
  }
  // An arrow on the board points out the jump, even if one of the part's own arrows already does.
  expect(await board.element.evaluate((it) => /** @type {Board} */ (it).game)).toContain(`arrow ${right}`);
  await play(page, [right]);
  await expect(said(page)).toContainText('with a hint or a wrong jump');
});

test('a wrong jump is forgotten with the next right one; from memory, no parts are shown', async ({ visit, page }) => {
  await visit('/?view=learn');
  await partsOf(page);
  await press(page, 'Start learning');
  const list = coachIn(page).getByRole('list').last();
  await expect(list).toBeVisible();
  await press(page, 'Your turn');
  await play(page, ['d5-f5']);
  await expect(said(page)).toContainText('d5-f5');
  const board = boardOf(page);
  await expect.poll(() => board.cursor()).toBe(0);
  await board.press('e4', 'e6');
  await expect(said(page)).toHaveText('Right. Go on.');
  const game = () => board.element.evaluate((it) => /** @type {Board} */ (it).game);
  await expect.poll(game, 'the pegs that are still to be cleared are marked').toMatch(/e4-e6 ?\[mark (\w\d ?){5}\]/);
  for (const jump of ['e2-e4', 'd4-f4', 'c5-e5', 'e6-e4', 'f4-d4']) await board.press(...jump.split('-'));
  await press(page, 'Next');
  await expect(said(page)).toContainText('from memory');
  await expect(list).toBeHidden();
});

test('a mirror image of a right jump is right, and the solution goes on from there', async ({ visit, page }) => {
  await visit('/?puzzle=cross&view=learn');
  const parts = await partsOf(page);
  const mirrored = parts.flat().map((jump) => jump.replace(/[a-g]/g, (column) => 'gfedcba'['abcdefg'.indexOf(column)]));
  expect(mirrored[0]).not.toBe(parts[0][0]);
  await coachIn(page).getByRole('listitem').getByRole('button').first().press('Enter');
  await press(page, 'Your turn');
  await play(page, mirrored.slice(0, 1));
  await expect(said(page)).toHaveText('Done.');
  await press(page, 'Next');
  await play(page, mirrored.slice(0, 1));
  await expect(said(page)).toContainText('turned or mirrored');
  await press(page, 'Hint');
  await expect(said(page)).toHaveText(`Try ${mirrored[1]}.`);
  await press(page, 'All parts');
  await press(page, 'Continue');
  await play(page, mirrored.slice(0, 1));
  for (const jump of mirrored.slice(1)) await boardOf(page).press(...jump.split('-'));
  await expect(said(page)).toContainText('You know it by heart.');
});

test('what is known by heart is played without help, or followed by the next puzzle', async ({ visit, page }) => {
  const table = await visit('/?puzzle=three-pegs', 'study');
  // Jumps that the solver has shown count as help until the solution is known by heart.
  await table.solve();
  await pressTool(page, 'learn');
  const parts = await partsOf(page);
  await coachIn(page).getByRole('listitem').getByRole('button').first().press('Enter');
  await press(page, 'Your turn');
  await play(page, parts[0]);
  await press(page, 'Next');
  await play(page, parts.flat());
  await press(page, 'Next: Cross');
  await expect(said(page)).toContainText(/Cross.*5 jumps/);
  await coachIn(page).getByRole('button', { name: 'Close' }).click();
  await pressTool(page, 'learn');
  await press(page, 'Play it from memory');
  await play(page, parts.flat());
  await press(page, 'Play it on the board');
  await expect(coachIn(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-room', 'play');
  for (const jump of parts.flat()) await table.press(...jump.split('-'));
  await expect(card(page)).toContainText('You did it!');
});

alone('what is known by heart is reviewed after a day, three days and a week', async ({ visit, page }) => {
  const learn = async (/** @type {string} */ day) => {
    await page.clock.setFixedTime(`${day}T12:00:00`);
    const table = await visit('/');
    await table.openDialog('daily');
    return page.getByRole('link', { name: 'Review a solution: 2 minutes' });
  };
  await page.clock.setFixedTime('2026-11-20T12:00:00');
  await visit('/?puzzle=three-pegs&view=learn');
  const parts = await partsOf(page);
  await press(page, 'Start learning');
  for (let first = parts.length - 1; first >= 0; first--) {
    await press(page, 'Your turn');
    await play(page, parts[first]);
    await press(page, 'Next');
    // Only a run without a wrong jump shows that the solution is known by heart.
    if (first === 0) {
      await play(page, ['e3-e1']);
      await play(page, parts.flat());
      await expect(said(page)).toContainText('Almost');
      await press(page, 'Once more');
    }
    await play(page, parts.slice(first).flat());
    if (first > 0) await press(page, 'Next');
  }
  await expect(said(page)).toContainText(/Next review: .*\b21\b/);
  await expect(await learn('2026-11-20')).toHaveCount(0);
  for (const [day, next] of [
    ['21', '24'],
    ['24', '1'],
  ]) {
    await (await learn(`2026-11-${day}`)).click();
    await press(page, 'Play it from memory');
    await play(page, parts.flat());
    await expect(said(page)).toContainText(new RegExp(`Next review: .*\\b${next}\\b`));
    await expect(await learn(`2026-11-${Number(day) + 2}`)).toHaveCount(0);
  }
  await expect(await learn('2026-12-01')).toBeVisible();
});

alone.describe('on a phone', () => {
  alone.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  alone('a course is learned by touch, and reviewed a week later', async ({ visit, page }) => {
    // For a moment, the page ignores taps on a button that has just appeared under the finger.
    const tap = (/** @type {string} */ name, /** @type {string} */ answer) =>
      expect(async () => {
        const button = coachIn(page).getByRole('button', { name, exact: true });
        if (await button.isVisible()) await button.tap();
        await expect(said(page)).toContainText(answer, { timeout: 500 });
      }).toPass();
    const board = boardOf(page);
    const playByTouch = async (/** @type {string[]} */ jumps) => {
      await expect.poll(() => board.element.evaluate((it) => Reflect.get(it, 'readOnly'))).toBe(false);
      for (const hole of jumps.flatMap((jump) => jump.split('-'))) {
        const { x, y } = await board.place(hole);
        await page.touchscreen.tap(x, y);
      }
    };
    await page.clock.setFixedTime('2026-11-20T12:00:00');
    await visit('/?puzzle=three-pegs&view=learn');
    const parts = await partsOf(page);
    await tap('Start learning', 'Watch.');
    for (let first = parts.length - 1; first >= 0; first--) {
      await tap('Your turn', 'clear the marked pegs');
      await playByTouch(parts[first]);
      await expect(said(page)).toHaveText('Done.');
      await tap('Next', 'from memory');
      await playByTouch(parts.slice(first).flat());
      if (first > 0) await tap('Next', 'Watch.');
    }
    await expect(said(page)).toContainText('You know it by heart.');
    await page.clock.setFixedTime('2026-11-27T12:00:00');
    const table = await visit('/');
    await table.openDialog('daily');
    await page.getByRole('link', { name: 'Review a solution: 2 minutes' }).tap();
    await tap('Play it from memory', 'all of it');
    await playByTouch(parts.flat());
    await expect(said(page)).toContainText(/Next review: .*\b30\b/);
  });

  alone('next to a real board, a tap, a swipe and a key go through the parts', async ({ visit, page }) => {
    await visit(SMALL);
    await coachIn(page).getByRole('button', { name: 'At your table' }).tap();
    await expect(said(page)).toContainText(/^Part 1 of \d/);
    const board = boardOf(page);
    await expect(board.element).toHaveAttribute('look', 'contrast');
    const back = coachIn(page).getByRole('button', { name: 'Back', exact: true });
    await expect(back).toBeDisabled();
    const before = await board.element.boundingBox();
    const fingers = await Fingers.on(page);
    const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (
      await board.element.boundingBox()
    );
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.touchscreen.tap(middle.x, middle.y);
    await expect(said(page)).toContainText('Part 2 of');
    await expect(back).toBeEnabled();
    expect(await board.element.boundingBox(), 'nothing moves').toEqual(before);
    await fingers.swipe({ ...middle, x: middle.x - 60 }, { ...middle, x: middle.x + 60 });
    await expect(said(page)).toContainText('Part 1 of');
    await board.element.focus();
    await page.keyboard.press('Space');
    await expect(said(page)).toContainText('Part 2 of');
    await press(page, 'Back');
    await press(page, 'Number the jumps');
    await expect
      .poll(() => board.element.evaluate((it) => /** @type {Board} */ (it).game), 'the game has numbers')
      .toContain('label');
    expect(await overflow(page)).toBe(0);
  });

  alone('next to a real board the screen stays on, even after the page was hidden', async ({ visit, page }) => {
    await page.addInitScript(() => {
      const hold = (/** @type {string} */ held) => {
        document.documentElement.dataset.held = held;
      };
      const request = async () => {
        hold('yes');
        return { release: () => hold('no') };
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    await visit(SMALL);
    await press(page, 'At your table');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-held', 'yes');
    await root.evaluate((element) => {
      element.dataset.held = 'lost';
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(root).toHaveAttribute('data-held', 'yes');
    await press(page, 'All parts');
    await expect(root).toHaveAttribute('data-held', 'no');
  });

  alone('a board that looks different is set up by taps, and gets its own solution', async ({ visit, page }) => {
    await visit('/?puzzle=three-pegs&view=learn');
    await press(page, 'At your table');
    await press(page, 'My board looks different');
    const board = boardOf(page);
    await expect(said(page)).toHaveText('Tap holes until this matches your board.');
    const before = await board.pegs();
    await board.hole('e2').tap();
    await expect.poll(() => board.pegs()).toBe(before - 1);
    await board.hole('e2').tap();
    await expect.poll(() => board.pegs()).toBe(before);
    await press(page, 'Find a way');
    await expect(said(page)).toContainText('You learn it from the end');
  });
});

test('the parts are printed on a sheet', async ({ visit, page }) => {
  await visit(SMALL);
  await expect(said(page)).toContainText('You learn it from the end');
  await coachIn(page)
    .locator('iframe')
    .evaluate((/** @type {HTMLIFrameElement} */ { contentWindow }) => {
      Object.assign(/** @type {Window} */ (contentWindow), { print: () => Object.assign(window, { isPrinted: true }) });
    });
  await press(page, 'Print');
  expect(await page.evaluate(() => Reflect.get(window, 'isPrinted'))).toBe(true);
  const parts = await coachIn(page).getByRole('listitem').getByRole('button').count();
  await expect(page.frameLocator('dialog[open] iframe').locator('figure img')).toHaveCount(parts);
});
