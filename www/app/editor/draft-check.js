// Checks that a draft can be played. The core knows the rules; words make the sentence.

import { attempt } from '../../engine/engine-error.js';
import { withBoard } from '../../engine/problem.js';
import { contentAt, holesOf, textsOf } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../../engine/problem.js').Problem['board']} Board */
/** @typedef {import('../../words/editor.js').Finding} Finding */

/**
 * The number of holes and pegs of a draft, and the finding about it. The core must be loaded.
 * @param {Draft} draft
 * @returns {{ holes: number, pegs: number, finding: Finding }}
 */
export function checkDraft(draft) {
  const cells = holesOf(draft);
  const [holes, pegs] = [cells.length, cells.filter((cell) => contentAt(draft, cell) === 'x').length];
  if (holes === 0) return { holes, pegs, finding: { kind: 'blank' } };
  const { board: text, start, goal } = textsOf(draft);
  const finding = attempt(() => withBoard(text, (board) => findingOf(board, start, pegs, draft.goal.kind, goal)));
  if (finding instanceof Error) return { holes, pegs, finding: { kind: 'unreadable', expected: finding.expected } };
  return { holes, pegs, finding };
}

/**
 * @param {Board} board
 * @param {string} start
 * @param {number} pegs
 * @param {import('./draft.js').Goal['kind']} kind
 * @param {string} goal the goal as text
 * @returns {Finding}
 */
function findingOf(board, start, pegs, kind, goal) {
  // Each line of three holes is a jump into the only empty hole of some position.
  const hasLines = board.holes().some(({ name }) => board.jumps(board.vacancy(name)).length > 0);
  if (!hasLines) return { kind: 'no-lines' };
  if (pegs === 0) return { kind: 'no-pegs' };
  if (!start.includes('o')) return { kind: 'full' };
  const finish = attempt(() => board.finish(goal));
  if (finish instanceof Error) return { kind: 'no-goal', goal: kind };
  const status = board.status(start, finish.text);
  if (status !== 'open') return { kind: status };
  if (pegs <= finish.pegs) return { kind: 'few-pegs', needed: finish.pegs };
  return { kind: 'playable', jumps: board.jumps(start).length, finish };
}
