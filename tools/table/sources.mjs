// Says which facts others have published, as far as known here: all others are marked as found here.

/**
 * The boards of which a fact is published, in the words of the catalogue. Solvable: Beasley 1985 and arXiv:0811.0851,
 * OEIS A130515 and A130516, G. I. Bell's pages and papers. Moves: Beasley 1985, Bell, and J. Barker and R. Korf, AAAI
 * 2012. Solutions and levels: OEIS A112737, W. Butler's pages (Durango Bill), and those of `tests/data`. A board of
 * which these authors have published some moves counts as published, even if not each of its numbers was seen.
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

/** Problems that were open before, each with the day on which it was settled here. */
const SETTLED = /** @type {Record<string, string>} */ ({ 'diamond d2 f8': '2026-11-24' });

/**
 * True if others have published this fact.
 * @param {keyof typeof PUBLISHED} fact @param {string} board @param {string} vacancy @param {string} [survivor]
 */
export function isPublished(fact, board, vacancy, survivor) {
  const names = [board, `${board} ${vacancy}`, `${board} ${vacancy} ${survivor}`];
  return names.some((name) => PUBLISHED[fact].includes(name));
}

/** The day on which a problem was settled that had been open. @param {string} key of the problem */
export const settledOn = (key) => SETTLED[key];
