// Drives the page like a player.

import { readFileSync } from 'node:fs';
import { middleOf } from './canvas.mjs';
import { pressTool } from './tools.mjs';
import { test as base, expect } from './worker.mjs';

export { expect };

const CATALOGUE = readFileSync(new URL('../../src/catalogue/catalogue.txt', import.meta.url), 'utf8');

/** The names of all boards. */
export const BOARDS = [...CATALOGUE.matchAll(/^name: (\S+)/gm)].map(([, name]) => name);

/** @typedef {import('../../www/element/plus-element.js').PegSolitaireElement} PegSolitaireElement */
/** @typedef {import('@playwright/test').Page} Page */

/** The shortest game on the English board: stuck after six jumps. */
const SHORTEST_GAME = 'd6 d4 d3 d5 d1 d3 b4 d4 e4 c4 g4 e4'.split(' ');

/** The dialogs by their names in the URL, except the board picker, which is the puzzle dialog with less content. */
export const DIALOGS = 'problems daily progress edit via text print build learn share settings how'.split(' ');

/** The widths and heights of windows, such as `390x844 1280x860`. @param {string} text */
export const sizes = (text) => text.split(' ').map((size) => size.split('x').map(Number));

/** The number of pixels by which the page, or its open dialog, overflows sideways. @param {Page} page */
export function overflow(page) {
  return page.evaluate(() => {
    const box = document.querySelector('dialog[open]') ?? document.documentElement;
    return box.scrollWidth - box.clientWidth;
  });
}

/**
 * Collects the text shown in a part of the page from here on, since a message may disappear before a test reads it.
 * @param {import('@playwright/test').Locator} part
 */
export async function listen(part) {
  await part.evaluate((it) => {
    /** @type {string[]} */
    const said = [];
    Object.assign(it, { said });
    const hear = () => said.push((it.textContent ?? '').trim());
    new MutationObserver(hear).observe(it, { childList: true, characterData: true, subtree: true });
  });
  return () => part.evaluate((it) => /** @type {string[]} */ (Object(it).said));
}

/** The rooms of the page. @typedef {'play' | 'study'} Room */

export class Table {
  /** @param {Page} page @param {Room} [room] in which it is opened, unless another was chosen before */
  constructor(page, room = 'play') {
    this.page = page;
    this.room = room;
    this.element = page.locator('peg-solitaire').first();
    this.status = this.element.locator('.status');
    this.solveButton = page.getByRole('button', { name: 'Solve', exact: true });
  }

  async open(address = '/') {
    if (this.room === 'study') await this.page.addInitScript(study);
    await this.page.goto(address);
    await this.isReady();
  }

  async isReady() {
    await expect(this.hole('d4').or(this.hole('a1')).first()).toHaveAttribute('aria-label', /./);
    await expect(this.status).not.toBeEmpty();
  }

  /** @param {string} name */
  hole(name) {
    return this.element.locator(`[data-hole="${name}"]`);
  }

  /** The centre of a hole on the page. @param {string} name */
  async place(name) {
    return middleOf(this.hole(name));
  }

  /** @param {string} name */
  async click(name) {
    const { x, y } = await this.place(name);
    await this.page.mouse.click(x, y);
  }

  /** Drags a peg towards a hole, without dropping it. @param {string} from @param {string} to */
  async carry(from, to) {
    const [a, b] = await Promise.all([this.place(from), this.place(to)]);
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
    await this.page.mouse.move(b.x + 5, b.y - 5);
  }

  /** @param {string} from @param {string} to */
  async drag(from, to) {
    await this.carry(from, to);
    await this.page.mouse.up();
  }

  /**
   * Presses holes one after the other like a screen reader, wherever they are on the screen. When the window changes,
   * the holes move only in the next frame, so a pointer might miss them.
   * @param {string[]} names
   */
  async press(...names) {
    await this.hole(names[0]).waitFor({ state: 'attached' });
    // The holes are looked up each time, because opening a game replaces them.
    await this.element.evaluate(({ shadowRoot }, names) => {
      const hole = (/** @type {string} */ name) => shadowRoot?.querySelector(`[data-hole="${name}"]`);
      for (const name of names) /** @type {HTMLElement} */ (hole(name)).click();
    }, names);
  }

  async playShortestGame() {
    await this.press(...SHORTEST_GAME);
  }

  /** @param {string} title */
  async chooseBoard(title) {
    await this.page.click('#boards');
    await this.page.locator('#boards-dialog button', { has: this.page.getByText(title, { exact: true }) }).click();
    await expect(this.page.locator('.board-name')).toHaveText(title);
  }

  /**
   * Opens a problem as a page that embeds the element does, and waits until the problem is ready. Fails if the board
   * cannot be read, because the element then opens nothing.
   * @param {Record<string, string>} attributes
   */
  async setUp(attributes) {
    const opening = await this.element.evaluateHandle((element, attributes) => {
      const opening = { isReady: false };
      element.addEventListener('ready', () => Object.assign(opening, { isReady: true }), { once: true });
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return opening;
    }, attributes);
    const isReady = () => opening.evaluate(({ isReady }) => isReady);
    await expect.poll(isReady, `the element is ready with ${JSON.stringify(attributes)}`).toBe(true);
  }

  /** Opens a game, and waits until it is loaded. @param {Record<string, string | number>} game */
  async openGame(game) {
    await this.element.evaluate(async (element, game) => {
      const ready = new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
      /** @type {any} */ (element).open(game);
      await ready;
    }, game);
  }

  /** @param {string} name in the URL */
  async openDialog(name) {
    await pressTool(this.page, name);
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /**
   * Closes the open dialog, and waits until the browser has left the dialog's history entry: before that, navigation
   * would be interrupted.
   */
  async closeDialog() {
    await this.page.keyboard.press('Escape');
    await expect(this.page.locator('dialog[open]')).toHaveCount(0);
    await expect(this.page).not.toHaveURL(/view=/);
  }

  async jumps() {
    return this.#ask((element) => element.jumps);
  }

  async pegs() {
    const position = await this.#ask((element) => element.position);
    return position.replaceAll(/[^x]/g, '').length;
  }

  async cursor() {
    return (await this.jumps()).length;
  }

  /** Solves the problem, and skips to the end of the solution. */
  async solve() {
    await this.solveButton.press('Enter');
    await expect(this.status).toHaveText(/^Solved/, { timeout: 20_000 });
    // Uses a method, because a button would do nothing if a short playback had already ended.
    await this.#ask((element) => element.goTo(Number.POSITIVE_INFINITY));
    await expect(this.status).toHaveText(/^Solved!/);
  }

  /**
   * Solves the problem, and watches the solution to its end at the highest speed. Play shows the speed setting only
   * during playback.
   */
  async solveAndWatch() {
    await this.solveButton.click();
    await this.page.getByLabel('Speed', { exact: true }).selectOption('4');
    await expect(this.status).toHaveText(/^Solved!/, { timeout: 20_000 });
  }

  /**
   * @template T
   * @param {(element: PegSolitaireElement) => T} question
   * @returns {Promise<T>}
   */
  async #ask(question) {
    return /** @type {Promise<T>} */ (this.element.evaluate(/** @type {any} */ (question)));
  }
}

/** Chooses Study, without verdicts on all jumps, unless a room was chosen before. A page may have no storage. */
function study() {
  try {
    localStorage['peg-solitaire-room'] ??= 'study';
    localStorage['peg-solitaire-analysis'] ??= 'off';
  } catch {}
}

/** Records violations of a page's policy. @param {Page} page @param {string[]} refused */
export async function watchPolicy(page, refused) {
  const SIGN = 'the policy refused ';
  page.context().on('console', (message) => message.text().startsWith(SIGN) && refused.push(message.text()));
  await page.addInitScript((sign) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.log(`${sign}${effectiveDirective} ${blockedURI} ${sample}`),
    );
  }, SIGN);
}

/**
 * Goes to a URL of the site (in Play, as a new visitor would, or in Study), and waits until the game can be played.
 * @typedef {(address?: string, room?: Room) => Promise<Table>} Visit
 */

/** @param {Page} page @param {Room} opens the default room @returns {Visit} */
export function visitor(page, opens) {
  return async (address, room = opens) => {
    const table = new Table(page, room);
    await table.open(address);
    return table;
  };
}

/** @param {{ page: Page, opens: Room }} fixtures @param {(visit: Visit) => Promise<void>} use */
async function receive({ page, opens }, use) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await watchPolicy(page, errors);
  await use(visitor(page, opens));
  expect(errors).toEqual([]);
}

/** @param {{ visit: Visit }} fixtures @param {(table: Table) => Promise<void>} use */
async function openTable({ visit }, use) {
  await use(await visit());
}

/**
 * @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions} Args
 * @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions}
 *   WorkerArgs
 */

/** @typedef {{ table: Table, visit: Visit, opens: Room }} Fixtures */

/**
 * A test that visits the page, or starts with it open. It fails on any error on the page and any violation of its
 * policy. `test.use({ opens: 'study' })` opens Study.
 */
export const test = /** @type {import('@playwright/test').TestType<Args & Fixtures, WorkerArgs>} */ (
  base.extend(/** @type {any} */ ({ opens: ['play', { option: true }], visit: receive, table: openTable }))
);
