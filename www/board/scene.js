// A scene: what is drawn at a moment, as a pure function of the game and the user's input. Lengths are in units (the
// distance between neighbouring holes), so that a scene fits any canvas.

import { pegs as pegsOf } from '../game/game.js';
import { activeHole } from '../game/selection.js';
import { eased, GROWTH, SHRINKING, SINKING, SINKS_AT } from './shapes.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./shapes.js').Mark} Mark */
/** @typedef {import('../game/playback.js').Fade} Fade */
/** @typedef {import('../game/selection.js').Selection} Selection */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Jump} Jump */

/**
 * A peg. `lift` is the peg's height, `scale` is its size relative to normal, and `opacity` is from 0 to 1. `hole` is
 * undefined while the peg is between two holes; `from` is the hole that it leaves. `isChosen` means that the user has
 * selected the peg, `tint` is its index among the pegs of a material, and `squash` is how much it is flattened.
 * @typedef {{
 *   x: number, y: number, lift: number, scale: number, opacity: number, hole?: number, from?: number,
 *   isChosen?: boolean, tint?: number, squash?: number,
 * }} Peg
 */

/**
 * A scene with `isWhole` has to be repainted completely.
 * @typedef {{ pegs: Peg[], marks: Mark[], isWhole?: boolean }} Scene
 */

/** A peg at rest. @param {{ x: number, y: number }} place @returns {Peg} */
export const peg = ({ x, y }) => ({ x, y, lift: 0, scale: 1, opacity: 1 });

/** The height of a jump's arc. */
const ARC = 0.5;
/** The amplitude of a refused peg's shake. */
const SHAKE = 0.06;

/**
 * @param {object} view
 * @param {Game} view.game
 * @param {{ done: number, part: number }} view.moment the number of finished jumps, and the fraction of the next one
 * that is complete, from 0 to 1
 * @param {Selection} view.selection
 * @param {{ hole: number, part: number }} [view.refused] a peg that shakes, and its progress
 * @param {Fade} [view.fade]
 * @param {Jump[]} view.jumps the legal jumps
 * @param {Mark[]} view.said the marks of a proof or of an analysis
 * @returns {Scene}
 */
export function sceneOf({ game, moment, selection, refused, fade, jumps, said }) {
  const pegs = pegsOf({ ...game, cursor: moment.done });
  const flying = moment.part > 0 ? game.line.jumps[moment.done] : undefined;
  /** @type {Peg[]} */
  const resting = [];
  /** @type {Peg[]} */
  const raised = [];
  game.problem.holes.forEach((place, hole) => {
    if (flying && (hole === flying.from || hole === flying.over)) return;
    if (selection.drag?.hole === hole) return;
    const opacity = fade ? fadedOpacity(pegs[hole], fade.before[hole], hole, fade) : pegs[hole];
    if (opacity === 0) return;
    const peg = handled({ hole, x: place.x, y: place.y, lift: 0, scale: 1, opacity }, hole, selection, refused, jumps);
    (peg.lift > 0 ? raised : resting).push(peg);
  });
  if (flying) {
    resting.push(...sinking(game, flying, moment.part));
    raised.push(jumping(game, flying, progress(game, moment)));
  }
  const { drag } = selection;
  if (drag) raised.push({ from: drag.hole, x: drag.x, y: drag.y, lift: 0.22, scale: 1.15, opacity: 1 });
  return { pegs: [...resting, ...raised], marks: marksOf(game, moment, selection, jumps, said) };
}

/**
 * @param {number} now
 * @param {number} before
 * @param {number} hole
 * @param {Fade} fade
 */
function fadedOpacity(now, before, hole, { part, moved }) {
  if (now === before) return now;
  // A dragged peg is already in its place: only the peg it jumped over fades.
  if (moved && hole !== moved.over) return now;
  return now ? part : 1 - part;
}

/**
 * A peg that the user touches is lifted, or shakes.
 * @param {Peg} peg
 * @param {number} hole
 * @param {Selection} selection
 * @param {{ hole: number, part: number } | undefined} refused
 * @param {Jump[]} jumps
 * @returns {Peg}
 */
function handled(peg, hole, { hovered, selected, focused }, refused, jumps) {
  if (refused?.hole === hole) return { ...peg, x: peg.x + Math.sin(refused.part * 4 * Math.PI) * SHAKE };
  if (selected === hole) return { ...peg, lift: 0.125, scale: 1.08, isChosen: true };
  const isTouched = selected === undefined && (hovered ?? focused) === hole;
  if (isTouched && jumps.some(({ from }) => from === hole)) return { ...peg, lift: 0.09, scale: 1.04 };
  return peg;
}

/**
 * The jumping peg, which moves in an arc.
 * @param {Game} game
 * @param {Jump} jump
 * @param {number} part
 * @returns {Peg}
 */
function jumping({ problem: { holes } }, { from, to }, part) {
  const between = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * part;
  const height = Math.sin(Math.PI * part);
  return {
    from,
    x: between(holes[from].x, holes[to].x),
    y: between(holes[from].y, holes[to].y),
    lift: ARC * height,
    scale: 1 + GROWTH * height,
    opacity: 1,
  };
}

/**
 * The peg that is jumped over: it sinks and fades as it is passed.
 * @param {Game} game
 * @param {Jump} jump
 * @param {number} part
 * @returns {Peg[]}
 */
function sinking({ problem: { holes } }, { over }, part) {
  const gone = Math.min(1, Math.max(0, (part - SINKS_AT) / SINKING));
  if (gone === 1) return [];
  return [{ from: over, x: holes[over].x, y: holes[over].y, lift: 0, scale: 1 - SHRINKING * gone, opacity: 1 - gone }];
}

/**
 * The progress of the jump at a moment, from 0 to 1.
 * @param {Game} game
 * @param {{ done: number, part: number }} moment
 */
function progress({ line }, { done, part }) {
  const isFirst = line.moves.some(({ first }) => first === done);
  const isLast = line.moves.some(({ first, count }) => first + count - 1 === done);
  return eased(part, isFirst, isLast);
}

/**
 * @param {Game} game
 * @param {{ done: number, part: number }} moment
 * @param {Selection} selection
 * @param {Jump[]} jumps
 * @param {Mark[]} said
 * @returns {Mark[]}
 */
function marksOf({ problem, line }, { done, part }, selection, jumps, said) {
  const { drag, focused } = selection;
  /** @type {Mark[]} */
  const marks = problem.finish.holes.map((hole) => ({ hole, kind: 'goal' }));
  const last = part === 0 ? line.jumps[done - 1] : undefined;
  // Drawn first, below the marks at its ends.
  if (last) marks.unshift({ hole: last.from, to: last.to, kind: 'trace' });
  // A hint first shows only its peg.
  const peg = selection.isHinted ? undefined : activeHole(selection);
  for (const { from, to } of jumps)
    if (from === peg) marks.push({ hole: to, kind: to === drag?.landing ? 'nearest' : 'landing' });
  if (focused !== undefined) marks.push({ hole: focused, kind: 'focus' });
  return [...marks, ...said];
}
