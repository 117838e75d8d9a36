// What the status line says.

/** @typedef {import('./wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('./wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('./wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('./hands.js').Refusal} Refusal */
/** @typedef {import('./solving.js').Verdict} Verdict */

/** @param {number} count @param {string} noun */
export function counted(count, noun) {
  return `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** @param {number} value */
function number(value) {
  return value.toLocaleString('en');
}

/**
 * A time in the unit that a person would say.
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  if (milliseconds < 0.1) return 'less than 0.1 ms';
  if (milliseconds < 10) return `${milliseconds.toFixed(1)} ms`;
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * The finish in words, as in `No way to one peg in d4`.
 * @param {Finish} finish
 */
export function goal({ text, holes }) {
  if (holes.length === 0) return 'one peg';
  return holes.length === 1 ? `one peg in ${text}` : 'the pattern';
}

/**
 * @param {number} pegs
 * @param {number} jumps
 */
export function open(pegs, jumps) {
  return `${counted(pegs, 'peg')}. ${counted(jumps, 'jump')} possible.`;
}

/**
 * @param {number} jumps
 * @param {number} moves
 */
export function won(jumps, moves) {
  return jumps === 0
    ? 'This is the finish already.'
    : `Solved! ${counted(jumps, 'jump')} in ${counted(moves, 'move')}.`;
}

/** @param {number} pegs */
export function stuck(pegs) {
  return `Stuck with ${counted(pegs, 'peg')}: no jump is left.`;
}

/** @type {Record<Refusal, string>} */
export const REFUSALS = {
  blocked: 'No jump for this peg: it needs a neighbour with an empty hole behind it.',
  unreachable: 'It cannot land there: it has to jump over just one neighbour.',
  empty: 'This hole is empty. Choose a peg first.',
};

/** @param {Progress} progress */
export function progress({ activity, positions }) {
  const doing = { beam: 'Following promising lines', weights: 'Weighing the holes', exhaustive: 'Trying everything' };
  return `${doing[activity]}: ${counted(positions, 'position')}`;
}

/**
 * What a search found out.
 * @param {Exclude<Verdict, { state: 'failed' }>} verdict
 * @param {Finish} finish
 */
export function verdict(verdict, finish) {
  if (verdict.state === 'hopeless') return `No way to ${goal(finish)} even from the start: proven.`;
  if (verdict.state === 'cancelled') return 'Cancelled. The position is as it was.';
  if (verdict.state === 'solved') {
    const { jumps, moves, milliseconds } = verdict;
    return `Solved: ${counted(jumps, 'jump')} in ${counted(moves, 'move')}, found in ${duration(milliseconds)}.`;
  }
  return `No way to ${goal(finish)}: proven. ${best(verdict)}`;
}

/** @param {Extract<Verdict, { state: 'lost' }>} verdict */
function best({ best }) {
  if (!best) return '';
  if (best.jumps.length === 0) return 'No jump leads any further.';
  const kind = best.proven ? 'Best possible' : 'Best known';
  return `${kind}: ${counted(best.pegs, 'peg')}${best.pegs === 1 ? ' elsewhere' : ''}.`;
}

/**
 * Why a position is lost, for someone who wants to know.
 * @param {Reason} reason
 */
export function explanation(reason) {
  switch (reason.kind) {
    case 'position-class':
      return reason.sets.length === 1
        ? 'Position class: every jump changes an even number of the marked holes, so whether they hold an odd or an even number of pegs never changes. The finish needs the other one.'
        : 'Position class: every jump changes an even number of the holes marked 1, and of those marked 2 (and so on), so whether each group holds an odd or an even number of pegs never changes. Every finish needs another answer for one of the groups.';
    case 'pagoda':
      return 'Pagoda function: count the numbers in the holes that hold a peg. No jump can raise the total, and the finish needs a higher one.';
    case 'exhausted':
      return `Exhaustive search: all ways to play on were followed, and each of ${counted(reason.positions, 'position')} was refuted.`;
  }
}
