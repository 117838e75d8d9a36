// The words of the element about the strength of a position.

import { largeNumbersIn } from '../../common/numbers.js';
import { LANGUAGE } from './language.js';
import { whole } from './phrases.js';

/** @typedef {import('../../ask/facts.js').PositionFacts} PositionFacts */

/** @template T @typedef {import('../../ask/facts.js').Fact<T>} Fact */

const { short, exact, odds } = largeNumbersIn(LANGUAGE);

export const FACTS = {
  title: 'How good is it still?',
  names: { lines: 'Winning lines', chance: 'Random play wins', moves: 'Fewest moves', pegs: 'Fewest pegs left' },

  /** One of the facts. @param {keyof PositionFacts} name @param {PositionFacts} facts */
  value(name, { lines, chance, moves, pegs }) {
    switch (name) {
      case 'lines':
        return written(lines, short);
      case 'chance':
        return written(chance, chanceText);
      case 'moves':
        return written(moves, (count) => (count === undefined ? 'out of reach' : whole(count)));
      case 'pegs':
        return written(pegs, whole);
    }
  },

  /** Every digit of a number that is shown shortened; empty if none is shortened. @param {Fact<bigint>} lines */
  allLines(lines) {
    const all = lines.state === 'known' ? exact(lines.value) : '';
    return all === written(lines, short) ? '' : all;
  },
};

/**
 * A fact, or what is known of it by now.
 * @template T
 * @param {Fact<T>} fact
 * @param {(value: T) => string} write
 */
function written(fact, write) {
  if (fact.state === 'known') return write(fact.value);
  const isPending = fact.state === 'pending';
  if (fact.atMost !== undefined) return `at most ${whole(fact.atMost)}${isPending ? ' …' : ''}`;
  if (!isPending) return 'not known';
  return fact.positions === undefined ? 'looking …' : `${whole(fact.positions)} positions …`;
}

/** @param {number} chance */
function chanceText(chance) {
  if (chance === 0) return 'never';
  const times = odds(chance);
  if (!times) return 'always';
  return 'percent' in times ? times.percent : `1 in ${times.oneIn}`;
}
