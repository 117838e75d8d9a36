// A frame around a block of pegs, as long as the jumps that remove it are on the board.

import { holeAt } from '../../board/layout.js';
import { ORIGIN } from '../../board/shapes.js';

/** @typedef {import('../../board/shapes.js').Mark} Mark */
/** @typedef {import('./tried.js').View} View */

/**
 * A block, and the numbers of jumps of its line before and after its removal; `sides` are those of a hole's cell.
 * @typedef {{ line: View['game']['line'], first: number, last: number, holes: number[], sides: 4 | 6 }} Block
 */

// In units.
const WIDTH = 0.07;
/** The distance from the middle of a cell to its side. */
const HALF = 0.5;

/** @type {Block | undefined} */
let framed;

/** @param {Block} block */
export function frameBlock(block) {
  framed = block;
}

/**
 * @param {Mark[]} marks
 * @param {Pick<View, 'game' | 'moment'>} view
 * @returns {Mark[]} with the frame
 */
export function withBlock(marks, { game, moment: { done } }) {
  if (framed?.line !== game.line || done < framed.first || done > framed.last) return marks;
  const block = framed;
  return [...marks, ...block.holes.map((hole) => frameAt(hole, block))];
}

/**
 * The sides of a hole's cell that border on no other one of the block.
 * @param {number} hole
 * @param {Block} block
 * @returns {Mark}
 */
function frameAt(hole, block) {
  return {
    hole,
    kind: 'badge',
    // Another block has other sides here.
    verdict: String(block.holes),
    shapes(layout, theme) {
      const { unit } = layout;
      const at = layout.holes[hole];
      const along = HALF * Math.tan(Math.PI / block.sides);
      const lines = [...Array(block.sides).keys()].flatMap((side) => {
        const angle = (2 * Math.PI * side) / block.sides;
        const [x, y] = [unit * Math.cos(angle), unit * Math.sin(angle)];
        const beside = holeAt(layout, { x: at.x + x, y: at.y + y }, HALF);
        if (beside !== undefined && block.holes.includes(beside)) return [];
        const end = (/** @type {1 | -1} */ way) => ({
          x: at.x + HALF * x - way * along * y,
          y: at.y + HALF * y + way * along * x,
        });
        return [[end(-1), end(1)]];
      });
      return [{ at: ORIGIN, lines, stroke: theme.proof, width: WIDTH * unit }];
    },
  };
}
