// The strings of a game's chart.

import { largeNumbersIn } from '../common/numbers.js';
import { CHART } from './language/later-texts.js';
import { wordsIn } from './message.js';

/** @typedef {ReturnType<typeof chartWords>} ChartWords */
/** @template T @typedef {import('../ask/facts.js').Fact<T>} Fact */

/** @param {string} language @param {typeof CHART} [texts] in that language */
export function chartWords(language, texts = CHART) {
  const words = wordsIn(texts, language);
  const { short, exact, powerOfTen } = largeNumbersIn(language);
  return { ...words, power: powerOfTen, jump: exact, lines, place, moves };

  /** A number of winning lines, as shown in the table. @param {Fact<bigint>} fact */
  function lines(fact) {
    return fact.state === 'known' ? exact(fact.value) : words.notKnown;
  }

  /**
   * The number of winning lines left at a position in the game.
   * @param {number} played
   * @param {number} jumps
   * @param {Fact<bigint>} fact
   */
  function place(played, jumps, fact) {
    return words.place({ played, jumps, left: left(fact) });
  }

  /** @param {Fact<bigint>} fact */
  function left(fact) {
    if (fact.state !== 'known') return words.left[fact.state];
    if (fact.value === 0n) return words.left.none;
    return fact.value === 1n ? words.left.one : words.left.many({ lines: short(fact.value) });
  }

  /**
   * The moves of the line on the board, compared with the fewest.
   * @param {number | undefined} moves of a line that wins
   * @param {Fact<number | undefined>} fact the fewest from the start
   */
  function moves(moves, fact) {
    const isProven = fact.state === 'known' && fact.value !== undefined;
    const atMost = fact.state === 'known' ? fact.value : fact.atMost;
    // The search may still find a solution with fewer moves.
    const mayFall = fact.state === 'pending' && (atMost ?? 0) >= (moves ?? 0);
    if (atMost === undefined || mayFall) return moves === undefined ? '' : words.moves.own({ moves });
    const fewest = isProven ? atMost : Math.min(atMost, moves ?? atMost);
    if (moves === fewest) return words.moves[isProven ? 'possible' : 'known']({ moves });
    return words.moves.against({ moves, fewest, isProven });
  }
}
