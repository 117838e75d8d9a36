// The strings of the editor: its labels, and the sentence about a draft.

import { around, say, wordsIn } from './message.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../engine/wasm/peg_solitaire.js').ExpectedText} ExpectedText */

/**
 * The assessment of a draft: the first reason why it cannot be played, or `playable`.
 *
 * - `blank`: there are no holes
 * - `unreadable`: the engine cannot parse the board, and reports what it expects
 * - `no-lines`: no three holes are in a line
 * - `no-pegs`, `full`: no hole has a peg; every hole has one
 * - `no-goal`: the goal is incomplete
 * - `won`, `stuck`: the position is already the finish; no peg can jump
 * - `few-pegs`: the position has no more pegs than the goal, which has `needed`
 * - `playable`: `jumps` jumps are possible, towards a finish
 * @typedef {{ kind: 'blank' | 'no-lines' | 'no-pegs' | 'full' | 'won' | 'stuck' }
 *   | { kind: 'unreadable', expected: ExpectedText }
 *   | { kind: 'no-goal', goal: 'any' | 'few' | 'hole' | 'pattern' }
 *   | { kind: 'few-pegs', needed: number }
 *   | { kind: 'playable', jumps: number, finish: Finish }} Finding
 */

const CONTENTS = /** @type {const} */ ({ x: 'peg', o: 'empty', '.': 'none' });

/**
 * The strings of the editor.
 * @param {typeof import('./language/later-texts.js').EDITOR} texts
 * @param {import('./app.js').AppWords} app in the same language
 * @param {string} command the name of the command key on the keyboard
 */
export function editorWords(texts, { language, heading, part }, command) {
  const words = wordsIn(texts, language);
  const { labels } = words;
  return {
    ...words,
    labels: { ...labels, undoHint: labels.undoHint({ command }), redoHint: labels.redoHint({ command }) },

    /** The text before and after the field for the number of pegs that may be left. @param {Node} field */
    atMost(field) {
      const [before, after] = around(words.atMost, 'number');
      return [before, field, after];
    },

    /**
     * A cell of the grid.
     * @param {number} row from 1
     * @param {number} column from 1
     * @param {'x' | 'o' | '.'} content a peg, an empty hole or no hole
     * @param {boolean} isGoal
     */
    cell: (row, column, content, isGoal) => words.cell({ row, column, content: CONTENTS[content], isGoal }),

    /**
     * A sentence about a draft.
     * @param {{ holes: number, pegs: number, finding: Finding }} check
     */
    draft({ holes, pegs, finding }) {
      const remark = say(words.remarks[finding.kind], {
        ...finding,
        expected: 'expected' in finding && part('expected', finding.expected),
        goal: 'finish' in finding ? heading.fewPegs(finding.finish) : 'goal' in finding && finding.goal,
      });
      return finding.kind === 'blank' ? remark : words.counts({ holes, pegs, remark });
    },
  };
}
