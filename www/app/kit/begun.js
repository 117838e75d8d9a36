// Unfinished games, stored on the device until they are won or all their jumps are undone, so that returning to a board
// continues its game. A daily game keeps its day.

import { daysUpTo, today } from '../../common/day.js';
import { readProblem } from '../../engine/problem.js';
import { status } from '../../game/game.js';
import { recordOf } from '../../game/line.js';
import { ownGame } from '../../game/own.js';
import { TREE } from '../../game/tree.js';
import { recall, remember } from './storage.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../game/line.js').Texts} Texts */
/**
 * A game, the day of its problem if it has one, and whether help was used.
 * @typedef {{ day?: string, isHelped: boolean, texts: Texts }} Begun
 */

/** The maximum number of stored games. The most recently played games are kept. */
const MOST = 12;

/**
 * Stores the current state of a game. The game of a daily problem is stored only on the day of that problem.
 * @param {string | undefined} day of the problem
 * @param {Game} game
 * @param {boolean} isHelped true if help was used
 */
export function keepBegun(day, game, isHelped) {
  const here = problemIn(recordOf(game));
  const before = kept();
  const others = before.filter(({ texts }) => problemIn(texts) !== here);
  const mine = before.find(({ texts }) => problemIn(texts) === here);
  // The page learns the day of a problem after its game has opened.
  const of = day ?? mine?.day;
  const own = ownGame(game);
  const isBegun = own.cursor > 0 && status(game) !== 'won';
  if (isBegun && of !== undefined && of !== today()) return;
  if (isBegun) others.unshift({ day: of, isHelped, texts: TREE.record(own) });
  if (isBegun || mine) remember('begun', JSON.stringify(others.slice(0, MOST)));
}

/** @param {string} day @returns {Texts | undefined} the unfinished game of a day */
export const begunOn = (day) => kept().find((begun) => begun.day === day)?.texts;

/**
 * The unfinished game of a problem, or its start. Choosing the problem that is on the board restarts it.
 * @param {Texts} texts without jumps
 * @param {import('../../engine/problem.js').Problem | null} [shown] on the board
 * @returns {Texts}
 */
export function resumed(texts, shown) {
  const textsOf = (/** @type {import('../../engine/problem.js').Problem} */ { shape, start, finish }) =>
    problemIn({ board: shape, start, goal: finish.text });
  const here = textsOf(readProblem(texts));
  if (shown && textsOf(shown) === here) return texts;
  return kept().find((begun) => problemIn(begun.texts) === here)?.texts ?? texts;
}

/**
 * The day on which the game being opened was started, and whether help was used in it. A game started yesterday keeps
 * its day after midnight; an older game counts as started today.
 * @param {Game} game
 */
export function begunAs(game) {
  const now = today();
  const here = problemIn(recordOf(game));
  const { day = now, isHelped } = kept().find(({ texts }) => problemIn(texts) === here) ?? {};
  const goesOn = daysUpTo(now, 2).includes(day);
  return { day: goesOn ? day : now, isHelped: goesOn ? isHelped : undefined };
}

/** The valid stored games: storage may contain anything. @returns {Begun[]} */
function kept() {
  try {
    const games = JSON.parse(recall('begun'));
    return (Array.isArray(games) ? games : [games]).filter(isBegun);
  } catch {
    return [];
  }
}

/** @param {any} begun */
function isBegun({ day = '', isHelped, texts: { found = [], at, ...plain } }) {
  const isText = [day, ...Object.values(plain)].every((text) => typeof text === 'string');
  return isText && typeof isHelped === 'boolean' && Number.isInteger(at) && Array.isArray(found);
}

/** @param {Texts} texts */
const problemIn = ({ board, start, goal }) => JSON.stringify([board, start, goal]);
