// The marks of an analysis: which jumps keep the win, on the pegs and on the holes where they land (pure).

import { legalJumps } from '../game/game.js';

/** @typedef {import('./scene.js').Mark} Mark */
/** @typedef {import('../ask/analysis.js').Verdict} Verdict */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/selection.js').Selection} Selection */

/**
 * How each verdict looks. The shapes differ for eyes that tell no colours apart: a tick, a cross, three dots. Lines lead from point
 * to point of a badge, from -1 to 1.
 * @type {Record<Verdict, Pick<Mark, 'colour' | 'lines'>>}
 */
const BADGES = {
  winnable: { colour: 'keep', lines: [[-0.5, 0.05, -0.12, 0.42, 0.52, -0.4]] },
  lost: {
    colour: 'lose',
    lines: [
      [-0.4, -0.4, 0.4, 0.4],
      [-0.4, 0.4, 0.4, -0.4],
    ],
  },
  unknown: {
    colour: 'edge',
    lines: [
      [-0.5, 0, -0.5, 0],
      [0, 0, 0, 0],
      [0.5, 0, 0.5, 0],
    ],
  },
};

/** @type {Verdict[]} */
const BEST_FIRST = ['winnable', 'unknown', 'lost'];

/**
 * A badge on each peg that can jump, for the best of its jumps; on the landing holes of the peg that a person has chosen, points at
 * or carries, one for each jump.
 * @param {Game} game
 * @param {Selection} selection
 * @param {(jump: string) => Verdict} verdictOf
 * @returns {Mark[]}
 */
export function verdictMarks(game, { drag, selected, hovered, focused }, verdictOf) {
  const chosen = drag?.hole ?? selected ?? hovered ?? focused;
  const jumps = legalJumps(game);
  const pegs = [...new Set(jumps.map(({ from }) => from))].filter((hole) => hole !== drag?.hole);
  const landings = jumps.filter(({ from }) => from === chosen);
  return [
    ...pegs.map((hole) => badge(hole, verdictOfPeg(game, hole, verdictOf) ?? 'unknown')),
    ...landings.map(({ to, name }) => badge(to, verdictOf(name))),
  ];
}

/**
 * The best verdict of the jumps of a peg; undefined where it has none.
 * @param {Game} game
 * @param {number} hole
 * @param {(jump: string) => Verdict} verdictOf
 */
export function verdictOfPeg(game, hole, verdictOf) {
  const verdicts = legalJumps(game).flatMap(({ from, name }) => (from === hole ? [verdictOf(name)] : []));
  return BEST_FIRST.find((verdict) => verdicts.includes(verdict));
}

/** @param {number} hole @param {Verdict} verdict @returns {Mark} */
function badge(hole, verdict) {
  return { hole, kind: 'badge', ...BADGES[verdict] };
}
