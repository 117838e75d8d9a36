// Whether a draft can be played, and what there is to say about it. The rules are asked of the core.

import { Board } from '../../engine/wasm/peg_solitaire.js';
import { editorWords } from '../../words/words.js';
import { contentAt, holesOf, textsOf } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Finish} Finish */

const { counted, goal } = editorWords('en');

/** What to do where the goal says nothing yet. */
const GOAL_MISSING = {
  any: '',
  few: 'Say how many pegs may be left.',
  hole: 'Mark the hole where the last peg is to end.',
  pattern: 'Mark the holes where pegs are to be at the end.',
};

/**
 * A sentence about the draft; the board is there only if the draft can be played. The core must be loaded.
 * @param {Draft} draft
 * @returns {{ sentence: string, board?: Board }}
 */
export function assess(draft) {
  const holes = holesOf(draft);
  if (holes.length === 0) return { sentence: 'Nothing drawn yet. Add holes: click, or drag along.' };
  const pegs = holes.filter((hole) => contentAt(draft, hole) === 'x').length;
  const { remark, board } = judge(draft, holes.length, pegs);
  return { sentence: `${counted(holes.length, 'hole')}, ${counted(pegs, 'peg')}. ${remark}`, board };
}

/**
 * @param {Draft} draft
 * @param {number} holes
 * @param {number} pegs
 * @returns {{ remark: string, board?: Board }}
 */
function judge(draft, holes, pegs) {
  const { board: shape, start, goal: goalText } = textsOf(draft);
  const board = attempt(() => new Board(shape));
  if (board instanceof Error) return { remark: `A board has ${expectation(board)}.` };
  if (!hasJumps(board)) return { remark: 'No three holes lie in a line, so no peg can ever jump.' };
  if (pegs === 0) return { remark: 'Now place pegs.' };
  if (pegs === holes) return { remark: 'Every hole is full: take out a peg to make room for a jump.' };
  const finish = attempt(() => board.finish(goalText));
  if (finish instanceof Error) return { remark: GOAL_MISSING[draft.goal.kind] };
  return verdict(board, start, finish, pegs);
}

/**
 * @param {Board} board
 * @param {string} start
 * @param {Finish} finish
 * @param {number} pegs
 */
function verdict(board, start, finish, pegs) {
  const status = board.status(start, finish.text);
  if (status === 'won') return { remark: 'This is the goal already: there is nothing to play.' };
  if (status === 'stuck') return { remark: 'No peg can jump: it needs a neighbour with an empty hole behind it.' };
  if (pegs <= finish.pegs) return { remark: `The goal needs ${counted(finish.pegs, 'peg')}, and each jump takes one.` };
  const jumps = board.jumps(start).length;
  return { remark: `${counted(jumps, 'jump')} possible. Goal: ${goal(finish)}.`, board };
}

/**
 * Whether there is any jump, whatever the pegs: with only the hole empty where it ends, it is legal.
 * @param {Board} board
 */
function hasJumps(board) {
  return board.holes().some(({ name }) => board.jumps(board.vacancy(name)).length > 0);
}

/**
 * @template T
 * @param {() => T} act
 * @returns {T | Error}
 */
function attempt(act) {
  try {
    return act();
  } catch (error) {
    return /** @type {Error} */ (error);
  }
}

/** What the core says should be, without the place in the text, which a player has not written. @param {Error} error */
function expectation({ message }) {
  return message.replace(/^.*expected /, '').replace(/, found .*$/, '');
}
