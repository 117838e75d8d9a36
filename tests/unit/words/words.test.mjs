// The page's sentences in English.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CanvasError } from '../../../www/common/dom/dom.js';
import { keyboardOf } from '../../../www/common/dom/keys.js';
import { numbersIn } from '../../../www/common/numbers.js';
import { EngineError } from '../../../www/engine/engine-error.js';
import { APP_WORDS } from '../../../www/words/app.js';
import { DIALOG_WORDS, dialogWords } from '../../../www/words/dialogs.js';
import { ELEMENT_WORDS } from '../../../www/words/element.js';
import { DIALOGS, EDITOR } from '../../../www/words/language/later-texts.js';
import { PLUS_WORDS } from '../../../www/words/plus.js';

const { explanation, goal, open, progress, stuck, verdict } = ELEMENT_WORDS;
const { heading, problems } = DIALOG_WORDS;
const { knownFacts } = problems;

const ANY = { text: 'any', pegs: 1, holes: [] };
const D4 = { text: 'd4', pegs: 1, holes: [16] };

test('numbers carry units, separators and the right plural', () => {
  assert.equal(open({ pegs: 1, jumps: 23475688 }), '1 peg. 23,475,688 jumps possible.');
  assert.equal(open({ pegs: 32, jumps: 4 }), '32 pegs. 4 jumps possible.');
});

test("dates follow the reader's country", () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const day = () => dialogWords(DIALOGS, EDITOR, APP_WORDS).daily.day('2026-11-27');
  try {
    for (const [languages, date] of [
      [['en-GB', 'de'], 'Friday 27 November'],
      [['de', 'en-US'], 'Friday, November 27'],
      // In the locale `C`, Chromium reports a language tag like this one, which is invalid.
      [['en-US@posix'], 'Friday, November 27'],
    ]) {
      Object.defineProperty(globalThis, 'navigator', { value: { languages }, configurable: true });
      assert.equal(day(), date);
    }
  } finally {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else Reflect.deleteProperty(globalThis, 'navigator');
  }
});

test('one peg next to the goal is not called stuck', () => {
  const { stuck } = ELEMENT_WORDS;
  assert.equal(stuck(1, D4), 'One peg left, but not in the goal hole.');
  assert.equal(stuck(2, D4), 'Stuck with 2 pegs: no jumps left.');
  assert.equal(stuck(1, { text: 'xo/ox', pegs: 2, holes: [0, 3] }), 'Stuck with 1 peg: no jumps left.');
});

test('a stuck game has a verdict next to the best one, and a win next to a streak and a friend', () => {
  const { aim, win } = DIALOG_WORDS;
  assert.equal(aim.stuck({ left: 3 }), undefined);
  assert.deepEqual(
    [aim.stuck({ stuck: 4, left: 3 }), aim.stuck({ stuck: 4 })],
    ['4 pegs left. Your best: 3.', '4 pegs left.'],
  );
  const facts = [{ fewest: 18 }, { best: 2 }, { fewest: 18, best: 20 }, { fewest: 18, best: 18 }, { left: 2 }];
  assert.deepEqual(
    facts.map((one) => aim.about({ name: 'Cross', ...one })),
    [
      ['Cross', 'fewest moves: 18'],
      ['Cross', '✓ in 2 moves'],
      ['Cross', '✓ in 20 moves · fewest: 18'],
      ['Cross', '★ perfect in 18 moves'],
      ['Cross', 'your best: 2 pegs left'],
    ],
  );
  assert.deepEqual(aim.about({ left: 2 }), ['', 'Your best: 2 pegs left']);
  const wins = [{ row: 1 }, { row: 3, beat: 6 }, { beat: 5 }, { beat: 3 }];
  assert.deepEqual(
    wins.map((more) => win.more({ moves: 5, ...more })),
    ['', '3-day streak. 1 move fewer than your friend.', 'You matched your friend.', '2 moves more than your friend.'],
  );
});

test('the name of a day has its year if that is another one', (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: Date.parse('2027-03-01T12:00:00') });
  const { named } = DIALOG_WORDS.daily;
  assert.doesNotMatch(named('2027-02-03'), /2027/);
  assert.match(named('2026-12-31'), /2026/);
});

test('a board without a peg is not called stuck', () => {
  assert.equal(stuck(0, ANY), 'No peg is left: no jumps left.');
  assert.match(stuck(2, ANY), /^Stuck with 2 pegs/);
});

test('numbers are written in the language of the words', () => {
  assert.equal(open({ pegs: 1000, jumps: 2 }), '1,000 pegs. 2 jumps possible.');
  assert.equal(numbersIn('de').tenths(2.345), '2,3');
});

test('the title of the page contains the problem, if named holes identify it', () => {
  assert.equal(heading.title({ board: 'English', start: 'd4', goal: 'd4' }), 'English, d4 to d4 — Peg Solitaire');
  assert.equal(heading.title({ board: 'English' }), 'English — Peg Solitaire');
});

test('a goal in words', () => {
  const pattern = { text: 'xo/ox', pegs: 2, holes: [0, 3] };
  const few = { text: 'at most 3 pegs', pegs: 3, holes: [] };
  assert.deepEqual([ANY, D4, pattern, few].map(goal), ['one peg', 'one peg in d4', 'the pattern', 'at most 3 pegs']);
});

test('verdicts say what was proven and what is only known', () => {
  const reason = /** @type {const} */ ({ kind: 'exhausted', positions: 7 });
  const best = { jumps: 'd2-d4', pegs: 3, proven: false };
  assert.equal(verdict({ state: 'lost', reason, best }), 'This can’t be won, and we can prove it. Best known: 3 pegs.');
  const alone = { ...best, pegs: 1, proven: true };
  assert.equal(
    verdict({ state: 'lost', reason, best: alone }),
    'This can’t be won, and we can prove it. Best possible: 1 peg, but in another hole.',
  );
  const line = /** @type {const} */ ({ state: 'solved', jumps: 31, moves: 22, proven: true });
  assert.equal(verdict({ ...line, wish: 'any' }), 'Solved: 31 jumps in 22 moves.');
  assert.equal(verdict({ ...line, wish: 'another' }), 'Another solution: 31 jumps in 22 moves.');
  const short = /** @type {const} */ ({ ...line, wish: 'fewest-moves', moves: 18 });
  assert.equal(verdict(short), 'Solved: 31 jumps in 18 moves, the fewest possible.');
  const shorter = { ...short, proven: false };
  assert.equal(verdict(shorter), 'Solved: 31 jumps in 18 moves, the fewest known.');
  assert.equal(verdict({ state: 'only' }), 'No other solution was found.');
  assert.equal(verdict({ state: 'rescued', isLatest: true }), 'You can still win from here.');
});

test('progress says what is being done', () => {
  const report = /** @type {const} */ ({ state: 'running', activity: 'exhaustive', positions: 1200000 });
  assert.equal(progress(report), 'Trying everything: 1,200,000 positions');
  const both = /** @type {const} */ ({ ...report, activity: 'both-ends', best: 19 });
  assert.equal(progress(both), 'Searching from both ends: 1,200,000 positions, 19 moves so far');
});

test('what is known of a problem, in numbers that can be read', () => {
  assert.equal(knownFacts({}), '');
  assert.equal(
    knownFacts({ moves: 18, solutions: '40861647040079968' }),
    'fewest: 18 moves, 40.8 quadrillion solutions',
  );
  assert.equal(knownFacts({ solutions: '29760' }), '29,760 solutions');
  assert.equal(knownFacts({ solutions: '577116156815309849672' }), '577 quintillion solutions');
  assert.equal(knownFacts({ solutions: '987654321098765432109876' }), '987 sextillion solutions');
  assert.equal(knownFacts({ solutions: '12345678901234567890123456' }), '1.2 × 10²⁵ solutions');
});

test('the difficulty of a problem, with its reasons', () => {
  const choices = { positions: 31, forks: 18, share: 83 };
  const { difficulty, grade, way } = problems;
  assert.equal(
    difficulty({ oneIn: 1200, choices }),
    'Random play wins one game in 1,200. Along the solution, 83% of the possible jumps keep the win; in 18 of 31 positions you can lose it.',
  );
  assert.equal(difficulty({ oneIn: 1 }), 'Random play almost always wins.');
  assert.equal(difficulty({}), '');
  assert.equal(
    difficulty({ choices: { positions: 2, forks: 0, share: 100 } }),
    'Along the solution, no jump can lose the win.',
  );
  assert.equal(difficulty({ choices: { positions: 0, forks: 0, share: 100 } }), '');
  assert.deepEqual(
    [way(choices), way({ ...choices, forks: 1, share: 99 })],
    ['18 critical positions, 83% safe', '1 critical position, 99% safe'],
  );
  assert.equal(way({ ...choices, forks: 0 }), 'No critical positions');
  assert.equal(difficulty({ oneIn: 58_000_000 }), 'Random play wins one game in 58 million.');
  const grades = [grade({ level: 1 }), grade({ level: 9 }), grade({}, { state: 'impossible' }), grade({})];
  assert.deepEqual(grades, ['Very easy', 'Master', 'No solution', 'Unknown']);
});

test('a proof in words, with its numbers', () => {
  const byOne = explanation({ kind: 'position-class', sets: [[0, 1]], pegs: [1] });
  assert.match(byOne, /the marked holes hold 1 peg, an odd number\..* stays odd, but the goal needs an even number/);
  const byThree = explanation({ kind: 'position-class', sets: [[0], [1], [2]], pegs: [17, 18, 3] });
  assert.match(byThree, /marked 1 hold 17 pegs, those marked 2 hold 18, those marked 3 hold 3\./);
  const byPagoda = explanation({ kind: 'pagoda', weights: [], total: -2, needed: 1 });
  assert.match(byPagoda, /add up to −2\. .* at least 1\.$/);
});

test('a picture that could not be made says why, in words', () => {
  const { failed } = DIALOG_WORDS.share;
  assert.equal(failed(new Error('The reason.')), 'The picture could not be created: The reason.');
  assert.match(failed(new CanvasError()), /: This browser cannot draw on a canvas\./);
  assert.match(failed(new EngineError('unreachable')), /: The game could not be loaded: the server did not respond/);
});

test('a way through a position is described by its halves', () => {
  const { verdict } = PLUS_WORDS;
  const found = (/** @type {number} */ length) =>
    /** @type {const} */ ({ state: 'solved', jumps: '', length, moves: length, proven: false, positions: 1 });
  const lost = /** @type {const} */ ({
    state: 'impossible',
    reason: { kind: 'exhausted', positions: 7 },
    positions: 7,
  });
  const open = /** @type {const} */ ({ state: 'unknown', cause: 'budget', positions: 9 });
  const best = { jumps: '', pegs: 2, proven: true };
  const say = (/** @type {any} */ halves) => verdict({ state: 'lost', reason: lost.reason, best, halves });
  assert.equal(
    say({ to: lost, from: found(3) }),
    'That position can’t be reached, and we can prove it. 3 jumps from there to the goal.',
  );
  assert.equal(
    say({ to: found(1), from: lost }),
    '1 jump to that position. The goal can’t be reached from there, and we can prove it.',
  );
  assert.equal(
    verdict({ state: 'open', halves: { to: open, from: open } }),
    'It is not known whether that position can be reached. It is not known whether the goal can be reached from there.',
  );
  const line = /** @type {const} */ ({
    state: 'solved',
    jumps: 5,
    moves: 4,
    wish: 'any',
    proven: false,
  });
  assert.equal(
    verdict({ ...line, halves: { to: found(2), from: found(3) } }),
    'Solved: 5 jumps in 4 moves, 2 jumps to that position.',
  );
  assert.equal(verdict({ ...line, wish: 'another' }), 'Another solution: 5 jumps in 4 moves.');
});

test('a solution chosen at random is one of so many', () => {
  const { verdict } = PLUS_WORDS;
  const line = /** @type {const} */ ({
    state: 'solved',
    jumps: 31,
    moves: 24,
    wish: 'another',
    proven: false,
  });
  assert.equal(
    verdict({ ...line, solutions: '40861647040079968' }),
    'One of 40,861,647,040,079,968 solutions, chosen at random: 31 jumps in 24 moves.',
  );
  assert.equal(verdict({ state: 'only', solutions: '1' }), 'This is the only solution, and we can prove it.');
  assert.equal(verdict({ state: 'only', solutions: '2' }), 'No other solution was found.');
  assert.equal(verdict({ state: 'only' }), 'No other solution was found.');
});

test('keys have the names of the keyboard', () => {
  assert.deepEqual(['MacIntel', 'iPad', 'Win32', 'Linux x86_64', ''].map(keyboardOf), [
    'apple',
    'apple',
    'other',
    'other',
    'other',
  ]);
  const undoOf = (/** @type {'apple' | 'other'} */ keyboard) => {
    const { keys, edit, copying } = dialogWords(DIALOGS, EDITOR, APP_WORDS, keyboard);
    return [keys.always[4].keys[1], edit.labels.undoHint, copying.selected];
  };
  assert.deepEqual(undoOf('apple'), ['⌘Z', 'Undo (⌘Z)', 'Text selected: press ⌘C to copy']);
  assert.deepEqual(undoOf('other'), ['Ctrl+Z', 'Undo (Ctrl+Z)', 'Text selected: press Ctrl+C to copy']);
});
