// Facts about the chances in a position, and the chart of a game.

import { expectNoViolations } from '../../user/accessibility.mjs';
import { test as testOfApp } from '../../user/app.mjs';
import { test } from '../../user/blog/box.mjs';
import { expect } from '../../user/table.mjs';
import { Fingers } from '../../user/touch.mjs';

test.use({ script: 'plusScript' });
testOfApp.use({ opens: 'study' });

/** A game on the triangle with 15 holes; its third jump throws away the win. */
const LOSING = { board: 'triangle', start: 'a1', moves: 'a3-a1 c3-a3 c5-c3 b5-b3', analysis: 'all' };

/** @param {import('../../user/table.mjs').Table} table @param {string} name */
const fact = (table, name) => table.element.locator(`.facts dt:text-is("${name}") + dd`);

/** @param {import('../../user/table.mjs').Table} table */
const openFacts = (table) => table.page.getByText('Chances from here').click();

/** @param {import('../../user/table.mjs').Table} table */
const openChart = (table) => table.page.getByText('Game chart').click();

/** @param {import('../../user/table.mjs').Table} table */
const slider = (table) => table.page.getByRole('slider', { name: 'Winning lines left after each jump' });

test('the strength of the position, exactly, and again for each position', async ({ table, page }) => {
  await table.setUp(LOSING);
  await page.getByText('Chances from here').focus();
  await page.keyboard.press('Enter');
  await expect(fact(table, 'Winning lines')).toHaveText('29,760');
  await expect(fact(table, 'Random play wins')).toHaveText('1 game in 150');
  await expect(fact(table, 'Fewest moves')).toHaveText('10');
  await expect(fact(table, 'Fewest pegs left')).toHaveText('1');
  await table.drag('a3', 'a1');
  await expect(fact(table, 'Winning lines')).toHaveText('14,880');
  await table.element.evaluate((element) => /** @type {any} */ (element).goTo(4));
  await expect(fact(table, 'Winning lines')).toHaveText('0');
  await expect(fact(table, 'Random play wins')).toHaveText('never');
  await expect(fact(table, 'Fewest moves')).toHaveText('out of reach');
  await expect(fact(table, 'Fewest pegs left')).toHaveText(/^[2-9]$/);
});

testOfApp('what is closed is not looked for', async ({ table, page }) => {
  await page.evaluate(() => {
    const kinds = new Set();
    Object.assign(window, { kinds });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any} */ message, ...more) {
      if (message.request) kinds.add(message.request.kind);
      return postMessage.call(this, message, .../** @type {any} */ (more));
    };
  });
  const kinds = () => page.evaluate(() => [.../** @type {any} */ (window).kinds].sort());
  await table.setUp(LOSING);
  await expect.poll(kinds).toEqual(['chunks', 'prepare', 'verdicts']);
  const before = (await table.element.locator('.judgement').textContent()) ?? '';
  await table.drag('a3', 'a1');
  await expect(table.element.locator('.judgement')).not.toHaveText(before);
  await expect(table.element.locator('.judgement')).toHaveText(/keep the win/);
  expect(await kinds()).toEqual(['chunks', 'prepare', 'verdicts']);
  await openFacts(table);
  await expect(fact(table, 'Fewest moves')).toHaveText(/^\d+$/);
  expect(await kinds()).toEqual(['chunks', 'fewest-moves', 'prepare', 'verdicts', 'winning-lines']);
  await table.element.evaluate((element) => element.setAttribute('analysis', 'warn'));
  await expect(fact(table, 'Fewest moves')).toBeHidden();
  await expect(page.getByText('Game chart')).toBeHidden();
});

test('a chart shows where the win was lost, and goes there by mouse and keyboard', async ({ table, page }) => {
  await table.setUp(LOSING);
  await openChart(table);
  await expect(table.element.locator('.readout')).toHaveText('At the start: 29,760 winning lines');
  const rows = table.element.locator('.chart tbody tr');
  await expect(rows).toHaveText(['Start29,76014', '1. a3-a114,88013', '2. c3-a38,82412', '3. c5-c3011', '4. b5-b3010']);
  await page.getByRole('button', { name: 'Win lost at c5-c3' }).click();
  await expect.poll(() => table.cursor()).toBe(3);
  await expect(slider(table)).toHaveAttribute('aria-valuetext', 'After 3 of 4 jumps: no longer winnable');
  await slider(table).press('ArrowLeft');
  await expect.poll(() => table.cursor()).toBe(2);
  await slider(table).press('Home');
  await expect.poll(() => table.cursor()).toBe(0);
  const box = await table.element.locator('.plot').boundingBox();
  if (!box) throw new Error('no chart');
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect.poll(() => table.cursor()).toBe(1);
});

test('a finger goes through the chart', async ({ table, page }) => {
  await table.setUp(LOSING);
  await openChart(table);
  await expect(table.element.locator('.readout')).toHaveText(/29,760/);
  await slider(table).scrollIntoViewIfNeeded();
  const box = await table.element.locator('.plot').boundingBox();
  if (!box) throw new Error('no chart');
  const at = (/** @type {number} */ share) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 });
  const fingers = await Fingers.on(page);
  await fingers.swipe(at(0), at(0.75));
  await expect.poll(() => table.cursor()).toBe(3);
});

test('a won line is compared with the fewest moves', async ({ table }) => {
  await table.setUp({ ...LOSING, moves: '' });
  await table.solve();
  await openChart(table);
  const outcome = table.element.locator('.outcome');
  await expect(outcome).toHaveText(/^\d+ moves(\. Fewest possible: 10\.|, the fewest possible\.)$/);
  await expect(table.element.locator('.chart tbody tr').first()).toHaveText('Start29,76014');
  await expect(table.element.getByRole('button', { name: /Win lost/ })).toBeHidden();
});

testOfApp('nothing moves when numbers come in, and no barrier is found', async ({ table, page }) => {
  await table.setUp(LOSING);
  const heights = () =>
    table.element.evaluate((element) =>
      ['.facts', '.chart'].map((name) => element.shadowRoot?.querySelector(name)?.getBoundingClientRect().height),
    );
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    /** @type {(() => void)[]} */
    const held = [];
    /** @type {{ pass: (post: () => void) => void }} */
    const gate = { pass: (post) => void held.push(post) };
    Worker.prototype.postMessage = function (/** @type {any} */ message) {
      const post = () => postMessage.call(this, message);
      if (/fewest|lines/.test(message.request?.kind)) gate.pass(post);
      else post();
    };
    const release = () => {
      gate.pass = (post) => post();
      for (const post of held) post();
    };
    Object.assign(window, { release });
  });
  await openFacts(table);
  await openChart(table);
  await expect(fact(table, 'Winning lines')).toHaveText('checking…');
  await expect(table.element.locator('.plot')).toBeVisible();
  const before = await heights();
  await page.evaluate(() => /** @type {any} */ (window).release());
  await expect(table.element.locator('.outcome')).toHaveText(/^Fewest possible/);
  await expect(fact(table, 'Fewest pegs left')).toHaveText('1');
  expect(await heights()).toEqual(before);
  await expectNoViolations(page, 'peg-solitaire');
});
