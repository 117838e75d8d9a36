// Times a judge in wasm on positions from random play, and the counting of winning lines from them, as
// `benches/judge.rs` does natively.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/run.mjs';
import { percentile, timed } from './measuring.mjs';

/**
 * A row of benches/judge.json: `count` positions for each problem. A problem is a start and a finish.
 * @typedef {{ title: string, objective?: 'count', board: string, problems: [string, string][], count: number }} Row The
 * warm-up time, the median, p99 and maximum answer times, and the number of unanswered questions.
 * @typedef {{ title: string, asked: number, warmUp: number, half: number, most: number, worst: number, open: number }}
 *   Judged
 */

/** The number of positions between two checks of the clock. */
const SLICE = 1000;
/** A question is abandoned after this many milliseconds. */
const PATIENCE = 2000;

/** @param {any} engine @returns {Judged[]} */
export function judgeInWasm(engine) {
  console.error('Judging in wasm...');
  /** @type {Row[]} */
  const rows = JSON.parse(readFileSync(join(root, 'benches/judge.json'), 'utf8'));
  return rows.map((row) => judgeRow(engine, row));
}

/** @param {any} engine @param {Row} row @returns {Judged} */
function judgeRow({ Board, Judge, Solutions }, { title, objective, board: name, problems, count }) {
  const board = new Board(name);
  const [Subject, prepare, ask] = objective ? [Solutions, findAll, isCounted] : [Judge, learn, isJudged];
  const runs = problems.map(([start, finish]) => {
    const subject = new Subject(board, board.start(start), finish);
    const { ms } = timed(() => prepare(subject));
    const asked = positions(board, board.start(start), count);
    const questions = asked.map((position) => timed(() => ask(subject, position)));
    subject.free();
    return { ms, questions };
  });
  const questions = runs.flatMap((run) => run.questions);
  return {
    title,
    asked: questions.length,
    warmUp: Math.max(...runs.map(({ ms }) => ms)),
    half: percentile(questions, 50),
    most: percentile(questions, 99),
    worst: Math.max(...questions.map(({ ms }) => ms)),
    open: questions.filter(({ result }) => !result).length,
  };
}

/** @param {any} judge */
function learn(judge) {
  while (!judge.prepare(SLICE));
}

/** True if the position and all its jumps were judged in time. @param {any} judge @param {string} position */
function isJudged(judge, position) {
  const begin = performance.now();
  judge.ask(position);
  while (performance.now() - begin < PATIENCE) {
    if (judge.run(SLICE).state === 'judged') return true;
  }
  return false;
}

/** @param {any} solutions */
function findAll(solutions) {
  while (solutions.run(SLICE).state === 'running');
}

/** @param {any} solutions @param {string} position */
function isCounted(solutions, position) {
  return solutions.from(position).state === 'counted';
}

/**
 * Distinct positions, each from a separate game of random play.
 * @param {any} board
 * @param {string} start
 * @param {number} count
 */
function positions(board, start, count) {
  const random = numbers();
  const seen = new Set();
  for (let games = 0; games < 20 * count; games++) {
    const positions = game(board, start, random);
    const position = positions[random(positions.length)];
    if (seen.size < count) seen.add(position);
  }
  return [...seen];
}

/**
 * The positions after each jump of a random game, played until no jump is possible.
 * @param {any} board
 * @param {string} start
 * @param {(end: number) => number} random
 */
function game(board, start, random) {
  const positions = [start];
  for (;;) {
    const position = positions[positions.length - 1];
    const jumps = board.jumps(position);
    if (jumps.length === 0) return positions;
    positions.push(board.play(position, jumps[random(jumps.length)].name));
  }
}

/** Pseudorandom numbers below `end`, the same here as in Rust. */
function numbers() {
  let state = 1;
  return (/** @type {number} */ end) => {
    state = (state * 16_807) % 0x7fff_ffff;
    return (state >> 8) % end;
  };
}
