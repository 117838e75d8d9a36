// Plays at random: a seed determines each action.

import fc from 'fast-check';

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {[name: keyof typeof ACTS, one: number, other: number]} Act an action, with two numbers from 0 to 1 as its
 *   parameters
 */

/** The maximum time that an action may wait for the page, in milliseconds. */
const PATIENCE = 20_000;
const HOLES = 'peg-solitaire [data-hole]';
const KEYS = 'h s v n u r ? Enter Escape Backspace Space Tab ArrowLeft ArrowRight ArrowUp ArrowDown Home End'.split(
  ' ',
);
const BOARDS = ['english', 'european', 'triangle', 'wiegleb', 'hexagon-37', 'diamond-13', 'triangle-21', 'star-13'];
const SIZES = [
  [320, 640],
  [375, 812],
  [1100, 900],
  [1600, 1000],
];
/** Buttons that open a system dialog or another page. */
const OUTSIDE = ['Save as a file', 'Load a file', 'Download', 'Print'];

/** @template T @param {T[]} list @param {number} share from 0 to 1 */
const pick = (list, share) => list[Math.floor(share * list.length)];

/**
 * Presses one of the buttons that are currently enabled.
 * @param {Page} page
 * @param {string} selector
 * @param {number} share
 */
function press(page, selector, share) {
  return page.evaluate(
    ({ selector, share, outside }) => {
      const roots = [document, document.querySelector('peg-solitaire')?.shadowRoot];
      const controls = /** @type {HTMLButtonElement[]} */ (
        roots.flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])])
      );
      const dialog = document.querySelector('dialog[open]');
      const shown = controls.filter(
        (it) =>
          it.checkVisibility() &&
          !it.disabled &&
          (!dialog || dialog.contains(it)) &&
          !outside.some((name) => it.textContent?.includes(name)),
      );
      shown[Math.floor(share * shown.length)]?.click();
    },
    { selector, share, outside: OUTSIDE },
  );
}

/** @param {Page} page @param {number} share */
async function place(page, share) {
  return page.locator(HOLES).evaluateAll((them, share) => {
    const box = them[Math.floor(share * them.length)]?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, share);
}

/** Plays a legal jump with the buttons over the board. @param {Page} page @param {number} share */
async function jump(page, share) {
  await page.evaluate((share) => {
    // Immediately after a reload, there may be no board yet.
    const root = document.querySelector('peg-solitaire')?.shadowRoot;
    const press = (/** @type {Element[]} */ them) =>
      /** @type {HTMLElement | undefined} */ (them[Math.floor(share * them.length)])?.click();
    const labelled = (/** @type {RegExp} */ label) =>
      [...(root?.querySelectorAll('[data-hole]') ?? [])].filter((it) =>
        label.test(it.getAttribute('aria-label') ?? ''),
      );
    press(labelled(/can jump to/));
    requestAnimationFrame(() => press(labelled(/land|empty/)));
  }, share);
}

const ACTS = {
  jump: (/** @type {Page} */ page, /** @type {number} */ one) => jump(page, one),
  click: async (/** @type {Page} */ page, /** @type {number} */ one) => {
    const at = await place(page, one);
    if (at) await page.mouse.click(at.x, at.y);
  },
  drag: async (/** @type {Page} */ page, /** @type {number} */ one, /** @type {number} */ other) => {
    const [from, to] = [await place(page, one), await place(page, other)];
    if (!from || !to) return;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
  },
  key: (/** @type {Page} */ page, /** @type {number} */ one) => page.keyboard.press(pick(KEYS, one)),
  button: (/** @type {Page} */ page, /** @type {number} */ one) => press(page, 'button', one),
  dialog: (/** @type {Page} */ page, /** @type {number} */ one) => press(page, 'button[aria-haspopup="dialog"]', one),
  close: (/** @type {Page} */ page) => page.keyboard.press('Escape'),
  solve: (/** @type {Page} */ page) => press(page, '[data-action="solve"]', 0),
  board: (/** @type {Page} */ page, /** @type {number} */ one) =>
    page.evaluate(
      // A user cannot reach the board while a dialog is open.
      (board) =>
        document.querySelector('dialog[open]') ||
        /** @type {any} */ (document.querySelector('peg-solitaire')).open({ board }),
      pick(BOARDS, one),
    ),
  resize: (/** @type {Page} */ page, /** @type {number} */ one) => {
    const [width, height] = pick(SIZES, one);
    return page.setViewportSize({ width, height });
  },
  network: (/** @type {Page} */ page, /** @type {number} */ one) => page.context().setOffline(one < 0.5),
  // Going back from the first game would leave the page.
  back: (/** @type {Page} */ page) =>
    page.evaluate(() => {
      const { navigation } = Object(window);
      if (navigation.canGoBack) history.back();
    }),
  reload: async (/** @type {Page} */ page) => {
    await page.context().setOffline(false);
    await page.reload({ timeout: PATIENCE });
  },
};

/** The weight of each action. @type {Record<keyof typeof ACTS, number>} */
const WEIGHTS = {
  jump: 30,
  click: 15,
  drag: 10,
  key: 20,
  button: 15,
  dialog: 6,
  close: 10,
  solve: 8,
  board: 3,
  resize: 2,
  network: 2,
  back: 2,
  reload: 1,
};

/** A fraction from 0 to 0.999. All fractions are equally likely; by default, fast-check would prefer the extremes. */
const share = fc.noBias(fc.nat(999)).map((part) => part / 1000);
const names = /** @type {(keyof typeof ACTS)[]} */ (Object.keys(ACTS));
const anAct = fc.tuple(
  fc.oneof(...names.map((name) => ({ weight: WEIGHTS[name], arbitrary: fc.constant(name) }))),
  share,
  share,
);

/** The actions of a round of play. @param {number} seed @param {number} count @returns {Act[]} */
export function actsFrom(seed, count) {
  return fc.sample(anAct, { seed, numRuns: count });
}

/** @param {Page} page @param {Act} act */
export async function perform(page, [name, one, other]) {
  try {
    await ACTS[name](page, one, other);
  } catch (error) {
    // A page that is being left does not answer.
    if (!/navigation|context was destroyed|Timeout 500ms/.test(String(error))) throw error;
    await page.waitForLoadState('load', { timeout: PATIENCE });
  }
}

/**
 * Brings the page to rest, with no open dialog, no running search and a normal board. Fails if it is stuck.
 * @param {Page} page
 */
export async function settle(page) {
  await page.context().setOffline(false);
  await page.setViewportSize({ width: 1100, height: 900 });
  const end = Date.now() + PATIENCE;
  // A dialog that has just been requested may still be opening.
  do {
    while (!(await isClosed(page))) {
      if (Date.now() > end) throw new Error('A dialog does not close.');
      await page.keyboard.press('Escape');
    }
  } while (!(await openUsual(page)));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** True if no dialog is open, or the open one closes immediately. @param {Page} page */
function isClosed(page) {
  const isNoneOpen = () => !document.querySelector('dialog[open]');
  return page.waitForFunction(isNoneOpen, undefined, { timeout: 500 }).then(
    () => true,
    () => false,
  );
}

/** Opens a normal board; returns false if a dialog covers the board. @param {Page} page */
async function openUsual(page) {
  const opened = await page.waitForFunction(
    () => {
      const covered = () => (document.querySelector('dialog[open]') ? 'covered' : 'free');
      const element = /** @type {any} */ (document.querySelector('peg-solitaire'));
      if (covered() === 'covered') return 'covered';
      if (!element?.open) return '';
      element.analysis = 'off';
      element.open({ board: 'english' });
      return new Promise((resolve) => element.addEventListener('ready', () => resolve(covered()), { once: true }));
    },
    undefined,
    { timeout: PATIENCE },
  );
  return (await opened.jsonValue()) === 'free';
}

/** Describes a page that is stuck, as a user sees it. @param {Page} page */
export function describe(page) {
  return page.evaluate(() => {
    const element = /** @type {any} */ (document.querySelector('peg-solitaire'));
    const id = document.querySelector('dialog[open]')?.id ?? 'none';
    const { tagName, id: focus } = document.activeElement ?? {};
    return `Dialog: ${id}; focus: ${tagName} ${focus}; status: ${element?.shadowRoot?.querySelector('.status')?.textContent}`;
  });
}
