// What the accessible board says of each hole.

import { legalJumps, pegs } from '../game/game.js';

/** @typedef {import('../game/game.js').Game} Game */

/**
 * @typedef {{ isPeg: boolean, isGoal: boolean, isLanding: boolean, targets: string[] }} HoleState
 */

/**
 * @param {Game} game
 * @param {boolean} isReadOnly
 * @param {number | undefined} selected the chosen peg
 * @param {(name: string, state: HoleState) => string} say
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
