// The stars for a win.

/**
 * One star for a solution, two for one within three moves of the fewest, and three for the fewest moves. Until the
 * fewest moves are known, only the first star is certain.
 * @param {number} moves
 * @param {number} [fewest]
 */
export function starsOf(moves, fewest) {
  if (fewest === undefined) return '★';
  const count = moves <= fewest ? 3 : moves <= fewest + 3 ? 2 : 1;
  return '★'.repeat(count) + '☆'.repeat(3 - count);
}
