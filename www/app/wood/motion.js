// The motions of the board of wood: marbles roll into the groove, a peg lands, pegs breathe, a win is a joy.

import { SINKS_AT } from '../../board/shapes.js';
import { pegsIn } from '../../engine/problem.js';
import { withBlock } from './block.js';
import { makeBreath } from './breath.js';
import { joyAt } from './joy.js';
import { watchLandings } from './landings.js';
import { marblesAfter } from './marbles.js';
import { makeRolling } from './rolling.js';
import { rowOf } from './row.js';
import { withTried } from './tried.js';

/** @typedef {import('../../element/view/view.js').Craft} Craft */
/** @typedef {import('../../board/scene.js').Peg} Peg */
/** @typedef {import('./groove.js').GroovedLayout} GroovedLayout */
/** @typedef {import('./landings.js').View} View */

/** The time in which a peg that has landed is flat, in milliseconds, and the part by which. */
const SQUASH = 150;
const FLATTER = 0.1;

/**
 * @param {EventTarget} element
 * @param {boolean} isFirst true on a first visit
 * @param {() => void} invalidate asks for a frame
 * @returns {Pick<Craft, 'stage' | 'isAnimated'>}
 */
export function motionOn(element, isFirst, invalidate) {
  const landings = watchLandings(element);
  const breath = isFirst ? makeBreath(invalidate) : undefined;
  let rolling = makeRolling();
  let isAnimated = false;
  /** @type {View['game']['problem'] | undefined} */
  let problem;
  /** @type {GroovedLayout | undefined} */
  let laidOut;
  /** The places in its groove. @type {import('./row.js').Row | undefined} */
  let places;

  /** @type {Craft['stage']} */
  function stage(scene, view, layout, now) {
    const { groove } = /** @type {GroovedLayout} */ (layout);
    const isNew = view.game.problem !== problem;
    if (isNew) {
      problem = view.game.problem;
      rolling = makeRolling();
      landings.forget();
    }
    if (isNew || layout !== laidOut) places = groove && rowOf(layout, groove, pegsIn(view.game.problem.start) - 1);
    laidOut = layout;
    const row = places;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const landing = landings.see(view, now);
    if (!isStill) breath?.wait(view);
    const time = landing ? now - landing.begin : Number.POSITIVE_INFINITY;
    const pegs = scene.pegs.map((peg) => {
      if (!isStill && peg.hole === landing?.hole && peg.lift === 0) return squashed(peg, time / SQUASH);
      return breath?.breathe(peg, view, now) ?? peg;
    });
    const taken = takenFrom(view);
    if (row) rolling.follow(taken, row, now, isNew || isStill);
    const all = row ? rolling.gather(pegs, row, now) : pegs;
    const marbles = row ? taken.map((_, index) => row.placeOf(index)) : [];
    const joy = landing?.isWin ? joyAt(time, landing.hole, marbles, isStill) : undefined;
    isAnimated = rolling.isMoving() || breath?.isGoing(now) || joy !== undefined || (!isStill && time < SQUASH);
    const marks = withBlock(withTried(scene.marks, view), view);
    return joy ? { pegs: all, marks: [...marks, ...joy], isWhole: true } : { ...scene, pegs: all, marks };
  }

  return { stage, isAnimated: () => isAnimated };
}

/** @param {Peg} peg @param {number} part of the time @returns {Peg} */
function squashed(peg, part) {
  return part < 1 ? { ...peg, squash: FLATTER * Math.sin(Math.PI * part) } : peg;
}

/** The marbles that have left the board. @param {View} view */
function takenFrom({ game: { problem, line }, moment }) {
  const { holes } = problem;
  const jumps = line.jumps.slice(0, moment.done + (moment.part > SINKS_AT ? 1 : 0));
  const { gone } = marblesAfter(jumps, holes.length);
  return jumps.map(({ over }, index) => {
    const { x, y } = holes[over];
    return { hole: over, home: { x, y, scale: 1 }, tint: gone[index] };
  });
}
