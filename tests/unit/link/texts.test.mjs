// Games as text: problems are parsed as far as possible, as are pasted games and games compressed into the fragment of
// a link.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { readable, readProblem, writeProblem } from '../../../www/engine/problem.js';
import { isPacked, readFrame, readLink, writeFrame } from '../../../www/link/link.js';
import { packedLink, unpacked } from '../../../www/link/packed.js';
import { offsetOf, textsOf } from '../../../www/link/pasted.js';
import { Board, problemOf } from '../shared/core.mjs';
import { anyCharacter } from '../shared/hostile.mjs';

const BASE = 'https://example.org/peg/';
const LINE = { board: 'english', moves: 'd2-d4 b3-d3', at: 1 };
/** Text that hardly compresses. @param {number} length */
const noise = (length) =>
  Array.from({ length }, (_, index) => String.fromCharCode(33 + Math.floor(89 * Math.abs(Math.sin(index ** 2))))).join(
    '',
  );
const COMMENTED = { ...LINE, game: `d2-d4 {${'A long comment. '.repeat(200)}} b3-d3 (f3-d3)` };
/** @param {string | Uint8Array} bytes */
const base64url = (bytes) => Buffer.from(bytes).toString('base64url');

test('a short link stays readable', async () => {
  const link = { ...LINE, game: 'd2-d4 b3-d3 (f3-d3)' };
  const query = '?board=english&moves=d2-d4_b3-d3&game=d2-d4+b3-d3+%28f3-d3%29&at=1';
  assert.deepEqual(await packedLink(link, BASE), { query, fragment: '', isWhole: true });
  assert.equal(await unpacked(query), query);
  assert.ok(!isPacked(query));
});

test('a long game is compressed in the fragment, with its line readable before it', async () => {
  const { query, fragment, isWhole } = await packedLink(COMMENTED, BASE);
  assert.ok(isWhole && isPacked(fragment));
  assert.equal(query, '?board=english&moves=d2-d4_b3-d3&at=1');
  assert.match(fragment, /^#game=[\w-]{1,400}$/);
  const address = query + fragment;
  assert.deepEqual(readLink(await unpacked(address)), COMMENTED);
  assert.equal(await unpacked(BASE + address), BASE + (await unpacked(address)));
});

test('a frame keeps its options with a long game', async () => {
  const { query, fragment } = await packedLink(COMMENTED, BASE, (link) =>
    writeFrame(link, { loop: true, controls: false }),
  );
  const { link, options } = readFrame(await unpacked(query + fragment));
  assert.deepEqual(link, COMMENTED);
  assert.deepEqual([options.loop, options.controls], [true, false]);
});

test('a game that is still too long is reduced to its line, and that is reported', async () => {
  const long = await packedLink({ ...LINE, game: `{${noise(20_000)}}` }, BASE);
  assert.deepEqual(long, { query: '?board=english&moves=d2-d4_b3-d3&at=1', fragment: '', isWhole: false });
  const huge = await packedLink({ ...LINE, game: `{${'a'.repeat(600_000)}}` }, BASE);
  assert.equal(huge.isWhole, false);
});

test('what is packed is unpacked, whatever a comment says', async () => {
  const game = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 400 }).map((text) => `{${text.repeat(20)}}`);
  const property = fc.asyncProperty(game, async (text) => {
    const { query, fragment, isWhole } = await packedLink({ ...LINE, game: text }, BASE);
    // A lone surrogate cannot be encoded.
    const written = text.replace(/\p{Surrogate}/gu, '\ufffd');
    assert.equal(readLink(await unpacked(query + fragment)).game, isWhole ? written : undefined);
  });
  await fc.assert(property, { numRuns: 200 });
});

test('a damaged fragment is an error, and never more than that', async () => {
  const { fragment } = await packedLink(COMMENTED, BASE);
  const bomb = base64url(deflateRawSync(Buffer.alloc(50_000_000)));
  const noText = base64url(deflateRawSync(Buffer.from([0xff, 0xfe, 0xfd])));
  for (const address of [
    fragment.slice(0, -9),
    '?board=english#game=',
    '?board=english#game=%00',
    '?board=english#game=a',
    `?board=english#game=${bomb}`,
    `?board=english#game=${noText}`,
  ])
    await assert.rejects(unpacked(address), { code: 'broken-link' }, address.slice(0, 80));
});

test('no fragment at all is too much to read', async () => {
  const bytes = fc.uint8Array({ maxLength: 60 }).map((data) => base64url(data));
  const property = fc.asyncProperty(fc.oneof(fc.string({ unit: anyCharacter }), bytes), async (text) => {
    const read = await unpacked(`?board=english#game=${text}`).catch(({ code }) => code);
    assert.ok(read === 'broken-link' || read.startsWith('?board=english&game='), read);
  });
  await fc.assert(property, { numRuns: 500 });
});

const CENTRAL = problemOf('english', 'd4', 'd4');

test('a pasted position, board or list of jumps becomes what is played', () => {
  const { board, start } = CENTRAL;
  const position = board.play(start, 'd2-d4');
  const here = { board: 'english', goal: 'd4' };
  assert.deepEqual(textsOf(CENTRAL, position.replaceAll('/', '\n')), { ...here, start: position });
  assert.deepEqual(textsOf(CENTRAL, '(1|3) => (3|3)'), { ...here, start, moves: 'd2-d4', at: 1 });
  assert.deepEqual(textsOf(CENTRAL, 'triangle'), { board: 'triangle', start: undefined });
  assert.deepEqual(textsOf(CENTRAL, 'xxo/xxx'), { board: 'ooo/ooo', start: 'xxo/xxx' });
});

test('pasted jumps and games open at their end, where the board looks changed', () => {
  assert.equal(textsOf(CENTRAL, 'd2-d4 d5-d3 b4-d4-d2').at, 4);
  assert.ok(Number(textsOf(CENTRAL, 'd2-d4 b3-d3 (f3-d3)').at) >= 2);
});

test('pegs and holes are read as people write them', () => {
  const [board, start] = ['ooo/ooo', 'xox/xxx'];
  for (const text of [
    'xox\nxxx',
    'x o x\nx x x',
    'X O X\r\nX X X\n',
    '●○●\n●●●',
    '● ○ ●\n● ● ●',
    '⚫⚪⚫\n⚫⚫⚫',
    '⚫️⚪️⚫️\n⚫️⚫️⚫️',
    '🔴⚪🔴\n🔴🔴🔴',
    '1 0 1\n1 1 1',
  ])
    assert.deepEqual(textsOf(CENTRAL, text), { board, start }, text);
  // Indented rows keep their columns.
  const centred = textsOf(CENTRAL, '\n  xxx  \n  xxx  \nxxxxxxx\nxxxoxxx\nxxxxxxx\n  xxx  \n  xxx  ');
  assert.equal(centred.start, CENTRAL.start);
  // An error refers to positions in the original text.
  assert.throws(() => textsOf(CENTRAL, '● ○ ●\n● ? ●'), { line: 2, column: 3 });
});

test('a pasted link opens where it would if it were followed', () => {
  const at = (/** @type {string} */ text) => textsOf(CENTRAL, text).at;
  assert.equal(at('?board=english&moves=d2-d4_b3-d3&at=1'), 1);
  assert.ok(Number(at('https://example.org/?board=english&moves=d2-d4_b3-d3')) >= 2);
});

test('what is none of them is refused with its place', () => {
  assert.throws(() => textsOf(CENTRAL, 'd2-d4 d2-d4'), /jump 2, d2-d4, is not legal here/);
  assert.throws(() => textsOf(CENTRAL, 'd2-d4\nd9'), /^Error: line 2, column 1: /);
  assert.throws(() => textsOf(CENTRAL, '..xxx../..x?x..'), /^Error: line 2, column 4: /);
});

test('a place of a text is where its line and column are', () => {
  assert.equal(offsetOf('abc\ndéf', 2, 3), 6);
  assert.equal(offsetOf('xx/xo', 2, 1), 3);
  assert.equal(offsetOf('😀x', 1, 2), 2);
  assert.equal(offsetOf('x', 5, 9), 1);
});

test('garbage throws an error with words, and nothing else', () => {
  const characters = fc.constantFrom(...'xo.-/ \n#directions:()|=>19aé😀');
  const property = fc.property(fc.string({ unit: characters, maxLength: 40 }), (text) => {
    try {
      textsOf(CENTRAL, text);
    } catch (error) {
      assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError) && error.message.length > 10);
    }
  });
  fc.assert(property, { numRuns: 3000 });
});

test('an error about a text has its place as data', () => {
  assert.throws(() => new Board('nowhere'), {
    line: 1,
    column: 1,
    kind: 'text',
    expected: {
      key: 'board',
      english: 'the name of a board, or rows of holes (o) and places without (.)',
    },
    found: { key: 'text', english: "'nowhere'", text: 'nowhere' },
  });
  assert.throws(() => CENTRAL.board.read('d2-d4\nd9'), {
    message: "line 2, column 1: expected a hole of the board such as c1, found 'd9'",
    kind: 'text',
    line: 2,
    column: 1,
    expected: { key: 'hole', english: 'a hole of the board such as c1', example: 'c1' },
    found: { key: 'text', english: "'d9'", text: 'd9' },
  });
});

test('what is missing of a problem is as the catalogue has it', () => {
  const problem = readProblem({});
  assert.deepEqual([problem.holes.length, problem.finish.text], [33, 'd4']);
  assert.deepEqual(writeProblem(problem), { board: 'english' });
  assert.equal(readProblem({ start: 'd1' }).finish.text, 'any');
});

for (const { what, texts, left } of [
  { what: 'the board', texts: { board: '# directions: 5', moves: 'd2-d4' }, left: {} },
  {
    what: 'the start',
    texts: { board: 'english', start: 'z9' },
    left: { board: 'english', goal: undefined, moves: '' },
  },
  {
    what: 'the goal',
    texts: { board: 'english', start: 'd1', goal: 'z9', moves: 'd3-d1' },
    left: { board: 'english', start: 'd1', moves: 'd3-d1' },
  },
]) {
  test(`where ${what} has an error, the rest stays`, () => {
    assert.deepEqual(readable(texts), left);
  });
}

for (const { moves, left } of [
  { moves: 'd2-d4 d5-d3 b4-d4', left: 'd2-d4 d5-d3 b4-d4' },
  { moves: 'd2-d4, a1-a3, d5-d3', left: 'd2-d4,' },
  { moves: 'd2-d4\nd5-d3 nonsense', left: 'd2-d4\nd5-d3 ' },
  { moves: 'x', left: '' },
]) {
  test(`of the jumps those before the first wrong one stay: ${JSON.stringify(moves)}`, () => {
    const kept = readable({ board: 'english', moves }).moves ?? '';
    const { board, start } = readProblem({});
    const names = (/** @type {string} */ text) => board.replay(start, text).jumps.map(({ name }) => name);
    assert.deepEqual(names(kept), names(left));
  });
}
