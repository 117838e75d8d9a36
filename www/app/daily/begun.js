// The game of a day that was begun, on the device until it is won, taken back, or that of another day is begun.

import { daysUpTo, today } from '../../common/day.js';
import { status } from '../../game/game.js';
import { recordOf } from '../../game/line.js';
import { ownGame } from '../../game/own.js';
import { TREE } from '../../game/tree.js';
import { recall, remember } from '../kit/storage.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../game/line.js').Texts} Texts */

/**
 * Keeps a game of a day as it is now, if it was begun on that day.
 * @param {string} day
 * @param {Game} game
 * @param {boolean} isHelped true if a person was helped in it
 */
export function keepBegun(day, game, isHelped) {
  const isBegun = game.cursor > 0 && status(game) !== 'won';
  if (isBegun && day === today())
    remember('begun', JSON.stringify({ day, isHelped, texts: TREE.record(ownGame(game)) }));
  else if (!isBegun && begunOn(day)) remember('begun', '');
}

/** @param {string} day @returns {Texts | undefined} the game of a day that was begun */
export function begunOn(day) {
  const begun = kept();
  return begun?.day === day ? begun.texts : undefined;
}

/**
 * The day on which a game was begun that is opened now, and whether a person was helped in it: a game of yesterday goes
 * on after midnight.
 * @param {Game} game
 */
export function begunAs(game) {
  const now = today();
  const { day = now, isHelped, texts } = kept() ?? {};
  const isSame = texts && problemIn(recordOf(game)) === problemIn(texts);
  const goesOn = isSame && daysUpTo(now, 2).includes(day);
  return { day: goesOn ? day : now, isHelped: goesOn ? isHelped : undefined };
}

/**
 * The kept game, if it makes sense: storage may hold any text.
 * @returns {{ day: string, isHelped: boolean, texts: Texts } | undefined}
 */
function kept() {
  try {
    const { day, isHelped, texts } = JSON.parse(recall('begun'));
    const { found = [], at, ...plain } = texts;
    const isGood = [day, ...Object.values(plain)].every((text) => typeof text === 'string');
    return isGood && Number.isInteger(at) && Array.isArray(found)
      ? { day, isHelped: isHelped === true, texts }
      : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Texts} texts */
function problemIn({ board, start, goal }) {
  return JSON.stringify([board, start, goal]);
}
