// Drafts in the editor are parsed, trimmed and written.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import fc from 'fast-check';
import {
  begin,
  checkDraft,
  contentAt,
  draftOf,
  emptyDraft,
  endingWith,
  fill,
  holesOf,
  isGoal,
  mark,
  put,
  record,
  redo,
  setGoal,
  textsOf,
  undo,
} from '../../../www/app/editor/draft.js';
import { boundsOf, cellsIn, placeOf, unite } from '../../../www/app/editor/drawing.js';
import { beginStroke, brushFor } from '../../../www/app/editor/stroke.js';
import { nameOf, readProblem } from '../../../www/engine/problem.js';
import { Board } from '../../../www/engine/wasm/peg_solitaire.js';
import { DIALOG_WORDS } from '../../../www/words/dialogs.js';
import { problemOf } from '../shared/core.mjs';

/** @typedef {import('../../../www/app/editor/draft.js').Draft} Draft */
/** @typedef {import('../../../www/app/editor/draft.js').Cell} Cell */

const DIRECTIONS = fc.constantFrom(4, 6, 8);
const ROWS = fc.array(fc.string({ unit: fc.constantFrom('x', 'o', '.'), minLength: 8, maxLength: 8 }), {
  minLength: 1,
  maxLength: 8,
});

/**
 * A draft with these rows in the middle of the drawing area.
 * @param {string[]} rows
 * @param {number} directions
 * @param {Cell} [corner]
 */
function drawn(rows, directions = 4, corner = { row: 30, column: 20 }) {
  const cells = rows.flatMap((text, row) => [...text].map((content, column) => ({ row, column, content })));
  return cells.reduce(
    (draft, { row, column, content }) =>
      put(draft, { row: corner.row + row, column: corner.column + column }, /** @type {any} */ (content)),
    emptyDraft(directions),
  );
}

const GOAL = fc.record({
  kind: fc.constantFrom(/** @type {const} */ ('any'), 'few', 'hole', 'pattern'),
  pegs: fc.integer({ min: 1, max: 9 }),
  marks: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
});
const DRAFT = fc
  .tuple(ROWS, DIRECTIONS, fc.record({ row: fc.nat(50), column: fc.nat(50) }), GOAL)
  .map(([rows, directions, corner, { kind, pegs, marks }]) => {
    const draft = setGoal(drawn(rows, directions, corner), { kind, pegs });
    const holes = holesOf(draft);
    if (holes.length === 0 || kind === 'any' || kind === 'few') return draft;
    return marks.reduce((draft, number) => mark(draft, holes[number % holes.length]), draft);
  })
  .filter((draft) => holesOf(draft).length > 0);

test('a draft is read back from its texts as it was', () => {
  const property = fc.property(DRAFT, (draft) => {
    const texts = textsOf(draft);
    const problem = readProblem(texts);
    assert.equal(problem.board.directions, draft.directions);
    assert.equal(problem.holes.length, holesOf(draft).length);
    const again = textsOf(draftOf(problem));
    assert.deepEqual({ ...again, goal: '' }, { ...texts, goal: '' });
    assert.deepEqual(problem.board.finish(again.goal), problem.finish);
  });
  fc.assert(property);
});

test('what is trimmed away changes neither holes nor jumps, on any lattice', () => {
  const property = fc.property(ROWS, DIRECTIONS, fc.nat(9), fc.nat(9), (rows, directions, above, before) => {
    const draft = drawn(rows, directions);
    fc.pre(holesOf(draft).length > 0);
    const padded = [...Array(above).fill('.'), ...rows.map((row) => '.'.repeat(before) + row)];
    const untrimmed = new Board(`# directions: ${directions}\n${padded.join('\n').replaceAll('x', 'o')}`);
    const { board, start } = textsOf(draft);
    assert.equal(new Board(board).holes().length, untrimmed.holes().length);
    assert.equal(new Board(board).jumps(start).length, untrimmed.jumps(padded.join('/')).length);
  });
  fc.assert(property);
});

test('the texts have no empty edges', () => {
  assert.deepEqual(textsOf(drawn(['.....', '..xo.', '..o..'], 6)), {
    board: '# directions: 6\noo\no.',
    start: 'xo/o.',
    goal: 'any',
  });
});

test('every named board survives the table', () => {
  for (const { name, holes } of Board.catalogue()) {
    const problem = readProblem({ board: name });
    const again = readProblem(textsOf(draftOf(problem)));
    assert.deepEqual(again.holes, problem.holes);
    assert.deepEqual(again.finish, problem.finish);
    assert.equal(holesOf(draftOf(problem)).length, holes);
  }
});

test('undo and redo are inverse, and a change forgets what was undone', () => {
  const property = fc.property(fc.array(fc.nat(3)), fc.nat(12), fc.nat(3), (values, steps, next) => {
    const history = values.reduce((history, value) => record(history, value), begin(0));
    const times = Math.min(steps, history.past.length);
    let back = history;
    for (let step = 0; step < times; step += 1) back = undo(back);
    assert.equal(back.present, [...history.past, history.present][history.past.length - times]);
    let forth = back;
    for (let step = 0; step < times; step += 1) forth = redo(forth);
    assert.deepEqual(forth, history);
    const other = record(back, next);
    if (next === back.present) assert.equal(other, back);
    else assert.deepEqual([other.future, undo(other).present], [[], back.present]);
  });
  fc.assert(property);
  assert.deepEqual(undo(begin(1)), begin(1));
  assert.deepEqual(redo(begin(1)), begin(1));
});

test('the first cell of a stroke decides what the stroke does', () => {
  const draft = drawn(['xo.']);
  const [peg, hole, none] = [0, 1, 2].map((column) => ({ row: 30, column: 20 + column }));
  /** @param {import('../../../www/app/editor/stroke.js').Tool} tool @param {Cell} first */
  const stroke = (tool, first) => {
    const brush = brushFor(draft, tool, first);
    const after = [first, peg, hole, none].reduce(brush, draft);
    return [peg, hole, none].map((cell) => contentAt(after, cell)).join('');
  };
  assert.equal(stroke('holes', none), 'xoo');
  assert.equal(stroke('holes', hole), '...');
  assert.equal(stroke('pegs', peg), 'oo.');
  assert.equal(stroke('pegs', hole), 'xx.');
  assert.equal(stroke('pegs', none), 'xxx');
  assert.equal(stroke('goal', hole), 'xo.');
});

test('a fast stroke skips no cell, and may start outside them', () => {
  const cellAt = (/** @type {import('../../../www/board/layout.js').Point} */ { x, y }) =>
    y < 0 ? undefined : { row: 30, column: 20 + Math.floor(x / 10) };
  const stroke = beginStroke(emptyDraft(4), 'holes', { cellAt, stride: 2.5 }, { x: 5, y: -9 });
  assert.equal(stroke.first, undefined);
  stroke.moveTo({ x: 5, y: 5 });
  stroke.moveTo({ x: 75, y: 5 });
  assert.deepEqual(stroke.first, { row: 30, column: 20 });
  assert.equal(textsOf(stroke.draft).start, 'oooooooo');
});

test('a goal in a hole moves, a pattern gathers, and a hole that goes takes its mark along', () => {
  const draft = drawn(['xxo.']);
  const [a, b, none] = [20, 21, 23].map((column) => ({ row: 30, column }));
  const moved = mark(mark(draft, a), b);
  assert.deepEqual([isGoal(moved, a), isGoal(moved, b)], [false, true]);
  assert.equal(mark(draft, none), draft);
  const pattern = mark(mark(setGoal(draft, { kind: 'pattern' }), a), b);
  assert.equal(textsOf(pattern).goal, 'xxo');
  assert.equal(textsOf(put(pattern, a, '.')).goal, 'xo');
  assert.deepEqual(setGoal(pattern, { kind: 'hole' }).goal.cells, [a]);
});

test('there is room on every side of a drawing, and cells that are neighbours lie one unit apart', () => {
  const property = fc.property(ROWS, DIRECTIONS, (rows, directions) => {
    const draft = drawn(rows, directions);
    const offered = new Set(
      cellsIn(boundsOf(draft))
        .flat()
        .map(({ row, column }) => `${row} ${column}`),
    );
    const steps =
      directions === 6
        ? [
            [0, 1],
            [1, 0],
            [1, 1],
          ]
        : [
            [0, 1],
            [1, 0],
          ];
    for (const cell of holesOf(draft)) {
      for (const [down, right] of steps) {
        const next = { row: cell.row + down, column: cell.column + right };
        const last = { row: cell.row - down, column: cell.column - right };
        assert.ok(offered.has(`${next.row} ${next.column}`) && offered.has(`${last.row} ${last.column}`));
        const [from, to] = [placeOf(directions, cell), placeOf(directions, next)];
        assert.ok(Math.abs(Math.hypot(to.x - from.x, to.y - from.y) - 1) < 1e-9);
      }
    }
  });
  fc.assert(property);
});

test('bounds grow, and start over on another lattice, with room to begin', () => {
  const [small, large] = [boundsOf(drawn(['o'])), boundsOf(drawn(Array(9).fill('ooooooooo')))];
  assert.deepEqual(unite(large, small), unite(small, large));
  const begun = unite(undefined, small);
  assert.deepEqual([begun.bottom - begun.top, begun.right - begun.left], [6, 6]);
  const other = boundsOf(drawn(['o'], 6));
  assert.deepEqual(unite(large, other), unite(undefined, other));
  const wide = boundsOf(drawn(['o'.repeat(16)]));
  assert.equal(wide.right - wide.left, 15);
});

test('a cell on the table lies where the core says', () => {
  const { holes } = readProblem({ board: 'triangle' });
  for (const hole of holes) {
    const { x, y } = placeOf(6, hole);
    assert.ok(Math.abs(x - hole.x) + Math.abs(y - hole.y) < 1e-9);
  }
});

test('a draft is told what it lacks', () => {
  const says = (/** @type {Draft} */ draft) => DIALOG_WORDS.edit.draft(checkDraft(draft));
  const line = drawn(['xxo']);
  assert.equal(says(emptyDraft(4)), 'Nothing drawn yet. Click or drag to add holes.');
  assert.equal(says(line), '3 holes, 2 pegs. 1 jump possible. Goal: one peg.');
  assert.equal(checkDraft(line).finding.kind, 'playable');
  assert.equal(says(drawn(['xo'])), '2 holes, 1 peg. No three holes are in a row, so no peg can ever jump.');
  assert.equal(says(drawn(['ooo'])), '3 holes, 0 pegs. Now add pegs.');
  assert.match(says(fill(line)), /^3 holes, 3 pegs\. Every hole is full/);
  assert.match(says(drawn(['xoxo'])), /No peg can jump/);
  assert.match(says(drawn(['oxo'])), /This already meets the goal/);
  assert.match(says(setGoal(line, { kind: 'hole' })), /Mark the hole/);
  assert.match(says(setGoal(line, { kind: 'pattern' })), /Mark the holes/);
  assert.match(says(setGoal(line, { kind: 'few', pegs: 0 })), /Enter how many/);
  const pattern = drawn(['xxoo']);
  const cells = [20, 23].map((column) => ({ row: 30, column }));
  assert.match(says(setGoal(pattern, { kind: 'pattern', cells })), /the goal needs 2 pegs, and each jump removes one/);
  const large = drawn([...Array(8).fill('oooooooo'), 'x'], 4);
  assert.equal(says(large), '65 holes, 1 peg. A board needs at most 64 holes.');
  assert.equal(checkDraft(large).finding.kind, 'unreadable');
});

/** The number of boards that are freed while `work` runs. @param {() => void} work */
function freedDuring(work) {
  const spy = mock.method(Board.prototype, 'free');
  try {
    work();
    return spy.mock.callCount();
  } finally {
    spy.mock.restore();
  }
}

test('every board that is asked about a draft is freed', () => {
  const draft = draftOf(problemOf('english', 'd4'));
  assert.equal(
    freedDuring(() => checkDraft(draft)),
    1,
  );
  nameOf('ooo');
  assert.equal(
    freedDuring(() => assert.equal(nameOf(textsOf(draft).board), 'english')),
    1,
  );
});

test('a trap is no word about the draft, and frees nothing', (t) => {
  t.mock.method(Board.prototype, 'finish', () => {
    throw new WebAssembly.RuntimeError('unreachable');
  });
  const check = () => checkDraft(drawn(['xxo']));
  assert.equal(
    freedDuring(() => assert.throws(check, WebAssembly.RuntimeError)),
    0,
  );
});

const CROSS = '..ooo..\n..ooo..\nooooooo\nooooooo\nooooooo\n..ooo..\n..ooo..';

test('a puzzle that is made from its end has the drawn pegs as its last ones, and more at its start', () => {
  for (const [board, start] of [
    [CROSS, '..ooo../..ooo../oxoxoxo/ooxxxoo/oooxooo/..ooo../..ooo..'],
    ['# directions: 6\no\noo\nooo\noooo\nooooo', 'x/oo/oxo/oooo/oooxo'],
  ]) {
    const draft = endingWith(draftOf(problemOf(board, start)));
    const made = textsOf(draft);
    const { finding, pegs } = checkDraft(draft);
    assert.equal(finding.kind, 'playable');
    assert.equal(draft.goal.kind, 'pattern');
    assert.equal(pegs - readProblem(made).finish.pegs > 3, true);
  }
});
