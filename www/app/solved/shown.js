// The jumps that the solver has shown during this visit. One rule counts help: a win is helped if one of its jumps was
// shown in the position in which it was played, by Hint, by a film, or by verdicts on all jumps.

import { position } from '../../game/game.js';
import { isFound, treeOf } from '../../game/tree.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {ReturnType<typeof shownJumps>} Shown */

const KEY = 'peg-solitaire-shown';
/** The most jumps that outlast a reload. */
const MOST = 4000;

export function shownJumps() {
  /** A position and a jump each. @type {Set<string>} */
  const shown = new Set(kept());
  return { add, addFilm, addPlayed, isHelped };

  /** A jump from the position on the board. @param {Game} game @param {string} jump such as `d2-d4` */
  function add(game, jump) {
    shown.add(`${position(game)} ${jump}`);
    keep(shown);
  }

  /** The solver's jumps that have been played on the board. @param {Game} game */
  function addFilm(game) {
    const { path } = treeOf(game);
    addPlayed(game, (index) => isFound(game, path[index]));
  }

  /**
   * The jumps that have been played, or some of them.
   * @param {Game} game
   * @param {(index: number) => boolean} [isOne]
   */
  function addPlayed(game, isOne = () => true) {
    const jumps = playedJumps(game).filter((jump, index) => isOne(index) && !shown.has(jump));
    if (jumps.length === 0) return;
    for (const jump of jumps) shown.add(jump);
    keep(shown);
  }

  /** True if one of the played jumps was shown. @param {Game} game */
  function isHelped(game) {
    const { path } = treeOf(game);
    return playedJumps(game).some((jump, index) => shown.has(jump) || isFound(game, path[index]));
  }
}

/** @param {Game} game */
function playedJumps({ line, cursor }) {
  return line.jumps.slice(0, cursor).map(({ name }, index) => `${line.positions[index]} ${name}`);
}

/** @returns {string[]} */
function kept() {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((jump) => typeof jump === 'string') : [];
  } catch {
    return [];
  }
}

/** Without storage, the page remembers until it is left. @param {Set<string>} shown */
function keep(shown) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...shown].slice(-MOST)));
  } catch {}
}
