// The words of the element: buttons, labels, the status line.

import { signed } from '../../common/numbers.js';
import { HAS_FEWEST_MOVES } from '../../engine/assets.js';
import { failure } from './failures.js';
import { counted, duration } from './phrases.js';

/** @typedef {typeof ELEMENT_WORDS} ElementWords */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('../../game/selection.js').Refusal} Refusal */
/** @typedef {import('../../ask/questions.js').Verdict} Verdict */

const UNSETTLED_LATER = ' Later positions were not settled.';

const ACTIVITIES = {
  beam: 'Following promising lines',
  weights: 'Weighing the holes',
  'both-ends': 'From both ends',
  exhaustive: 'Trying everything',
  count: 'Counting',
};

export const ELEMENT_WORDS = {
  /** The texts on the buttons and around them. */
  labels: {
    board: 'Peg solitaire board',
    transport: 'Playback',
    scrubber: 'Position in the game',
    toStart: 'To the start',
    stepBack: 'One move back',
    play: 'Play',
    pause: 'Pause',
    stepForward: 'One move forward',
    toEnd: 'To the end',
    speed: 'Speed',
    solve: 'Solve',
    hint: 'Hint',
    cancel: 'Cancel',
    undo: 'Undo',
    redo: 'Redo',
    restart: 'Restart',
    retry: 'Try again',
    another: 'Another solution',
    fewestMoves: 'Fewest moves',
    showBest: 'Show that line',
    rescue: 'Back to where I could win',
    explain: 'Why?',
    moves: 'Moves',
    playlist: 'Games',
    previous: 'Previous',
    next: 'Next',
    noMoves: 'Choose a peg, then a highlighted hole: the peg jumps over its neighbour, which leaves the board.',
  },
  /** @type {Record<Refusal, string>} */
  refusals: {
    blocked: 'No jump for this peg: it needs a neighbour with an empty hole behind it.',
    unreachable: 'It cannot land there: it has to jump over just one neighbour.',
    empty: 'This hole is empty. Choose a peg first.',
  },
  solving: 'Solving …',

  /** @param {number} factor of the normal speed */
  speed: (factor) => `${factor}×`,

  /** The place of the scrubber. @param {number} played @param {number} jumps */
  place: (played, jumps) => `${played} of ${jumps} jumps played`,

  /**
   * The game of a series that is on the board.
   * @param {number} number
   * @param {number} count
   * @param {boolean} isSolved
   */
  item: (number, count, isSolved) => `${number} of ${count}${isSolved ? ' \u2713' : ''}`,

  /**
   * A hole of the grid.
   * @param {string} name
   * @param {{ isPeg: boolean, isGoal: boolean, isLanding: boolean, targets: string[] }} state the state of the hole,
   *   and the holes to which its peg can jump
   */
  hole(name, { isPeg, isGoal, isLanding, targets }) {
    const can = targets.length > 0 ? `, can jump to ${targets.join(', ')}` : '';
    const goal = isGoal ? ', goal' : '';
    return `${name}: ${isPeg ? `peg${goal}${can}` : `empty${goal}${isLanding ? ', landing hole' : ''}`}`;
  },

  /** A jump that a person has played. @param {string} from @param {string} over @param {string} to */
  jump: (from, over, to) => `${from} over ${over} to ${to}.`,

  /** @param {number} pegs @param {number} jumps */
  open: (pegs, jumps) => `${counted(pegs, 'peg')}. ${counted(jumps, 'jump')} possible.`,

  /** The progress along a solution. @param {number} pegs @param {number} jumps */
  ahead: (pegs, jumps) => `On the way: ${counted(pegs, 'peg')}, ${counted(jumps, 'jump')} to come.`,

  /** @param {number} jumps @param {number} moves */
  won: (jumps, moves) =>
    jumps === 0 ? 'This is the finish already.' : `Solved! ${counted(jumps, 'jump')} in ${counted(moves, 'move')}.`,

  /**
   * A last peg beside its goal has come far: that is not called stuck.
   * @param {number} pegs
   * @param {Finish} finish
   */
  stuck: (pegs, { holes }) =>
    pegs === 1 && holes.length === 1
      ? 'One peg left, but not in the goal.'
      : `Stuck with ${counted(pegs, 'peg')}: no jump is left.`,

  /** The expected values of attributes. */
  expected: {
    speed: (/** @type {number} */ slowest, /** @type {number} */ fastest) => `a number from ${slowest} to ${fastest}`,
    at: 'a number of jumps',
    choice: (/** @type {readonly string[]} */ choices) => choices.join(' or '),
    /** The need for the larger script. */
    plus: 'the script peg-solitaire-plus.js',
  },

  /** An attribute of the wrong form. @param {string} name @param {string} expected @param {string} found */
  invalid: (name, expected, found) => `${name}: expected ${expected}, found '${found}'`,

  /**
   * A text of several rows has its place: a person who follows a link knows of no line 1.
   * @param {any} error for which attributes or a link make no game
   */
  unreadable: (error) => `This game cannot be read: ${failure(error).replace(`line 1, column ${error.column}: `, '')}`,

  failure,

  /** @param {Progress} progress */
  progress({ activity, positions, best }) {
    const far = !HAS_FEWEST_MOVES || best === undefined ? '' : `, ${counted(best, 'move')} so far`;
    return `${ACTIVITIES[activity]}: ${counted(positions, 'position')}${far}`;
  },

  /**
   * The result of a search.
   * @param {Exclude<Verdict, { state: 'failed' }>} verdict
   */
  verdict(verdict) {
    if (verdict.state === 'hopeless') return 'No way to the goal even from the start: proven.';
    if (verdict.state === 'rescued') return `From here it can still be won.${verdict.isLatest ? '' : UNSETTLED_LATER}`;
    if (verdict.state === 'unsettled') return 'No position of this game could be settled in time. Nothing has changed.';
    if (verdict.state === 'cancelled') return 'Cancelled. The position is as it was.';
    if (verdict.state === 'hinted')
      return verdict.isWhole
        ? `Hint: ${verdict.from} jumps to ${verdict.to}.`
        : `Hint: the peg in ${verdict.from}. Ask once more for its way.`;
    if (verdict.state === 'only') return 'No other solution was found.';
    if (verdict.state === 'open')
      return verdict.cause === 'budget'
        ? 'Not decided: time ran out first.'
        : 'Not decided: the search ran out of memory.';
    if (verdict.state === 'solved') return solved(verdict);
    return `No way to the goal: proven. ${best(verdict)}`;
  },

  /**
   * The reason of a loss.
   * @param {Reason} reason
   */
  explanation(reason) {
    switch (reason.kind) {
      case 'position-class':
        return `Position class: ${classProof(reason.pegs)}`;
      case 'pagoda':
        return `Pagoda function: the numbers in the holes with pegs add up to ${signed(reason.total)}. No jump can raise that, and the goal needs at least ${signed(reason.needed)}.`;
      case 'exhausted':
        return `Exhaustive search: all ways to play on were followed, and each of ${counted(reason.positions, 'position')} was refuted.`;
    }
  },
};

/** @param {Extract<Verdict, { state: 'solved' }>} verdict */
function solved({ jumps, moves, milliseconds, wish, proven, isBack }) {
  const isFewest = HAS_FEWEST_MOVES && wish === 'fewest-moves';
  const fewest = isFewest ? (proven ? ', the fewest possible' : ', the fewest known') : '';
  const word = wish === 'another' ? 'Another solution' : isBack ? 'Solved from where it could be won' : 'Solved';
  return `${word}: ${counted(jumps, 'jump')} in ${counted(moves, 'move')}${fewest}, found in ${duration(milliseconds)}.`;
}

/** @param {Extract<Verdict, { state: 'lost' }>} verdict */
function best({ best }) {
  if (best.jumps === '') return 'No jump leads any further.';
  const kind = best.proven ? 'Best possible' : 'Best known';
  return `${kind}: ${counted(best.pegs, 'peg')}${best.pegs === 1 ? ' elsewhere' : ''}.`;
}

/** @param {number[]} groups the number of pegs on each */
function classProof([first, ...others]) {
  if (others.length > 0) return classProofOfSeveral(first, others);
  const [now, needed] = first % 2 ? ['odd', 'even'] : ['even', 'odd'];
  const state = `the marked holes have ${counted(first, 'peg')}, an ${now} number.`;
  return `${state} Every jump changes an even number of these holes, so it stays ${now}; the goal needs an ${needed} one.`;
}

/** @param {number} first @param {number[]} others */
function classProofOfSeveral(first, others) {
  const list = others.map((pegs, index) => `those marked ${index + 2} have ${pegs}`);
  const state = [`the holes marked 1 have ${counted(first, 'peg')}`, ...list].join(', ');
  return `${state}. Every jump changes an even number of holes in each group, so odd stays odd and even stays even; every finish needs another answer for one of the groups.`;
}
