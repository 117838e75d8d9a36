// The marks of a proof of impossibility, for each hole (pure).

import { signed } from '../common/numbers.js';

/** @typedef {import('./scene.js').Mark} Mark */
/** @typedef {import('../ask/answers.js').Verdict} Verdict */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */

/**
 * The marks of the reason of a loss; none unless it is a proof by numbers in the holes.
 * @param {Reason | undefined} reason
 * @returns {Mark[]}
 */
export function proofMarks(reason) {
  if (reason?.kind === 'pagoda')
    return reason.weights.flatMap((weight, hole) => (weight ? [mark(hole, signed(weight))] : []));
  return reason?.kind === 'position-class' ? classMarks(reason.sets) : [];
}

/**
 * The hole in which the peg of a hint lands, once that is shown.
 * @param {Verdict | undefined} verdict
 * @returns {Mark[]}
 */
export function hintMarks(verdict) {
  return verdict?.state === 'hinted' && verdict.isWhole ? [{ hole: verdict.jump.to, kind: 'nearest' }] : [];
}

/**
 * The numbers of the sets that a hole belongs to, such as `1·2`; a dot if there is one set only.
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
function mark(hole, text) {
  return { hole, kind: 'proof', text };
}
