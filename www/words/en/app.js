// What the page and its dialogs say.

import { phrasesIn } from './phrases.js';

/** @typedef {import('../numbers.js').Numbers} Numbers */

/** @param {Numbers} numbers */
export function appIn(numbers) {
  const { counted } = phrasesIn(numbers);
  return {
    counted,

    /**
     * What is known of a problem before it is solved.
     * @param {{ solvable?: boolean, moves?: number, solutions?: string }} known
     */
    knownFacts({ moves, solutions }) {
      const facts = [];
      if (moves !== undefined) facts.push(`${counted(moves, 'move')} at best`);
      if (solutions !== undefined) facts.push(`${large(BigInt(solutions), numbers)} solutions`);
      return facts.join(', ');
    },

    grade,
  };
}

const POWERS = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion', ' quintillion', ' sextillion'];

/** A number that may be too large to read digit by digit. @param {bigint} value @param {Numbers} numbers */
function large(value, { whole }) {
  const digits = value.toString();
  if (digits.length <= 6) return whole(value);
  const size = Math.min(Math.floor((digits.length - 1) / 3), POWERS.length - 1);
  const unit = 10n ** BigInt(3 * size);
  return `${Number((value * 100n) / unit) / 100}`.slice(0, 4).replace(/\.$/, '') + POWERS[size];
}

/**
 * How hard a problem is, by the number of positions that the solver looks at, which is the same on every machine.
 * @param {{ state: string, positions: number }} report
 */
function grade({ state, positions }) {
  if (state === 'impossible') return 'No solution';
  if (state !== 'solved') return 'Not settled here';
  if (positions <= 150) return 'Easy';
  if (positions <= 600) return 'Medium';
  return positions <= 4000 ? 'Hard' : 'Very hard';
}
