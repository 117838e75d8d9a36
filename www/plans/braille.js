// Letters and numbers in Braille: the places of raised dots, in millimetres, as on signs.

/** @typedef {import('../board/layout.js').Point} Point */

/** A dot, the distance between dots of a cell, and that between cells. */
export const DOT = { diameter: 1.6, height: 0.8, apart: 2.5, cell: 6.2 };

/** The dots of the letters from a on. */
const LETTERS =
  '1 12 14 145 15 124 1245 125 24 245 13 123 134 1345 135 1234 12345 1235 234 2345 136 1236 2456 1346 13456 1356'.split(
    ' ',
  );
/** This sign comes before digits, which are the letters from a to j: 1 to 9, and 0. */
const NUMBER_SIGN = '3456';

/** The cells of a text of small letters, or of digits. @param {string} text */
function cellsOf(text) {
  const letter = (/** @type {string} */ character) => LETTERS[character.charCodeAt(0) - 97];
  const digit = (/** @type {string} */ character) => LETTERS[(Number(character) + 9) % 10];
  return /^\d/.test(text) ? [NUMBER_SIGN, ...[...text].map(digit)] : [...text].map(letter);
}

/** The width and height of a text, in millimetres. @param {string} text */
export function brailleSize(text) {
  const { diameter, apart, cell } = DOT;
  return { width: (cellsOf(text).length - 1) * cell + apart + diameter, height: 2 * apart + diameter };
}

/** The dots of a text around its middle. @param {string} text @param {Point} middle @returns {Point[]} */
export function brailleDots(text, middle) {
  const { width, height } = brailleSize(text);
  const [left, top] = [middle.x + (DOT.diameter - width) / 2, middle.y + (DOT.diameter - height) / 2];
  return cellsOf(text).flatMap((dots, index) =>
    [...dots].map((dot) => {
      const [column, row] = [Math.floor((Number(dot) - 1) / 3), (Number(dot) - 1) % 3];
      return { x: left + index * DOT.cell + column * DOT.apart, y: top + row * DOT.apart };
    }),
  );
}
