// Remembers the games that were on the boards before prose changed them, so that the reader can go back.

import { isShown, STEP } from './aims.js';

/** @typedef {import('./aims.js').Aim} Aim */
/** @typedef {import('./aims.js').Board} Board */

/**
 * The game on a board before prose changed it, and the part of the prose that made the change.
 * @typedef {{ game: import('../../game/game.js').Game, part: Element, aim: Aim }} Way
 */

export function makeWaysBack() {
  /** @type {WeakMap<Board, Way>} */
  const ways = new WeakMap();
  /** The way back for the board that was changed last. @type {Way | undefined} */
  let last;

  /**
   * Remembers the game on the board. Following one link after another does not change the way back. After scrolling,
   * the reader is offered a way back only if they have played jumps of their own.
   * @param {Element} part
   * @param {string} name
   * @param {Aim} aim
   */
  function remember(part, name, aim) {
    const { board, player } = aim;
    const way = ways.get(board);
    const { session } = player.now;
    const isOwn = !player.line()?.positions.includes(board.position);
    const game = way && isShown(way.aim) ? way.game : session?.game;
    if (!game || (name === STEP && !isOwn && game === session?.game)) return;
    last = { game, part, aim };
    ways.set(board, last);
  }

  /** @param {Board | undefined} [board] by default, the one that was changed last */
  function go(board = last?.aim.board) {
    const way = board && ways.get(board);
    if (!way) return;
    const { player } = way.aim;
    ways.delete(board);
    // Another game may have been opened in the meantime.
    if (player.now.session?.game.problem === way.game.problem) player.hand.visit(way.game.line, way.game.cursor);
  }

  return { last: () => last, remember, go };
}
