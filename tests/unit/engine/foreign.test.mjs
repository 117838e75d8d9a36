// The engine for JavaScript parses text from other programs as the crate does.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Board } from '../shared/core.mjs';

const { drawings, moves } = JSON.parse(readFileSync(new URL('../../data/foreign.json', import.meta.url), 'utf8'));
const english = new Board('english');
/** A board on which none of the drawings is a position. */
const other = new Board('ooooo');

test('drawings of strangers mean what they meant or are refused', () => {
  for (const { about, text, board, position, error: message } of drawings) {
    if (message) {
      assert.throws(() => new Board(text), { kind: 'text', message }, about);
      assert.throws(() => english.read(text), { kind: 'text' }, about);
      continue;
    }
    const meant = new Board(board);
    const start = position && { start: meant.parsePosition(position) };
    assert.equal(new Board(text).drawing(), meant.drawing(), about);
    assert.deepEqual(other.read(text), { kind: 'board', board: meant.drawing(), ...start }, about);
    if (start) assert.equal(/** @type {any} */ (meant.read(text)).start, start.start, about);
  }
});

test('moves of strangers mean what they meant or are refused', () => {
  for (const { about, text, moves: jumps, error: message } of moves) {
    if (jumps) assert.deepEqual(english.read(text), { kind: 'jumps', jumps }, about);
    else assert.throws(() => english.read(text), { kind: 'text', message }, about);
  }
});
