// The effect of a tool on one cell of a draft (pure).

import { contentAt, isGoal, mark, put, unmark } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Cell} Cell */
/** @typedef {import('./draft.js').Content} Content */
/** @typedef {'holes' | 'pegs' | 'goal'} Tool */
/** @typedef {(draft: Draft, cell: Cell) => Draft} Brush */

/**
 * The brush of a stroke. Its first cell becomes its opposite; the cells after it change likewise, and only if they were
 * like the first one.
 * @param {Draft} draft
 * @param {Tool} tool
 * @param {Cell} first
 * @returns {Brush}
 */
export function brushFor(draft, tool, first) {
  const content = contentAt(draft, first);
  if (tool === 'goal') return isGoal(draft, first) ? unmark : mark;
  if (tool === 'holes') return content === '.' ? change('.', 'o') : change('xo', '.');
  if (content === 'x') return change('x', 'o');
  // Beside the board a peg brings its hole along.
  return change(content === 'o' ? 'o' : 'o.', 'x');
}

/** @param {string} from @param {Content} to @returns {Brush} */
function change(from, to) {
  return (draft, cell) => (from.includes(contentAt(draft, cell)) ? put(draft, cell, to) : draft);
}
