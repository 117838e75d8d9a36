// Runs the command-line program to find out what is not yet known about a problem, and stores the answers, one per
// line. Limits are numbers of positions, because time limits would give a different table on another machine. Each line
// is written immediately, so an interrupted run can be continued.

import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../shared/cargo.mjs';
import { fail, root } from '../shared/run.mjs';
import { symmetriesOf } from './boards.mjs';

/** @typedef {{ limit: number, work: number }} Effort */
/**
 * What is known about the positions reachable from a vacancy: how many there are after each number of jumps (in total,
 * and up to symmetry), and which single pegs can be left.
 * @typedef {{ board: string, vacancy: string, date: string, version: string,
 *   levels?: number[], megabytes?: number, survivors?: string[],
 *   symmetric?: { work: number, levels: number[] } }} Start
 */
/**
 * The answers about a problem. Each answer includes its work limit and the work that it took. Crossing tests are run by
 * hand if nothing else decides a problem. The fewest moves have a separate date if they were found later than the rest.
 * @typedef {{ board: string, vacancy: string, survivor: string, date: string, version: string,
 *   any: Effort & { outcome: string }, certificate?: string, solution?: string,
 *   fewest?: Effort & { moves: number, proven: boolean, megabytes?: number, date?: string },
 *   count?: { work: number, solutions: string }, memorable?: Memorable,
 *   crossing?: { megabytes: number, work: number, solvable: boolean } }} Row
 */
/**
 * The solution that is easiest to remember.
 * @typedef {{ work: number, cost: number, proven: boolean, chunks: string[] }} Memorable
 */
/** @typedef {Start | Row} Answer */

/** @typedef {import('./boards.mjs').TableBoard} TableBoard */
/**
 * The most positions that a search may examine for any solution, for the fewest moves and for the number of solutions,
 * and the memory limits for complete sets and for searches for the fewest moves.
 * @typedef {{ any: number, moves: number, count: number, megabytes: number, memory: number }} Limits
 */

const STORE = join(root, 'table/answers.jsonl');
/** @type {Limits} */
export const LIMITS = { any: 3_000_000, moves: 1_000_000, count: 12_000_000, megabytes: 1200, memory: 384 };
const PROGRAM = join(root, 'target/release/peg-solitaire');
/** The exit codes if a problem is solved or refuted, or if a work limit has been reached. */
const ANSWERED = [0, 1, 3];
const CERTIFICATE = join(root, 'target/table/certificate.txt');

/** @param {{ board: string, vacancy: string, survivor?: string }} answer */
export const keyOf = ({ board, vacancy, survivor = '' }) => `${board} ${vacancy} ${survivor}`;

/** The answers by key. If a key has several lines, the last one is used. @returns {Map<string, any>} */
export function readAnswers(file = STORE) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map(
    text
      .split('\n')
      .flatMap(answersIn)
      .map((answer) => [keyOf(answer), answer]),
  );
}

/**
 * The answer on a line. The last line of an interrupted run may be truncated; its question is asked again.
 * @param {string} line
 */
function answersIn(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Appends an answer, on a new line even if the last line is truncated. @param {Answer} answer */
export function addAnswer(answer, file = STORE) {
  const isCut = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, `${isCut ? '\n' : ''}${JSON.stringify(answer)}\n`);
}

/** Replaces the stored answers with these answers, in this order. @param {Answer[]} answers */
export function writeAnswers(answers) {
  writeFileSync(`${STORE}.new`, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  renameSync(`${STORE}.new`, STORE);
}

/** @param {string[]} question a command and its options */
function ask(...question) {
  const { status, stdout, stderr } = spawnSync(PROGRAM, [...question, '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const isAnswered = status !== null && ANSWERED.includes(status);
  return isAnswered ? JSON.parse(stdout) : fail(`peg-solitaire ${question.join(' ')}: ${stderr || 'it was killed.'}`);
}

const today = () => new Date().toISOString().slice(0, 10);

/**
 * What is known about the positions reachable from a vacancy, including new answers. Returns the same object if there
 * are no new answers.
 * @param {TableBoard} board @param {string} vacancy @param {Limits} limits @param {Start} [known]
 * @returns {Start}
 */
export function startOf(board, vacancy, limits, known) {
  let start = known ?? { board: board.name, vacancy, date: today(), version };
  const options = ['--board', board.name, '--vacancy', vacancy];
  if (!start.levels && limits.megabytes > (start.megabytes ?? 0)) {
    const memory = ['--threads', '1', '--memory', String(limits.megabytes)];
    // If the set would be too large, these numbers remain unknown.
    const { levels, survivors } = ask('positions', ...options, ...memory);
    const found = levels && { levels: positionsOf(levels), survivors };
    start = { ...start, megabytes: limits.megabytes, ...found };
  }
  if (!start.symmetric && isCountable(board, start, vacancy, limits)) {
    const { counts, positions } = ask('count', ...options);
    const levels = counts?.levels.map((/** @type {any} */ level) => level.up_to_symmetry);
    if (levels) start = { ...start, symmetric: { work: positions, levels } };
  }
  return start;
}

/** @param {{ positions: number }[]} levels */
const positionsOf = (levels) => levels.map(({ positions }) => positions);

/**
 * True if counting the solutions would stay within the limit.
 * @param {TableBoard} board @param {Start} start @param {string} survivor @param {Limits} limits
 */
function isCountable(board, { vacancy, levels }, survivor, limits) {
  const all = levels?.reduce((sum, positions) => sum + positions, 0) ?? Number.POSITIVE_INFINITY;
  return all / symmetriesOf(board, vacancy, survivor) <= limits.count;
}

/**
 * The answers about a problem, including new ones. Returns the same object if there are no new answers.
 * @param {TableBoard} board @param {{ vacancy: string, survivor: string }} problem @param {Limits} limits
 * @param {Start} start @param {Row} [known]
 * @returns {Row}
 */
export function rowOf(board, { vacancy, survivor }, limits, start, known) {
  const options = ['--board', board.name, '--vacancy', vacancy, '--finish', survivor];
  const head = { board: board.name, vacancy, survivor, date: today(), version };
  let row = known ?? /** @type {Row} */ ({ ...head, any: { limit: 0, outcome: 'unknown', work: 0 } });
  if (row.any.outcome === 'unknown' && row.any.limit < limits.any) row = { ...row, ...anyOf(options, limits.any) };
  if (row.any.outcome !== 'solved') return row;
  const { fewest } = row;
  if (!fewest || (!fewest.proven && fewest.limit < limits.moves)) row = { ...row, ...fewestOf(options, limits, row) };
  if (!row.count && isCountable(board, start, survivor, limits)) {
    const { counts, positions } = ask('count', ...options);
    if (counts) row = { ...row, count: { work: positions, solutions: counts.solutions } };
  }
  return row.memorable ? row : { ...row, memorable: memorableOf(options) };
}

/** @param {string[]} options @param {number} limit */
function anyOf(options, limit) {
  mkdirSync(join(root, 'target/table'), { recursive: true });
  rmSync(CERTIFICATE, { force: true });
  const limits = ['--positions', String(limit), '--certificate', CERTIFICATE];
  const { outcome, positions, jumps } = ask('solve', ...options, ...limits);
  const any = { limit, outcome, work: positions };
  if (outcome === 'impossible') return { any, certificate: readFileSync(CERTIFICATE, 'utf8') };
  return outcome === 'solved' ? { any, solution: movesText(jumps) } : { any };
}

/** @param {string[]} options @param {Limits} limits @param {Row} row */
function fewestOf(options, { moves: limit, memory }, { solution = '', date }) {
  const more = memory === LIMITS.memory ? [] : ['--memory', String(memory)];
  const report = ask('moves', ...options, '--positions', String(limit), ...more);
  const found = report.outcome === 'solved' ? movesText(report.jumps) : solution;
  const best = movesOf(found) <= movesOf(solution) ? found : solution;
  const answer = { limit, work: report.positions, moves: movesOf(best), proven: report.proven === true };
  const fewest = date === today() ? answer : { ...answer, date: today() };
  return { fewest: more.length > 0 ? { ...fewest, megabytes: memory } : fewest, solution: best };
}

/** @param {string[]} options @returns {Memorable} */
function memorableOf(options) {
  const { positions, cost, proven, chunks } = ask('memorable', ...options);
  const texts = chunks.map((/** @type {{ jumps: string[] }} */ { jumps }) => movesText(jumps));
  return { work: positions, cost, proven, chunks: texts };
}

/** The number of moves in a line. @param {string} text */
const movesOf = (text) => text.split(' ').length;

/** Jumps as text, joined into moves. @param {string[]} jumps such as `d2-d4` */
export function movesText(jumps) {
  return jumps.reduce((text, jump) => {
    const [from, to] = jump.split('-');
    return text.endsWith(`-${from}`) ? `${text}-${to}` : `${text} ${jump}`.trim();
  }, '');
}
