// The marks for an analysis (on pegs and landing holes), for a proof of impossibility and for a hint. Pure.

import { signed } from '../common/numbers.js';
import { legalJumps } from '../game/game.js';
import { activeHole } from '../game/selection.js';
import { annotationShapes } from './annotation-marks.js';

/** @typedef {import('./scene.js').Mark} Mark */
/** @typedef {import('../ask/analysis.js').Verdict} Verdict */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/selection.js').Selection} Selection */

/**
 * The lines of a badge, as points with coordinates from -1 to 1.
 * @typedef {{ colour: 'keep' | 'lose' | 'edge', lines: number[][][] }} Badge
 */

// All sizes are in units (the distance between neighbouring holes).
const RADIUS = 0.15;
const OFFSET = 0.27;
/** The minimum radius of a readable badge, in CSS pixels. */
const LEAST_RADIUS = 5;

/**
 * The look of each verdict. The shapes can be told apart without colour: a tick, a cross or three dots.
 * @type {Record<Verdict, Badge>}
 */
// biome-ignore format: one point after the other
const BADGES = {
  winnable: { colour: 'keep', lines: [[[-0.5, 0.05], [-0.12, 0.42], [0.52, -0.4]]] },
  lost: { colour: 'lose', lines: [[[-0.4, -0.4], [0.4, 0.4]], [[-0.4, 0.4], [0.4, -0.4]]] },
  unknown: { colour: 'edge', lines: [-0.5, 0, 0.5].map((x) => [[x, 0], [x, 0]]) },
};

/** @type {Verdict[]} */
const BEST_FIRST = ['winnable', 'unknown', 'lost'];

/**
 * The badges: on each peg that can jump, a badge for its best jump; on each landing hole of the selected, hovered or
 * dragged peg, a badge for the jump to that hole.
 * @param {Game} game
 * @param {Selection} selection
 * @param {(jump: string) => Verdict} verdictOf
 * @returns {Mark[]}
 */
export function verdictMarks(game, selection, verdictOf) {
  const chosen = activeHole(selection);
  const jumps = legalJumps(game);
  const pegs = [...new Set(jumps.map(({ from }) => from))].filter((hole) => hole !== selection.drag?.hole);
  const landings = jumps.filter(({ from }) => from === chosen);
  return [
    ...pegs.map((hole) => badge(hole, verdictOfPeg(game, hole, verdictOf) ?? 'unknown')),
    ...landings.map(({ to, name }) => badge(to, verdictOf(name))),
  ];
}

/**
 * The best verdict on a peg's jumps; undefined if it has no jumps.
 * @param {Game} game
 * @param {number} hole
 * @param {(jump: string) => Verdict} verdictOf
 */
export function verdictOfPeg(game, hole, verdictOf) {
  const verdicts = legalJumps(game).flatMap(({ from, name }) => (from === hole ? [verdictOf(name)] : []));
  return BEST_FIRST.find((verdict) => verdicts.includes(verdict));
}

/**
 * An arrow over the board along a jump that would have kept the win.
 * @param {import('../engine/wasm/peg_solitaire.js').Hole[]} holes
 * @param {string} jump such as `d2-d4`
 * @param {'proof' | 'keep' | 'lose'} [ink]
 * @returns {Mark}
 */
export function forkMark(holes, jump, ink = 'proof') {
  const [from, to] = jump.split('-').map((end) => holes.findIndex(({ name }) => name === end));
  const arrow = { from, to, colour: 0 };
  /** @type {Mark['shapes']} */
  const shapes = (layout, theme) => annotationShapes(undefined, layout, { ...theme, proof: theme[ink] }, arrow);
  return { hole: from, to, kind: 'proof', shapes };
}

/** A badge at the upper right edge of a hole. @param {number} hole @param {Verdict} verdict @returns {Mark} */
export function badge(hole, verdict) {
  const { colour, lines } = BADGES[verdict];
  return {
    hole,
    kind: 'badge',
    verdict,
    shapes({ holes, unit }, theme) {
      const at = { x: holes[hole].x + OFFSET * unit, y: holes[hole].y - OFFSET * unit };
      const radius = Math.max(RADIUS * unit, LEAST_RADIUS);
      const scaled = lines.map((line) => line.map(([x, y]) => ({ x: x * radius, y: y * radius })));
      return [
        { at, radius: 1.2 * radius, fill: theme.board },
        { at, radius, fill: theme[colour] },
        { at, lines: scaled, stroke: theme.board, width: 0.3 * radius },
      ];
    },
  };
}

/**
 * The marks that show the reason for a loss. Only proofs that assign numbers to holes have such marks.
 * @param {import('../engine/wasm/peg_solitaire.js').Reason | undefined} reason
 * @returns {Mark[]}
 */
export function proofMarks(reason) {
  if (reason?.kind === 'pagoda')
    return reason.weights.flatMap((weight, hole) => (weight ? [mark(hole, signed(weight))] : []));
  return reason?.kind === 'position-class' ? classMarks(reason.sets) : [];
}

/**
 * The mark on the hole where a hint's peg lands. The mark is shown once the hint has revealed this hole, while the peg
 * is selected.
 * @param {import('../ask/questions.js').Verdict | undefined} verdict
 * @param {(hole: number) => boolean} isChosen
 * @returns {Mark[]}
 */
export function hintMarks(verdict, isChosen) {
  const isShown = verdict?.state === 'hinted' && verdict.isWhole && isChosen(verdict.jump.from);
  return isShown ? [{ hole: verdict.jump.to, kind: 'nearest' }] : [];
}

/**
 * Marks each hole with the numbers of the sets that it belongs to, such as `1·2`, or with a dot if there is only one
 * set.
 * @param {number[][]} sets
 */
function classMarks(sets) {
  const holes = [...new Set(sets.flat())];
  const numbers = (/** @type {number} */ hole) =>
    sets.flatMap((set, index) => (set.includes(hole) ? [index + 1] : [])).join('·');
  return holes.map((hole) => mark(hole, sets.length > 1 ? numbers(hole) : '•'));
}

/**
 * @param {number} hole
 * @param {string} text
 * @returns {Mark}
 */
const mark = (hole, text) => ({ hole, kind: 'proof', text });
