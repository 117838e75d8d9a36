// Searches with the real engine: the judges and sets of solutions that the worker keeps, and the steps of all searches,
// which tests/searches/solver.rs also checks natively.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listing, makeJudges, makeSolutionSets } from '../../../www/engine/kept.js';
import { Board, Count, FewestMoves, FewestPegs, Solutions, Solver } from '../../../www/engine/wasm/peg_solitaire.js';
import { problemOf } from '../shared/core.mjs';

const board = new Board('triangle');
const start = board.vacancy('a1');
const problem = { board: 'triangle', start, finish: 'any' };
const DIFFERENT = { symmetry: true, order: true };

/** Returns a report unchanged, typed as `any`. @param {any} report @returns {any} */
const known = (report) => report;

/**
 * Runs a search to its end, in small slices.
 * @param {{ run: (positions: number) => any }} search
 * @param {number} [slice]
 */
function end(search, slice = 1000) {
  for (;;) {
    const report = search.run(slice);
    if (report.state !== 'running') return report;
  }
}

test('the ways on from a position are counted', () => {
  const solutions = new Solutions(board, start, 'any');
  assert.equal(solutions.from(start).state, 'unknown');
  assert.equal(end(solutions).solutions, '29760');
  const { state, solutions: count, chance } = known(solutions.from(board.play(start, 'a3-a1')));
  assert.deepEqual([state, count], ['counted', '14880']);
  assert.ok(chance > 0 && chance < 1);
  assert.equal(known(solutions.from(board.vacancy('e5'))).solutions, '0');
  assert.throws(() => solutions.from('nonsense'), { kind: 'text' });
});

test('a drawn solution is one, and another seed draws another', () => {
  const solutions = new Solutions(board, start, 'any');
  assert.equal(solutions.draw(1).state, 'unknown');
  end(solutions);
  const drawn = [1, 2, 3].map((seed) => known(solutions.draw(seed)));
  for (const { jumps, length } of drawn) {
    assert.equal(length, 13);
    assert.equal(board.status(board.play(start, jumps), 'any'), 'won');
  }
  assert.equal(new Set(drawn.map(({ jumps }) => jumps)).size, 3);
});

test('solutions are listed page by page, whatever the slices', () => {
  const sets = makeSolutionSets();
  /** @type {string[][]} */
  const all = [1, 7, 100_000].map((slice) => {
    const lines = [];
    for (let from = '0'; ; ) {
      const {
        lines: more,
        next,
        total,
      } = end(listing(sets, board, { ...problem, ...DIFFERENT, from, count: 40 }), slice);
      lines.push(...more);
      if (total) {
        assert.deepEqual([total, lines.length], ['90', 90]);
        return lines;
      }
      from = next;
    }
  });
  assert.deepEqual(all[0], all[2]);
  assert.deepEqual(all[1], all[2]);
  assert.equal(new Set(all[0]).size, 90);
});

test('a page has the requested number of solutions, however many were found before', () => {
  const solutions = new Solutions(board, start, 'any');
  end(solutions);
  const list = (/** @type {string} */ from, /** @type {number} */ count, positions = 1_000_000) =>
    known(solutions.list(from, count, false, false, positions));
  const { lines: all } = list('100', 40);
  assert.deepEqual([list('5', 0).lines, list('5', 0).next], [[], '5']);
  let found = 0;
  // The first call finds some of the lines; the second requests fewer lines than the first has found.
  for (let positions = 40; list('100', 40, positions).state === 'running'; positions += 40) {
    const { state, lines, next } = list('100', 2, 1);
    if (state === 'running') continue;
    assert.deepEqual([lines, next], [all.slice(0, 2), '102']);
    assert.deepEqual(list('102', 38).lines, all.slice(2));
    found++;
  }
  assert.ok(found > 2);
});

test('a page far away comes at once, and what comes behind the end is nothing', () => {
  const sets = makeSolutionSets();
  const page = (/** @type {string} */ from) =>
    end(listing(sets, board, { ...problem, symmetry: false, order: false, from, count: 2 }));
  const last = page('29758');
  assert.deepEqual([last.lines.length, last.next, last.solutions], [2, '29760', '29760']);
  assert.deepEqual([page('29760').lines, page('29760').total, page('99999').lines], [[], '29760', []]);
  assert.throws(() => page('first'), /expected a whole number/);
});

test('what was found out for a start answers for all positions after it', () => {
  const sets = makeSolutionSets();
  const ask = (/** @type {string} */ position) => end(sets.counting(board, { ...problem, position }), 100_000);
  const first = ask(start);
  const second = ask(board.play(start, 'a3-a1'));
  assert.deepEqual([first.solutions, second.solutions], ['29760', '14880']);
  assert.equal(second.positions, first.positions);
});

test('results that are no longer needed make room for the next question', () => {
  const english = new Board('english');
  const start = (/** @type {string} */ vacancy) => ({
    board: 'english',
    start: english.vacancy(vacancy),
    finish: 'any',
    position: english.vacancy(vacancy),
  });
  const [few, one] = [makeSolutionSets(2 ** 20), makeSolutionSets()];
  for (const vacancy of ['c1', 'd1', 'd2', 'd3']) {
    const search = few.counting(english, start(vacancy));
    for (let slice = 0; slice < 20; slice++) assert.equal(known(search.run(1000)).state, 'running');
    search.free();
  }
  const last = one.counting(english, start('d3'));
  for (let slice = 0; slice < 20; slice++) last.run(1000);
  assert.ok(one.memory() > 0);
  assert.ok(few.memory() <= 2 ** 20 + one.memory(), `${few.memory()} of ${one.memory()}`);
});

test('a problem without a solution has none to draw or list', () => {
  const sets = makeSolutionSets();
  const lost = { ...problem, finish: 'b2' };
  assert.equal(end(sets.counting(board, { ...lost, position: start })).solutions, '0');
  assert.equal(end(sets.drawing(board, { ...lost, seed: 1 })).state, 'unknown');
  const listed = end(listing(sets, board, { ...lost, ...DIFFERENT, from: '0', count: 9 }));
  assert.deepEqual([listed.lines, listed.total], [[], '0']);
});

const english = new Board('english');
const full = english.vacancy('d4');
const central = { board: 'english', start: full, finish: 'd4' };
const POSITIONS = ['d2-d4', 'd2-d4 b3-d3'].map((jumps) => english.play(full, jumps));

/** The number of rounds after which a test gives up. */
const MOST = 10_000;

/** @typedef {{ run: (positions: number) => any, free: () => void }} Search */

test('two boards that ask the same judge are both answered, one after the other', () => {
  const alone = POSITIONS.map((position) => roundsOf([makeJudges().judging(english, { ...central, position })]));
  const judges = makeJudges();
  const rounds = roundsOf(POSITIONS.map((position) => judges.judging(english, { ...central, position })));
  assert.ok(rounds <= 2 * (alone[0] + alone[1]), `${rounds} of ${alone}`);
});

test('an ended question does not block others', () => {
  const judges = makeJudges();
  /** @type {Search[]} */
  const [left, other] = POSITIONS.map((position) => judges.judging(english, { ...central, position }));
  left.run(10);
  assert.equal(other.run(10).state, 'running');
  left.free();
  assert.ok(roundsOf([other]) < MOST);
});

/**
 * Runs searches in turn, and returns the number of rounds.
 * @param {Search[]} searches
 */
function roundsOf(searches) {
  let open = searches;
  for (let round = 1; round < MOST; round++) {
    open = open.filter((search) => {
      const isRunning = search.run(10).state === 'running';
      if (!isRunning) search.free();
      return isRunning;
    });
    if (open.length === 0) return round;
  }
  return MOST;
}

/** @typedef {{search: string, board: string, vacancy: string, finish: string, megabytes: number, slice: number}} Row */
/** @type {(Row & {positions: number[]})[]} */
const rows = JSON.parse(readFileSync(new URL('../../data/results.json', import.meta.url), 'utf8')).courses;

/** @param {Row} row */
function searchOf({ search, board: shape, vacancy, finish, megabytes }) {
  const { board, start } = problemOf(shape, vacancy, finish);
  if (search === 'Solver') return new Solver(board, start, finish, undefined, megabytes);
  if (search === 'FewestMoves') return new FewestMoves(board, start, finish, megabytes);
  if (search === 'FewestPegs') return new FewestPegs(board, start, 1, megabytes);
  return new Count(board, start, finish, false, megabytes);
}

for (const { slice, positions, ...row } of rows) {
  test(`${row.search} on ${row.board} examines the same number of positions in each slice`, () => {
    const search = searchOf({ slice, ...row });
    assert.deepEqual(
      positions.map(() => search.run(slice).positions),
      positions,
    );
  });
}
