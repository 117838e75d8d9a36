// The map names what exists: ARCHITECTURE.md names every room, and every source file opens with a sentence.
//
// A line of the map begins with a folder (`game/`); words about it follow. Indented folders lie in the one above them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { openingOf, openingOfFile, sourceFiles } from '../../../tools/kit/openings.mjs';
import { root } from '../../../tools/kit/run.mjs';

const document = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const [, map] = document.match(/^```text\n(.*?)^```$/ms) ?? [];
const files = sourceFiles();
/**
 * One line stands for all rooms in these: those of tests are named after the tested rooms, programs have folders of
 * their own.
 */
const WHOLE = /^(tests\/(?:unit|e2e|person|consumers|types)|tools\/(?:crate|engine)|fuzz|cluster)\/.*/;
const MOST_WORDS = 1500;
const MOST_CHARACTERS = 240;

/** The rooms that a map names. @param {string} text */
function roomsOf(text) {
  /** The folders around a line, outermost first. @type {{ indent: number, path: string }[]} */
  let around = [];
  return text.split('\n').flatMap((line) => {
    const [, spaces, name] = line.match(/^( *)([\w-]+)\//) ?? [];
    if (!name) return [];
    around = around.filter(({ indent }) => indent < spaces.length);
    const path = join(around.at(-1)?.path ?? '', name);
    around.push({ indent: spaces.length, path });
    return [path];
  });
}

test('a map is read by its indentation', () => {
  assert.deepEqual(roomsOf('a/   words\n  b/ words\n    c/\n  d/\ne-f/'), ['a', 'a/b', 'a/b/c', 'a/d', 'e-f']);
});

test('the map names every room, and no other', () => {
  const rooms = new Set(files.map((path) => dirname(path).replace(WHOLE, '$1')).filter((room) => room !== '.'));
  const around = [...rooms].map(dirname).filter((folder) => folder !== '.');
  assert.deepEqual(roomsOf(map ?? '').sort(), [...new Set([...rooms, ...around])].sort());
});

test('the map is short', () => {
  const words = document.split(/\s+/).filter(Boolean).length;
  assert.ok(words <= MOST_WORDS, `${words} words`);
});

test('every source file opens with a sentence', () => {
  const isSentence = (/** @type {string} */ text) =>
    /^[\p{Lu}\d`<].*[.:?!]$/u.test(text) && text.length <= MOST_CHARACTERS;
  assert.deepEqual(
    files.filter((path) => !isSentence(openingOfFile(path))),
    [],
  );
});

test('the sentence is the first of the first comment', () => {
  assert.equal(openingOf('// One of `a.js`,\n// on two lines. Another.\n\nlet a;\n'), 'One of `a.js`, on two lines.');
  assert.equal(openingOf('//! Rust.\n//!\n//! More.\n'), 'Rust.');
  assert.equal(openingOf('/**\n * A function: and more.\n */\n'), 'A function: and more.');
  assert.equal(openingOf('/* A style. */\na {}\n'), 'A style.');
  assert.equal(openingOf('#!/usr/bin/env node\n// A command.\n'), 'A command.');
  assert.equal(openingOf("import a from 'a';\n// Late.\n"), '');
});
