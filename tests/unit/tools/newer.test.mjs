// Results are made anew if a source has changed, has come or has gone, or if a result is missing.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { isNewer } from '../../../tools/kit/newer.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let result;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  result = `${folder}-result`;
  for (const [path, seconds] of /** @type {const} */ ([
    [join(folder, 'one'), 10],
    [join(folder, 'other'), 20],
    [result, 40],
  ])) {
    writeFileSync(path, '');
    utimesSync(path, seconds, seconds);
  }
  utimesSync(folder, 30, 30);
});

afterEach(() => {
  for (const path of [folder, result]) rmSync(path, { recursive: true, force: true });
});

test('a result that is newer than all sources stays', () => {
  assert.equal(isNewer([result], [folder]), true);
  assert.equal(isNewer([result], [join(folder, 'one'), join(folder, 'missing')]), true);
});

test('a source that has changed makes a result old', () => {
  utimesSync(join(folder, 'one'), 50, 50);
  assert.equal(isNewer([result], [folder]), false);
});

test('a source that has come or gone makes a result old', () => {
  rmSync(join(folder, 'one'));
  assert.equal(isNewer([result], [folder]), false);
  assert.equal(isNewer([result], [join(folder, 'other')]), true);
});

test('a missing result is old', () => assert.equal(isNewer([result, `${result}-2`], [folder]), false));
