// Lists the facts that others are known to have published; all other facts are marked as found here.

/**
 * The boards with published facts, by their names in the catalogue. Solvable: Beasley 1985 and arXiv:0811.0851,
 * OEIS A130515 and A130516, G. I. Bell's pages and papers. Moves: Beasley 1985, Bell, and J. Barker and R. Korf, AAAI
 * 2012. Solutions and levels: OEIS A112737, W. Butler's pages (Durango Bill), and `tests/data`. If these authors have
 * published the fewest moves for some problems on a board, the fewest moves for all problems on that board count as
 * published, although not every number was checked.
 */
const PUBLISHED = {
  moves: [
    ...['english', 'european', 'diamond', 'wiegleb', 'semi-wiegleb', 'asymmetric', 'hexagon-19', 'hexagon-37'],
    ...['triangle-10', 'triangle', 'triangle-21', 'triangle-28', 'triangle-36', 'star-13', 'star-37'],
    ...['4x4', '5x5', '6x6', '4x4-diagonal', '5x5-diagonal', '6x6-diagonal', 'english-diagonal'],
  ],
  solutions: ['triangle-10', 'triangle', 'english d4 d4'],
  levels: ['english d4', 'european d4', 'triangle-10', 'triangle'],
};

/** Problems that had been open, each with the date on which it was decided here. */
const SETTLED = /** @type {Record<string, string>} */ ({ 'diamond d2 f8': '2026-11-24' });

/**
 * True if others have published this fact.
 * @param {keyof typeof PUBLISHED} fact @param {string} board @param {string} vacancy @param {string} [survivor]
 */
export function isPublished(fact, board, vacancy, survivor) {
  const names = [board, `${board} ${vacancy}`, `${board} ${vacancy} ${survivor}`];
  return names.some((name) => PUBLISHED[fact].includes(name));
}

/** The date on which a problem that had been open was decided. @param {string} key of the problem */
export const settledOn = (key) => SETTLED[key];
