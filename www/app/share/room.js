// Keeps the room of a board on a page until the script is there: a rule for the tag that is not defined yet. Its height
// follows from its width, and a step in it from the width at which the panel stands beside the board.

/** The widest board, the parts below it, and those beside which the panel stands, as the element has them. */
const [BOARD, BELOW, BESIDE, PANEL, WIDE] = ['640px', 29, 6.4, '21.75em', '45.99em'];
/** The switch of an analysis, and what nobody can use in a board to be read. */
const [ANALYSIS, UNUSED] = [4.5, 5.4];
/** A comment is at most so many lines high; the characters of a line on a phone. */
const [MOST_LINES, LINE] = [10, 45];

/**
 * The style sheet of the room of an element.
 * @param {Partial<import('../../link/link.js').Options>} options
 * @param {string} [longest] comment of its game
 */
export function roomStyle({ controls, readonly, analysis }, longest = '') {
  const comment = commentHeight(longest);
  const board = `min(100%, ${BOARD})`;
  const below = BELOW + (readonly ? -UNUSED : analysis && analysis !== 'off' ? ANALYSIS : 0);
  const less = `${round(below - BESIDE)}em + max(0px, ${BOARD} + ${PANEL} - 100%)`;
  const step = `clamp(0px, (100% - ${WIDE}) * 999, ${less})`;
  const height = controls ? `${board} + ${round(below + comment)}em - ${step}` : `${board} + ${round(comment)}em`;
  const rules = ['{ display: flow-root }', `::before { content: ""; float: left; padding-top: calc(${height}) }`];
  return `<style>@media (scripting) { ${rules.map((rule) => `peg-solitaire:not(:defined)${rule}`).join(' ')} }</style>`;
}

/** The height of a comment with the gap above it, in em. @param {string} comment */
function commentHeight(comment) {
  return comment ? 0.75 + 1.45 * Math.min(MOST_LINES, linesOf(comment)) : 0;
}

/** @param {string} text */
function linesOf(text) {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE)), 0);
}

/** @param {number} size */
function round(size) {
  return Math.round(100 * size) / 100;
}
