// Converts the answers to the published table, writes its files, and checks them. The same answers always give the same
// bytes.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeLink } from '../../www/link/link.js';
import { version } from '../shared/cargo.mjs';
import { fail, output, root, run } from '../shared/run.mjs';
import { keyOf, readAnswers } from './answers.mjs';
import { boards, knownOf, levelOf, problemsOf, vacanciesOf } from './boards.mjs';
import { isPublished, settledOn } from './sources.mjs';

/** @typedef {import('./boards.mjs').TableBoard} TableBoard */
/** @typedef {import('./answers.mjs').Start} Start */
/** @typedef {import('./answers.mjs').Row} Row */
/**
 * A question: the command that asks it, and the work it took to answer it. The work is unknown for facts that were
 * already in the catalogue.
 * @typedef {{ command: string, work: number | null }} Asked
 */

/**
 * A problem as it is published. `moves` is the fewest moves if `moves_proven` is true, otherwise the best known number.
 * `solutions` is text, because it may have too many digits for a number. `cost` is the cost of the solution that is
 * easiest to remember, or of the best one known if `cost_proven` is false; `chunks` is that solution, with commas
 * between its chunks. `found` contains the new facts, each with its date.
 * @typedef {{ board: string, vacancy: string, survivor: string, solvable: boolean | null, proof: string | null,
 *   moves: number | null, moves_proven: boolean, solutions: string | null, grade: number | null,
 *   cost: number | null, cost_proven: boolean, chunks: string | null,
 *   found: Record<string, string>, version: string, date: string, any: Asked,
 *   fewest: Asked | null, count: Asked | null, memorable: Asked | null, link: string, solution: string | null,
 *   certificate: string | null }} Problem
 */
/**
 * The positions reachable from a vacancy, by number of jumps.
 * @typedef {{ board: string, vacancy: string, all: number[] | null, up_to_symmetry: number[] | null,
 *   survivors: string[] | null, found: string | null, version: string, date: string, command: string,
 *   work: number | null }} Levels
 */
/**
 * @typedef {{ title: string, licence: string, version: string, boards: object[], problems: Problem[],
 *   levels: Levels[] }} Table
 */

const FILES = ['problems.json', 'problems.csv', 'levels.txt', 'schema.json', 'LICENSE'];
const OWN = join(root, 'table');
const RESULTS = join(root, 'docs/results.md');
/** Finds the table of solutions to remember in docs/results.md. */
const MEMORABLE = /(## Solutions to remember\n.*?\n\n)\|.*?\|(\n\n)/s;
/** The checker, a Python program that shares no code with the solver. */
const CHECKER = join(root, 'tools/table/check.py');

/** The table of all stored answers. @returns {Table} */
export function tableOf(answers = readAnswers(), all = boards()) {
  const of = (/** @type {any} */ place) => answers.get(keyOf(place));
  const starts = all.flatMap((board) =>
    vacanciesOf(board).flatMap((vacancy) => of({ board: board.name, vacancy }) ?? []),
  );
  const problems = all.flatMap((board) =>
    knownOf(board).flatMap((known) => {
      const row = of({ board: board.name, vacancy: known.start, survivor: known.finish });
      return row ? problemOf(row, known, levelOf(board, known), of({ board: board.name, vacancy: known.start })) : [];
    }),
  );
  return {
    title: `Peg solitaire: every problem with one vacancy and one survivor on ${all.length} boards`,
    licence: 'CC0-1.0',
    version,
    boards: all.map(boardOf),
    problems,
    levels: starts.filter(({ levels, symmetric }) => levels || symmetric).map(levelsOf),
  };
}

/** @param {TableBoard} board */
function boardOf(board) {
  const { name, title, holes, directions, rows, pairs } = board;
  const admitted = problemsOf(board).length;
  return { name, title, holes: holes.length, directions, rows, problems: pairs, excluded: pairs - admitted };
}

/**
 * The command for a question.
 * @param {{ board: string, vacancy: string, survivor?: string }} place
 */
function command({ board, vacancy, survivor }, /** @type {string} */ question) {
  const finish = survivor ? ` --finish ${survivor}` : '';
  return `peg-solitaire ${question} --board ${board} --vacancy ${vacancy}${finish}`;
}

/**
 * @param {Row} row @param {import('../../www/engine/wasm/peg_solitaire.js').SingleProblem} known
 * @param {number | null} grade @param {Start} [start]
 * @returns {Problem}
 */
function problemOf(row, known, grade, start) {
  const { board, vacancy, survivor, any, count, memorable, solution, certificate } = row;
  const { moves, moves_proven, fewest } = movesOf(row);
  const isReached = any.outcome === 'unknown' ? start?.survivors?.includes(survivor) : undefined;
  const { crossing } = row;
  const solvable = any.outcome === 'unknown' ? (isReached ?? crossing?.solvable ?? null) : any.outcome === 'solved';
  const kind = certificate?.match(/^certificate: (.*)/)?.[1] ?? (solution ? 'solution' : null);
  const solutions = count?.solutions ?? known.solutions ?? null;
  return {
    board,
    vacancy,
    survivor,
    solvable,
    proof: kind ?? (solvable === null ? null : isReached === undefined && crossing ? 'crossing' : 'complete set'),
    moves,
    moves_proven,
    solutions,
    grade,
    cost: memorable?.cost ?? null,
    cost_proven: memorable?.proven ?? false,
    chunks: memorable?.chunks.join(', ') ?? null,
    found: found(row, solvable !== null),
    version: row.version,
    date: row.date,
    any: askedAny(row, isReached === undefined ? undefined : start),
    fewest,
    count: solutions ? { command: command(row, 'count'), work: count?.work ?? null } : null,
    memorable: memorable ? { command: command(row, 'memorable'), work: memorable.work } : null,
    link: `../${writeLink({ board, start: vacancy, goal: survivor, moves: solution, at: solution ? 0 : undefined })}`,
    solution: solution ?? null,
    certificate: certificate ?? null,
  };
}

/**
 * The question that decided a problem, or else the last one asked.
 * @param {Row} row
 * @param {Start} [start] that decides it
 */
function askedAny(row, start) {
  const { any, crossing } = row;
  if (start) return { command: `${command(start, 'positions')} --memory ${start.megabytes}`, work: sum(start.levels) };
  if (crossing) return { command: `${command(row, 'crossing')} --memory ${crossing.megabytes}`, work: crossing.work };
  return { command: `${command(row, 'solve')} --positions ${any.limit}`, work: any.work };
}

/** The fewest known moves, and whether they are proven. @param {Row} row */
function movesOf(row) {
  const { fewest } = row;
  if (!fewest) return { moves: null, moves_proven: false, fewest: null };
  const { limit, megabytes, work, moves, proven } = fewest;
  const memory = megabytes ? ` --memory ${megabytes}` : '';
  const ask = `${command(row, 'moves')} --positions ${limit}${memory}`;
  return { moves, moves_proven: proven, fewest: { command: ask, work } };
}

/** The new facts about a problem. @param {Row} row @param {boolean} isSettled */
function found({ board, vacancy, survivor, date, fewest, count }, isSettled) {
  const settled = settledOn(keyOf({ board, vacancy, survivor }));
  const isNew = (/** @type {'moves' | 'solutions'} */ fact) => !isPublished(fact, board, vacancy, survivor);
  return {
    ...(isSettled && settled ? { solvable: settled } : {}),
    ...(fewest?.proven && isNew('moves') ? { moves: fewest.date ?? date } : {}),
    ...(count && isNew('solutions') ? { solutions: date } : {}),
  };
}

/** @param {Start} start @returns {Levels} */
function levelsOf({ board, vacancy, levels, symmetric, survivors, version, date }) {
  return {
    board,
    vacancy,
    all: levels ?? null,
    up_to_symmetry: symmetric?.levels ?? null,
    survivors: survivors ?? null,
    found: isPublished('levels', board, vacancy) ? null : date,
    version,
    date,
    command: command({ board, vacancy }, 'positions'),
    work: levels ? sum(levels) : null,
  };
}

/** @param {number[]} [numbers] */
const sum = (numbers = []) => numbers.reduce((sum, number) => sum + number, 0);

/** @param {Table} table @returns {Record<string, string>} */
export function textsOf(table) {
  const line = (/** @type {object} */ row) => `  ${JSON.stringify(row)}`;
  const { boards, problems, levels, ...head } = table;
  const lists = Object.entries({ boards, problems, levels });
  const written = lists.map(([name, rows]) => ` "${name}": [\n${rows.map(line).join(',\n')}\n ]`);
  const texts = {
    'problems.json': `${JSON.stringify(head).slice(0, -1)},\n${written.join(',\n')}\n}\n`,
    'problems.csv': csvOf(problems),
    'levels.txt': levels.flatMap(sequencesOf).join('\n'),
    'schema.json': readFileSync(join(OWN, 'schema.json'), 'utf8'),
    LICENSE: readFileSync(join(OWN, 'LICENSE'), 'utf8'),
  };
  const sums = FILES.map((name) => `${sumOf(texts[/** @type {keyof typeof texts} */ (name)])}  ${name}\n`);
  return { ...texts, SHA256SUMS: sums.join('') };
}

/** @param {string} text */
const sumOf = (text) => createHash('sha256').update(text).digest('hex');

/** A line for each problem; nested JSON values have separate columns. @param {Problem[]} problems */
function csvOf(problems) {
  const flat = problems.map(({ found, any, fewest, count, memorable, certificate: _, ...rest }) => ({
    ...rest,
    found: Object.entries(found)
      .map(([fact, date]) => `${fact} ${date}`)
      .join('; '),
    ...named('any', any),
    ...named('fewest', fewest),
    ...named('count', count),
    ...named('memorable', memorable),
  }));
  const cell = (/** @type {unknown} */ value) =>
    /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : (value ?? '');
  const lines = [Object.keys(flat[0] ?? {}), ...flat.map(Object.values)];
  return lines.map((values) => `${values.map(cell).join(',')}\n`).join('');
}

/** @param {string} question @param {Asked | null} asked */
const named = (question, asked) => ({ [`${question}_command`]: asked?.command, [`${question}_work`]: asked?.work });

/** Level sizes as OEIS b-files, one block per sequence. @param {Levels} levels */
function sequencesOf({ board, vacancy, all, up_to_symmetry: symmetric, command }) {
  const block = (/** @type {string} */ words, /** @type {string} */ how, /** @type {number[] | null} */ terms) =>
    terms
      ? [
          `# ${board}, vacancy ${vacancy}: positions after n jumps${words}\n# ${how}\n${terms.map((term, n) => `${n} ${term}\n`).join('')}`,
        ]
      : [];
  const counted = command.replace('positions', 'count');
  return [...block('', command, all), ...block(', up to symmetry', counted, symmetric)];
}

/** Solutions to remember, a row for each board with a proven cost, in Markdown. @param {Map<string, any>} answers */
export function memorableText(answers = readAnswers(), all = boards()) {
  const lines = all.flatMap(({ name, title }) => {
    const rows = [...answers.values()].flatMap(({ board, memorable }) => (board === name && memorable) || []);
    const proven = rows.filter((row) => row.proven).length;
    const costs = rows.map(({ cost }) => cost).sort((one, other) => one - other);
    const cells = [title, rows.length, proven, costs[rows.length >> 1], costs.at(-1)];
    return proven > 0 ? `\n| ${cells.join(' | ')} |` : [];
  });
  const head = `| board | problems | proven | cost | most |\n| --- | ${Array(4).fill('---:').join(' | ')} |`;
  return head + lines.join('');
}

/** Writes the table of solutions to remember to docs/results.md. */
export function writeResults() {
  const text = readFileSync(RESULTS, 'utf8');
  writeFileSync(
    RESULTS,
    text.replace(MEMORABLE, (_, before, after) => `${before}${memorableText()}${after}`),
  );
}

/** @param {string} folder */
export function writeTable(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(textsOf(tableOf()))) writeFileSync(join(folder, name), text);
}

/** The name of Python 3, or undefined if there is none. */
export function findPython() {
  return ['python3', 'python'].find((name) => output(name, ['--version'])?.startsWith('Python 3'));
}

/** Checks the files of the table in a folder. Ends this process if any file is wrong. @param {string} folder */
export function checkTable(folder) {
  const python =
    findPython() ?? fail('Python 3 is missing. Install it: tools/table/check.py needs it to check the table.');
  run(python, [CHECKER, folder]);
}
