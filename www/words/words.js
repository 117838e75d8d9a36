// What the status line says.

import { signed } from '../common/signed.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('../game/selection.js').Refusal} Refusal */
/** @typedef {import('../game/solving.js').Verdict} Verdict */

/** @param {number} count @param {string} noun */
export function counted(count, noun) {
  return `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** How numbers are written while something is said. */
let locale = 'en';

/** Says something with numbers as a language writes them. @param {string} language @param {() => void} say */
export function speakIn(language, say) {
  locale = language;
  say();
  locale = 'en';
}

/** @param {number} value */
function number(value) {
  return value.toLocaleString(locale);
}

/** @param {number} value */
function tenths(value) {
  return value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/**
 * A time in the unit that a person would say.
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  if (milliseconds < 0.1) return 'less than 0.1 ms';
  if (milliseconds < 10) return `${tenths(milliseconds)} ms`;
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  return `${tenths(milliseconds / 1000)} s`;
}

/**
 * The finish in words, as in `No way to one peg in d4`.
 * @param {Finish} finish
 */
export function goal({ text, pegs, holes }) {
  if (holes.length === 0) return pegs === 1 ? 'one peg' : text;
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

/** @param {string} reason why attributes or a link make no game */
export function unreadable(reason) {
  return `This game cannot be read: ${reason}`;
}

/** @type {Record<Refusal, string>} */
export const REFUSALS = {
  blocked: 'No jump for this peg: it needs a neighbour with an empty hole behind it.',
  unreachable: 'It cannot land there: it has to jump over just one neighbour.',
  empty: 'This hole is empty. Choose a peg first.',
};

const DOING = {
  beam: 'Following promising lines',
  weights: 'Weighing the holes',
  'both-ends': 'From both ends',
  exhaustive: 'Trying everything',
  count: 'Counting',
};

/** @param {Progress} progress */
export function progress({ activity, positions, best }) {
  const far = best === undefined ? '' : `, ${counted(best, 'move')} so far`;
  return `${DOING[activity]}: ${counted(positions, 'position')}${far}`;
}

/**
 * What a search found out.
 * @param {Exclude<Verdict, { state: 'failed' }>} verdict
 * @param {Finish} finish
 */
export function verdict(verdict, finish) {
  if (verdict.state === 'hopeless') return `No way to ${goal(finish)} even from the start: proven.`;
  if (verdict.state === 'rescued') return 'From here it can still be won.';
  if (verdict.state === 'cancelled') return 'Cancelled. The position is as it was.';
  if (verdict.state === 'only') return 'No other solution was found.';
  if (verdict.state === 'open') return 'Too many positions to keep in memory: it stays open.';
  if (verdict.state === 'solved') return solved(verdict);
  return `No way to ${goal(finish)}: proven. ${best(verdict)}`;
}

/** @param {Extract<Verdict, { state: 'solved' }>} verdict */
function solved({ jumps, moves, milliseconds, wish, proven }) {
  const fewest = wish === 'fewest-moves' ? (proven ? ', the fewest possible' : ', the fewest known') : '';
  const word = wish === 'another' ? 'Another solution' : 'Solved';
  return `${word}: ${counted(jumps, 'jump')} in ${counted(moves, 'move')}${fewest}, found in ${duration(milliseconds)}.`;
}

/** @param {Extract<Verdict, { state: 'lost' }>} verdict */
function best({ best }) {
  if (best.jumps === '') return 'No jump leads any further.';
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
      return `Position class: ${classProof(reason.pegs)}`;
    case 'pagoda':
      return `Pagoda function: the numbers in the holes with pegs add up to ${signed(reason.total)}. No jump can raise that, and the goal needs at least ${signed(reason.needed)}.`;
    case 'exhausted':
      return `Exhaustive search: all ways to play on were followed, and each of ${counted(reason.positions, 'position')} was refuted.`;
  }
}

/** @param {number[]} groups how many pegs are on each of them */
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

/**
 * What is known of a problem before it is solved.
 * @param {{ solvable?: boolean, moves?: number, solutions?: string }} known
 */
export function knownFacts({ moves, solutions }) {
  const facts = [];
  if (moves !== undefined) facts.push(`${counted(moves, 'move')} at best`);
  if (solutions !== undefined) facts.push(`${large(BigInt(solutions))} solutions`);
  return facts.join(', ');
}

const NAMES = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion', ' quintillion', ' sextillion'];

/** A number that may be too large to read digit by digit. @param {bigint} value */
function large(value) {
  const digits = value.toString();
  if (digits.length <= 6) return value.toLocaleString('en');
  const size = Math.min(Math.floor((digits.length - 1) / 3), NAMES.length - 1);
  const unit = 10n ** BigInt(3 * size);
  return `${Number((value * 100n) / unit) / 100}`.slice(0, 4).replace(/\.$/, '') + NAMES[size];
}

/**
 * How hard a problem is, by the number of positions that the solver looks at, which is the same on every machine.
 * @param {{ state: string, positions: number }} report
 */
export function grade({ state, positions }) {
  if (state === 'impossible') return 'No solution';
  if (state !== 'solved') return 'Not settled here';
  if (positions <= 150) return 'Easy';
  if (positions <= 600) return 'Medium';
  return positions <= 4000 ? 'Hard' : 'Very hard';
}
