// The words of the whole element.

import { regionOf } from '../../ask/why.js';
import { signed } from '../../common/numbers.js';
import { ELEMENT_WORDS } from './element.js';
import { FACTS } from './facts.js';
import { counted, whole } from './phrases.js';
import { WAYS } from './ways.js';

/** @typedef {typeof PLUS_WORDS} PlusWords */

/** @typedef {import('../../ask/analysis.js').Verdict} Verdict */

/** The words of the element about an analysis. */
const ANALYSIS = {
  label: 'Analysis',
  modes: { off: 'off', warn: 'warn me when the win is lost', all: 'show everything' },
  pending: 'Can it still be won? Looking …',
  unknown: 'Whether this can still be won is not known.',
  lost: 'Lost: no way leads to the goal.',
  winLost: 'That jump lost the win: no way leads to the goal any more.',

  /** The number of legal jumps that keep the win. @param {number} keeping @param {number} jumps */
  keeping(keeping, jumps) {
    if (jumps === 1) return 'The only jump keeps the win.';
    if (keeping === jumps) return `All ${counted(jumps, 'jump')} keep the win.`;
    return `${keeping} of ${counted(jumps, 'jump')} ${keeping === 1 ? 'keeps' : 'keep'} the win.`;
  },

  /**
   * The reason of a loss in plain words; empty while it is not known.
   * @param {import('../../ask/why.js').Why} why
   * @param {import('../../game/game.js').Game} game
   */
  why({ reason, fork }, { problem, cursor }) {
    if (reason?.kind === 'pagoda') return shortfall(reason, problem);
    if (reason?.kind === 'position-class') return 'The start rules it out: jumps keep odd and even as they are.';
    if (!fork) return '';
    const kept = fork.kept.replace('-', ' to ');
    return fork.lost === cursor
      ? `${kept} would have kept the win.`
      : `Jump ${whole(fork.lost)} lost the win: ${kept} would have kept it.`;
  },

  /**
   * Additions to the label of a hole whose peg can jump, by the best of its jumps.
   * @type {Record<Verdict, string>}
   */
  pegs: { winnable: 'keeps the win', lost: 'loses the win', unknown: 'not judged yet' },
};

/** More holes are not listed in a sentence. */
const MOST_LISTED = 5;

/**
 * The meaning of a pagoda function.
 * @param {Extract<import('../../engine/wasm/peg_solitaire.js').Reason, { kind: 'pagoda' }>} reason
 * @param {import('../../engine/problem.js').Problem} problem
 */
function shortfall(reason, { finish, holes }) {
  const { drags = [], goal } = regionOf(reason, finish) ?? {};
  if (goal !== undefined && drags.length === 0) return `No peg can reach ${holes[goal].name} any more.`;
  if (drags.length === 0 || drags.length > MOST_LISTED)
    return `The pegs are worth ${signed(reason.total)} in all, the goal needs ${signed(reason.needed)}, and no jump adds to that.`;
  const names = drags.map((hole) => holes[hole].name);
  const places = names.join(', ').replace(/, (\w+)$/, ' or $1');
  if (goal !== undefined) return `With a peg in ${holes[goal].name}, another will always stay in ${places}.`;
  return `A peg will always stay in ${places}${finish.holes.length === 0 ? ', where the last one cannot be' : ''}.`;
}

/** The words of the element about an author's notes and drawings. */
const ANNOTATIONS = {
  comment: 'Comment',

  /** Beside a hole. */
  marked: 'marked',

  /** Beside a hole. @param {string} text */
  labelled: (text) => `labelled ${text}`,

  /** @param {string} from @param {string} to */
  arrow: (from, to) => `Arrow from ${from} to ${to}.`,

  /** @param {string} name without a position @param {string[]} names that exist */
  unknownPlace: (name, names) =>
    `goTo(): no position of the game is named ${JSON.stringify(name)}; ${names.length > 0 ? `there are ${names.join(', ')}.` : 'none has a name.'}`,
};

/** The words of the menu of a board. */
export const MENU = {
  more: 'More',
  app: 'Open in the app',
  about: 'About this game',
  position: 'Copy position',
  moves: 'Copy moves',
  copied: 'Copied',
  refused: 'This page may not copy',
  missing: 'The menu could not be loaded. Check your connection, and open it again.',
  picture: 'Save picture',
  fullscreen: 'Fullscreen',
  leave: 'Leave fullscreen',
};

/** The words of the list of moves about variations. */
const VARIATIONS = {
  /** A list of moves. @param {string} move that begins it */
  variation: (move) => `Variation ${move}`,

  /** @param {string} move that begins a variation */
  promote: (move) => `Make ${move} the main line`,

  /** @param {string} move that begins a variation */
  remove: (move) => `Delete the variation ${move}`,

  /** @param {string} move that began the variation @param {number} jumps */
  removed: (move, jumps) => `${move} deleted, ${counted(jumps, 'jump')}.`,

  restore: 'Bring back',

  /** A move of a solution. @param {string} move @param {boolean} isWhole true if the solver found all of its jumps */
  foundMove: (move, isWhole) => `${move}, ${isWhole ? 'found' : 'partly found'} by the solver`,

  /** The meaning of the sign beside a move. */
  legend: 'Found by the solver',

  back: 'Back to my position',
  next: 'Next jump',
};

export const PLUS_WORDS = {
  ...ELEMENT_WORDS,
  /** @type {typeof ELEMENT_WORDS.verdict} */
  verdict: (verdict) => WAYS.drawn(verdict) ?? WAYS.through(verdict) ?? ELEMENT_WORDS.verdict(verdict),
  variations: VARIATIONS,
  analysis: ANALYSIS,
  annotations: ANNOTATIONS,
  facts: FACTS,
  /** The chart of the game before it is loaded. */
  chart: {
    title: 'Chart of the game',
    missing: 'The chart could not be loaded. Check your connection, and open it again.',
  },
  menu: MENU,
};
