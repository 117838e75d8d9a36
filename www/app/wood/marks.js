// Marks on the wooden board: a frame around a block of pegs while its removal is on the board, and rings of dots, as a
// memory aid, on the landing holes of jumps that have already been tried from the same position. For a moment, the
// board can also show the jump that lost the game.

import { holeAt } from '../../board/layout.js';
import { sceneOf } from '../../board/scene.js';
import { ORIGIN } from '../../board/shapes.js';
import { badge, forkMark } from '../../board/verdict-marks.js';
import { goTo } from '../../game/game.js';
import { activeHole } from '../../game/selection.js';
import { lastJump, nextOf, treeOf } from '../../game/tree.js';
import { isOn, onPreference } from '../settings/preferences.js';

/** @typedef {import('../../board/shapes.js').Mark} Mark */
/** @typedef {ReturnType<import('../../game/session.js').Session['view']>} View */

/**
 * A block, and the numbers of jumps before and after its removal; `sides` is the number of sides of a hole's cell.
 * @typedef {{ line: View['game']['line'], first: number, last: number, holes: number[], sides: 4 | 6 }} Block
 */

// In units.
const WIDTH = 0.07;
/** The distance from the centre of a cell to its side. */
const HALF = 0.5;

/** @type {Block | undefined} */
let framed;

/** @param {Block} [block] */
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
 * The sides of a hole's cell that are on the edge of the block.
 * @param {number} hole
 * @param {Block} block
 * @returns {Mark}
 */
function frameAt(hole, block) {
  return {
    hole,
    kind: 'badge',
    // Identifies the block: the edge of another block may include other sides of this cell.
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

/**
 * An earlier position in the line, the jump from it that lost the game, and one that would have kept it winnable.
 * @typedef {{ line: View['game']['line'], at: number, lost: string, kept: string }} Fork
 */

/** @type {Fork | undefined} */
let fork;
/** @type {Set<() => void>} */
const listeners = new Set();

/** Shows a fork instead of the current position, or the current position again. @param {Fork} [next] */
export function showFork(next) {
  fork = next;
  for (const listener of listeners) listener();
}

/** @param {() => void} listener called when the fork to show may have changed; each board on the page has one */
export function onLook(listener) {
  listeners.add(listener);
}

/**
 * The fork to show, if any: its view, and a scene with its pegs, and arrows with verdicts for both jumps.
 * @param {View} view
 */
export function forkIn(view) {
  if (!fork || fork.line !== view.game.line) return undefined;
  const game = goTo(view.game, fork.at);
  const { holes } = game.problem;
  const [lost, kept] = [forkMark(holes, fork.lost, 'lose'), forkMark(holes, fork.kept, 'keep')];
  // The verdicts are at the ends where the two jumps differ.
  const end = lost.to === kept.to ? 'hole' : 'to';
  const marks = [lost, kept, badge(Number(lost[end]), 'lost'), badge(Number(kept[end]), 'winnable')];
  const still = { fade: undefined, refused: undefined, selection: {}, jumps: [] };
  const seen = { ...view, ...still, game, moment: { done: fork.at, part: 0 } };
  const { pegs } = sceneOf({ ...seen, said: [] });
  return { view: seen, scene: { pegs, marks } };
}

/** True if the memory aid is on. Cached, since each frame needs it. */
let isAided = isOn('tried');
onPreference('tried', () => {
  isAided = isOn('tried');
});

/** The radius of a ring in units, and the number of its dots. */
const RADIUS = 0.17;
const DASHES = 5;

/**
 * The marks of a scene. If the memory aid is on, landing holes that have already been tried are marked differently.
 * @param {Mark[]} marks
 * @param {View} view
 * @returns {Mark[]}
 */
export function withTried(marks, { game, jumps, selection }) {
  if (!isAided) return marks;
  const tried = nextOf(treeOf(game), lastJump(game)).map(({ jump }) => jump);
  const peg = activeHole(selection);
  const landings = jumps.filter(({ from, name }) => from === peg && tried.includes(name)).map(({ to }) => to);
  return marks.map((mark) => (mark.kind === 'landing' && landings.includes(mark.hole) ? dotted(mark) : mark));
}

/** @param {Mark} mark @returns {Mark} */
function dotted({ hole }) {
  return {
    hole,
    kind: 'badge',
    verdict: 'tried',
    shapes({ holes, unit }, { mark }) {
      const radius = RADIUS * unit;
      return [{ at: holes[hole], radius, stroke: mark, width: WIDTH * unit, dash: [(Math.PI * radius) / DASHES] }];
    },
  };
}
