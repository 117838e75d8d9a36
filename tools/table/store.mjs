// Keeps the answers of the table, a line each. A line is written at once, so a run that is ended goes on.

import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../kit/run.mjs';

export const STORE = join(root, 'table/answers.jsonl');

/** @typedef {{ limit: number, work: number }} Effort */
/**
 * The positions after a vacancy, as far as they are known: their numbers by jumps (all, and up to symmetry), and the
 * single pegs that can be left.
 * @typedef {{ board: string, vacancy: string, date: string, version: string,
 *   levels?: number[], megabytes?: number, survivors?: string[],
 *   symmetric?: { work: number, levels: number[] } }} Start
 */
/**
 * The answers about a problem. Each question has the limit of work with which it was asked, and the work that it took.
 * A crossing test is made by hand, where nothing else settles a problem. The fewest moves have a day of their own if
 * they were asked for later than the rest.
 * @typedef {{ board: string, vacancy: string, survivor: string, date: string, version: string,
 *   any: Effort & { outcome: string }, certificate?: string, solution?: string,
 *   fewest?: Effort & { moves: number, proven: boolean, megabytes?: number, date?: string },
 *   count?: { work: number, solutions: string },
 *   crossing?: { megabytes: number, work: number, solvable: boolean } }} Row
 */
/** @typedef {Start | Row} Answer */

/** @param {{ board: string, vacancy: string, survivor?: string }} answer */
export const keyOf = ({ board, vacancy, survivor = '' }) => `${board} ${vacancy} ${survivor}`;

/** The answers by their keys; the last line counts. @returns {Map<string, any>} */
export function readAnswers(file = STORE) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map(
    text
      .split('\n')
      .flatMap(answersIn)
      .map((answer) => [keyOf(answer), answer]),
  );
}

/** The answer of a line. That of a run that was ended may be cut off: it is asked again. @param {string} line */
function answersIn(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Adds an answer, after the line of a run that was ended. @param {Answer} answer */
export function addAnswer(answer, file = STORE) {
  const isCut = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, `${isCut ? '\n' : ''}${JSON.stringify(answer)}\n`);
}

/** Writes all answers anew, in this order. @param {Answer[]} answers */
export function writeAnswers(answers) {
  writeFileSync(`${STORE}.new`, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  renameSync(`${STORE}.new`, STORE);
}
