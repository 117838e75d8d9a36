// The words of the element about an analysis.

import { counted } from './phrases.js';

/** @typedef {import('../../ask/analysis.js').Verdict} Verdict */

export const ANALYSIS = {
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
   * Additions to the label of a hole whose peg can jump, by the best of its jumps.
   * @type {Record<Verdict, string>}
   */
  pegs: { winnable: 'keeps the win', lost: 'loses the win', unknown: 'not judged yet' },
};
