// The jumps that the solver has shown during this visit. A win counts as helped if one of its jumps was shown in the
// position where it was played: by Hint, by playback, or by verdicts on all jumps.

import { position } from '../../game/game.js';
import { isFound, treeOf } from '../../game/tree.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {ReturnType<typeof shownJumps>} Shown */

const KEY = 'peg-solitaire-shown';
/** The maximum number of jumps that survive a reload. */
const MOST = 4000;

export function shownJumps() {
  /** Each entry is a position and a jump. @type {Set<string>} */
  const shown = new Set(kept());
  return { add, addFound, addPlayed, isHelped, forget };

  /** Adds a jump from the current position. @param {Game} game @param {string} jump such as `d2-d4` */
  function add(game, jump) {
    addAll([`${position(game)} ${jump}`]);
  }

  /**
   * Adds the solver's jumps in the line on the board: by default, those already played.
   * @param {Game} game
   * @param {number} [count] the number of jumps of the line to include
   */
  function addFound(game, count = game.cursor) {
    const { path } = treeOf(game);
    addAll(jumpsOf(game, count).filter((_, index) => isFound(game, path[index])));
  }

  /** Adds the last jumps played. @param {Game} game @param {number} [count] */
  function addPlayed(game, count = game.cursor) {
    addAll(jumpsOf(game, game.cursor).slice(-count));
  }

  /** Forgets all jumps, since the player has learned a solution by heart. */
  function forget() {
    shown.clear();
    keep(shown);
  }

  /** @param {string[]} jumps */
  function addAll(jumps) {
    const news = jumps.filter((jump) => !shown.has(jump));
    for (const jump of news) shown.add(jump);
    if (news.length > 0) keep(shown);
  }

  /** True if the solver has shown one of the played jumps. @param {Game} game */
  function isHelped(game) {
    const { path } = treeOf(game);
    return jumpsOf(game, game.cursor).some((jump, index) => shown.has(jump) || isFound(game, path[index]));
  }
}

/** The first jumps of the line on the board, each with the position before. @param {Game} game @param {number} count */
function jumpsOf({ line }, count) {
  return line.jumps.slice(0, count).map(({ name }, index) => `${line.positions[index]} ${name}`);
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

/** Without storage, the jumps are kept until the page is closed. @param {Set<string>} shown */
function keep(shown) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...shown].slice(-MOST)));
  } catch {}
}
