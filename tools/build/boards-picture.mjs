// Draws docs/images/boards.svg: all boards that have names, each above its name. `npm run screenshots` writes it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Board, initSync } from '../../www/engine/wasm/peg_solitaire.js';
import { root } from '../shared/run.mjs';

export const PICTURE = join(root, 'docs/images/boards.svg');
const COLUMNS = 6;
/** The size of a board, and of the space for it and its name, in pixels. */
const SIZE = 96;
const CELL = { width: 132, height: 140 };
const MIDDLE = CELL.width / 2;
/** Parts of the distance between two holes. */
const HOLE = 0.62;
const EDGE = 1.1;

/** The picture as SVG text, with one path for the holes of each board. */
export function boardsPicture() {
  initSync({ module: readFileSync(join(root, 'www/engine/wasm/peg_solitaire_bg.wasm')) });
  const boards = Board.catalogue();
  const width = COLUMNS * CELL.width;
  const height = Math.ceil(boards.length / COLUMNS) * CELL.height;
  const cells = boards.map(({ name }, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return `<g transform="translate(${column * CELL.width} ${row * CELL.height})">${cellOf(name)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" text-anchor="middle">
<title>Each board with its name</title>
<rect width="${width}" height="${height}" rx="8" fill="#f7f2eb"/>
${cells.join('\n')}
</svg>
`;
}

/** @param {string} name of a board */
function cellOf(name) {
  const holes = new Board(name).holes();
  const [left, right, top, bottom] = [
    ...[Math.min, Math.max].map((of) => of(...holes.map(({ x }) => x))),
    ...[Math.min, Math.max].map((of) => of(...holes.map(({ y }) => y))),
  ];
  const unit = SIZE / (Math.max(right - left, bottom - top) + EDGE);
  const at = (/** @type {number} */ place, /** @type {number} */ from, /** @type {number} */ to, middle = MIDDLE) =>
    Math.round(10 * (middle + (place - (from + to) / 2) * unit)) / 10;
  const path = holes.map(({ x, y }) => `M${at(x, left, right)} ${at(y, top, bottom, SIZE / 2 + 12)}h0`).join('');
  const stroke = (/** @type {string} */ colour, /** @type {number} */ part) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${(part * unit).toFixed(1)}" stroke-linecap="round"/>`;
  return `${stroke('#e2c79b', EDGE)}${stroke('#186070', HOLE)}<text x="${MIDDLE}" y="${SIZE + 34}">${name}</text>`;
}
