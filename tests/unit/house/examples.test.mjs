// The games in documents can be played.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { problemOf } from '../kit/core.mjs';

const TEXTS = ['README.md', 'ARCHITECTURE.md', 'index.html', 'docs', 'types', 'www', 'tools', 'src', 'cli'];
const MOVE = '[a-g][1-7](?:-[a-g][1-7])+';
/** Several moves, as they stand in an attribute or in a link, perhaps with variations in brackets. */
const GAME = new RegExp(`${MOVE}(?:[ _]\\(?${MOVE}\\)*)+`, 'g');

test('every game that is shown as an example is legal', () => {
  const { board, start } = problemOf('english', 'd4');
  // Without the examples of errors.
  const read = (/** @type {string} */ path) => readFileSync(path, 'utf8').replaceAll(/^.*unwrap_err.*$/gm, '');
  // Published games are of other boards as well, and are played by the tests of the core.
  const paths = TEXTS.flatMap(filesIn).filter((path) => !path.endsWith('published.md'));
  const games = paths.flatMap((path) => read(path).match(GAME) ?? []);
  assert.ok(games.length > 8, `${games.length} games`);
  for (const game of games) {
    // A bracket without a partner belongs to the sentence.
    const text = count(game, '(') === count(game, ')') ? game : game.replace(/[ _]?[()].*/, '');
    assert.doesNotThrow(() => board.readGame(start, text.replaceAll('_', ' ')), game);
  }
});

/** @param {string} text @param {string} character */
function count(text, character) {
  return text.split(character).length - 1;
}

/** A file, or the texts in a folder. @param {string} name @returns {string[]} */
function filesIn(name) {
  const path = fileURLToPath(new URL(`../../../${name}`, import.meta.url));
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(md|html|ts|js|mjs|rs)$/.test(file)).map((file) => join(path, file));
}
