// The marbles of a game: no two tints are quite the same, and each marble keeps its own. Pure.

import { moved, PEG_RADIUS, pegShapes, SHADOW_SIZE, SINKS_AT } from '../../board/shapes.js';

/** @typedef {import('../../board/layout.js').Point} Point */
/** @typedef {import('../../board/shapes.js').Shape} Shape */
/** @typedef {import('../../board/shapes.js').Stops} Stops */
/** @typedef {import('../../board/theme.js').Theme} Theme */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Jump} Jump */

/** Slightly different hues. */
const TINTS = [
  'rgb(0 0 0 / 0)',
  'rgb(255 255 255 / 0.035)',
  'rgb(0 0 60 / 0.055)',
  'rgb(90 140 0 / 0.04)',
  'rgb(160 60 40 / 0.035)',
];

// The light on a marble: dark at the edge, lit by the wood below, with a reflected window.
/** @type {Stops} */
export const EDGE = [[0.78, 'rgb(0 0 0 / 0)'], [1, 'rgb(0 0 0 / 0.3)']]; // biome-ignore format: one colour after the other
/** @type {Stops} */
const BOUNCE = [[0, 'rgb(255 255 255 / 0.16)'], [1, 'rgb(255 255 255 / 0)']]; // biome-ignore format: one colour after the other
/** @type {Stops} */
export const SPOT = [[0, 'rgb(255 255 255 / 0.75)'], [0.35, 'rgb(255 255 255 / 0.45)'], [1, 'rgb(255 255 255 / 0)']]; // biome-ignore format: one colour after the other
/** The shadow is darkest around the point where a marble touches the wood. @type {Stops} */
const CONTACT = [[0.72, 'rgb(20 8 0 / 0.5)'], [1, 'rgb(20 8 0 / 0)']]; // biome-ignore format: one colour after the other

/** A function for each tint that returns the shapes of a marble. */
export const MARBLES = TINTS.map((tint) => {
  /** @param {Point} at @param {number} unit @param {Theme} theme @returns {Shape[]} */
  return (at, unit, theme) => {
    const radius = PEG_RADIUS * unit;
    return [
      ...pegShapes(at, unit, theme),
      { at, radius, fill: tint },
      lightAt(at, radius, EDGE),
      lightAt(moved(at, 0.42 * radius), 0.42 * radius, BOUNCE),
      lightAt(moved(at, -0.4 * radius), 0.3 * radius, SPOT),
    ];
  };
});

/** The number of pictures of a marble, over half a turn. */
export const TURNS = 8;

/**
 * The index of a turned marble among the pegs of a material, which may have a picture for every combination of turn and
 * tint.
 * @param {number} tint
 * @param {number} turn in half turns, less than 1
 */
export const pictureOf = (tint, turn) => tint + TINTS.length * Math.floor(turn * TURNS);

/** @param {Point} at @param {number} unit @param {Theme} theme @returns {Shape[]} */
export function contactShadow(at, unit, { shadow }) {
  const radius = PEG_RADIUS * SHADOW_SIZE * unit;
  /** @type {Stops} */
  const soft = [[0.5, shadow], [1, 'transparent']]; // biome-ignore format: one colour after the other
  return [lightAt(at, radius, soft), lightAt(at, 0.96 * radius, CONTACT)];
}

/**
 * The tints of the marbles in the holes, and of the marbles that jumps have removed.
 * @param {readonly Jump[]} jumps played
 * @param {number} holes
 * @returns {{ tints: number[], gone: number[] }}
 */
export function marblesAfter(jumps, holes) {
  const tints = Array.from({ length: holes }, (_, hole) => (7 * hole + (hole >> 2)) % TINTS.length);
  const gone = jumps.map(({ from, over, to }) => {
    tints[to] = tints[from];
    return tints[over];
  });
  return { tints, gone };
}

/**
 * The marbles that have left the board by a given moment.
 * @param {{ game: import('../../game/game.js').Game, moment: { done: number, part: number } }} view
 */
export function takenFrom({ game: { problem, line }, moment }) {
  const { holes } = problem;
  const jumps = line.jumps.slice(0, moment.done + (moment.part > SINKS_AT ? 1 : 0));
  const { gone } = marblesAfter(jumps, holes.length);
  return jumps.map(({ over }, index) => {
    const { x, y } = holes[over];
    return { hole: over, home: { x, y, scale: 1 }, tint: gone[index] };
  });
}

/** @param {Point} at @param {number} radius @param {Stops} stops from the middle @returns {Shape} */
export const lightAt = (at, radius, stops) => ({ at, radius, fill: { from: at, to: at, radius, stops } });

/**
 * @param {import('../../board/scene.js').Peg[]} pegs
 * @param {{ game: import('../../game/game.js').Game, moment: { done: number } }} view
 */
export function tint(pegs, { game: { problem, line }, moment }) {
  const { tints } = marblesAfter(line.jumps.slice(0, moment.done), problem.holes.length);
  return pegs.map((peg) => ({ ...peg, tint: tints[peg.hole ?? peg.from ?? 0] }));
}
