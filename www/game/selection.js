// Interprets clicks and drags: pure functions of the current selection and the legal jumps.

/** @typedef {import('../engine/wasm/peg_solitaire.js').Jump} Jump */

/** A point in board units, the distance between neighbouring holes. @typedef {{ x: number, y: number }} Place */

/**
 * The player's current selection: the holes that are hovered, selected, dragged or focused. Holes are numbers.
 *
 * - `hovered`: the hole under the mouse
 * - `selected`: the selected peg; `isHinted` if a hint selected it
 * - `drag`: the peg being dragged, its position, and the hole where it would land
 * - `focused`: the hole with the keyboard focus
 * - `sketch`: an arrow, or a mark from a hole to itself, that releasing the pointer would draw
 * @typedef {{
 *   hovered?: number,
 *   selected?: number,
 *   isHinted?: boolean,
 *   drag?: Place & { hole: number, landing?: number },
 *   focused?: number,
 *   sketch?: import('./notes.js').Sketch,
 * }} Selection
 */

/**
 * The reason why an attempt was refused: the peg has no jump, the selected peg cannot land there, or there is no peg.
 * @typedef {'blocked' | 'unreachable' | 'empty'} Refusal
 */

/**
 * The result of an attempt: a new selection, and possibly a jump to play or a refusal to show.
 * @typedef {{ selection: Selection, jump?: Jump, refusal?: { hole: number, why: Refusal } }} Result
 */

/**
 * The hole that the player is working with: dragged, selected, hovered or focused.
 * @param {Selection} selection
 */
export const activeHole = ({ drag, selected, hovered, focused }) => drag?.hole ?? selected ?? hovered ?? focused;

/**
 * Selects a hole by click or key; `undefined` stands for a click outside the board.
 * @param {Selection} selection
 * @param {number | undefined} hole
 * @param {Jump[]} jumps the legal jumps
 * @param {Uint8Array} pegs 1 for each hole with a peg
 * @param {boolean} [isOneTap] true if a peg with a single jump plays it at once
 * @returns {Result}
 */
export function choose({ selected, isHinted, hovered, focused }, hole, jumps, pegs, isOneTap = false) {
  const idle = { hovered, focused };
  // Selecting the hinted peg confirms it instead of deselecting it.
  if (isHinted && hole === selected) return { selection: { ...idle, selected } };
  if (hole === undefined || hole === selected) return { selection: idle };
  const jump = jumps.find(({ from, to }) => from === selected && to === hole);
  if (jump) return { selection: idle, jump };
  const own = jumps.filter(({ from }) => from === hole);
  if (isOneTap && own.length === 1) return { selection: idle, jump: own[0] };
  if (own.length > 0) return { selection: { ...idle, selected: hole } };
  if (pegs[hole]) return { selection: idle, refusal: { hole, why: 'blocked' } };
  if (selected === undefined) return { selection: idle, refusal: { hole, why: 'empty' } };
  return { selection: { ...idle, selected }, refusal: { hole: selected, why: 'unreachable' } };
}

/**
 * Drags a peg.
 * @param {number} hole that the peg comes from
 * @param {Place} place current position of the peg
 * @param {number | undefined} near the nearest hole, if any
 * @param {Jump[]} jumps the legal jumps
 * @returns {Selection}
 */
export function carry(hole, { x, y }, near, jumps) {
  const canLand = jumps.some(({ from, to }) => from === hole && to === near);
  return { drag: { hole, x, y, landing: canLand ? near : undefined } };
}

/**
 * Drops the dragged peg.
 * @param {Selection} selection
 * @param {number | undefined} near the nearest hole, if any
 * @param {Jump[]} jumps the legal jumps
 * @returns {Result}
 */
export function drop({ drag }, near, jumps) {
  const jump = jumps.find(({ from, to }) => from === drag?.hole && to === drag?.landing);
  if (jump || !drag) return { selection: {}, jump };
  if (near === undefined || near === drag.hole) return { selection: {} };
  return { selection: {}, refusal: { hole: drag.hole, why: 'unreachable' } };
}
