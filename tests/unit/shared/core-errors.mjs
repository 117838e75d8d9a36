// The engine errors that a user can see: each expected part of the input, and each thing that may be found instead.

import { Board, problemOf } from './core.mjs';

const { board, start } = problemOf('english', 'd4', 'd4');
const NO_PEGS = start.replaceAll('x', 'o');

/** @param {() => unknown} ask @returns {any} */
export function errorOf(ask) {
  try {
    ask();
  } catch (error) {
    return error;
  }
  throw new Error(`The core reads this: ${ask}`);
}

/** The error in the text of a game. @param {string} text */
export const gameError = (text) => errorOf(() => board.readGame(start, text));

export const JUMP_ERROR = errorOf(() => board.replay(start, 'd2-d4 d2-d4'));

/** @type {import('../../../www/engine/wasm/peg_solitaire.js').TextError[]} */
export const TEXT_ERRORS = [
  () => new Board('nowhere'),
  () => new Board('# direction: 4\nooo'),
  () => new Board('# directions: 5\nooo'),
  () => new Board('...'),
  () => new Board('oooooooooo/'.repeat(7)),
  () => new Board('o'.repeat(65)),
  () => new Board('o?\to'),
  () => board.parsePosition('..xxx../..x?x..'),
  () => board.parsePosition('..xxx../..xx'),
  () => board.parsePosition('..xxx'),
  () => board.parsePosition('..xxx../..xxx../xx.'),
  () => board.parsePosition('x'),
  () => board.parsePosition('o'),
  () => board.read('d2-d4\nd9'),
  () => board.start('b'),
  () => board.finish('b'),
  () => board.finish(NO_PEGS),
  () => board.replay(start, 'd2'),
  () => board.replay(start, 'd2-d5'),
]
  .map(errorOf)
  .concat(
    ['d2-d5', 'd2-d4 d2-d4', 'd2-d4 (f4-d4', 'd2-d4 {a', 'd2-d4 [mark d4', 'd2-d4 [note]', 'd2-d4 [id 1]'].map(
      gameError,
    ),
    ['d2-d4 [id a] b3-d3 [id a]', 'd2-d4 [arrow d2]', 'd2-d4 [mark green d4]', 'd2-d4 [label d4 "ABCDE"]'].map(
      gameError,
    ),
  );

/**
 * The engine's English names for the parts of its input, as messages by key. Symbols such as a bracket have no message,
 * because they are the same in all languages.
 * @param {'expected' | 'found'} side
 */
export function englishOf(side) {
  const messages = TEXT_ERRORS.map((error) => {
    const { key, english, ...values } = /** @type {any} */ (error[side]);
    const put = (/** @type {string} */ text, /** @type {[string, unknown]} */ [name, value]) =>
      text.replaceAll(String(value), `{${name}}`);
    return [key, key === 'text' ? "'{text}'" : Object.entries(values).reduce(put, english)];
  });
  return Object.fromEntries(messages.filter(([, message]) => /\p{L}/u.test(message)));
}
