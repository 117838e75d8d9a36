// Why a position is lost: the region that a proof is about, and the jump that would have kept the win.

/** @typedef {import('../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('../engine/search.js').Judgement} Judgement */

/**
 * The number of the jump that threw away the win, and a jump that would have kept it.
 * @typedef {{ lost: number, kept: string }} Fork
 *
 * What is known so far about the reason for a loss.
 * @typedef {{ reason?: Reason, fork?: Fork }} Why
 */

/**
 * The fork of a line at its last winnable position, if the jumps from there have been judged.
 * @param {Line} line
 * @param {number} at the number of jumps before that position
 * @param {Judgement | undefined} judgement
 * @returns {Fork | undefined}
 */
export function keptBy(line, at, judgement) {
  const keeping = judgement?.jumps.filter(({ verdict }) => verdict === 'winnable') ?? [];
  // Another jump of the same peg is closest to the jump that was played.
  const [from] = line.jumps[at].name.split('-');
  const kept = keeping.find(({ jump }) => jump.startsWith(`${from}-`)) ?? keeping[0];
  return kept && { lost: at + 1, kept: kept.jump };
}

/**
 * The holes on which a proof by a pagoda function depends, if the proof can be explained without numbers. Without a
 * `goal`, there will always be a peg in one of `drags`. With a `goal`, no peg reaches it while all of `drags` are empty
 * or, if there are no `drags`, no peg ever reaches it. The reason: without a peg in a hole of negative weight, the
 * total is at least 0, and at least the weight of the goal if there is a peg in it, but no jump increases the total.
 * @param {Extract<Reason, { kind: 'pagoda' }>} reason
 * @param {Finish} finish
 * @returns {{ drags: number[], goal?: number } | undefined}
 */
export function regionOf({ weights, total, needed }, { holes, pegs }) {
  const drags = [...weights.keys()].filter((hole) => weights[hole] < 0);
  // Some finishes allow pegs to remain in holes of negative weight.
  if (needed < 0 || holes.some((hole) => weights[hole] < 0) || pegs > Math.max(holes.length, 1)) return undefined;
  if (total < 0) return { drags };
  if (holes.length !== 1) return undefined;
  const least = drags.reduce((sum, hole) => sum + weights[hole], needed);
  return { goal: holes[0], drags: least > total ? [] : drags };
}
