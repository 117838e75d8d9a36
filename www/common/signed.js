/**
 * Writes a number with a minus sign that is as wide as a digit.
 * @param {number} number
 */
export function signed(number) {
  return String(number).replace('-', '−');
}
