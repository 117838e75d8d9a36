// Drives the editor like a user.

import { expect } from './table.mjs';
import { pressTool } from './tools.mjs';

/** @typedef {import('@playwright/test').Page} Page */

export class Desk {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Draw a board' });
    this.sentence = this.dialog.getByRole('status');
    this.playButton = this.button('Play this board');
  }

  async open() {
    await pressTool(this.page, 'edit');
    await expect(this.sentence).not.toBeEmpty();
    // On a phone the dialog slides up, and its cells move until it has arrived.
    await this.dialog.evaluate((dialog) => Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)));
  }

  /** @param {string} name */
  button(name) {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** @param {'Holes' | 'Pegs' | 'Goal'} name */
  async take(name) {
    await this.dialog.getByRole('radio', { name, exact: true }).check();
  }

  /** @param {number} row @param {number} column */
  cell(row, column) {
    return this.dialog.getByRole('gridcell', { name: `row ${row}, column ${column}:` });
  }

  /** @param {number} row @param {number} column */
  async place(row, column) {
    const box = await this.cell(row, column).boundingBox();
    if (!box) throw new Error(`no cell in row ${row}, column ${column}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** @param {number} row @param {number} column */
  async click(row, column) {
    const { x, y } = await this.place(row, column);
    await this.page.mouse.click(x, y);
  }

  /** Paints along a line, as fast as a user would. @param {[number, number]} from @param {[number, number]} to */
  async paint(from, to) {
    const [a, b] = [await this.place(...from), await this.place(...to)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move(b.x, b.y);
    await this.page.mouse.up();
  }
}

/** @param {import('./table.mjs').Table} table */
export async function openDesk(table) {
  const desk = new Desk(table.page);
  await desk.open();
  return desk;
}
