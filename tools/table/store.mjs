// Keeps the answers of the table, a line each. A line is written as soon as it is known, so a run that is ended goes on.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../kit/run.mjs';

export const STORE = join(root, 'table/answers.jsonl');

/** @typedef {{ limit: number, work: number }} Effort */
/**
 * What is known of the positions after a vacancy: their numbers by jumps (all, and up to symmetry), and the single pegs
 * that can be left.
 * @typedef {{ board: string, vacancy: string, date: string, version: string,
 *   levels?: number[], megabytes?: number, survivors?: string[], symmetric?: { work: number, levels: number[] } }} Start
 */
/**
 * What is known of a problem. Each question has the limit of work with which it was asked, and the work that it took.
 * @typedef {{ board: string, vacancy: string, survivor: string, date: string, version: string,
 *   any: Effort & { outcome: string }, certificate?: string, solution?: string,
 *   fewest?: Effort & { moves: number, proven: boolean, megabytes?: number },
 *   count?: { work: number, solutions: string } }} Row
 */
/** @typedef {Start | Row} Answer */

/** @param {{ board: string, vacancy: string, survivor?: string }} answer */
export const keyOf = ({ board, vacancy, survivor = '' }) => `${board} ${vacancy} ${survivor}`;

/** The answers by their keys; the last line counts. @returns {Map<string, any>} */
export function readAnswers() {
  const text = existsSync(STORE) ? readFileSync(STORE, 'utf8') : '';
  // The last line of a run that was ended may be cut off.
  const lines = text.split('\n').filter((line) => line.endsWith('}'));
  return new Map(lines.map((line) => JSON.parse(line)).map((answer) => [keyOf(answer), answer]));
}

/** Adds an answer, after the line of a run that was ended. @param {Answer} answer */
export function addAnswer(answer) {
  const isCut = existsSync(STORE) && !/(^|\n)$/.test(readFileSync(STORE, 'utf8'));
  appendFileSync(STORE, `${isCut ? '\n' : ''}${JSON.stringify(answer)}\n`);
}

/** Writes all answers anew, in this order. @param {Answer[]} answers */
export function writeAnswers(answers) {
  writeFileSync(STORE, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
}
