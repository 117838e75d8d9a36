// The sizes of a board to build, in millimetres, and the limits that each sets for the others.

/** The sizes by name. @typedef {Record<keyof typeof MARBLES, number>} Sizes */
/** @typedef {keyof typeof MARBLES} SizeName */
/** Bowls for marbles, straight holes for pegs, circles for coins. @typedef {'bowl' | 'straight' | 'coins'} Form */
/**
 * The edge of the board: along its holes, a circle, or a rectangle.
 * @typedef {'follow' | 'round' | 'straight'} Outline
 */
/** The raised letters and numbers. @typedef {'none' | 'numerals' | 'braille'} Letters */
/** A board to build. @typedef {{ sizes: Sizes, form: Form, edge: Outline, letters: Letters }} Wishes */

export const MILLIMETRES_PER_INCH = 25.4;

/** For marbles 16 mm in diameter, with a groove for the removed marbles. Width 0 means no groove. */
const MARBLES = { pitch: 22, hole: 12.5, depth: 3, thickness: 18, groove: 12.5, grooveDepth: 3, border: 10 };
/** For dowels 6 mm in diameter. */
const PEGS = { pitch: 20, hole: 6.2, depth: 12, thickness: 18, groove: 0, grooveDepth: 3, border: 10 };

/** For coins such as the five-cent coin (euro or US dollar). The English board then fits on one page. */
const COINS = { ...PEGS, pitch: 23, hole: 22, border: 2 };

/** The default sizes for each form. @type {Record<Form, Sizes>} */
export const USUAL = { bowl: MARBLES, straight: PEGS, coins: COINS };

/** The minimum thickness of the material between two holes, and below a groove. */
const LEAST_WALL = 0.5;
/**
 * The space for Braille next to a hole, so that the labels of a row and a column that end at the same hole do not
 * touch.
 */
const BRAILLE = 15;

/**
 * The smallest and the largest value of each size, given the others.
 * @param {Omit<Wishes, 'edge'>} wishes
 * @returns {Record<SizeName, [least: number, most: number]>}
 */
function limitsOf({ sizes: { pitch, hole, thickness, groove }, form, letters }) {
  return {
    pitch: [letters === 'braille' ? hole / 2 + BRAILLE : 4, 200],
    thickness: [1, 100],
    hole: [1, pitch - LEAST_WALL],
    // A deeper bowl would be wider inside than at its rim.
    depth: [0.5, form === 'bowl' ? Math.min(hole / 2, thickness) : thickness],
    border: [0, 200],
    groove: [0, 100],
    // Without a groove, any groove depth is valid, even if the board is thin.
    grooveDepth: groove > 0 ? [0.2, thickness - LEAST_WALL] : [0, 100],
  };
}

/**
 * The first size that is incompatible with the others, with its limits; undefined if the board can be built.
 * @param {Omit<Wishes, 'edge'>} wishes
 */
export function faultOf(wishes) {
  const limits = limitsOf(wishes);
  for (const name of /** @type {SizeName[]} */ (Object.keys(limits))) {
    const [least, most] = limits[name];
    const size = wishes.sizes[name];
    if (!(size >= least && size <= most)) return { name, least, most };
  }
  return undefined;
}
