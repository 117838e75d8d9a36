// The words of the page with a game on the board: in its dialogs, and about a win.

import { datesIn } from '../../common/days.js';
import { APP_WORDS } from './app.js';
import { EDIT } from './edit.js';
import { LANGUAGE } from './language.js';
import { clockTime, counted, whole } from './phrases.js';
import { difficulty, PROBLEMS } from './problems.js';
import { PROGRESS } from './progress.js';
import { KEYS, SETTINGS } from './settings.js';
import { SHARE } from './share.js';

/** @typedef {typeof DIALOG_WORDS} DialogWords */

/** The words about how the game is played. */
const HOW = {
  title: 'How to play',
  steps: [
    'A peg jumps over its neighbour into the empty hole behind it.',
    'The neighbour leaves the board.',
    'Go on until one peg is left.',
  ],
  more: 'The finer points',
  points: [
    'Jumps of one peg in a row are one move. Fewer moves are more elegant.',
    'The goal stands above the board: one peg anywhere, one in a certain hole, or a pattern. The hole of the goal has a ring.',
    'Some problems cannot be won, however well one plays. Click Solve, and you learn why.',
    'Undo as often as you like: nothing that you have played is lost.',
    'Hint shows the peg that should jump; asked once more, it shows where to.',
  ],
};

const LEVELS = ['Very easy', 'Easy', 'Fairly easy', 'Medium', 'Tricky', 'Hard', 'Very hard'];

const { whole: day, date, weekday, month } = datesIn(LANGUAGE);

/** The words of the dialog of the problem of the day. */
const DAILY = {
  title: 'Puzzle of the day',
  /** @param {string} day */
  none: (day) => `There is no problem for “${day}”: it is no day such as 2026-11-22.`,
  day,
  /** The name of a puzzle that was that of a day. @param {string} date */
  named: (date) => `Daily, ${day(date)}`,
  date,
  weekday,
  month,
  /** The buttons that turn to another month. */
  turn: ['Month before', 'Month after'],
  play: 'Play',
  goOn: 'Continue',
  again: 'Play again',
  making: 'Making the puzzle …',
  solved: 'solved',
  helped: 'solved with help',
  onlyHelped: 'Solved with help',

  /** @param {number} moves @param {number} [fewest] of all solutions */
  solvedIn: (moves, fewest) => `✓ Solved in ${whole(moves)}${fewest === undefined ? '' : ` (fewest ${whole(fewest)})`}`,

  fresh: 'New puzzle',
  freshHelp: 'Made for you, as often as you like:',

  /** The name of a level. @param {number} level from 1 to 7 */
  level: (level) => LEVELS[level - 1],
  /** A puzzle that was made, as the next one. @param {number} level */
  made: (level) => `A new puzzle: ${LEVELS[level - 1].toLowerCase()}`,

  difficulty,

  /** @param {number} days */
  streak: (days) => (days > 0 ? `${counted(days, 'day')} in a row.` : 'Solve it today to begin a streak.'),
};

/** The words of the dialog of all solutions. */
const SOLUTIONS = {
  title: 'All solutions',
  symmetry: 'Leave out reflections and rotations',
  order: 'Leave out other orders of jumps',
  from: 'From number',
  before: 'Previous page',
  after: 'Next page',
  show: 'Show on the board',
  /** @param {bigint} number */
  number: (number) => `${whole(number)}.`,
  /** @param {number} pegs of the positions being searched */
  finding: (pegs) => (pegs > 0 ? `Counting: ${counted(pegs, 'peg')} …` : 'Counting …'),
  /** @param {bigint} count */
  found: (count) => `${counted(count, 'solution')} from the position on the board.`,
  none: 'No solution from the position on the board.',
  /** The number of listed solutions. @param {bigint} total */
  different: (total) => (total === 1n ? 'All are the same but for that.' : `${whole(total)} distinct solutions.`),
  tooMany: 'There are too many positions to know all solutions here. Play some jumps first.',
};

/** The words about the purges of a line. */
const PURGES = {
  title: 'In purges',
  none: 'No jumps along this line remove a block and leave the rest as it was.',
  /** A purge in a film. @param {number} pegs of the block */
  now: (pegs) => `A purge: ${pegs === 3 ? 'three' : 'six'} go, the rest stays`,

  /**
   * @param {number} first jump
   * @param {number} last jump
   * @param {'three' | 'six' | 'l' | 'other'} shape of the block
   * @param {string[]} holes of the block, in reading order
   */
  purge: (first, last, shape, holes) => `Jumps ${first} to ${last} remove ${block(shape, holes)}`,
};

/** @param {Parameters<typeof PURGES.purge>[2]} shape @param {string[]} holes */
function block(shape, holes) {
  if (shape === 'l' || shape === 'other') return `${shape === 'l' ? 'an L of six' : 'six'}: ${holes.join(' ')}`;
  return `${shape}: ${holes[0]} to ${holes.at(-1)}`;
}

/** The words of the dialog of texts, markup included. */
const TEXT = {
  title: 'Import and export',
  paste: 'Paste a position, a board, jumps or a link',
  help: `Rows of <code>x</code> (peg), <code>o</code> (empty hole) and <code>.</code> (no hole); a matrix of 1, 0 and −1;
    jumps such as <code>d2-d4 d5-d3 b4-d4-d2</code>, <code>d2 d4</code>, <code>5-17</code> by the numbers of holes, or <code>(1|3) =&gt; (3|3)</code>, with variations in brackets and comments in braces; or the name of a board.`,
  open: 'Open',
  copy: 'Copy',
  /** @param {string} title of the text that the button copies */
  copyOf: (title) => `Copy: ${title}`,
  titles: { position: 'Position', played: 'Jumps played', moves: 'Whole line', game: 'Whole game, with variations' },
  noJumps: 'No jumps yet.',
};

/** The words of the dialog for a solution through a position. */
const VIA = {
  title: 'Solve through a position',
  help: 'Set the position that the solution is to pass through: press holes, or write rows of x and o.',
  board: 'Position on the way',

  /** A hole of the board. @param {string} name @param {boolean} isPeg */
  hole: (name, isPeg) => `${name}: ${isPeg ? 'peg' : 'empty'}`,

  text: 'The same as text',
  take: 'Begin with',
  here: 'Board now',
  start: 'Start',
  none: 'No pegs',
  from: 'The way begins',
  fromStart: 'at the start',
  fromHere: 'at the board now',
  solve: 'Solve',

  /** @param {number} count */
  pegs: (count) => counted(count, 'peg'),

  /** @param {number} pegs @param {number} most */
  tooMany: (pegs, most) => `${counted(pegs, 'peg')} are more than the ${most} where the way begins: no jump adds one.`,

  tooFew: 'There is no peg.',
};

/**
 * A win: its moves, the fewest of the person's earlier solutions, if any, the solver's help, and the seconds, if a
 * clock ran.
 * @typedef {{ moves: number, before?: number, isHelped: boolean, seconds?: number }} Win
 */

/** The words about a win by a person's own hand. */
const WIN = {
  label: 'Your win',
  next: 'Next',
  replay: 'Replay',
  share: 'Share',
  /** The title and the sentences of a win. @param {Win} win */
  sentences: (win) => [winTitle(win), `${done(win)}. ${best(win)}`.trim()],

  /** @param {number} moves @param {number} fewest of the best solution */
  comparison: (moves, fewest) =>
    moves <= fewest
      ? 'Perfect: no one can do it in fewer.'
      : `${whole(moves - fewest)} from perfect: the fewest are ${whole(fewest)}.`,

  /**
   * The days in a row with their puzzles, and the moves of a friend, who has sent the puzzle.
   * @param {{ moves: number, row?: number, beat?: number }} win
   */
  more: ({ moves, row = 0, beat }) =>
    `${row > 1 ? `${counted(row, 'day')} in a row. ` : ''}${beat === undefined ? '' : friendly(beat - moves)}`.trim(),
};

/** @param {number} fewer moves than those of a friend */
function friendly(fewer) {
  if (fewer === 0) return 'As few as your friend.';
  return `${counted(Math.abs(fewer), 'move')} ${fewer > 0 ? 'better than' : 'behind'} your friend.`;
}

/** @param {Win} win */
function winTitle({ before, isHelped }) {
  if (isHelped) return 'Solved, with some help';
  return before === undefined ? 'You did it!' : 'You did it again!';
}

/** @param {Win} win */
function done({ moves, seconds }) {
  return `${counted(moves, 'move')}${seconds === undefined ? '' : `, ${clockTime(seconds)}`}`;
}

/** @param {Win} win */
function best({ moves, before, isHelped }) {
  if (isHelped) return PROGRESS.counts;
  if (before === undefined || moves === before) return '';
  return moves < before ? `Your best so far; it was ${whole(before)}.` : `Your best: ${whole(before)}.`;
}

export const DIALOG_WORDS = {
  ...APP_WORDS,
  close: 'Close',
  copying: { copied: 'Copied', selected: 'Selected: press Ctrl+C' },
  settings: SETTINGS,
  keys: KEYS,
  edit: EDIT,
  daily: DAILY,
  how: HOW,
  /** The versions of the page. */
  offline: { ready: 'A new version is ready.', reload: 'Reload', later: 'Later' },
  problems: PROBLEMS,
  progress: PROGRESS,
  purges: PURGES,
  share: SHARE,
  solutions: SOLUTIONS,
  text: TEXT,
  via: VIA,
  win: WIN,
};
