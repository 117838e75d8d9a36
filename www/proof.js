// A proof of impossibility, written into the holes.

/** @typedef {import('./scene.js').Mark} Mark */
/** @typedef {import('./solving.js').Verdict} Verdict */

/**
 * @param {Verdict | undefined} verdict
 * @returns {Mark[]}
 */
export function proofMarks(verdict) {
  if (verdict?.state !== 'lost') return [];
  const { reason } = verdict;
  if (reason.kind === 'pagoda') {
    return reason.weights.flatMap((weight, hole) => (weight ? [mark(hole, String(weight).replace('-', '−'))] : []));
  }
  if (reason.kind === 'position-class') return classMarks(reason.sets);
  return [];
}

/**
 * The numbers of the sets that a hole belongs to; a dot where there is one set only.
 * @param {number[][]} sets
 */
function classMarks(sets) {
  /** @type {Map<number, string>} */
  const texts = new Map();
  sets.forEach((set, index) => {
    for (const hole of set) texts.set(hole, `${texts.get(hole) ?? ''}${sets.length > 1 ? index + 1 : '•'}`);
  });
  return [...texts].map(([hole, text]) => mark(hole, text));
}

/**
 * @param {number} hole
 * @param {string} text
 * @returns {Mark}
 */
function mark(hole, text) {
  return { hole, kind: 'proof', text };
}
