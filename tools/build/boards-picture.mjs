// Draws docs/images/boards.svg: all boards that have names, each above its name. `npm run screenshots` writes it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '../../www/board/layout.js';
import { Board, initSync } from '../../www/engine/wasm/peg_solitaire.js';
import { root } from '../shared/run.mjs';

export const PICTURE = join(root, 'docs/images/boards.svg');
const COLUMNS = 6;
/** The size of a board, and of the space for it and its name, in pixels. */
const SIZE = 104;
const CELL = { width: 132, height: 140 };
const [LEFT, TOP] = [(CELL.width - SIZE) / 2, 8];
/** Fractions of the distance between two holes. */
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
    return `<g transform="translate(${column * CELL.width + LEFT} ${row * CELL.height + TOP})">${cellOf(name)}</g>`;
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
  const { holes, unit } = layOut(new Board(name).holes(), SIZE, SIZE);
  const round = (/** @type {number} */ pixels) => Math.round(10 * pixels) / 10;
  const path = holes.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('');
  const stroke = (/** @type {string} */ colour, /** @type {number} */ part) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${(part * unit).toFixed(1)}" stroke-linecap="round"/>`;
  return `${stroke('#e2c79b', EDGE)}${stroke('#186070', HOLE)}<text x="${SIZE / 2}" y="${SIZE + 18}">${name}</text>`;
}
