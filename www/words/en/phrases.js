// Numbers in the language of the words, and phrases that several parts of the house share.

import { numbersIn } from '../../common/numbers.js';
import { LANGUAGE } from './language.js';

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Finish} Finish */

export const { whole, tenths } = numbersIn(LANGUAGE);

/** @param {number | bigint} count @param {string} noun */
export function counted(count, noun) {
  return `${whole(count)} ${noun}${Number(count) === 1 ? '' : 's'}`;
}

/** A time in the unit that a person would say. @param {number} milliseconds */
export function duration(milliseconds) {
  if (milliseconds < 0.1) return 'less than 0.1 ms';
  if (milliseconds < 10) return `${tenths(milliseconds)} ms`;
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  return `${tenths(milliseconds / 1000)} s`;
}

/** The time of a game, such as `2:05`. @param {number} seconds whole ones */
export function clockTime(seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** The finish, as in `Goal: one peg in d4`. @param {Finish} finish */
export function goal({ text, pegs, holes }) {
  if (holes.length === 0) return pegs === 1 ? 'one peg' : `at most ${pegs} pegs`;
  return holes.length === 1 ? `one peg in ${text}` : 'the pattern';
}
