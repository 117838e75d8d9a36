// A memory aid: the landing holes of jumps that were tried from the same position before are rings of dots.

import { activeHole } from '../../game/selection.js';
import { lastJump, nextOf, treeOf } from '../../game/tree.js';
import { isOn } from '../settings/preferences.js';

/** @typedef {import('../../board/shapes.js').Mark} Mark */
/** @typedef {ReturnType<import('../../game/session.js').Session['view']>} View */

// In units.
const RADIUS = 0.17;
const WIDTH = 0.07;
const DASHES = 5;

/**
 * The marks of a scene, with other landing holes if a person wants the aid.
 * @param {Mark[]} marks
 * @param {View} view
 * @returns {Mark[]}
 */
export function withTried(marks, { game, jumps, selection }) {
  if (!isOn('tried')) return marks;
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
