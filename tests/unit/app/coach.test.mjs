// Courses that teach a solution, and the days on which they are reviewed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseOf, exercisesOf, marksText, numbersText } from '../../../www/app/coach/course.js';
import { lineOfPart } from '../../../www/app/coach/parts.js';
import { dueIn, learnedAfter, nextReview } from '../../../www/app/solved/learned.js';
import { EMPTY, withLearned } from '../../../www/app/solved/progress-record.js';
import { position } from '../../../www/game/game.js';
import { notesOf } from '../../../www/game/notes.js';
import texts from '../../../www/words/en/workshop.json' with { type: 'json' };
import { wordsIn } from '../../../www/words/message.js';
import { problemOf } from '../shared/core.mjs';

/** @typedef {import('../../../www/engine/wasm/peg_solitaire.js').Chunk} Chunk */

/** Two chunks of a solution, the first of which is shown as an arrow. @type {Chunk[]} */
const CHUNKS = [
  { kind: 'jump', jumps: ['c2-c4'], clears: [6], needs: [] },
  { kind: 'purge', jumps: ['c5-c3'], clears: [10], needs: [] },
];
const { learn } = wordsIn(texts, 'en');

test('a course has the position before each part, with its marks, and the last one', () => {
  const problem = problemOf('diamond-13', '..o../.oxo./ooxoo/.ooo./..x..');
  const { games, positions } = courseOf(problem, CHUNKS);
  assert.deepEqual(positions, [
    '..o../.oxo./ooxoo/.ooo./..x..',
    '..o../.ooo./ooooo/.oxo./..x..',
    '..o../.ooo./ooxoo/.ooo./..o..',
  ]);
  assert.deepEqual(games.map(position), positions.slice(0, 2));
  const notes = games.map((game) => notesOf(game));
  const names = (/** @type {number[]} */ holes) => holes.map((hole) => problem.holes[hole].name);
  assert.deepEqual(
    notes.map((note) => [names(note?.marks ?? []), note?.arrows.length]),
    [
      [['c3'], 1],
      [['c4', 'c5'], 0],
    ],
  );
});

test('what is left of a part is marked: the jumps of a peg, or all pegs that a purge removes', () => {
  const problem = problemOf('english', '..ooo../..oxo../oooxooo/oxxoxoo/ooooooo/..ooo../..ooo..');
  const jumps = ['d2-d4', 'd4-f4', 'b4-d4'];
  const { positions } = problem.board.replay(problem.start, jumps.join(' '));
  const marks = (/** @type {Chunk['kind']} */ kind, /** @type {number} */ done) =>
    marksText(problem, kind, [positions[done], positions[3]], jumps.slice(done).join(' '));
  assert.equal(marks('sweep', 1), '[mark c4 e4] [arrow d4-f4] [arrow b4-d4]');
  assert.equal(marks('sweep', 2), '[mark c4] [arrow b4-d4]');
  assert.equal(marks('purge', 0), '[mark d2 d3 b4 c4 e4]');
  assert.equal(marks('purge', 1), '[mark b4 c4 e4]');
});

test('every part is shown and tried, then played on to the end', () => {
  assert.deepEqual(exercisesOf(2), [
    { first: 1, last: 1, isShown: true },
    { first: 1, last: 1, isShown: false },
    { first: 0, last: 0, isShown: true },
    { first: 0, last: 1, isShown: false },
  ]);
  assert.deepEqual(exercisesOf(0), []);
});

test('a solution that is known comes back after a day, three, a week and three weeks', () => {
  let learned = { link: '?view=learn', exercises: 0, reviews: 0 };
  learned = learnedAfter(learned, 2, 4, '2026-11-20');
  assert.equal(nextReview(learned), undefined);
  learned = learnedAfter(learned, 3, 4, '2026-11-20');
  assert.deepEqual(learned, { link: '?view=learn', exercises: 4, reviews: 0, known: '2026-11-20' });
  for (const [day, next] of [
    ['2026-11-20', '2026-11-21'],
    ['2026-11-21', '2026-11-24'],
    ['2026-11-22', '2026-11-24'],
    ['2026-11-25', '2026-12-02'],
    ['2026-12-02', '2026-12-23'],
    ['2026-12-31', '2027-01-21'],
  ]) {
    learned = learnedAfter(learned, 3, 4, day);
    assert.equal(nextReview(learned), next, day);
  }
});

test('the solution that has waited longest is reviewed first', () => {
  const known = (/** @type {string} */ link, /** @type {string} */ day) => ({
    link,
    exercises: 2,
    reviews: 0,
    known: day,
  });
  let record = withLearned(EMPTY, 'a', known('?a', '2026-11-22'));
  record = withLearned(record, 'b', known('?b', '2026-11-21'));
  record = withLearned(record, 'c', { link: '?c', exercises: 1, reviews: 0 });
  const due = (/** @type {string} */ day) => dueIn(record, day).map(({ link }) => link);
  assert.deepEqual(['2026-11-21', '2026-11-22', '2026-11-23'].map(due), [[], ['?b'], ['?b', '?a']]);
});

test('jumps of one peg in a row are one move', () => {
  const problem = problemOf('english', '..ooo../..oxo../oooxooo/oxxoxoo/ooooooo/..ooo../..ooo..');
  const chunk = { kind: /** @type {const} */ ('sweep'), jumps: ['d2-d4', 'd4-f4', 'b4-d4'], clears: [], needs: [] };
  assert.equal(courseOf(problem, [chunk]).parts[0].moves, 'd2-d4-f4 b4-d4');
});

test('jumps are numbered at the pegs that make them, and no label is cut in a number', () => {
  assert.equal(numbersText(['d2-d4', 'b3-d3', 'd2-b2']), '[label d2 "1,3"] [label b3 "2"]');
  assert.equal(numbersText(['a1-c1', 'a1-a3', 'a1-c1']), '[label a1 "1…"]');
});

test('a part is described by its holes, or as an image of an earlier one', () => {
  const purge = { kind: /** @type {const} */ ('purge'), jumps: [], marks: '', moves: 'c3-a3', clears: ['a3', 'b3'] };
  assert.equal(lineOfPart(learn, purge), 'Clears a3 b3: c3-a3');
  const like = (/** @type {number} */ turn, mirrored = false) =>
    lineOfPart(learn, { ...purge, like: { chunk: 0, turn, mirrored } });
  assert.deepEqual(
    [like(0), like(90), like(270), like(180), like(240), like(300), like(90, true)],
    [
      'Like part 1. Clears a3 b3: c3-a3',
      'Like part 1, rotated by a quarter turn. Clears a3 b3: c3-a3',
      'Like part 1, rotated by a quarter turn. Clears a3 b3: c3-a3',
      'Like part 1, rotated by half a turn. Clears a3 b3: c3-a3',
      'Like part 1, rotated by a third of a turn. Clears a3 b3: c3-a3',
      'Like part 1, rotated by a sixth of a turn. Clears a3 b3: c3-a3',
      'Like part 1, mirrored. Clears a3 b3: c3-a3',
    ],
  );
});
