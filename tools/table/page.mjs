// Adds the rows of the table to its page during the build, so that readers without JavaScript see them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../shared/pages.mjs';
import { root } from '../shared/run.mjs';

/** @typedef {import('./publish.mjs').Table} Table */
/** @typedef {import('./publish.mjs').Problem} Problem */
/** @typedef {import('../../www/engine/wasm/peg_solitaire.js').Hole} Hole */
/** A board, with the positions of its holes in the picture. @typedef {{ name: string, title: string, rows: string[],
 *   directions: number, names: string[], points: number[][] }} Board */

const PAGE = PAGES.find(({ layer }) => layer === 'table');
/** The page's names for the kinds of proof. @type {Record<string, string>} */
const PROOFS = {
  pagoda: 'pagoda',
  exhausted: 'search',
  'complete set': 'all positions',
  crossing: 'half of all positions',
};
const TEXTS = JSON.parse(readFileSync(join(root, 'www/words/en/later.json'), 'utf8'));
/** The names of the levels, easiest first. @type {string[]} */
const LEVELS = TEXTS.dialogs.difficulty.levels;

/** Replaces the placeholders `<!-- name -->` in the page. @type {import('vite').Plugin} */
export const TABLE_PAGE = {
  name: 'table-page',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { path }) => {
      if (path !== `/${PAGE?.file}`) return html;
      // Imported here because the engine that lists the problems has been built by now.
      const [{ tableOf }, { holesOf }] = await Promise.all([import('./publish.mjs'), import('./boards.mjs')]);
      const parts = partsOf(tableOf(), holesOf);
      return html.replace(/<!-- (\w+) -->/g, (_, name) => parts[name]);
    },
  },
};

/**
 * The parts of the page by name.
 * @param {Table} table
 * @param {(board: Board) => Hole[]} holesOf
 * @returns {Record<string, string>}
 */
export function partsOf({ problems, ...table }, holesOf) {
  const placed = /** @type {Board[]} */ (table.boards).map((board) => ({ ...board, ...placesOf(holesOf(board)) }));
  const boards = new Map(placed.map((board) => [board.name, board]));
  const count = (/** @type {boolean | null} */ verdict) =>
    problems.filter(({ solvable }) => solvable === verdict).length.toLocaleString('en');
  const excluded = table.boards.reduce((sum, board) => sum + /** @type {any} */ (board).excluded, 0);
  return {
    shapes: [...boards.values()].map(shape).join(''),
    options: [...boards.values()].map(({ name, title }) => `<option value="${name}">${title}</option>`).join(''),
    boards: String(boards.size),
    problems: problems.length.toLocaleString('en'),
    solved: count(true),
    lost: count(false),
    open: count(null),
    excluded: excluded.toLocaleString('en'),
    version: table.version,
    rows: problems.map((problem) => row(problem, /** @type {Board} */ (boards.get(problem.board)))).join('\n'),
  };
}

/** The names of holes, and their positions relative to the upper left corner. @param {Hole[]} holes */
function placesOf(holes) {
  const [left, top] = [holes.map(({ x }) => x), holes.map(({ y }) => y)].map((values) => Math.min(...values));
  const points = holes.map(({ x, y }) => [x - left, y - top].map((value) => Math.round(value * 10) / 10));
  return { names: holes.map(({ name }) => name), points };
}

/** A dot for each position. @param {number[][]} points */
const dots = (points) => points.map(([x, y]) => `M${x} ${y}h0`).join('');

/** The drawing of a board, which all of its rows reuse. @param {Board} board */
function shape(board) {
  return `<symbol id="${board.name}" overflow="visible"><path d="${dots(board.points)}"/></symbol>`;
}

/** A small picture: the board, a ring for the vacancy, and a dot for the survivor. @param {Board} board */
function picture({ name: board, names, points }, /** @type {string[]} */ [vacancy, survivor]) {
  const [from, to] = [vacancy, survivor].map((name) => points[names.indexOf(name)]);
  const [width, height] = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis])) + 1);
  const box = `-.5 -.5 ${width} ${height}`;
  const peg = (/** @type {string} */ kind, /** @type {number[]} */ [x, y], /** @type {number} */ size) =>
    `<circle class="${kind}" cx="${x}" cy="${y}" r="${size}"/>`;
  const marks = peg('from', from, 0.42) + peg('to', to, from === to ? 0.27 : 0.5);
  return `<svg viewBox="${box}" aria-hidden="true"><use href="#${board}"/>${marks}</svg>`;
}

/** The new facts, by date. @param {[string, string][]} news */
function foundText(news) {
  const days = [...new Set(news.map(([, day]) => day))];
  const facts = (/** @type {string} */ day) => news.filter(([, other]) => other === day).map(([fact]) => fact);
  return days.map((day) => `${facts(day).join(', ')} <time>${day}</time>`).join('; ');
}

/** @param {Problem} problem @param {Board} board */
function row(problem, board) {
  const { vacancy, survivor, solvable, proof, moves, moves_proven: isProven, solutions, grade, found } = problem;
  const query = `?board=${board.name}&amp;start=${vacancy}&amp;goal=${survivor}`;
  const news = Object.entries(found);
  const cell = (/** @type {string | number} */ value, text = '', kind = '') =>
    `<td${kind && ` class="${kind}"`}${value === '' ? '' : ` data-value="${value}"`}>${text}</td>`;
  const verdict = solvable ? 'solved' : solvable === null ? 'open' : 'lost';
  const answer = solvable ? 'Solution' : solvable === null ? 'Open' : `None (${PROOFS[proof ?? '']})`;
  const best = moves === null ? '' : isProven ? String(moves) : `≤ ${moves}`;
  const digits = solutions === null ? '' : BigInt(solutions).toLocaleString('en');
  return [
    `<tr data-board="${board.name}" data-verdict="${verdict}"${news.length > 0 ? ' data-new' : ''}>`,
    `<th scope="row"><a href="../${query}">${picture(board, [vacancy, survivor])}<span>${board.title} `,
    `<b>${vacancy} <span class="sr-only">to</span><span aria-hidden="true">→</span> ${survivor}</b></span></a></th>`,
    cell(verdict, answer, verdict),
    cell(moves ?? '', best, isProven ? 'number proven' : 'number'),
    cell(solutions ?? '', digits, 'number'),
    cell(grade ?? '', grade === null ? '' : LEVELS[grade - 1]),
    cell(news[0]?.[1] ?? '', foundText(news), 'news'),
    '</tr>',
  ].join('');
}
