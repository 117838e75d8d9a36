// Games that were begun, on the device until they are won or taken back: a board left in the middle is there when one
// comes back to it. That of a day goes on with its day.

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
 * A game, the day of its problem if it has one, and whether a person was helped.
 * @typedef {{ day?: string, isHelped: boolean, texts: Texts }} Begun
 */

/** The games that are kept, the last ones that were played. */
const MOST = 12;

/**
 * Keeps a game as it is now; that of a day only if it was begun on that day.
 * @param {string | undefined} day of its problem
 * @param {Game} game
 * @param {boolean} isHelped true if a person was helped in it
 */
export function keepBegun(day, game, isHelped) {
  const here = problemIn(recordOf(game));
  const before = kept();
  const others = before.filter(({ texts }) => problemIn(texts) !== here);
  const mine = before.find(({ texts }) => problemIn(texts) === here);
  // The page learns the day of a problem after its game is there.
  const of = day ?? mine?.day;
  const own = ownGame(game);
  const isBegun = own.cursor > 0 && status(game) !== 'won';
  if (isBegun && of !== undefined && of !== today()) return;
  if (isBegun) others.unshift({ day: of, isHelped, texts: TREE.record(own) });
  if (isBegun || mine) remember('begun', JSON.stringify(others.slice(0, MOST)));
}

/** @param {string} day @returns {Texts | undefined} the game of a day that was begun */
export function begunOn(day) {
  return kept().find((begun) => begun.day === day)?.texts;
}

/**
 * The game of a problem that was begun, or its start: also of the problem on the board, which begins again.
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
 * The day on which a game was begun that is opened now, and whether a person was helped in it: a game of yesterday goes
 * on after midnight.
 * @param {Game} game
 */
export function begunAs(game) {
  const now = today();
  const here = problemIn(recordOf(game));
  const { day = now, isHelped } = kept().find(({ texts }) => problemIn(texts) === here) ?? {};
  const goesOn = daysUpTo(now, 2).includes(day);
  return { day: goesOn ? day : now, isHelped: goesOn ? isHelped : undefined };
}

/** The kept games that make sense: storage may hold any text. @returns {Begun[]} */
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
function problemIn({ board, start, goal }) {
  return JSON.stringify([board, start, goal]);
}
