// Reports how the player's games end: won, or stuck.

/** @typedef {import('../../engine/problem.js').Problem} Problem */
/** @typedef {import('../../game/game.js').Game} Game */
/**
 * A win in which the player made the last jump, with the day on which the game was opened.
 * @typedef {{ moves: number, isHelped: boolean, day: string }} Win
 */

/**
 * @param {Pick<import('../kit/guard.js').Page, 'element' | 'follow'>} page
 * @param {import('./shown.js').Shown} shown
 * @param {(game: Game) => { day: string, isHelped?: boolean }} begunAs returns the day on which the game being opened
 * was started, and whether help was used
 * @param {(problem: Problem, win: Win) => void} tellWin receives a win
 * @param {(problem: Problem, pegs: number) => void} tellLeft receives the number of pegs left when the player is stuck
 * without help
 */
export function watchWins({ element, follow }, shown, begunAs, tellWin, tellLeft) {
  /** The day on which the game was opened. */
  let day = '';
  element.addEventListener('hint', (event) => {
    if (element.state) shown.add(element.state, /** @type {CustomEvent} */ (event).detail.jump);
  });
  follow(({ game, jumps, moves, left }, before) => {
    if (!game) return;
    if (game.problem !== before.problem) {
      const begun = begunAs(game);
      day = begun.day;
      if (begun.isHelped) shown.addPlayed(game);
    }
    shown.addFound(game);
    if (jumps === before.jumps) return;
    if (element.analysis === 'all') shown.addPlayed(game, jumps - before.jumps);
    const isHelped = shown.isHelped(game);
    if (moves !== undefined) tellWin(game.problem, { moves, isHelped, day });
    else if (!isHelped && left !== undefined) tellLeft(game.problem, left);
  });
}
