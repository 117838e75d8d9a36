// A game that several tests play, and the address that holds the game on the board.

/** The central game of the English board in the fewest moves: at a quarter of the speed, its film outlasts any test. */
export const LONG =
  'b4-d4 c2-c4 a3-c3 d3-b3 c5-c3 c7-c5 f3-d3 e1-e3 e4-e2-c2-c4-c6 a5-a3-c3-e3 e7-c7-c5 e6-e4-e2 c1-e1-e3 g5-e5 d5-f5 g3-g5-e5 b5-d5-d3-f3-f5-d5 d6-d4';

/** The query of the address. @param {import('@playwright/test').Page} page */
export const search = (page) => new URL(page.url()).search;
