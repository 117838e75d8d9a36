// What the documents show can be played.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { problemOf } from './core.mjs';

const FOLDERS = ['', 'docs/', 'types/', 'www/', 'tools/', 'src/', 'src/wasm/', 'examples/solve/'];
const MOVE = '[a-g][1-7](?:-[a-g][1-7])+';
/** Several moves, as they stand in an attribute or in a link. */
const GAME = new RegExp(`${MOVE}(?:[ _]${MOVE})+`, 'g');

test('every game that is shown as an example is legal', () => {
  const { board, start } = problemOf('english', 'd4');
  const games = FOLDERS.flatMap((folder) => {
    const url = new URL(`../../${folder}`, import.meta.url);
    const files = readdirSync(url).filter((name) => /\.(md|html|ts|js|mjs|rs)$/.test(name));
    return files.flatMap((name) => readFileSync(new URL(name, url), 'utf8').match(GAME) ?? []);
  });
  assert.ok(games.length > 8, `${games.length} games`);
  for (const game of games) assert.doesNotThrow(() => board.replay(start, game.replaceAll('_', ' ')), game);
});
