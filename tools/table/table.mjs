// `npm run table`: generates the table of all problems with one vacancy and one survivor, in `table/answers.jsonl`, and
// writes its files to `target/table` and a summary to docs/results.md. An interrupted run can be continued. `--
// --check` checks the files with `check.py`, which shares no code with the solver. `-- --board NAME` selects one board;
// `--any`, `--moves`, `--count`, `--megabytes` and `--memory` take a number, and retry what is still unknown with that
// limit.

import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from '../shared/setup.mjs';

setUp();
const { buildWasm } = await import('../engine/wasm.mjs');
await buildWasm();
const { fail, root, run } = await import('../shared/run.mjs');
const { boards, problemsOf, vacanciesOf } = await import('./boards.mjs');
const { addAnswer, keyOf, LIMITS, readAnswers, rowOf, startOf, writeAnswers } = await import('./answers.mjs');
const { checkTable, writeResults, writeTable } = await import('./publish.mjs');

const FOLDER = join(root, 'target/table');
const options = readOptions(process.argv.slice(2));
const all = boards();
const answers = readAnswers();
if (!options.isCheck) {
  run('cargo', ['build', '--release', '--locked', '--quiet', '--package', 'peg-solitaire-cli']);
  const chosen = all.filter(({ name }) => [undefined, name].includes(options.board));
  if (chosen.length === 0) fail(`The table has no board "${options.board}".`);
  for (const board of chosen) askAbout(board);
  writeAnswers(all.flatMap(inOrder));
}
writeTable(FOLDER);
if (!options.isCheck) {
  copyFileSync(join(FOLDER, 'SHA256SUMS'), join(root, 'table/SHA256SUMS'));
  writeResults();
}
if (options.isCheck) checkTable(FOLDER);

/** Asks what is still unknown about a board. @param {import('./boards.mjs').TableBoard} board */
function askAbout(board) {
  console.log(`${board.title}, ${board.holes.length} holes`);
  const problems = problemsOf(board);
  const isOfProblem = (/** @type {string} */ vacancy) => problems.some((problem) => problem.vacancy === vacancy);
  for (const vacancy of vacanciesOf(board)) {
    // A large set is worth its time only if it shows which pegs can be left.
    const megabytes = isOfProblem(vacancy) ? options.limits.megabytes : LIMITS.megabytes;
    keep({ board: board.name, vacancy }, (known) => startOf(board, vacancy, { ...options.limits, megabytes }, known));
  }
  for (const problem of problems) {
    const start = answers.get(keyOf({ board: board.name, vacancy: problem.vacancy }));
    keep({ board: board.name, ...problem }, (known) => rowOf(board, problem, options.limits, start, known));
  }
}

/**
 * Stores an answer if it is new.
 * @param {{ board: string, vacancy: string, survivor?: string }} place @param {(known: any) => any} find
 */
function keep(place, find) {
  const known = answers.get(keyOf(place));
  const answer = find(known);
  if (answer === known) return;
  addAnswer(answer);
  answers.set(keyOf(place), answer);
}

/** The answers about a board in the order of the table. @param {import('./boards.mjs').TableBoard} board */
function inOrder(board) {
  const starts = vacanciesOf(board).map((vacancy) => ({ board: board.name, vacancy }));
  const rows = problemsOf(board).map((problem) => ({ board: board.name, ...problem }));
  return [...starts, ...rows].flatMap((place) => answers.get(keyOf(place)) ?? []);
}

/** @param {string[]} args */
function readOptions(args) {
  const rest = [...args];
  /** @type {{ isCheck: boolean, board?: string, limits: import('./answers.mjs').Limits }} */
  const read = { isCheck: false, limits: { ...LIMITS } };
  while (rest.length > 0) {
    const name = rest.shift()?.replace(/^--/, '') ?? '';
    if (name === 'check') read.isCheck = true;
    else if (name === 'board') read.board = rest.shift();
    else if (name in LIMITS && Number(rest[0]) > 0) Object.assign(read.limits, { [name]: Number(rest.shift()) });
    else
      fail(
        `There is no option "${name}". Choose --check, --board NAME, or a limit: ${Object.keys(LIMITS).join(', ')}.`,
      );
  }
  return read;
}
