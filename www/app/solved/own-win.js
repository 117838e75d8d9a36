// Tells if a person has won a game. Pure.

import { status } from '../../game/game.js';
import { isFound, treeOf } from '../../game/tree.js';

/**
 * A win by a person's own jumps; `isHelped` if the solver has put jumps on the board in this game.
 * @typedef {{ moves: number, isHelped: boolean }} OwnWin
 */

/**
 * @param {import('../../game/game.js').Game} game
 * @returns {OwnWin | undefined} undefined while it is not won, or if the solver has played
 */
export function ownWin(game) {
  if (status(game) !== 'won') return undefined;
  const { path, asked } = treeOf(game);
  const played = path.slice(0, game.cursor);
  if (played.length === 0 || played.some((node) => isFound(game, node))) return undefined;
  const moves = game.line.moves.filter(({ first }) => first < game.cursor).length;
  return { moves, isHelped: asked !== undefined };
}
