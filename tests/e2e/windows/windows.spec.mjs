// The page and its dialogs fit windows of all shapes: nothing overlaps or overflows, and the close button is always in
// view.

import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../../../www/words/language/languages.js';
import { DIALOG, expectNoViolations } from '../../user/accessibility.mjs';
import { test } from '../../user/app.mjs';
import { settle } from '../../user/canvas.mjs';
import { test as alone, DIALOGS, expect, overflow, sizes, Table } from '../../user/table.mjs';
import { chooseForm, enterPlay } from '../../user/tools.mjs';

/**
 * For each language, its longest notice, which says that part of the page is missing.
 * @type {Record<string, string>}
 */
const MISSING = Object.fromEntries(
  Object.keys(LANGUAGES).map((language) => {
    const file = new URL(`../../../www/words/${language}/first.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8')).app.missing];
  }),
);

/** Window sizes, some with the minimum size of the board, in pixels. */
const WINDOWS = [
  [1280, 580],
  [1366, 650],
  [1280, 800],
  [1100, 860, 630],
  [1920, 1000],
  [1920, 1080, 850],
  [768, 1024, 590],
  [820, 1180, 750],
  [375, 812, 350],
  [390, 664],
  [390, 844],
  [812, 375, 315],
  [844, 390],
  [667, 375],
];

/** @param {import('../../user/table.mjs').Table} table */
async function expectInView({ page, element, solveButton, status }) {
  for (const part of [element.locator('.stage'), solveButton, status]) await expect(part).toBeInViewport({ ratio: 1 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBe(0);
  await expect.poll(() => element.locator('.actions').evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
}

test('board, Solve and status are in view in each window, and the board fills it', async ({ table, page }) => {
  for (const [width, height] of WINDOWS)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await expectInView(table);
    });
  await page.setViewportSize({ width: 1100, height: 860 });
  // Waits until the holes get their new positions in the next frame.
  await settle(table.element);
  await table.drag('d2', 'd4');
  await expect.poll(() => table.cursor()).toBe(1);
  await page.reload();
  await table.isReady();
  for (const [width, height, side = 0] of WINDOWS)
    await test.step(`${width} x ${height} after a jump`, async () => {
      await page.setViewportSize({ width, height });
      const stage = () => table.element.locator('.stage').boundingBox();
      await expect.poll(async () => (await stage())?.width).toBeGreaterThanOrEqual(side);
      await expectInView(table);
    });
});

test('nothing jumps in a window when there is something to say', async ({ visit, page }) => {
  const table = await visit('/', 'study');
  for (const [width, height] of WINDOWS)
    await test.step(`${width} x ${height}`, async () => {
      await table.element.evaluate((/** @type {any} */ element) => element.open({ board: 'english' }));
      await expect(table.status).toHaveText('32 pegs. 4 jumps possible.');
      await page.setViewportSize({ width, height });
      await expect(table.solveButton).toBeInViewport({ ratio: 1 });
      const before = await table.solveButton.boundingBox();
      await table.solveButton.click();
      await expect(table.status).toHaveText(/^Solved/);
      await expect(table.status).toBeInViewport({ ratio: 1 });
      expect((await table.solveButton.boundingBox())?.y).toBe(before?.y);
      // Playback need not continue at the next window size.
      await page.keyboard.press('k');
    });
});

alone.describe('on a phone on its side', () => {
  alone.use({ viewport: { width: 667, height: 375 } });

  alone('a message of any length leaves the buttons where they are', async ({ visit }) => {
    for (const language of Object.keys(LANGUAGES))
      await alone.step(language, async () => {
        const table = await visit(`/?lang=${language}`);
        const undo = table.element.locator('[data-action="undo"]');
        await table.press('d2', 'd4');
        await expect(undo).toBeInViewport({ ratio: 1 });
        const place = await undo.boundingBox();
        const before = await table.status.textContent();
        await table.element.locator('[data-action="hint"]').press('Enter');
        await expect(table.status).not.toHaveText(before ?? '');
        // Waits for the final text of the hint, which appears once the hint is found.
        await expect(table.element.locator('.progress')).toHaveText('');
        expect(await undo.boundingBox()).toEqual(place);
      });
  });

  alone('the card of a win is completely visible, with its close button', async ({ visit, page }) => {
    const table = await visit();
    await table.solve();
    await table.element.evaluate((/** @type {any} */ element) => element.goTo(element.state.line.jumps.length - 1));
    const last = await table.element.evaluate((/** @type {any} */ element) => element.state.line.jumps.at(-1).name);
    await table.press(...last.match(/[a-z]\d+/g));
    const card = page.locator('.win');
    await expect(card.getByText('Can you do it in 18?')).toBeVisible();
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
});

alone.describe('on a phone', () => {
  alone.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  alone('nothing moves while the page loads, and a finger hits every control', async ({ table, page }) => {
    const shifts = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries().length));
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords().length)));
        }),
    );
    expect(shifts).toBe(0);
    await table.playShortestGame();
    const FINGER = 44;
    const small = await page.evaluate((least) => {
      const inside = document.querySelector('peg-solitaire')?.shadowRoot;
      const controls = [
        ...document.querySelectorAll('main button, main select, header button'),
        ...(inside?.querySelectorAll('button:not(.holes button), select, input') ?? []),
      ];
      const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
      const isSmall = ({ width = 0, height = 0 }) => width > 0 && (height < least - 0.5 || width < 40);
      return boxes.filter(({ box }) => isSmall(box)).map(({ control }) => control.outerHTML.slice(0, 80));
    }, FINGER);
    expect(small).toEqual([]);
  });
});

for (const [width, height] of sizes('320x568 360x640'))
  alone.describe(`on a small phone of ${width} x ${height}`, () => {
    alone.use({ viewport: { width, height }, hasTouch: true });

    alone('the buttons of a game and of playback stay in view', async ({ visit }) => {
      const table = await visit();
      const inView = (/** @type {string} */ action) =>
        expect
          .poll(async () => {
            const box = await table.element.locator(`[data-action="${action}"]`).boundingBox();
            return box && box.y >= 0 && box.y + box.height <= height;
          }, action)
          .toBe(true);
      await table.press('d2', 'd4');
      await inView('undo');
      await table.element.locator('.status').evaluate((it) => {
        it.textContent = 'A sentence that has no end. '.repeat(9);
      });
      await inView('undo');
      await table.element.evaluate((/** @type {any} */ element) => element.undo());
      await table.solveButton.press('Enter');
      await expect(table.status).toHaveText(/^Solved/);
      await inView('own');
    });
  });

const PHONE = { width: 375, height: 812 };
/** The smallest phone on which large text has to fit. */
const PHONE_FOR_LARGE_TEXT = { width: 390, height: 844 };

/**
 * The controls and text on the page, or in the dialog over it, that overlap or overflow sideways.
 * @param {import('@playwright/test').Page} page
 */
function collisions(page) {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body;
    const inside = document.querySelector('peg-solitaire')?.shadowRoot;
    const parts = 'button:not([role="gridcell"]), input, select, textarea, summary, output, canvas, h2, h3, p, dt, dd';
    const own = [...scope.querySelectorAll(parts)];
    const all =
      scope === document.body ? [...own, ...(inside?.querySelectorAll(`:not(.stage *):is(${parts})`) ?? [])] : own;
    const shown = all.filter((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    const boxes = shown
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ part, box }) => box.width > 1 && isInView(part.closest('[role="group"]'), box));
    const { left, right } = scope.getBoundingClientRect();
    /** A long list scrolls in its own box. @param {Element | null} group @param {DOMRect} box */
    function isInView(group, { top, bottom }) {
      const frame = group?.getBoundingClientRect();
      return !frame || (top >= frame.top && bottom <= frame.bottom);
    }
    const name = (/** @type {Element} */ part) => part.outerHTML.slice(0, 60);
    const out = boxes.filter(({ box }) => box.left < left - 0.5 || box.right > right + 0.5);
    const over = boxes.flatMap(({ part: a, box: one }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ part: b, box: two }) => {
          const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          // An input covers its whole label, picture included, so that all of the label is clickable.
          const isOneLabel = a.closest('label')?.contains(b);
          return width > 1 && height > 1 && !a.contains(b) && !b.contains(a) && !isOneLabel;
        })
        .map(({ part: b }) => `${name(a)} lies over ${name(b)}`),
    );
    return [...out.map(({ part }) => `${name(part)} sticks out`), ...over];
  });
}

test('on a desktop nothing overlaps or breaks a rule, and a click outside closes a dialog', async ({ table, page }) => {
  expect(await collisions(page)).toEqual([]);
  // After a jump, the dialogs show everything that they can.
  for (const hole of ['d2', 'd4']) await table.press(hole);
  for (const name of DIALOGS)
    await test.step(name, async () => {
      const dialog = await table.openDialog(name);
      const box = await dialog.boundingBox();
      expect(await collisions(page)).toEqual([]);
      const tops = await dialog
        .locator('.steps canvas')
        .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().top));
      expect(new Set(tops).size, 'the pictures of the rules stand in a row').toBe(name === 'how' ? 1 : 0);
      // The preview loads slightly later than the dialog. While the preview is open, the whole page is checked, because
      // axe would expect any smaller part to have landmarks and a heading.
      const preview = page.frameLocator('dialog[open] iframe').locator('[data-hole]').first();
      if (name === 'share') await chooseForm(page, 'Frame');
      if (name === 'share') await expect(preview).toBeAttached();
      await expectNoViolations(page, name === 'share' ? undefined : DIALOG);
      await dialog.click({ position: { x: (box?.width ?? 0) / 2, y: 8 } });
      await expect(dialog).toBeVisible();
      await page.mouse.click((box?.x ?? 0) - 10, 20);
      await expect(dialog).toHaveCount(0);
      // Until the page leaves the dialog's history entry, navigation would be interrupted.
      await expect(page).not.toHaveURL(/view=/);
    });
});

test('if the browser does not close a dialog on an outside click, the page does', async ({ visit, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'));
  await visit('/?board=triangle&view=text');
  const dialog = page.getByRole('dialog');
  await dialog.evaluate((one) => one.removeAttribute('closedby'));
  const box = await dialog.boundingBox();
  const [x, y] = [(box?.x ?? 0) - 20, (box?.y ?? 0) + 200];
  // Selecting text beyond the edge is not a click outside the dialog.
  await page.mouse.move(x + 100, y);
  await page.mouse.down();
  await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(x, y);
  await expect(dialog).toBeHidden();
});

/** All dialogs share the same code, so it is enough to test a small dialog and a large one with a drawing. */
const OTHER_WAYS_OUT = ['settings', 'edit'];

alone.describe('on a phone', () => {
  alone.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  alone('a dialog has room for large text, and closes by Close, a tap above it and Back', async ({ page, visit }) => {
    // The day with the longest name.
    await page.clock.setFixedTime('2026-09-30T12:00:00');
    const table = await visit();
    expect(await collisions(page)).toEqual([]);
    await expectRoomForLargeText(page);
    for (const name of DIALOGS)
      await test.step(name, async () => {
        const dialog = await table.openDialog(name);
        await expect.poll(async () => Math.round(bottomOf(await dialog.boundingBox()))).toBe(PHONE.height);
        if (name !== 'settings') expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: PHONE.width });
        expect(await collisions(page)).toEqual([]);
        await expectRoomForLargeText(page);
        const close = dialog.getByRole('button', { name: 'Close' });
        await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight));
        await expect(close).toBeInViewport({ ratio: 1 });
        await close.click();
        await expect(dialog).toHaveCount(0);
        if (!OTHER_WAYS_OUT.includes(name)) return;
        await table.openDialog(name);
        await page.touchscreen.tap(PHONE.width / 2, 15);
        await expect(dialog).toHaveCount(0);
        await table.openDialog(name);
        await page.goBack();
        await expect(dialog).toHaveCount(0);
        await new Table(page).isReady();
      });
  });
});

test('the drawing has the height of a phone on its side', async ({ table, page }) => {
  const [width, height] = [667, 375];
  await page.setViewportSize({ width, height });
  const dialog = await table.openDialog('edit');
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  const drawing = dialog.locator('.table');
  await expect(drawing).toBeInViewport({ ratio: 1 });
  expect((await drawing.boundingBox())?.height).toBeGreaterThan(0.75 * height);
});

test('on a phone on its side, the menu is as wide as its entries, and scrolls only up and down', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await visit('/?lang=fr');
  await page.click('#menu');
  await page.click('#make');
  await expect(page.locator('#build')).toBeVisible();
  const menu = page.locator('#tools');
  expect(await menu.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  const entry = (/** @type {string} */ id) => menu.locator(id).evaluate((it) => it.getBoundingClientRect().toJSON());
  const [share, how, settings] = await Promise.all(['#share', '#how', '#settings'].map(entry));
  expect(how.left).toBe(share.left);
  expect(settings.left).toBeGreaterThan(share.right);
});

/** @param {import('@playwright/test').Page} page */
async function expectRoomForLargeText(page) {
  const setSize = (/** @type {string} */ size) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
  await page.setViewportSize(PHONE_FOR_LARGE_TEXT);
  await setSize('150%');
  // The board gets its new size in the next frame.
  await expect.poll(() => overflow(page)).toBe(0);
  await setSize('');
  await page.setViewportSize(PHONE);
}

/** @param {{ y: number, height: number } | null} box */
function bottomOf(box) {
  return box ? box.y + box.height : Number.NaN;
}

/** Window sizes, with the text either at 200% (by text size or by zoom) or at the default size. */
const LETTERS = [
  [1280, 860, 200],
  [1280, 860, 100],
  [768, 1024, 200],
  [667, 375, 100],
  [390, 844, 200],
  [390, 844, 100],
  [320, 568, 100],
];

alone('the header truncates no word at any text size, and screen readers have a title', async ({ visit, page }) => {
  const table = await visit('/?board=english', 'study');
  for (const isStudy of [true, false]) {
    if (!isStudy) await enterPlay(page);
    for (const [width, height, percent] of LETTERS)
      await test.step(`${width} x ${height}, ${percent}%`, async () => {
        await page.setViewportSize({ width, height });
        await page
          .locator('html')
          .evaluate((it, percent) => Object.assign(it.style, { fontSize: `${percent}%` }), percent);
        await settle(table.element);
        const cut = () =>
          page
            .locator('.top')
            .evaluate((head) =>
              [...head.querySelectorAll(':scope > button, :scope > button span')]
                .filter((it) => it.scrollWidth > it.clientWidth && it.checkVisibility() && it.clientWidth > 0)
                .map((it) => it.textContent?.trim()),
            );
        await expect.poll(cut).toEqual([]);
        await expect(page.getByRole('heading', { level: 1, name: 'Peg Solitaire' })).toHaveCount(1);
      });
  }
});

for (const language of Object.keys(LANGUAGES))
  alone(`a sentence over the page covers no goal, board or key in Play (${language})`, async ({ visit, page }) => {
    const table = await visit(`/?day=1500-01-01&lang=${language}`);
    const notice = page.locator('.notice');
    const said = /** @type {string} */ (await notice.locator('span').textContent());
    for (const [width, height] of [...WINDOWS, [360, 640], [320, 568], [1280, 860]])
      await test.step(`${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await settle(table.element);
        const covered = (/** @type {string} */ sentence) =>
          notice.evaluate((it, sentence) => {
            /** @type {Element} */ (it.querySelector('span')).textContent = sentence;
            const element = /** @type {HTMLElement} */ (document.querySelector('peg-solitaire'));
            const root = /** @type {ShadowRoot} */ (element.shadowRoot);
            const parts = [
              document.querySelector('.goal'),
              ...root.querySelectorAll('canvas, .status, .actions button'),
            ];
            const own = it.getBoundingClientRect();
            return parts
              .filter((part) => part?.checkVisibility())
              .filter((part) => {
                const box = /** @type {Element} */ (part).getBoundingClientRect();
                return box.left < own.right && own.left < box.right && box.top < own.bottom && own.top < box.bottom;
              })
              .map((part) => part?.className || part?.nodeName);
          }, sentence);
        for (const sentence of [said, MISSING[language]])
          await expect.poll(() => covered(sentence), sentence).toEqual([]);
      });
  });

alone('with more contrast there are no faint words or lines', async ({ visit, page }) => {
  const table = await visit('/?board=english');
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    const looks = () =>
      table.element.evaluate((element) => {
        const styleOf = (/** @type {Element | null | undefined} */ it) => getComputedStyle(/** @type {Element} */ (it));
        const solve = styleOf(element.shadowRoot?.querySelector('.actions button:not(.primary, [part="solve"])'));
        const box = styleOf(document.querySelector('footer'));
        const body = styleOf(document.body);
        return [box.color === body.color, solve.borderTopColor === solve.color];
      });
    await expect.poll(looks, colorScheme).toEqual([true, true]);
    const mark = () => table.element.evaluate((it) => getComputedStyle(it).getPropertyValue('--ps-mark'));
    const strong = await mark();
    await page.emulateMedia({ contrast: 'no-preference', colorScheme });
    expect(await mark(), colorScheme).not.toBe(strong);
  }
});
