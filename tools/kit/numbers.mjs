// Numbers that a person gives to a command.

import { fail } from './run.mjs';

/** What an option says, from 1 on. Ends this process where it is no such number. @param {string} option @param {string} text */
export function wholeNumber(option, text) {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) fail(`${option}: expected a whole number above 0, found "${text}".`);
  return number;
}
