// The words of the element about solutions through a position, and those drawn at random.

import { counted, duration, whole } from './phrases.js';

/** @typedef {import('../../ask/questions.js').Verdict} Verdict */
/** @typedef {import('../../ask/questions.js').Halves} Halves */

/** @param {Halves['to']} to */
function there(to) {
  if (to.state === 'solved') return `${counted(to.length, 'jump')} to that position.`;
  return to.state === 'impossible'
    ? 'Nothing leads to that position: proven.'
    : 'Whether it can be reached stays open.';
}

/** @param {Halves['from']} from */
function onwards(from) {
  if (from.state === 'solved') return `${counted(from.length, 'jump')} from there to the goal.`;
  return from.state === 'impossible'
    ? 'From there, nothing leads to the goal: proven.'
    : 'The way on from there stays open.';
}

export const WAYS = {
  /**
   * A solution drawn among all, or the only one; undefined for any other verdict.
   * @param {Verdict} verdict
   */
  drawn(verdict) {
    if (!('solutions' in verdict) || !verdict.solutions) return undefined;
    if (verdict.state !== 'solved')
      return verdict.solutions === '1' ? 'There is no other solution: proven.' : undefined;
    const { jumps, moves } = verdict;
    const count = whole(BigInt(verdict.solutions));
    return `One of ${count} solutions, drawn at random: ${counted(jumps, 'jump')} in ${counted(moves, 'move')}.`;
  },

  /**
   * The result of a search for a solution through a position; undefined for any other verdict.
   * @param {Verdict} verdict
   */
  through(verdict) {
    if (!('halves' in verdict) || !verdict.halves) return undefined;
    const { to, from } = verdict.halves;
    if (verdict.state !== 'solved') return `${there(to)} ${onwards(from)}`;
    const { jumps, moves, milliseconds, wish } = verdict;
    const word = wish === 'another' ? 'Another solution' : 'Solved';
    const way = to.state === 'solved' ? `, ${counted(to.length, 'jump')} to that position` : '';
    return `${word}: ${counted(jumps, 'jump')} in ${counted(moves, 'move')}${way}, found in ${duration(milliseconds)}.`;
  },
};
