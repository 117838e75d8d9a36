// The player's progress: growing records, and daily puzzles.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  dayOfProblem,
  EMPTY,
  isDaySolved,
  isHelpedIn,
  keyOf,
  leftIn,
  longestStreakIn,
  merge,
  NewerRecord,
  readRecord,
  solvedIn,
  streakIn,
  withDay,
  withLeft,
  withWin,
} from '../../../www/app/solved/progress-record.js';
import { daysUpTo, today } from '../../../www/common/day.js';
import {
  dayAfter,
  daysOfMonth,
  firstWeekdayIn,
  monthAfter,
  sameDateAfter,
  weekdayOf,
  weekOf,
} from '../../../www/common/days.js';
import { Board } from '../shared/core.mjs';

const PROBLEM = keyOf(new Board('triangle'), 'o/xx/xxx/xxxx/xxxxx', 'a1');
const DAYS = daysUpTo('2026-03-01', 4);
/** @param {string} day @param {string} problem @param {string} [today] */
const solvedOn = (day, problem, today = day) => withWin(withDay(EMPTY, day, problem), { problem, moves: 5, today });

const day = fc.constantFrom(...DAYS);
const PLAIN = { noNullPrototype: true };
const count = fc.integer({ min: 1, max: 99 });
const entry = fc.record({ moves: count, first: day, fewest: count }, { ...PLAIN, requiredKeys: ['moves', 'first'] });
const learned = fc.record(
  { link: fc.constantFrom('?board=english', '?board=triangle'), exercises: count, reviews: fc.nat(5), known: day },
  { ...PLAIN, requiredKeys: ['link', 'exercises', 'reviews'] },
);
const record = fc
  .tuple(
    fc.dictionary(fc.string(), entry, PLAIN),
    fc.dictionary(fc.string(), day, PLAIN),
    fc.dictionary(fc.string(), fc.integer({ min: 1, max: 99 }), PLAIN),
    fc.dictionary(
      day,
      fc.record({ problem: fc.constant('a'), solved: fc.option(day, { nil: undefined }) }, PLAIN),
      PLAIN,
    ),
    fc.dictionary(fc.string(), learned, PLAIN),
  )
  .map(([solved, helped, left, days, learned]) => ({ version: 3, solved, helped, left, days, learned }));

test('a problem and its mirror images have one name, and other problems others', () => {
  const board = new Board('english');
  const names = ['c1', 'e1', 'a3', 'g5'].map((hole) => keyOf(board, board.vacancy(hole), hole));
  assert.equal(new Set(names).size, 1);
  assert.match(names[0], /^english /);
  const others = ['c1', 'c4', 'any', 'at most 2'].map((finish) => keyOf(board, board.vacancy('c1'), finish));
  assert.equal(new Set(others).size, 4);
});

test('days go backwards over months and leap days', () => {
  assert.deepEqual(DAYS, ['2026-03-01', '2026-02-28', '2026-02-27', '2026-02-26']);
  assert.equal(daysUpTo('2028-03-01', 2)[1], '2028-02-29');
  assert.equal(['2026-11-22', '2026-11-23'].map((day) => weekdayOf(day)).join(' '), '6 0');
});

test('months and weeks have their days', () => {
  const lengths = ['2026-02', '2028-02', '2026-04', '2026-12'].map((month) => daysOfMonth(month).length);
  assert.deepEqual(lengths, [28, 29, 30, 31]);
  assert.deepEqual([daysOfMonth('2026-02')[0], daysOfMonth('2026-12').at(-1)], ['2026-02-01', '2026-12-31']);
  assert.deepEqual([monthAfter('2026-12', 1), monthAfter('2026-01', -1)], ['2027-01', '2025-12']);
  for (const day of ['2026-11-30', '2026-12-02', '2026-12-06'])
    assert.deepEqual([weekOf(day)[0], weekOf(day)[6]], ['2026-11-30', '2026-12-06']);
  assert.equal(weekOf('2026-11-30', 7)[0], '2026-11-29');
  assert.equal(weekOf('2026-12-05', 7)[0], '2026-11-29');
  assert.equal(sameDateAfter('2026-03-31', -1), '2026-02-28');
  assert.equal(dayAfter('2026-12-31', 1), '2027-01-01');
  assert.deepEqual(['en-US', 'de-DE'].map(firstWeekdayIn), [7, 1]);
});

test("today is the user's local date, from midnight to midnight", (context) => {
  const zone = process.env.TZ;
  context.mock.timers.enable({ apis: ['Date'] });
  // These time zones are far apart and have no daylight saving time. The days are ends of months and years, including a
  // leap year.
  for (const [timeZone, offset] of [
    ['Pacific/Kiritimati', '+14:00'],
    ['Asia/Kathmandu', '+05:45'],
    ['Pacific/Pago_Pago', '-11:00'],
  ])
    for (const date of ['2026-11-30', '2026-12-31', '2027-01-01', '2028-02-29'])
      for (const time of ['00:01', '23:59']) {
        process.env.TZ = timeZone;
        context.mock.timers.setTime(Date.parse(`${date}T${time}:00${offset}`));
        assert.equal(today(), date, `${timeZone} at ${time}`);
      }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('a problem that is solved again keeps its fewest moves and its first day', () => {
  const win = (/** @type {number} */ moves, /** @type {string} */ today) => ({ problem: PROBLEM, moves, today });
  const once = withWin(EMPTY, win(9, '2026-11-20'));
  const twice = withWin(once, win(8, '2026-11-21'));
  const again = withWin(twice, win(10, '2026-11-22'));
  assert.deepEqual(solvedIn(again, PROBLEM), { moves: 8, first: '2026-11-20' });
  assert.equal(solvedIn(EMPTY, 'toString'), undefined);
});

test('a win with help is marked, and neither a best nor a day', () => {
  const helped = withWin(withDay(EMPTY, DAYS[0], PROBLEM), {
    problem: PROBLEM,
    moves: 3,
    today: DAYS[0],
    isHelped: true,
  });
  assert.equal(solvedIn(helped, PROBLEM), undefined);
  assert.equal(isDaySolved(helped, DAYS[0]), false);
  assert.equal(isHelpedIn(helped, PROBLEM), true);
  const own = withWin(helped, { problem: PROBLEM, moves: 9, today: DAYS[0] });
  assert.deepEqual([solvedIn(own, PROBLEM)?.moves, isHelpedIn(own, PROBLEM)], [9, false]);
  assert.equal(isHelpedIn(EMPTY, 'toString'), false);
});

test('the fewest pegs left are kept', () => {
  const left = [7, 4, 6].reduce((record, pegs) => withLeft(record, PROBLEM, pegs), EMPTY);
  assert.equal(leftIn(left, PROBLEM), 4);
  assert.equal(leftIn(left, 'toString'), undefined);
});

test('a problem of several days counts for the last one', () => {
  const days = DAYS.slice(0, 3).reduce((record, day) => withDay(record, day, day === DAYS[1] ? 'b' : 'a'), EMPTY);
  assert.deepEqual([dayOfProblem(days, 'a'), dayOfProblem(days, 'c')], [DAYS[0], undefined]);
});

test('the longest streak goes over the ends of months, and no late day is in it', () => {
  const rows = [...DAYS, ...daysUpTo('2026-01-02', 3)].map((day) => solvedOn(day, day)).reduce(merge);
  assert.equal(longestStreakIn(rows), 4);
  assert.equal(longestStreakIn(merge(rows, solvedOn('2026-03-02', 'late', '2026-03-03'))), 4);
  assert.equal(longestStreakIn(merge(rows, solvedOn('2026-03-02', 'e'))), 5);
  assert.equal(longestStreakIn(EMPTY), 0);
});

test('a streak counts days that were solved on the day, and waits for today', () => {
  const [today, yesterday, third, fourth] = DAYS;
  const two = merge(solvedOn(yesterday, 'b'), solvedOn(third, 'c'));
  assert.equal(streakIn(two, DAYS), 2);
  assert.equal(streakIn(merge(two, solvedOn(today, 'a')), DAYS), 3);
  const late = merge(two, solvedOn(fourth, 'd', today));
  assert.equal(streakIn(late, DAYS), 2);
  assert.ok(isDaySolved(late, fourth));
  assert.equal(streakIn(solvedOn(third, 'c'), DAYS), 0);
  const always = DAYS.map((day) => solvedOn(day, day)).reduce(merge);
  assert.equal(streakIn(always, DAYS), 4);
});

test('a win ticks the days that have its problem, and no other', () => {
  const days = withDay(withDay(EMPTY, DAYS[0], 'a'), DAYS[1], 'b');
  const won = withWin(days, { problem: 'a', moves: 3, today: DAYS[0] });
  assert.equal([DAYS[0], DAYS[1]].map((day) => isDaySolved(won, day)).join(' '), 'true false');
  assert.equal(won.days[DAYS[1]].problem, 'b');
});

test('what was solved before it was the problem of a day ticks no day', () => {
  const before = withWin(EMPTY, { problem: 'a', moves: 3, today: DAYS[1] });
  assert.ok(!isDaySolved(withDay(before, DAYS[0], 'a'), DAYS[0]));
});

test('records are put together in any order, and twice is once', () => {
  const property = fc.property(record, record, (one, other) => {
    const both = merge(one, other);
    assert.deepEqual(merge(other, one), both);
    assert.deepEqual(merge(both, one), both);
  });
  fc.assert(property);
});

test('a record is read as it was written', () => {
  const property = fc.property(record, (one) => {
    const written = JSON.parse(JSON.stringify(one));
    assert.deepEqual(readRecord(written), merge(EMPTY, written));
  });
  fc.assert(property);
});

test('a record of a later version is refused, and nonsense left out', () => {
  assert.throws(() => readRecord({ version: 4 }), NewerRecord);
  for (const wrong of [undefined, null, 'text', [], {}, { version: '1' }, { version: 0 }])
    assert.throws(() => readRecord(wrong), /^TypeError: not a record of progress$/);
  const first = DAYS[0];
  const wins = [
    { moves: -1, first },
    { moves: 0, first },
    { moves: 3, first: [first] },
    { moves: 3, first: 7 },
    7,
    null,
  ];
  const days = {
    ...{ today: { problem: 'a' }, [`${first}x`]: { problem: 'a' }, [`x${first}`]: { problem: 'a' } },
    ...{ [first]: { problem: 7 }, [DAYS[1]]: { problem: 'a', solved: 'today' }, [DAYS[2]]: null },
  };
  const solved = Object.fromEntries(Object.entries(wins));
  const [helped, left] = [
    { a: 'today', b: 3 },
    { a: 0, b: 1.5, c: '3', d: null },
  ];
  assert.deepEqual(readRecord({ version: 2, solved, helped, left, days }), EMPTY);
});
