// The stars of a win.

/**
 * One star for a solution, two within three moves of the fewest, three for the fewest. Until the fewest moves are
 * known, only the first is certain.
 * @param {number} moves
 * @param {number} [fewest]
 */
export function starsOf(moves, fewest) {
  if (fewest === undefined) return '★';
  const count = moves <= fewest ? 3 : moves <= fewest + 3 ? 2 : 1;
  return '★'.repeat(count) + '☆'.repeat(3 - count);
}
