// The sizes of a board to build, in millimetres, and how large each can be beside the others.

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

/** For marbles of 16 mm, and a groove in which the taken ones lie. A groove of no width is none. */
const MARBLES = { pitch: 22, hole: 12.5, depth: 3, thickness: 18, groove: 12.5, grooveDepth: 3, border: 10 };
/** For round sticks of 6 mm. */
const PEGS = { pitch: 20, hole: 6.2, depth: 12, thickness: 18, groove: 0, grooveDepth: 3, border: 10 };

/** For coins such as five cents, of a euro or of a dollar: the English board fits on a page. */
const COINS = { ...PEGS, pitch: 23, hole: 22, border: 2 };

/** The usual sizes for each form. @type {Record<Form, Sizes>} */
export const USUAL = { bowl: MARBLES, straight: PEGS, coins: COINS };

/** Wood or plastic between two holes, and below a groove. */
const LEAST_WALL = 0.5;
/** The room for Braille beside a hole, so that a row and a column that end at one place stay apart. */
const BRAILLE = 15;

/**
 * The least and the greatest value of each size, beside the others.
 * @param {Omit<Wishes, 'edge'>} wishes
 * @returns {Record<SizeName, [least: number, most: number]>}
 */
function limitsOf({ sizes: { pitch, hole, thickness, groove }, form, letters }) {
  return {
    pitch: [letters === 'braille' ? hole / 2 + BRAILLE : 4, 200],
    thickness: [1, 100],
    hole: [1, pitch - LEAST_WALL],
    // A deeper bowl would be wider inside than at its mouth.
    depth: [0.5, form === 'bowl' ? Math.min(hole / 2, thickness) : thickness],
    border: [0, 200],
    groove: [0, 100],
    // Without a groove its depth counts for nothing, however thin the board is.
    grooveDepth: groove > 0 ? [0.2, thickness - LEAST_WALL] : [0, 100],
  };
}

/**
 * The first size that does not fit the others, with its limits; undefined if the board can be built.
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
