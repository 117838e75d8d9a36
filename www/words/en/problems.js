// The words of the dialog of puzzles.

import { largeNumbersIn } from '../../common/numbers.js';
import { LANGUAGE } from './language.js';
import { counted, whole } from './phrases.js';
import { PROGRESS } from './progress.js';

const { short } = largeNumbersIn(LANGUAGE);

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Choices} Choices */

/**
 * The difficulty of a problem with its reasons; empty if none is known.
 * @param {{ oneIn?: number, choices?: Choices }} known `oneIn` is the number of random games for one win
 */
export function difficulty({ oneIn, choices }) {
  const odds =
    oneIn && (oneIn > 1 ? `Blind luck wins once in ${whole(oneIn)} games.` : 'Blind luck wins nearly always.');
  return [odds, choices && along(choices)].filter(Boolean).join(' ');
}

/** @param {Choices} choices */
function along({ positions, forks, jumps, keeping }) {
  if (forks === 0) return jumps > 0 ? 'On the way, every jump keeps the win.' : '';
  const share = `On the way, ${percentOf(keeping, jumps)} of the jumps keep the win`;
  return `${share}; at ${whole(forks)} of ${counted(positions, 'position')} one can lose it.`;
}

/** Neither none nor all. @param {number} part @param {number} all */
function percentOf(part, all) {
  return `${Math.min(99, Math.max(1, Math.round((100 * part) / all)))}%`;
}

export const PROBLEMS = {
  /** The titles of the dialog by its names in the address. */
  titles: { boards: 'Choose a board', problems: 'Puzzles', progress: PROGRESS.title },
  search: 'Search',
  filter: 'Show',
  filters: { all: 'All puzzles', open: 'Not solved', solved: 'Solved', imperfect: 'To perfect' },
  /** @param {number} count of the puzzles that fit @param {string} filter */
  found(count, filter) {
    if (count > 0) return `${counted(count, 'puzzle')}.`;
    return filter === 'imperfect' ? 'Nothing is left to perfect.' : 'No puzzle fits.';
  },
  groups: {
    inPlay: 'On the board',
    classic: 'Classic',
    small: 'Small',
    large: 'Large',
    triangles: 'Triangles and hexagons',
    stars: 'Stars',
    diagonal: 'With diagonal jumps',
  },

  /**
   * The puzzles of a board.
   * @param {number} total
   * @param {number} solved
   * @param {number} perfect the number of those in the fewest moves
   */
  count(total, solved, perfect) {
    if (solved === 0) return counted(total, 'puzzle');
    return `${whole(solved)} of ${whole(total)} solved${perfect > 0 ? `, ★ ${whole(perfect)}` : ''}`;
  },

  none: 'This board has no problem with one vacancy and one survivor: the position class rules them all out.',
  named: 'Named puzzles',
  singles: 'From one empty hole',
  /** @param {string} vacancy @param {string} survivor */
  single: (vacancy, survivor) => `${vacancy} to ${survivor}`,
  grades: {
    unknown: '…',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    'very-hard': 'Very hard',
    lost: 'No solution',
    open: 'Unsettled',
  },

  /** The mark of a problem that was solved with help alone. */
  helped: 'Solved with help',

  /** The way of a problem, beside its grade. @param {Choices} choices */
  way: ({ forks, jumps, keeping }) =>
    forks > 0 ? `${counted(forks, 'fork')}, ${percentOf(keeping, jumps)} safe` : 'No forks',

  difficulty,

  /** @param {number} moves the fewest of the person's solutions @param {boolean} isPerfect */
  solvedIn: (moves, isPerfect) => `${isPerfect ? '★' : '✓'} in ${counted(moves, 'move')}`,

  /**
   * The facts about a problem before it is solved.
   * @param {{ moves?: number, solutions?: string }} known
   */
  knownFacts({ moves, solutions }) {
    const facts = [];
    if (moves !== undefined) facts.push(`${counted(moves, 'move')} at best`);
    if (solutions !== undefined)
      facts.push(`${large(BigInt(solutions))} ${solutions === '1' ? 'solution' : 'solutions'}`);
    return facts.join(', ');
  },
};

const POWERS = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion', ' quintillion', ' sextillion'];

/** Rounds a number that has too many digits to read: down, as far as its power has a name. @param {bigint} value */
function large(value) {
  const digits = value.toString();
  if (digits.length <= 6) return whole(value);
  const size = Math.floor((digits.length - 1) / 3);
  if (size >= POWERS.length) return short(value);
  const unit = 10n ** BigInt(3 * size);
  return `${Number((value * 100n) / unit) / 100}`.slice(0, 4).replace(/\.$/, '') + POWERS[size];
}
