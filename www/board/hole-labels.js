// Makes the words of a screen reader for each hole (pure).

import { legalJumps, pegs } from '../game/game.js';

/** @typedef {import('../game/game.js').Game} Game */

/**
 * The state of a hole: its peg, a peg of the finish, a landing of the selected peg, and the names of the holes to which
 * its own peg can jump.
 * @typedef {{ isPeg: boolean, isGoal: boolean, isLanding: boolean, targets: string[] }} HoleState
 */

/**
 * The labels of all holes, by number.
 * @param {Game} game
 * @param {boolean} isReadOnly true if no hand can move a peg
 * @param {number | undefined} selected the hole of the selected peg
 * @param {(name: string, state: HoleState) => string} say the words for one hole
 */
export function holeLabels(game, isReadOnly, selected, say) {
  const { holes, finish } = game.problem;
  const jumps = isReadOnly ? [] : legalJumps(game);
  const there = pegs(game);
  return holes.map(({ name }, hole) =>
    say(name, {
      isPeg: there[hole] === 1,
      isGoal: finish.holes.includes(hole),
      isLanding: jumps.some(({ from, to }) => from === selected && to === hole),
      targets: jumps.filter(({ from }) => from === hole).map(({ to }) => holes[to].name),
    }),
  );
}
