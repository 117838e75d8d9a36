// Times verdicts of an analysis on the phone: the first one, and those of a game once the worker has had time to learn.

import { printTable } from './markdown.mjs';

/** A game of random play; its win is lost on the way. */
const GAME = 'd6-d4 d3-d5 f3-d3 b4-d4 e4-c4 g4-e4 e5-e3 e2-e4 c2-e2 g5-e5 e5-e3 c5-e5 a5-c5 c4-c2 c1-c3';
/** The time to learn, in milliseconds. */
const LEARNING = 2000;

/** Prints a table. @param {import('@playwright/test').Page} page has the English board */
export async function printVerdicts(page) {
  const first = await page.evaluate(timeOf, { name: 'analysis', value: 'all' });
  await page.waitForTimeout(LEARNING);
  // This verdict waits for another game to be drawn.
  await page.evaluate(timeOf, { name: 'game', value: GAME });
  const later = [];
  for (let place = 1; place <= GAME.split(' ').length; place++)
    later.push(await page.evaluate(timeOf, { name: 'goTo', value: place }));
  printTable(
    ['verdicts on English, d4 to d4', 'the first', 'verdicts later', 'half within', 'the longest'],
    [
      [
        'phone',
        time(first),
        String(later.length),
        time(later.toSorted((a, b) => a - b)[later.length >> 1]),
        time(Math.max(...later)),
      ],
    ],
  );
}

/**
 * Runs in the page: the milliseconds from a call of the element, or an attribute that is set, to the next verdict.
 * @param {{ name: string, value: string | number }} act
 */
function timeOf({ name, value }) {
  const board = /** @type {any} */ (document.querySelector('peg-solitaire'));
  const begin = performance.now();
  const judged = new Promise((resolve) => {
    board.addEventListener('verdict', () => resolve(performance.now() - begin), { once: true });
  });
  if (name === 'goTo') board.goTo(value);
  else board.setAttribute(name, value);
  return judged;
}

/** @param {number} milliseconds */
function time(milliseconds) {
  return `${Number(milliseconds.toPrecision(2)).toLocaleString('en')} ms`;
}
