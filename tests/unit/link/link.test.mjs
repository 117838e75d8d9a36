// Games are written to URLs and read back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { writeProblem } from '../../../www/engine/problem.js';
import { isFlag, OPTIONS } from '../../../www/link/attributes.js';
import {
  holdsGame,
  pageLink,
  placedLink,
  readAddress,
  readFrame,
  readLink,
  saidOf,
  shortLink,
  writeFrame,
  writeLink,
} from '../../../www/link/link.js';
import { Board, problemOf } from '../shared/core.mjs';
import { anyCharacter } from '../shared/hostile.mjs';

test('a link is short and can be read', () => {
  const link = { board: 'english', start: 'd4', goal: 'any', moves: 'd2-d4 b3-d3-d5', at: 1 };
  assert.equal(writeLink(link), '?board=english&start=d4&goal=any&moves=d2-d4_b3-d3-d5&at=1');
  assert.equal(
    writeLink({ board: '# directions: 6\no/oo/ooo', start: 'o/xx/xxx' }),
    '?board=6:o/oo/ooo&start=o/xx/xxx',
  );
  assert.equal(writeLink({}), '');
  assert.equal(writeLink({ board: '', goal: 'any' }), '?goal=any');
  assert.equal(writeLink({ goal: 'at most 2 pegs', at: 0 }), '?goal=at_most_2_pegs&at=0');
});

test('what a link does not know is left out', () => {
  assert.deepEqual(readLink('?utm_source=x&at=soon&board='), {});
  assert.deepEqual(readLink('at=12345'), {});
  assert.deepEqual(readLink('?start=d%34&at=3'), { start: 'd4', at: 3 });
  assert.deepEqual(readLink('%E0%A4%A&board=english'), { board: 'english' });
});

const rows = (/** @type {string} */ characters) =>
  fc
    .array(fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 8 }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((lines) => lines.join('/'));

test('a game in a link keeps its comments, whatever they hold', () => {
  const game = '{One_word, ~half: a/b\nand more.} d2-d4 [id my_name]';
  assert.equal(
    writeLink({ game }),
    '?game=%7BOne%7E-word%2C+%7E%7Ehalf:+a/b%7E.and+more.%7D+d2-d4+%5Bid+my%7E-name%5D',
  );
  assert.deepEqual(readLink('?game=d2-d4_(b4-d4)_b3-d3'), { game: 'd2-d4 (b4-d4) b3-d3' });
  const property = fc.property(
    fc.oneof(fc.string({ unit: fc.constantFrom(..."~_-. /\n:%+&{a()*!'") }), fc.string({ unit: 'grapheme' })),
    (text) => {
      const link = { game: `{${text}}` };
      assert.deepEqual(readLink(writeLink(link)), link);
      assert.doesNotMatch(writeLink(link), /[()*_'!~]/);
    },
  );
  fc.assert(property);
});

test('what is written is read again', () => {
  const board = fc.oneof(
    fc.constantFrom('english', '4x5', 'star-37'),
    rows('o.'),
    rows('o.').map((drawing) => `# directions: 8\n${drawing}`),
  );
  const state = fc.record(
    {
      board,
      start: fc.oneof(fc.constantFrom('d4', 'aa12'), rows('xo.')),
      goal: fc.oneof(fc.constantFrom('any', 'at most 3 pegs', 'd4'), rows('xo.')),
      moves: fc
        .array(fc.constantFrom('d2-d4', 'b3-d3-d5'), { minLength: 1, maxLength: 40 })
        .map((all) => all.join(' ')),
      at: fc.nat(63),
      view: fc.constantFrom('problems', 'text'),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
  const property = fc.property(state, (link) => {
    const query = writeLink(link);
    assert.deepEqual(readLink(query), link);
    assert.doesNotMatch(query, /%/);
  });
  fc.assert(property, { numRuns: 3000 });
});

test('no text at all is too much to read', () => {
  const property = fc.property(fc.string({ unit: anyCharacter, maxLength: 80 }), (text) => {
    for (const query of [text, `?board=${text}`, `?at=${text}&moves=${encodeURIComponent(text)}`]) readLink(query);
  });
  fc.assert(property, { numRuns: 3000 });
});

test("a problem is written with the catalogue's names, or in full", () => {
  const english = new Board('english');
  const problem = (/** @type {string} */ start, /** @type {string} */ finish) =>
    writeProblem(problemOf('english', start, finish));
  assert.deepEqual(problem('d4', 'd4'), { board: 'english' });
  assert.deepEqual(problem('d4', 'any'), { board: 'english', start: 'd4', goal: 'any' });
  const drawn = english.play(english.vacancy('d4'), 'd2-d4');
  assert.deepEqual(problem(drawn, 'd4'), { board: 'english', start: drawn, goal: 'd4' });
  assert.equal(writeProblem(problemOf('# directions: 6\nxo\nooo', 'a1')).board, '# directions: 6\noo/ooo');
  assert.equal(writeProblem(problemOf('ooo/ooo', 'a1')).board, 'ooo/ooo');
});

test('a game and its link lead to each other', () => {
  const boards = Board.catalogue().map(({ name, vacancy }) => problemOf(name, vacancy));
  const game = fc.record({
    board: fc.nat(boards.length - 1),
    hole: fc.nat(63),
    choices: fc.array(fc.nat(99), { maxLength: 20 }),
  });
  const property = fc.property(game, ({ board: number, hole, choices }) => {
    const { board, shape: name, holes } = boards[number];
    const problem = { ...boards[number], start: board.start(holes[hole % holes.length].name) };
    let position = problem.start;
    const played = choices.flatMap((choice) => {
      const jumps = board.jumps(position);
      const jump = jumps[choice % Math.max(1, jumps.length)];
      if (jump) position = board.play(position, jump.name);
      return jump ? [jump.name] : [];
    });
    const link = readLink(writeLink({ ...writeProblem(problem), moves: played.join(' ') || undefined }));
    const again = problemOf(link.board ?? '', link.start ?? problem.start, link.goal ?? problem.finish.text);
    assert.equal(again.board.drawing(), name);
    assert.equal(again.board.replay(again.start, link.moves ?? '').positions.at(-1), position);
  });
  fc.assert(property, { numRuns: 1000 });
});

test('a URL among other texts is recognised by its query', () => {
  const link = { board: 'triangle', start: 'a1', moves: 'a3-a1' };
  for (const text of [
    'https://example.org/peg/?board=triangle&start=a1&moves=a3-a1#top',
    ' ?board=triangle&start=a1&moves=a3-a1\n',
  ])
    assert.deepEqual(readAddress(text), link);
  for (const text of [
    '',
    'triangle',
    'a3-a1',
    '..x\n?oo',
    'https://example.org/',
    'https://example.org/?q=1',
    '?view=text',
  ])
    assert.equal(readAddress(text), undefined);
});

test('where the jumps are played is said for the page and for an element where it is not usual there', () => {
  assert.deepEqual(pageLink({ moves: 'a3-a1' }), { moves: 'a3-a1', at: 0 });
  assert.deepEqual(pageLink({ game: 'a3-a1' }), { game: 'a3-a1', at: 0 });
  assert.deepEqual(pageLink({ moves: 'a3-a1 c3-a3', at: 1 }, 2), { moves: 'a3-a1 c3-a3', at: 1 });
  assert.deepEqual(pageLink({ moves: 'a3-a1 c3-a3', at: 2 }, 2), { moves: 'a3-a1 c3-a3', at: undefined });
  assert.deepEqual(pageLink({ board: 'english' }), { board: 'english', at: undefined });
  for (const link of [{ moves: 'a3-a1' }, { game: 'a3-a1' }]) {
    assert.deepEqual(placedLink(link), { ...link, at: 9999 });
    assert.deepEqual(placedLink({ ...link, at: 0 }), { ...link, at: 0 });
  }
  assert.deepEqual(placedLink({ board: 'english' }), { board: 'english' });
});

test('a game that is too long for an address leaves its line there', () => {
  const link = { moves: 'a3-a1', game: 'a3-a1' };
  const room = 2000 - writeLink(link).length;
  assert.deepEqual(shortLink(link, 'x'.repeat(room - 1)), link);
  assert.deepEqual(shortLink(link, 'x'.repeat(room)), { moves: 'a3-a1', game: undefined });
});

test('a link holds a game with any of what is on the board', () => {
  for (const key of ['board', 'start', 'goal', 'moves', 'game']) assert.ok(holdsGame({ [key]: 'x' }), key);
  assert.ok(!holdsGame({ at: 3, view: 'text' }));
});

test('a place in a game may be a name', () => {
  assert.deepEqual(readLink('?game=d2-d4&at=my_first-1'), { game: 'd2-d4', at: 'my_first-1' });
  assert.deepEqual(readLink('?game=d2-d4&at='), { game: 'd2-d4' });
  assert.deepEqual(readLink('?game=d2-d4&at=a+b'), { game: 'd2-d4' });
  for (const at of ['my_first-1', '1%+/:', '\u00e9'])
    assert.deepEqual(readLink(writeLink({ game: 'd2-d4', at })), { game: 'd2-d4', at });
});

test('only a board has directions, and only a game is escaped', () => {
  assert.deepEqual(readLink('?board=6:o/oo&goal=6:o&start=x~-x'), {
    board: '# directions: 6\no/oo',
    goal: '6:o',
    start: 'x~-x',
  });
  assert.deepEqual(readLink('?board=16:o'), { board: '16:o' });
  assert.equal(
    writeLink({ board: 'o # directions: 6\n', goal: '# directions: 6\no' }),
    '?board=o_%23_directions:_6/&goal=%23_directions:_6/o',
  );
  assert.deepEqual([readLink('at=1234'), readLink('at=a1'), readLink('at=1a')], [{ at: 1234 }, {}, {}]);
  assert.equal(writeLink({ goal: 'a\ud800b' }), '?goal=a%EF%BF%BDb');
});

test('the address of a page is http or https, with nothing around it', () => {
  for (const text of ['http://example.org?board=triangle', 'https://e.org/a/b?board=triangle#a?b'])
    assert.deepEqual(readAddress(text), { board: 'triangle' }, text);
  for (const text of [
    'ftp://example.org/?board=triangle',
    'see https://example.org/?board=triangle',
    '?board=triangle and more',
    'https://example.org/a b?board=triangle',
  ])
    assert.equal(readAddress(text), undefined, text);
});

test('the address of a frame says how the board behaves', () => {
  const usual = {
    controls: true,
    autoplay: false,
    loop: false,
    readonly: false,
    remember: false,
    solve: false,
    wheel: false,
  };
  const texts = OPTIONS.filter((name) => !isFlag(name));
  const silent = Object.fromEntries(texts.map((name) => [name, '']));
  assert.deepEqual(readFrame(''), { link: {}, options: { ...usual, ...silent } });
  for (const flag of /** @type {const} */ (['autoplay', 'loop', 'readonly', 'remember', 'solve', 'wheel'])) {
    assert.deepEqual(readFrame(`?${flag}=1`).options, { ...usual, ...silent, [flag]: true });
    assert.equal(readFrame(`?${flag}=0`).options[flag], false);
    assert.equal(writeFrame({}, { [flag]: true }), `?${flag}=1`);
  }
  for (const name of texts) {
    assert.deepEqual(readFrame(`?${name}=2`).options, { ...usual, ...silent, [name]: '2' });
    assert.equal(writeFrame({}, { [name]: 'a b\ud800' }), `?${name}=a%20b%EF%BF%BD`);
  }
  assert.equal(readFrame('?controls=0').options.controls, false);
  assert.equal(writeFrame({ board: 'english' }, { controls: false, loop: true }), '?board=english&loop=1&controls=0');
  assert.equal(writeFrame({}, {}), '');
  assert.deepEqual([saidOf('speed', 1), saidOf('speed', '2'), saidOf('look', 'wood')], ['', '2', '']);
});
