// Measures the memory of a tab's process while the page searches: the maximum, sampled ten times per second.

import { Gauges } from '../../tests/user/machine/gauges.mjs';
import { pressTool } from '../../tests/user/tools.mjs';
import { fail } from '../shared/run.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** The limit for a tab, in megabytes. */
const MOST = 300;
const PAUSE_MILLISECONDS = 100;
/** The maximum time to wait for an answer. Searches take a long time on a busy machine. */
const PATIENCE_MILLISECONDS = 180_000;

/** A position from the middle of a game: the last peg cannot end in the centre, but only a search can prove that. */
const LOST = '..ooo../..ooo../xoooxxx/xooxoox/xxxooxo/..oox../..oxx..';

const STATUS = "document.querySelector('peg-solitaire').shadowRoot.querySelector('.status').textContent";
const IS_SHORTEST = `/the fewest/.test(${STATUS})`;

/**
 * The questions that a user of the page asks, each with a condition that is true once it is answered.
 * @type {{ name: string, query: string, ask: (page: Page) => Promise<unknown>, isAnswered: string }[]}
 */
const WORKS = [
  { name: 'at rest', query: '?board=english', ask: async () => {}, isAnswered: 'true' },
  {
    name: 'judging English, d4 to d4',
    query: '?board=english',
    ask: judge,
    // The verdict comes soon; the judge continues to learn.
    isAnswered: "window.answered.includes('prepare')",
  },
  {
    name: 'listing all solutions of English, d4 to d4',
    query: '?board=english',
    ask: (page) => pressTool(page, 'solutions'),
    isAnswered: "/solution/.test(document.querySelector('#solutions-dialog .found')?.textContent)",
  },
  {
    name: 'proving that a game is lost',
    query: `?board=english&start=${LOST}&goal=d4`,
    ask: solve,
    isAnswered: `/: proven/.test(${STATUS})`,
  },
  {
    name: 'proving that one peg cannot be left on Hexagon 19',
    query: '?board=hexagon-19&goal=any',
    ask: solve,
    isAnswered: `/: proven/.test(${STATUS})`,
  },
  {
    name: 'the fewest moves of English, d4 to d4',
    query: '?board=english',
    ask: solveShortest,
    isAnswered: IS_SHORTEST,
  },
  { name: 'the fewest moves of the 8 × 8 square', query: '?board=8x8', ask: solveShortest, isAnswered: IS_SHORTEST },
  {
    name: 'all of these questions about English in one tab',
    query: '?board=english',
    ask: askAll,
    isAnswered: IS_SHORTEST,
  },
];

/** @param {import('@playwright/test').Browser} browser @param {string} address of the site */
export async function measureTab(browser, address) {
  let most = 0;
  let open = 0;
  for (const { name, ...work } of WORKS) {
    const page = await browser.newPage();
    await page.addInitScript(noteAnswers);
    const { memory, seconds, isAnswered } = await measure(page, address, work);
    console.log(`${name}: ${memory.toFixed(0)} MB in ${seconds.toFixed(0)} s${isAnswered ? '' : ', not finished'}`);
    most = Math.max(most, memory);
    open += isAnswered ? 0 : 1;
    await page.close();
  }
  if (most === 0) fail('The memory of a tab can only be measured on Linux.');
  if (open > 0) fail(`Without an answer: ${open} of ${WORKS.length}.`);
  if (most > MOST) fail(`A tab uses more than ${MOST} MB.`);
}

/** @param {Page} page @param {string} address @param {Omit<typeof WORKS[number], 'name'>} work */
async function measure(page, address, { query, ask, isAnswered }) {
  await page.goto(address + query);
  // This is a function and not a string, because the page's policy does not allow `eval`.
  await page.waitForFunction(() => Object(document.querySelector('peg-solitaire')).state);
  const gauges = await Gauges.of(page);
  const begin = Date.now();
  const asking = ask(page);
  const seconds = () => (Date.now() - begin) / 1000;
  let memory = 0;
  let hasEnded = false;
  while (!hasEnded && 1000 * seconds() < PATIENCE_MILLISECONDS) {
    memory = Math.max(memory, (await gauges.process()) ?? 0);
    hasEnded = await page.evaluate(isAnswered);
    if (!hasEnded) await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
  }
  await asking;
  return { memory, seconds: seconds(), isAnswered: hasEnded };
}

/** Runs in the page: records the kinds of questions that its worker has answered. */
function noteAnswers() {
  /** @type {string[]} */
  const answered = [];
  Object.assign(window, { answered });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (/** @type {any} */ message, ...rest) {
    if (message.request) {
      this.addEventListener('message', ({ data }) => {
        if (data.id === message.id && data.finding) answered.push(message.request.kind);
      });
    }
    return Reflect.apply(postMessage, this, [message, ...rest]);
  };
}

/** @param {Page} page */
function judge(page) {
  return page.evaluate("document.querySelector('peg-solitaire').setAttribute('analysis', 'all')");
}

/** @param {Page} page */
function solve(page) {
  return page.getByRole('button', { name: 'Solve', exact: true }).click();
}

/** @param {Page} page */
async function solveShortest(page) {
  await page.getByLabel('Speed', { exact: true }).selectOption('4');
  await solve(page);
  await page.getByRole('button', { name: 'Fewest moves' }).click();
}

/** @param {Page} page */
async function askAll(page) {
  await judge(page);
  await pressTool(page, 'solutions');
  await page.locator('#solutions-dialog .lines button').first().waitFor({ timeout: PATIENCE_MILLISECONDS });
  await page.keyboard.press('Escape');
  await solveShortest(page);
}
