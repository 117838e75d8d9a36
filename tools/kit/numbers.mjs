// Reads numbers from options of commands.

import { fail } from './run.mjs';

/**
 * The number in an option, from 1 on. Ends this process if it is no such number.
 * @param {string} option
 * @param {string} text
 */
export function wholeNumber(option, text) {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) fail(`${option}: expected a whole number above 0, found "${text}".`);
  return number;
}
