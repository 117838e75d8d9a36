// Parses option values, and ends a command that cannot continue.

/**
 * Prints a message and ends this process with a failure.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/**
 * Parses an option's value as a positive whole number. Ends this process if the value is anything else.
 * @param {string} option
 * @param {string} text
 */
export function wholeNumber(option, text) {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) fail(`${option}: expected a whole number above 0, found "${text}".`);
  return number;
}
