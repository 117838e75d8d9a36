// Values of options, and the end of a command that cannot go on.

/**
 * Prints a message and ends this process as failed.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

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
