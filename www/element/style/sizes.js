// The sizes of the element's parts. Its style sheets take them from here, and a page keeps as much room for an element
// that is still to come.

/** The widest board. */
export const BOARD = '640px';

/** The height of what a finger presses. */
export const FINGER = '44px';

/**
 * In em: the gaps between rows and between columns, the least heights of parts, the width of the panel beside a board,
 * and the least width of an element that has it there. In the larger file a message is the status, the sentence of an
 * analysis, a gap, its switch and its closed facts.
 */
export const SIZES = {
  row: 0.75,
  column: 2.25,
  actions: 3.1,
  rows: 6.25,
  message: 3.2,
  status: 1.58,
  judgement: 1.6,
  gap: 0.32,
  switch: 2.02,
  facts: 2.25,
  transport: 4.9,
  scrubber: 1.6,
  offers: 2.3,
  moves: 11,
  touched: 14,
  narrow: 21,
  panel: 19.5,
  wide: 46,
};

/** Their custom properties, for a rule of a style sheet. */
export const EMS = Object.entries(SIZES)
  .map(([name, size]) => `--em-${name}:${size}em;`)
  .join('');

/** The same as a style sheet. */
export const SIZE_TOKENS = `:host{--ps-max-size:${BOARD};--finger:${FINGER}}:host::before,.room{${EMS}}`;
