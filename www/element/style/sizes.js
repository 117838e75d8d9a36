// The sizes of the element's parts, for its style sheets, and for the space that a page reserves for an element.

/** The maximum width of a board. */
export const BOARD = '640px';

/** The height of touch targets. */
export const FINGER = '44px';

/**
 * Sizes in em: the gaps between rows and columns, the minimum heights of parts, the width of the panel next to a board,
 * and the minimum width of an element with the panel next to its board. In the larger file, a message consists of the
 * status, the analysis sentence, a gap, the switch for analysis and the closed facts.
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

/** The sizes as custom properties, for a rule in a style sheet. */
export const EMS = Object.entries(SIZES)
  .map(([name, size]) => `--em-${name}:${size}em;`)
  .join('');

/** The custom properties as a style sheet, with the sizes of boards and touch targets. */
export const SIZE_TOKENS = `:host{--ps-max-size:${BOARD};--finger:${FINGER}}:host::before,.room{${EMS}}`;
