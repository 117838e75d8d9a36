// The reasons of a loss: the region that a proof is about, and the jump that would have kept the win.

/** @typedef {import('../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('../engine/search.js').Judgement} Judgement */

/**
 * The last jump of the line with which the win was lost, by its number, and one in its place that keeps the win.
 * @typedef {{ lost: number, kept: string }} Fork
 *
 * What is known by now of the reason for a loss.
 * @typedef {{ reason?: Reason, fork?: Fork }} Why
 */

/**
 * The fork of a line at its last winnable position, as far as the jumps from there are judged.
 * @param {Line} line
 * @param {number} at the jumps before that position
 * @param {Judgement | undefined} judgement
 * @returns {Fork | undefined}
 */
export function keptBy(line, at, judgement) {
  const keeping = judgement?.jumps.filter(({ verdict }) => verdict === 'winnable') ?? [];
  // Another jump of the same peg is the nearest to what was played.
  const [from] = line.jumps[at].name.split('-');
  const kept = keeping.find(({ jump }) => jump.startsWith(`${from}-`)) ?? keeping[0];
  return kept && { lost: at + 1, kept: kept.jump };
}

/**
 * The holes that a pagoda function is about, if it says more than a number: some peg will always be in one of `drags`;
 * or, if there is a `goal`, no peg comes there while all of them are empty; or, without `drags`, none comes there at
 * all. A position without a peg in a hole of negative weight has a total of 0 or more, and of at least its weight if
 * there is a peg in the goal; but no jump adds to the total.
 * @param {Extract<Reason, { kind: 'pagoda' }>} reason
 * @param {Finish} finish
 * @returns {{ drags: number[], goal?: number } | undefined}
 */
export function regionOf({ weights, total, needed }, { holes, pegs }) {
  const drags = [...weights.keys()].filter((hole) => weights[hole] < 0);
  // Such pegs may stay at some of the finishes.
  if (needed < 0 || holes.some((hole) => weights[hole] < 0) || pegs > Math.max(holes.length, 1)) return undefined;
  if (total < 0) return { drags };
  if (holes.length !== 1) return undefined;
  const least = drags.reduce((sum, hole) => sum + weights[hole], needed);
  return { goal: holes[0], drags: least > total ? [] : drags };
}
