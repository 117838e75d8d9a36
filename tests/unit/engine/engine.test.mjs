// The engine for JavaScript works as docs/wasm.md describes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readProblem } from '../../../www/engine/problem.js';
import {
  Board,
  Count,
  checkCertificate,
  FewestMoves,
  FewestPegs,
  Solver,
} from '../../../www/engine/wasm/peg_solitaire.js';
import '../shared/core.mjs';

const english = new Board('english');
const start = english.vacancy('d4');
const LOST = '..xxx../..xox../xxxxxxx/ooxoxox/xxxxxxx/..xox../..xox..';
const LONG = { board: new Board('diamond'), start: new Board('diamond').vacancy('e1') };

test('the catalogue contains what a list of boards needs', () => {
  const names = Board.catalogue().map(({ name }) => name);
  assert.deepEqual(names.slice(0, 3), ['english', 'european', 'wiegleb']);
  for (const entry of Board.catalogue()) {
    const board = new Board(entry.drawing);
    assert.equal(board.holes().length, entry.holes);
    assert.equal(board.status(board.vacancy(entry.vacancy), entry.finish), 'open');
    assert.equal(board.drawing(), entry.name);
    for (const problem of board.namedProblems(entry.name))
      assert.equal(board.status(problem.start, problem.finish), 'open');
  }
  assert.equal(Board.catalogueEntry('French37')?.name, 'european');
  assert.equal(Board.catalogueEntry('nonsense'), undefined);
});

test('what is published says how many boards there are', () => {
  const says = `${Board.catalogue().length} boards`;
  for (const file of ['README.md', 'index.html', 'tools/build/offline.mjs'])
    assert.ok(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').includes(says), `${file}: ${says}`);
});

test('the problems with one survivor come with what is known of them', () => {
  const problems = english.singleProblems('english');
  assert.equal(problems.length, 21);
  const triangle = new Board('triangle').singleProblems('triangle');
  assert.deepEqual(
    triangle.find(({ start, finish }) => start === 'a1' && finish === 'c5'),
    { start: 'a1', finish: 'c5', rank: 0, solvable: true, moves: 10, solutions: '16128' },
  );
  assert.deepEqual(
    triangle.find(({ start, finish }) => start === 'a1' && finish === 'b3'),
    { start: 'a1', finish: 'b3', rank: 12, solvable: false },
  );
});

test('holes have names, coordinates and places', () => {
  assert.deepEqual(english.holes()[0], { name: 'c1', row: 0, column: 2, x: 2, y: 0 });
  const triangle = new Board('triangle');
  assert.equal(triangle.directions, 6);
  const [top, left, right] = triangle.holes();
  assert.equal(left.x + right.x, 2 * top.x);
  assert.ok(Math.abs(Math.hypot(left.x - top.x, left.y - top.y) - 1) < 1e-12);
});

test('a drawing with pegs and empty holes is also the start, unless another one is given', () => {
  for (const [text, start] of [
    ['xxx/xox/xxx', 'xxx/xox/xxx'],
    ['6:x/xo/xxx', 'x/xo/xxx'],
    ['1 1 1\n1 0 1\n1 1 1', 'xxx/xox/xxx'],
    ['3x3cross:OPOPHPOPO', '.x./xox/.x.'],
    ['xxx/xxx/xxx', 'oxx/xxx/xxx'],
    ['ooo/ooo/ooo', 'oxx/xxx/xxx'],
    ['english', english.start('c1')],
  ]) {
    assert.equal(new Board(text).start(''), start, text);
    if (text !== 'english') assert.equal(readProblem({ board: text }).start, start, text);
  }
  assert.equal(readProblem({ board: 'xxx/xox/xxx', start: 'a1' }).start, 'oxx/xxx/xxx');
  assert.equal(readProblem({}).start, start);
});

test('positions are read, played and taken back', () => {
  assert.equal(start, '..xxx../..xxx../xxxxxxx/xxxoxxx/xxxxxxx/..xxx../..xxx..');
  assert.equal(english.start('d4'), start);
  assert.equal(english.start(start), start);
  assert.equal(english.parsePosition(start.replaceAll('/', '\n').replaceAll('x', '1').replaceAll('o', '0')), start);
  assert.equal(english.pegs(start).length, 33);
  assert.equal(english.pegs(start)[16], 0);
  assert.equal(
    english
      .jumps(start)
      .map(({ name }) => name)
      .join(' '),
    'd2-d4 b4-d4 f4-d4 d6-d4',
  );
  const after = english.play(start, 'd2-d4');
  assert.equal(english.undo(after, 'd2-d4'), start);
  assert.equal(english.status(after, 'd4'), 'open');
});

test('a line is replayed with its positions, jumps and moves', () => {
  const { positions, jumps, moves } = english.replay(start, 'd2-d4, b3-d3');
  assert.equal(positions.length, 3);
  assert.equal(positions[1], english.play(start, 'd2-d4'));
  assert.equal(jumps.map(({ name }) => name).join(' '), 'd2-d4 b3-d3');
  assert.deepEqual(moves, [
    { name: 'd2-d4', first: 0, count: 1 },
    { name: 'b3-d3', first: 1, count: 1 },
  ]);
});

test('what cannot be is an Error that says where and what', () => {
  assert.throws(() => new Board('ox\to'), { name: 'Error', message: /^line 1, column 3: expected a hole/ });
  assert.throws(() => english.parsePosition('..xxx../..xx'), { message: /^line 2, column 5: expected/ });
  assert.throws(() => english.vacancy('z9'), { message: /expected a hole of the board such as c1/ });
  assert.throws(() => english.play(start, 'd2-d4 d2-d4'), { message: 'jump 2, d2-d4, is not legal here' });
  assert.throws(() => english.undo(start, 'd2-d4'), { message: 'd2-d4 was not played here' });
  assert.throws(() => new Solver(english, start, 'nowhere'), { message: /expected a finish/ });
  assert.throws(() => new Board('\n# directions: 7\nooo'), { message: /^line 2, column 15: expected 4, 6 or 8/ });
  assert.throws(() => new Board('o'.repeat(65)), { message: /^line 1, column 65: expected at most 64 rows/ });
  assert.throws(() => english.status(start, '\n..ooo..\n..o?o..'), { message: /^line 3, column 4: expected/ });
  assert.throws(() => english.replay(start, 'd2-d4\nb3-d3-e3'), {
    message: /^line 2, column 4: expected a jump over one hole/,
  });
  assert.throws(() => new FewestPegs(english, 'x', 1), { name: 'Error', message: /^line 1, column 1: expected/ });
  assert.throws(() => new Solver(english, start, 'd4').solve(0), { message: /above 0/ });
});

test('a jump that cannot be says which one, in which position and which hole is not as it should be', () => {
  const peg = { key: 'peg', english: 'a peg' };
  const empty = { key: 'empty-hole', english: 'an empty hole' };
  const jump = { kind: 'jump', from: 'd2', over: 'd3', to: 'd4' };
  const after = english.play(start, 'd2-d4');
  const again = { ...jump, number: 2, position: after, hole: 'd2', expected: peg, found: empty };
  assert.throws(() => english.replay(start, 'd2-d4 d2-d4'), again);
  assert.throws(() => english.undo(start, 'd2-d4'), {
    ...jump,
    number: 1,
    position: start,
    hole: 'd2',
    expected: empty,
    found: peg,
  });
  const full = start.replace('o', 'x');
  assert.throws(() => english.play(full, 'd2-d4'), { ...jump, hole: 'd4', expected: empty, found: peg });
});

test('a text that cannot be read says so in keys as well as in English', () => {
  const wide = new Board('o'.repeat(30));
  const wrong = /** @type {const} */ ([
    [() => new Board('o'.repeat(65)), { key: 'longest-side', most: 64 }, { key: 'larger-drawing' }],
    [() => new Board('oooooooooo/'.repeat(7)), { key: 'most-holes', most: 64 }, { key: 'ordinal', number: 65 }],
    [() => new Board('# directions: 5/ooo'), { key: 'directions' }, { key: 'text', text: '5/ooo' }],
    [() => new Board('...'), { key: 'any-hole' }, { key: 'nothing' }],
    [() => wide.parsePosition('x'), { key: 'peg-or-empty' }, { key: 'end-of-row' }],
    [() => wide.parsePosition('x?'), { key: 'position-cell' }, { key: 'text', text: '?' }],
    [() => wide.replay('x'.repeat(30), 'a1-b1'), { key: 'jump-on-board' }, { key: 'text', text: 'a1-b1' }],
    [() => wide.finish('at most 0'), { key: 'finish' }, { key: 'text', text: 'at most 0' }],
    [() => checkCertificate('set: a1'), { key: 'missing-line', name: 'directions' }, { key: 'nothing' }],
  ]);
  for (const [ask, expected, found] of wrong) {
    assert.throws(ask, (/** @type {any} */ error) => {
      const { english: expectedEnglish, ...expectedData } = error.expected;
      const { english: foundEnglish, ...foundData } = error.found;
      assert.deepEqual([error.kind, expectedData, foundData], ['text', expected, found]);
      assert.ok(error.message.endsWith(`: expected ${expectedEnglish}, found ${foundEnglish}`), error.message);
      return true;
    });
  }
});

test('a search runs in slices, each going on where the last one stopped', () => {
  const solver = new Solver(english, start, 'd4');
  let report = solver.run(50);
  assert.deepEqual(report, { state: 'running', activity: 'beam', positions: 50 });
  while (report.state === 'running') report = solver.run(50);
  assert.ok(report.state === 'solved');
  assert.equal(report.length, 31);
  assert.equal(english.status(english.replay(start, report.jumps).positions[31], 'd4'), 'won');
  assert.deepEqual(solver.run(1), report);
});

test('progress is reported, and an abort takes effect', () => {
  const control = new AbortController();
  /** @type {number[]} */
  const told = [];
  const report = new Solver(LONG.board, LONG.start, 'any').solve(
    1000,
    ({ positions }) => {
      told.push(positions);
      if (told.length === 5) control.abort();
    },
    control.signal,
  );
  assert.equal(report.state, 'unknown');
  assert.equal(told.length, 5);
  assert.ok(told.every((count, index) => !(count < told[index - 1])));
});

test('a search that was aborted before it began ends after one slice', () => {
  const report = new Solver(LONG.board, LONG.start, 'any').solve(10, undefined, AbortSignal.abort());
  assert.deepEqual(report, { state: 'unknown', cause: 'budget', positions: 10 });
});

test('a search continues after an abort', () => {
  const control = new AbortController();
  const solver = new Solver(english, start, 'd4');
  assert.equal(solver.solve(20, () => control.abort(), control.signal).state, 'unknown');
  assert.equal(solver.solve(20).state, 'solved');
});

test('an error in onProgress ends the search', () => {
  const solver = new Solver(LONG.board, LONG.start, 'any');
  const cause = new Error('mine');
  const fail = () => {
    throw cause;
  };
  assert.throws(() => solver.solve(100, fail), { message: 'onProgress threw an error', cause });
});

test('a reason can be checked without the solver', () => {
  const byPagoda = new Solver(english, LOST, 'd4').run(1e6);
  assert.ok(byPagoda.state === 'impossible' && byPagoda.reason.kind === 'pagoda');
  const { weights } = byPagoda.reason;
  const total = (/** @type {string} */ position) =>
    english.pegs(position).reduce((sum, peg, hole) => sum + peg * weights[hole], 0);
  assert.deepEqual([byPagoda.reason.total, byPagoda.reason.needed], [total(LOST), weights[16]]);
  assert.ok(weights[16] > total(LOST));

  const european = new Board('european');
  const byClass = new Solver(european, european.vacancy('d4'), 'any').run(1);
  assert.ok(byClass.state === 'impossible' && byClass.reason.kind === 'position-class');
  const pegs = european.pegs(european.vacancy('d4'));
  const { sets } = byClass.reason;
  const pegsOn = (/** @type {number[]} */ set) => set.reduce((sum, hole) => sum + pegs[hole], 0);
  assert.deepEqual(byClass.reason.pegs, sets.map(pegsOn));
  const isOdd = (/** @type {number[]} */ set) => pegsOn(set) % 2;
  for (let hole = 0; hole < 37; hole++) {
    assert.ok(sets.some((set) => isOdd(set) !== Number(set.includes(hole))));
  }
});

test('a search that tried everything says how much that was', () => {
  const stuck = '..ooo../..ooo../xoooxxx/xooxoox/xxxooxo/..oox../..oxx..';
  const report = new Solver(english, stuck, 'd4').solve(1e6);
  assert.ok(report.state === 'impossible' && report.reason.kind === 'exhausted');
  assert.deepEqual(report, { ...report, reason: { kind: 'exhausted', positions: report.positions } });
});

test('a solution ends in the requested pattern', () => {
  const pattern = '..ooo../..ooo../ooooooo/oooxooo/ooooooo/..ooo../..ooo..';
  for (const finish of [pattern, pattern.replaceAll('/', '\n').replaceAll('.', ' ')]) {
    const report = new Solver(english, start, finish).solve(1000);
    assert.ok(report.state === 'solved');
    assert.equal(english.replay(start, report.jumps).positions.at(-1), pattern);
    assert.equal(report.moves, english.replay(start, report.jumps).moves.length);
  }
});

test('the fewest pegs are looked for in slices', () => {
  const board = new Board('# directions: 6\nooo..\noooo.\nooooo\n.oooo\n..ooo');
  const search = new FewestPegs(board, board.vacancy('b1'), 1);
  let report = search.run(100);
  assert.ok(report.state === 'running' && report.best !== undefined);
  assert.ok(report.positions === 100 && report.best >= 3 && report.best <= 18);
  while (report.state === 'running') report = search.run(1000);
  assert.ok(report.state === 'solved' && report.proven);
  assert.equal(report.length, 18 - 3);
});

test('the fewest pegs are proven where the class forbids fewer', () => {
  const european = new Board('european');
  const position = european.vacancy('d4');
  const report = new FewestPegs(european, position, 2).run(1e6);
  assert.ok(report.state === 'solved');
  assert.deepEqual([report.proven, report.length], [true, 34]);
});

test('a seed leads to another solution, the same seed to the same one', () => {
  const solve = (/** @type {number | undefined} */ seed) => {
    const report = new Solver(english, start, 'd4', seed).run(1e6);
    assert.ok(report.state === 'solved');
    assert.equal(english.status(english.replay(start, report.jumps).positions[31], 'd4'), 'won');
    return report.jumps;
  };
  const solutions = [undefined, 1, 2, 3, 4].map(solve);
  assert.equal(new Set(solutions).size, 5);
  assert.equal(solve(3), solutions[3]);
});

test('the fewest moves are looked for in slices', () => {
  const triangle = new Board('triangle');
  const search = new FewestMoves(triangle, triangle.vacancy('a3'), 'e5');
  let report = search.run(100);
  while (report.state === 'running') report = search.run(100);
  assert.ok(report.state === 'solved' && report.proven);
  assert.deepEqual([report.moves, report.length], [9, 13]);
  assert.equal(new FewestMoves(triangle, triangle.vacancy('b3'), 'a1').run(1e6).state, 'impossible');
});

test('lines are counted exactly', () => {
  const triangle = new Board('triangle');
  const games = new Count(triangle, triangle.vacancy('a1'), 'any', false).run(1e6);
  assert.ok(games.state === 'counted');
  assert.deepEqual([games.solutions, games.games, games.levels.length], ['29760', '568630', 14]);
  assert.deepEqual(games.levels[2], { pegs: 12, positions: 8, upToSymmetry: 4, games: '0' });
  const solutions = new Count(triangle, triangle.vacancy('a1'), 'any', true).run(1e6);
  assert.ok(solutions.state === 'counted' && solutions.solutions === '29760' && solutions.levels.length === 0);
  const report = new Count(english, start, 'd4', false, 1).run(1e9);
  assert.ok(report.state === 'unknown' && report.cause === 'memory');
});

test('a certificate is checked without the solver', () => {
  const report = new Solver(english, LOST, 'd4').run(1e6);
  assert.ok(report.state === 'impossible' && report.certificate);
  checkCertificate(report.certificate);
  const flawed = report.certificate.replace(/weights: .*\n.*/, `weights:${' 1'.repeat(33)}\n`);
  const excluded = { message: 'the proof does not exclude every finish', kind: 'certificate', flaw: 'finish' };
  assert.throws(() => checkCertificate(flawed), excluded);
  const raised = report.certificate.replace(/weights: .*\n.*/, `weights: 1${' 0'.repeat(32)}\n`);
  assert.throws(() => checkCertificate(raised), {
    message: 'the jump e1-c1 breaks the rule of the proof',
    kind: 'certificate',
    flaw: 'jump',
    jump: 'e1-c1',
  });
  assert.throws(() => checkCertificate('certificate: magic'), { message: /^line 1/ });
});
