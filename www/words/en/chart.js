// The words of the chart of a game.

import { largeNumbersIn } from '../../common/numbers.js';
import { LANGUAGE } from './language.js';
import { counted, whole } from './phrases.js';

/** @typedef {typeof CHART_WORDS} ChartWords */
/** @template T @typedef {import('../../ask/facts.js').Fact<T>} Fact */

const { short, exact, powerOfTen } = largeNumbersIn(LANGUAGE);

export const CHART_WORDS = {
  label: 'Winning lines left after each jump',
  columns: { jump: 'Jump', lines: 'Winning lines', pegs: 'Pegs' },
  start: 'Start',
  lost: 'lost',
  power: powerOfTen,
  jump: whole,

  /** A number of winning lines in the table. @param {Fact<bigint>} fact */
  lines: (fact) => (fact.state === 'known' ? exact(fact.value) : 'not known'),

  /**
   * The winning lines left at a place of the game.
   * @param {number} played
   * @param {number} jumps
   * @param {Fact<bigint>} fact
   */
  place(played, jumps, fact) {
    const place = played === 0 ? 'At the start' : `After ${whole(played)} of ${counted(jumps, 'jump')}`;
    return `${place}: ${left(fact)}`;
  },

  /** @param {string} jump that gave the win away */
  loss: (jump) => `Win lost: ${jump}`,

  /**
   * The progress of counts.
   * @param {number} known
   * @param {number} all
   * @param {number | undefined} positions searched for the next one
   */
  counting(known, all, positions) {
    const far = positions === undefined ? '' : `; ${counted(positions, 'position')} looked at`;
    return `Counting … ${whole(known)} of ${whole(all)}${far}`;
  },

  /** The positions that could not be counted in time. @param {number} count */
  gaps: (count) => `Not counted: ${counted(count, 'position')} with too many lines.`,

  /**
   * The moves of the line on the board against the fewest.
   * @param {number | undefined} moves of a line that wins
   * @param {Fact<number | undefined>} fewest from the start
   */
  moves(moves, fewest) {
    const own = moves === undefined ? '' : counted(moves, 'move');
    if (fewest.state === 'known' && fewest.value !== undefined) return compared(own, moves, 'possible', fewest.value);
    const atMost = fewest.state === 'known' ? undefined : fewest.atMost;
    // A search on its way may find fewer.
    if (atMost === undefined || (fewest.state === 'pending' && atMost >= (moves ?? 0))) return own && `${own}.`;
    return compared(own, moves, 'known', Math.min(atMost, moves ?? atMost));
  },
};

/** @param {Fact<bigint>} fact */
function left(fact) {
  if (fact.state !== 'known') return fact.state === 'pending' ? 'not counted yet' : 'not counted';
  if (fact.value === 0n) return 'the win is lost';
  return fact.value === 1n ? '1 winning line' : `${short(fact.value)} winning lines`;
}

/** @param {string} own @param {number | undefined} moves @param {'possible' | 'known'} kind @param {number} fewest */
function compared(own, moves, kind, fewest) {
  if (moves === fewest) return `${own}, the fewest ${kind}.`;
  return `${own && `${own}. `}Fewest ${kind}: ${own ? whole(fewest) : counted(fewest, 'move')}.`;
}
