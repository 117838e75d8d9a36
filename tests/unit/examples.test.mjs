// What the documents show can be played.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { problemOf } from './core.mjs';

const TEXTS = ['README.md', 'ARCHITECTURE.md', 'index.html', 'docs', 'types', 'www', 'tools', 'src', 'examples/solve'];
const MOVE = '[a-g][1-7](?:-[a-g][1-7])+';
/** Several moves, as they stand in an attribute or in a link, perhaps with variations in brackets. */
const GAME = new RegExp(`${MOVE}(?:[ _]\\(?${MOVE}\\)*)+`, 'g');

test('every game that is shown as an example is legal', () => {
  const { board, start } = problemOf('english', 'd4');
  const games = TEXTS.flatMap(filesIn).flatMap((path) => readFileSync(path, 'utf8').match(GAME) ?? []);
  assert.ok(games.length > 8, `${games.length} games`);
  for (const game of games) {
    // Without an opening bracket, a closing one belongs to the sentence.
    const text = game.includes('(') ? game : game.replaceAll(')', '');
    assert.doesNotThrow(() => board.readGame(start, text.replaceAll('_', ' ')), game);
  }
});

/** A file, or the texts in a folder. @param {string} name @returns {string[]} */
function filesIn(name) {
  const path = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(md|html|ts|js|mjs|rs)$/.test(file)).map((file) => join(path, file));
}
