// Pasted texts become games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { offsetOf, textsOf } from '../../../www/link/pasted.js';
import { Board, problemOf } from '../kit/core.mjs';

const CENTRAL = problemOf('english', 'd4', 'd4');

test('a pasted position, board or list of jumps becomes what is played', () => {
  const { board, start } = CENTRAL;
  const position = board.play(start, 'd2-d4');
  const here = { board: 'english', goal: 'd4' };
  assert.deepEqual(textsOf(CENTRAL, position.replaceAll('/', '\n')), { ...here, start: position });
  assert.deepEqual(textsOf(CENTRAL, '(1|3) => (3|3)'), { ...here, start, moves: 'd2-d4' });
  assert.deepEqual(textsOf(CENTRAL, 'triangle'), { board: 'triangle', start: undefined });
  assert.deepEqual(textsOf(CENTRAL, 'xxo/xxx'), { board: 'ooo/ooo', start: 'xxo/xxx' });
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
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 40 }), (text) => {
      try {
        textsOf(CENTRAL, text);
      } catch (error) {
        assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError) && error.message.length > 10);
      }
    }),
    { numRuns: 3000 },
  );
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
