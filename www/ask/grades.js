// The grade of a problem, by the positions that the solver looks at: it is the same on every machine.

/** @typedef {'easy' | 'medium' | 'hard' | 'very-hard' | 'lost' | 'open'} Grade */

/** The most positions that the solver looks at in a problem of each grade; beyond the last it is very hard. */
const LIMITS = /** @type {const} */ ([
  [150, 'easy'],
  [600, 'medium'],
  [4000, 'hard'],
]);

/** @param {{ state: string, positions: number }} report @returns {Grade} */
export function gradeOf({ state, positions }) {
  if (state === 'impossible') return 'lost';
  if (state !== 'solved') return 'open';
  return LIMITS.find(([most]) => positions <= most)?.[1] ?? 'very-hard';
}
