// The words of the editor.

import { counted, goal } from './phrases.js';

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').ExpectedText} ExpectedText */

/**
 * The finding about a draft: the first reason that keeps it from being played, or that it can be played.
 *
 * - `blank`: it has no holes
 * - `unreadable`: the core reads no board in it, and says what a board needs
 * - `no-lines`: no three holes lie in a line
 * - `no-pegs`, `full`: no hole has a peg; every hole has one
 * - `no-goal`: the goal of this kind says nothing yet
 * - `won`, `stuck`: the position is the finish already; no peg can jump
 * - `few-pegs`: it has no more pegs than the finish, which has `needed`
 * - `playable`: `jumps` jumps are possible, towards a finish
 * @typedef {{ kind: 'blank' | 'no-lines' | 'no-pegs' | 'full' | 'won' | 'stuck' }
 *   | { kind: 'unreadable', expected: ExpectedText }
 *   | { kind: 'no-goal', goal: 'any' | 'few' | 'hole' | 'pattern' }
 *   | { kind: 'few-pegs', needed: number }
 *   | { kind: 'playable', jumps: number, finish: Finish }} Finding
 */

/** Advice if the goal says nothing yet. */
const MISSING_GOALS = {
  any: '',
  few: 'Say how many pegs may be left.',
  hole: 'Mark the hole where the last peg is to end.',
  pattern: 'Mark the holes where pegs are to be at the end.',
};

const CONTENTS = { x: 'peg', o: 'empty hole', '.': 'no hole' };

export const EDIT = {
  labels: {
    title: 'Draw a board',
    undo: 'Undo',
    undoHint: 'Undo (Ctrl+Z)',
    redo: 'Redo',
    redoHint: 'Redo (Ctrl+Shift+Z)',
    tools: 'Draw',
    drawing: 'Drawing',
    directions: 'Pegs jump along',
    goal: 'Goal',
    fill: 'Fill',
    fillHint: 'A peg in every hole',
    clear: 'Clear',
    clearHint: 'An empty table',
    startOver: 'Start over',
    startOverHint: 'The board that is being played',
    help: 'Click, or drag along, to draw and to erase. By keyboard: the arrow keys and Enter; H, P and G choose what to draw.',
    cancel: 'Cancel',
    play: 'Play this',
  },
  tools: {
    holes: { label: 'Holes', hint: 'Add or take away holes (H)' },
    pegs: { label: 'Pegs', hint: 'Add or take away pegs (P)' },
    goal: { label: 'Goal', hint: 'Mark where pegs are to be at the end (G)' },
  },
  directions: {
    4: { label: 'Rows', hint: 'Rows and columns: 4 directions' },
    6: { label: 'Triangles', hint: 'Triangular lattice: 6 directions' },
    8: { label: 'Diagonals', hint: 'Rows, columns and diagonals: 8 directions' },
  },
  goals: {
    any: 'One peg, anywhere',
    hole: 'One peg in the marked hole',
    pattern: 'Pegs in the marked holes',
    few: 'Few pegs',
  },

  /** The number of pegs that may be left. @param {Node} field for it */
  atMost: (field) => ['at most ', field, ' pegs'],

  /**
   * A cell of the grid.
   * @param {number} row from 1
   * @param {number} column from 1
   * @param {'x' | 'o' | '.'} content a peg, an empty hole or no hole
   * @param {boolean} isGoal
   */
  cell: (row, column, content, isGoal) => `row ${row}, column ${column}: ${CONTENTS[content]}${isGoal ? ', goal' : ''}`,

  /**
   * A sentence about a draft.
   * @param {{ holes: number, pegs: number, finding: Finding }} check
   */
  draft({ holes, pegs, finding }) {
    if (finding.kind === 'blank') return 'Nothing drawn yet. Add holes: click, or drag along.';
    return `${counted(holes, 'hole')}, ${counted(pegs, 'peg')}. ${remark(finding)}`;
  },
};

/** The remarks without a number. */
const REMARKS = {
  blank: '',
  'no-lines': 'No three holes lie in a line, so no peg can ever jump.',
  'no-pegs': 'Now place pegs.',
  full: 'Every hole is full: take out a peg to make room for a jump.',
  won: 'This is the goal already: there is nothing to play.',
  stuck: 'No peg can jump: it needs a neighbour with an empty hole behind it.',
};

/** @param {Finding} finding */
function remark(finding) {
  switch (finding.kind) {
    case 'unreadable':
      return `A board has ${finding.expected.english}.`;
    case 'no-goal':
      return MISSING_GOALS[finding.goal];
    case 'few-pegs':
      return `The goal needs ${counted(finding.needed, 'peg')}, and each jump takes one.`;
    case 'playable':
      return `${counted(finding.jumps, 'jump')} possible. Goal: ${goal(finding.finish)}.`;
    default:
      return REMARKS[finding.kind];
  }
}
