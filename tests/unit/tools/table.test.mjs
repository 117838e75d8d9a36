// The table of problems is complete, agrees with known results, and can be continued after an interrupted run; its
// checker finds errors.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../../tools/shared/run.mjs';
import { addAnswer, keyOf, LIMITS, movesText, readAnswers, rowOf } from '../../../tools/table/answers.mjs';
import { boards, holesOf, knownOf, symmetriesOf, vacanciesOf } from '../../../tools/table/boards.mjs';
import { partsOf } from '../../../tools/table/page.mjs';
import { findPython, memorableText, tableOf, textsOf, writeTable } from '../../../tools/table/publish.mjs';

const all = boards();
const known = new Map(all.map((board) => [board, knownOf(board)]));
const answers = readAnswers();
const table = tableOf(answers);
const rows = new Map(table.problems.map((row) => [keyOf(row), row]));
const python = findPython();
const folder = mkdtempSync(join(tmpdir(), 'table-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

test('the table has every problem that a position class admits, and every kind of vacancy that was asked', () => {
  for (const [board, problems] of known) {
    const wanted = problems.map(({ start, finish }) => `${board.name} ${start} ${finish}`);
    assert.equal(wanted.filter((key) => !rows.has(key)).join(), '');
    assert.ok(vacanciesOf(board).length <= board.holes.length);
  }
  assert.equal(new Set(rows.keys()).size, table.problems.length);
});

test('what the catalogue knows is what the table found', () => {
  let count = 0;
  for (const [board, problems] of known)
    for (const { start, finish, solvable, moves, solutions } of problems) {
      const row = rows.get(`${board.name} ${start} ${finish}`);
      if (solvable !== undefined) assert.equal(row?.solvable, solvable, `${board.name} ${start} ${finish}`);
      if (moves) assert.equal(row?.moves, moves, `${board.name} ${start} ${finish}`);
      const asked = answers.get(`${board.name} ${start} ${finish}`);
      if (moves && asked?.fewest.proven) assert.equal(asked.fewest.moves, moves, `${board.name} ${start} ${finish}`);
      if (solutions && asked?.count) assert.equal(asked.count.solutions, solutions);
      if (solutions) assert.equal(row?.solutions, solutions, `${board.name} ${start} ${finish}`);
      count += Number(Boolean(moves && asked?.fewest.proven));
    }
  assert.ok(count > 100, `${count} numbers of moves`);
});

test('the files agree with the stored checksums', () => {
  assert.equal(textsOf(table).SHA256SUMS, readFileSync(join(root, 'table/SHA256SUMS'), 'utf8'));
});

test('the results show the solutions to remember', () => {
  assert.ok(readFileSync(join(root, 'docs/results.md'), 'utf8').includes(memorableText(answers, all)));
});

test('the citation has the version of the table', () => {
  const text = readFileSync(join(root, 'CITATION.cff'), 'utf8');
  assert.match(text, new RegExp(`^version: ${table.version.replaceAll('.', '\\.')}$`, 'm'));
  assert.match(text, /^license: CC0-1\.0$/m);
});

test('each row has the columns of the schema, and no other', () => {
  const { $defs } = JSON.parse(readFileSync(join(root, 'table/schema.json'), 'utf8'));
  for (const [kind, list] of [
    ['board', table.boards],
    ['problem', table.problems],
    ['levels', table.levels],
  ])
    for (const row of list) assert.deepEqual(Object.keys(row).sort(), [...$defs[String(kind)].required].sort());
});

test('a run that was interrupted in the middle of a line continues after it', () => {
  const file = join(folder, 'answers.jsonl');
  const head = { board: 'triangle', version: '0', date: '2026-11-26' };
  addAnswer({ ...head, vacancy: 'a1' }, file);
  const whole = readFileSync(file, 'utf8');
  // Two truncated lines, one of them truncated after a brace.
  writeFileSync(file, `${whole}${whole.slice(0, 20)}\n{"any":{}`);
  assert.deepEqual([...readAnswers(file).keys()], ['triangle a1 ']);
  addAnswer({ ...head, vacancy: 'a2' }, file);
  addAnswer({ ...head, vacancy: 'a1', survivors: ['a1'] }, file);
  assert.deepEqual([...readAnswers(file).keys()], ['triangle a1 ', 'triangle a2 ']);
  assert.deepEqual(readAnswers(file).get('triangle a1 ').survivors, ['a1']);
});

test('what is known is not asked again', () => {
  const board = all.find(({ name }) => name === 'triangle') ?? assert.fail();
  const row = answers.get('triangle a1 a1');
  assert.equal(rowOf(board, row, LIMITS, answers.get('triangle a1 '), row), row);
});

test('symmetries are counted that leave a problem as it is', () => {
  const board = all.find(({ name }) => name === 'english') ?? assert.fail();
  assert.equal(['d4', 'd1', 'a4', 'c1'].map((survivor) => symmetriesOf(board, 'd4', survivor)).join(' '), '8 2 2 1');
});

test('jumps of one peg are one move', () => {
  assert.equal(movesText(['d2-d4', 'd4-f4', 'e6-e4', 'f4-d4']), 'd2-d4-f4 e6-e4 f4-d4');
});

test('the page has a row for each problem, and none of its places is left', () => {
  const page = readFileSync(join(root, 'dist/table/index.html'), 'utf8');
  assert.equal(page.match(/<tr data-board/g)?.length, table.problems.length);
  assert.doesNotMatch(page, /<!--|undefined|NaN/);
  assert.match(partsOf(table, holesOf).rows, /href="\.\.\/\?board=english&amp;start=d4&amp;goal=d4"/);
});

const needsPython = { skip: python ? false : 'Python 3 is missing' };

/** The checker's output for a folder. @param {string} where */
function check(where) {
  const options = [join(root, 'tools/table/check.py'), '--quick', where];
  const { stdout, stderr, status } = spawnSync(String(python), options, { encoding: 'utf8' });
  assert.equal(stderr, '');
  return { stdout, status };
}

test('the checker finds nothing wrong', needsPython, () => {
  const where = join(folder, 'whole');
  writeTable(where);
  const { stdout, status } = check(where);
  assert.match(stdout, / 0 errors\.\n$/);
  assert.equal(status, 0);
});

/**
 * Errors, each with the checker's message about it.
 * @type {[RegExp, (row: (key: string) => any, table: any) => void][]}
 */
const FAULTS = [
  [/triangle a1 to a1 is not solved/, (row) => (row('triangle a1 a1').solution = 'a3-a1 a1-c3')],
  [/4x5 a1 to a2 has another number of moves/, (row) => (row('4x5 a1 a2').moves = 10)],
  [
    /triangle-10 a2 to b2 has other fewest moves: 5/,
    (row) => {
      const { solution } = row('triangle-10 a2 b2');
      Object.assign(row('triangle-10 a2 b2'), { solution: solution.replace('c4-a4-a2', 'c4-a4 a4-a2'), moves: 6 });
    },
  ],
  [/triangle a1 to a1 has another number of solutions/, (row) => (row('triangle a1 a1').solutions = '6817')],
  [
    /triangle a1 to b3 has another verdict/,
    (row) => Object.assign(row('triangle a1 b3'), { solvable: null, proof: null, certificate: null }),
  ],
  [
    /diamond-13 c1 to c1 has weights that prove nothing/,
    (row) => {
      row('diamond-13 c1 c1').certificate = row('diamond-13 c1 c1').certificate.replace('weights: 1', 'weights: 9');
    },
  ],
  [
    /diamond-13 c1 to c4 has a certificate of another/,
    (row) => {
      row('diamond-13 c1 c4').certificate = row('diamond-13 c1 c1').certificate;
    },
  ],
  [
    /triangle a1 has other level sizes/,
    (_, { levels }) =>
      levels.find((/** @type {any} */ { board, vacancy }) => board === 'triangle' && vacancy === 'a1').all[3]++,
  ],
  [
    /hexagon-19 lacks problems/,
    (_, { problems }) =>
      problems.splice(
        problems.findIndex((/** @type {any} */ row) => row.board === 'hexagon-19'),
        1,
      ),
  ],
  [/published: solvable .*'english33'/, (row) => Object.assign(row('english d4 d4'), { solvable: false })],
];

test('the checker finds all that is wrong', needsPython, () => {
  const where = join(folder, 'spoilt');
  cpSync(join(folder, 'whole'), where, { recursive: true });
  const file = join(where, 'problems.json');
  const spoilt = JSON.parse(readFileSync(file, 'utf8'));
  const of = (/** @type {string} */ key) => spoilt.problems.find((/** @type {any} */ row) => keyOf(row) === key);
  for (const [, spoil] of FAULTS) spoil(of, spoilt);
  writeFileSync(file, JSON.stringify(spoilt));
  const { stdout, status } = check(where);
  for (const [said] of FAULTS) assert.match(stdout, said);
  assert.match(stdout, /problems\.json has another sum/);
  assert.equal(status, 1);
});
