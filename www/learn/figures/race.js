// The growing table, in which each idea is tried once on every problem, one attempt at a time.

import { answer } from '../asking/engine.js';
import { copy, number, part, tellFailure, text, time } from './figure.js';

/** The time limit for trying an idea on a problem, in milliseconds. */
const MOST = 2000;

/** @typedef {{ state: string, positions: number, ms: number }} Result */
/** The results so far, by idea and problem. @type {Map<string, Result>} */
const results = new Map();
/** The tables in the article, which all show the results so far. @type {Set<HTMLElement>} */
const tables = new Set();
/** One race at a time: two would compete for the processor. */
let queue = Promise.resolve();

/** @param {HTMLElement} place @returns {import('./figure.js').Alive} */
export function bring(place) {
  place.append(copy('#race-table'));
  const rows = [...place.querySelectorAll('tbody tr')];
  for (const row of rows.slice(Number(place.dataset.rows))) row.remove();
  place.querySelector('table')?.setAttribute('aria-label', part(place, 'tr:last-child th').textContent ?? '');
  tables.add(place);
  show(place);
  return { wake: () => (queue = queue.then(() => race(place)).catch((error) => tellFailure(place, error))) };
}

/** Fills the empty cells of a table. @param {HTMLElement} place */
async function race(place) {
  for (const { cell, key, question } of cellsOf(place)) {
    if (results.has(key)) continue;
    cell.setAttribute('aria-busy', 'true');
    results.set(key, await answer('race', { ...question, most: MOST }));
    for (const table of tables) show(table);
    cell.removeAttribute('aria-busy');
  }
}

/** @param {HTMLElement} place */
function show(place) {
  for (const { cell, key } of cellsOf(place)) {
    const result = results.get(key);
    if (!result) continue;
    const { state, positions, ms } = result;
    const values = { time: time(ms), positions: number(positions) };
    cell.className = state;
    cell.textContent = text(part(document, '#race-words'), state, values);
  }
}

/** The cells of a table with their questions. @param {HTMLElement} place */
function cellsOf(place) {
  const problems = [.../** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll('thead [data-board]'))];
  return [.../** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll('tbody tr'))].flatMap((row) =>
    [...row.querySelectorAll('td')].map((cell, index) => {
      const { board = '', start = '', goal = '' } = problems[index].dataset;
      const method = /** @type {import('../asking/tasks.js').Method | 'all'} */ (row.dataset.method);
      return { cell, key: `${board} ${method}`, question: { board, start, goal, method } };
    }),
  );
}
