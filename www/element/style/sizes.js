// The sizes of the element's parts. Its style sheets take them from here, and a page keeps as much room for an element
// that is still to come.

/** The widest board. */
export const BOARD = '640px';

/**
 * In em: the gaps between rows and between columns, the least heights of parts, the width of the panel beside a board,
 * and the least width of an element that has it there.
 */
export const SIZES = {
  row: 0.75,
  column: 2.25,
  actions: 3.1,
  message: 3.2,
  transport: 4.9,
  offers: 2.3,
  moves: 11,
  panel: 19.5,
  wide: 46,
};

const tokens = Object.entries(SIZES).map(([name, size]) => `--em-${name}:${size}em;`);

/** Their custom properties, as a style sheet. */
export const SIZE_TOKENS = `:host{--ps-max-size:${BOARD}}:host::before,.room{${tokens.join('')}}`;
