// Playing without sight: a game through the accessibility tree only, typed jumps, spoken answers.

import { test as visiting } from '../../user/app.mjs';
import { test } from '../../user/blog/box.mjs';
import { expect } from '../../user/table.mjs';

/** @typedef {import('@playwright/test').Page} Page */

test.use({ script: 'plusScript' });

/** A win on the triangle from a1. */
const WIN = 'a3-a1 c5-a3 a5-c5 a4-a2 a1-a3 b2-b4 d5-b5 b5-b3 d4-b2 a3-c3 b2-d4 e5-c3 c3-c5'.split(' ');

/** The words that a listener expects, by language. */
const EARS = {
  en: {
    board: 'Peg solitaire board',
    peg: /: peg/,
    landing: /landing hole/,
    field: 'Jump',
    jump: (/** @type {string[]} */ [from, over, to]) => `${from} over ${over} to ${to}.`,
    won: 'Solved! 13 jumps',
    card: 'Your win',
  },
  de: {
    board: 'Steckhalma-Brett',
    peg: /: Stein/,
    landing: /Landefeld/,
    field: 'Sprung',
    jump: (/** @type {string[]} */ [from, over, to]) => `${from} über ${over} nach ${to}.`,
    won: 'Gelöst! 13 Sprünge',
    card: 'Gewonnen',
  },
};

for (const [language, ear] of Object.entries(EARS)) {
  const title = `a whole game is won through the accessibility tree alone, in ${language} @core`;
  visiting(title, async ({ visit, page }) => {
    await visit(`/?board=triangle&lang=${language}`);
    const grid = page.getByRole('grid', { name: ear.board });
    const hole = (/** @type {string} */ name) => grid.getByRole('gridcell', { name: new RegExp(`^${name}:`) });
    const names = () => grid.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
    const pegs = async () => (await names()).filter((name) => ear.peg.test(name)).map((name) => name.slice(0, 2));
    expect(await pegs()).toHaveLength(14);
    await hole('a1').focus();
    for (const [count, jump] of WIN.entries()) {
      const [from, to] = jump.split('-');
      const before = await pegs();
      // Half of the jumps are typed.
      if (count % 2) {
        await page.keyboard.press('t');
        await page.getByRole('textbox', { name: ear.field }).fill(`${from} ${to}`);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
      } else {
        await hole(from).press('Enter');
        await expect(hole(to)).toHaveAccessibleName(ear.landing);
        await hole(to).press('Enter');
      }
      await expect.poll(async () => (await pegs()).length).toBe(before.length - 1);
      const [over] = before.filter((peg) => peg !== from).filter(notIn(await pegs()));
      const said = count === WIN.length - 1 ? ear.won : ear.jump([from, over, to]);
      await expect(page.getByRole('status').filter({ hasText: said })).not.toHaveCount(0);
    }
    expect(await pegs()).toEqual(['c5']);
    await expect(page.getByRole('status').filter({ hasText: ear.won })).toHaveCount(1);
    await expect(page.getByRole('region', { name: ear.card })).toBeVisible();
  });
}

/** @param {string[]} list */
function notIn(list) {
  return (/** @type {string} */ one) => !list.includes(one);
}

/** Collects everything that live regions announce from here on. @param {Page} page */
async function listen(page) {
  await page.evaluate(() => {
    /** @type {string[]} */
    const said = [];
    Object.assign(window, { said });
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const regions = roots.flatMap((root) => [...root.querySelectorAll('[role=status], [role=alert], [aria-live]')]);
    for (const region of regions)
      new MutationObserver(() => said.push(region.textContent?.trim() ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  return () => page.evaluate(() => /** @type {string[]} */ (Reflect.get(window, 'said')).filter(Boolean));
}

test('jumps are typed; what is no jump stays in the field and says why', async ({ guest, page }) => {
  await guest.visitDrawn('<peg-solitaire board="triangle" start="a1"></peg-solitaire>');
  const said = await listen(page);
  const field = page.getByRole('textbox', { name: 'Jump' });
  await guest.element.evaluate((it) => /** @type {HTMLElement} */ (it).focus());
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', 'a3 a1');
  for (const [text, answer] of /** @type {[string, string | RegExp][]} */ ([
    ['a1 a3', 'a1 cannot jump to a3: a1 is empty.'],
    ['a4-a2', 'a4 cannot jump to a2: a2 has a peg.'],
    ['a9 b7', /^Can’t read this game: expected .* found 'a9'$/],
  ])) {
    await field.fill(text);
    await field.press('Enter');
    await expect.poll(async () => (await said()).at(-1)).toMatch(answer);
    await expect(field).toHaveValue(text);
    await expect(guest.element.getByText(answer).last()).toBeVisible();
  }
  // In the field, Backspace does not undo a jump, even if the field is empty.
  await field.fill('A3－A1');
  await field.press('Backspace');
  await field.press('1');
  await field.press('Enter');
  await expect.poll(async () => (await said()).at(-1)).toBe('a3 over a2 to a1.');
  await expect(field).toHaveValue('');
  await field.press('Backspace');
  expect(await guest.ask(({ jumps }) => jumps)).toEqual(['a3-a1']);
  // The field accepts one move or several.
  await field.fill('c5-a3, a5 c5');
  await field.press('Enter');
  await expect.poll(() => guest.ask(({ jumps }) => jumps)).toEqual(['a3-a1', 'c5-a3', 'a5-c5']);
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(guest.element.getByRole('gridcell', { name: /^a1/ })).toBeFocused();
});

test('keys answer once each, briefly on request, and spell holes', async ({ guest, page }) => {
  await guest.visitDrawn('<peg-solitaire board="triangle" start="a1"></peg-solitaire>');
  const said = await listen(page);
  await expect(guest.element.getByRole('grid')).toHaveAccessibleDescription('Press I to hear the keyboard shortcuts.');
  const hole = guest.element.getByRole('gridcell', { name: /^(b3|bravo 3):/ });
  await hole.focus();
  /** @type {string[]} */
  const all = [];
  for (const [key, answer] of [
    ['m', '1 of 2, a3 over a2 to a1.'],
    ['m', '2 of 2, c3 over b2 to a1.'],
    ['Shift+M', '1 of 2, a3 over a2 to a1.'],
    ['c', 'Row 3: a3, b3, c3. Column b: b2, b3, b4, b5.'],
    ['l', 'Nothing has changed.'],
    ['l', 'Nothing has changed.'],
    ['b', '1 of 2, a3-a1'],
    ['a', '1 of 2, alpha 3-alpha 1'],
  ]) {
    await page.keyboard.press(key);
    all.push(answer);
    await expect.poll(said).toEqual(all);
  }
  await expect(hole).toHaveAccessibleName('bravo 3: peg');
  await expect(hole).toBeFocused();
  expect(await guest.ask(({ speech, spelling }) => [speech, spelling])).toEqual(['brief', 'words']);
  await guest.element.getByRole('gridcell', { name: /^alpha 3/ }).press('Enter');
  await guest.element.getByRole('gridcell', { name: /^alpha 1/ }).press('Enter');
  await expect.poll(said).toEqual([...all, 'alpha 3-alpha 1']);
  await page.keyboard.press('p');
  await expect
    .poll(async () => (await said()).at(-1))
    .toMatch(/^13 pegs\. .* Row 1: alpha 1\. Row 2: bravo 2\. Row 3: /);
  await page.keyboard.press('l');
  await expect.poll(async () => (await said()).at(-1)).toBe('Removed: alpha 2, alpha 3. Added: alpha 1.');
  await page.keyboard.press('i');
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^T: type a jump\. M: /);
});

test('letter keys work only on the board: not elsewhere, nor with a modifier', async ({ guest, page }) => {
  await guest.visitDrawn('<button>beside</button><peg-solitaire controls readonly></peg-solitaire>');
  const said = await listen(page);
  for (const place of [
    page.getByRole('button', { name: 'beside' }),
    guest.element.getByRole('button', { name: 'Play' }),
  ]) {
    await place.focus();
    for (const key of 'tmpclbia/k') await page.keyboard.press(key);
    await expect(place).toBeFocused();
  }
  await guest.element.getByRole('gridcell', { name: /^d2/ }).focus();
  for (const key of ['Control+l', 'Alt+m']) await page.keyboard.press(key);
  // A read-only board does not accept typed jumps.
  await page.keyboard.press('t');
  await page.keyboard.press('m');
  await expect.poll(said).toEqual(['1 of 4, d2 over d3 to d4.']);
  await expect(guest.element.getByRole('gridcell', { name: /^d2/ })).toBeFocused();
});

visiting('in the app the letters answer from everywhere, until they are switched off', async ({ table, page }) => {
  const said = await listen(page);
  await page.keyboard.press('m');
  await expect.poll(said).toEqual(['1 of 4, d2 over d3 to d4.']);
  await page.keyboard.press('t');
  const field = page.getByRole('textbox', { name: 'Jump' });
  await field.fill('d2 d4');
  await field.press('Enter');
  await expect.poll(said).toEqual(['1 of 4, d2 over d3 to d4.', 'd2 over d3 to d4.']);
  await field.press('Escape');
  await table.openDialog('settings');
  await page.getByLabel('Screen reader detail').selectOption('brief');
  await page.getByLabel('Hole names').selectOption('words');
  await page.getByLabel('Single-letter shortcuts').uncheck();
  await table.closeDialog();
  const hole = page.getByRole('gridcell', { name: /^delta 4/ });
  await expect(hole).toHaveAccessibleName('delta 4: peg');
  await hole.focus();
  for (const key of 'mt') await page.keyboard.press(key);
  await expect(field).toBeHidden();
  await hole.press('Backspace');
  await expect(hole).toHaveAccessibleName('delta 4: empty');
  expect((await said()).filter((text) => /of 4/.test(text))).toHaveLength(1);
});

test('a finger that explores finds every hole, and a double tap plays', async ({ guest, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await guest.visitDrawn('<peg-solitaire board="wiegleb" controls analysis="off"></peg-solitaire>');
  const found = await guest.element.evaluate((it) => {
    const root = /** @type {ShadowRoot} */ (it.shadowRoot);
    return [...root.querySelectorAll('[role=gridcell]')].map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const size = Math.min(width, height);
      return { size, isFound: root.elementFromPoint(x + width / 2, y + height / 2) === cell };
    });
  });
  expect(found.length).toBe(45);
  expect(found.every(({ isFound, size }) => isFound && size >= 24)).toBe(true);
  // A screen reader clicks without a pointer.
  const tap = (/** @type {RegExp} */ name) =>
    guest.element
      .getByRole('gridcell', { name })
      .first()
      .evaluate((cell) => /** @type {HTMLElement} */ (cell).click());
  const pegs = await guest.pegs();
  await tap(/can jump/);
  await tap(/landing hole/);
  await expect.poll(() => guest.pegs()).toBe(pegs - 1);
});

test('no verdict is announced before it is requested', async ({ guest, page }) => {
  const said = await listen(page);
  await guest.visitDrawn('<peg-solitaire board="triangle" start="a1" controls></peg-solitaire>');
  const heard = await listen(page);
  const names = () =>
    guest.element.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel).join());
  await guest.element.getByRole('gridcell', { name: /^a1/ }).focus();
  for (const key of 'tmpcl') await page.keyboard.press(key === 't' ? 'm' : key);
  expect([await said(), await heard(), await names()].join()).not.toMatch(/win|lost|lose/);
  await guest.element.getByRole('combobox', { name: 'Analysis' }).selectOption('all');
  await expect.poll(names).toMatch(/keeps the win/);
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/keep the win/);
});

visiting('what comes over the page is spoken by a region that was there before it', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  await page.evaluate(() => {
    /** @type {string[]} */
    const late = [];
    Object.assign(window, { late });
    const regions = '[role=status], [role=alert], [aria-live]';
    const look = (/** @type {Node} */ node) => {
      if (!(node instanceof Element)) return;
      for (const it of [node, ...node.querySelectorAll(regions)])
        if (it.matches(regions) && it.textContent?.trim()) late.push(it.textContent.trim());
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(look);
    }).observe(document, { childList: true, subtree: true });
  });
  const said = await listen(page);
  await page.getByRole('button', { name: 'Choose the goal on the board' }).click();
  await expect.poll(said).toContainEqual(expect.stringMatching(/^Choose the hole where the last peg should end up/));
  await table.openDialog('text');
  const before = await listen(page);
  await page.getByRole('button', { name: 'Copy: Position' }).click();
  await expect.poll(before).toContainEqual(expect.stringMatching(/^(Copied|Text selected)/));
  expect(await page.evaluate(() => Reflect.get(window, 'late'))).toEqual([]);
});
