// The list of pages: each is on the site, put together by a floor of its own, and kept for visits without a network.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { englishLetters } from '../../../tools/build/display-face.mjs';
import { entriesOf } from '../../../tools/build/offline.mjs';
import { POLICY } from '../../../tools/build/policy.mjs';
import { ARTICLE, addressOf, filesOf, PAGES } from '../../../tools/kit/pages.mjs';
import { root } from '../../../tools/kit/run.mjs';

const DIST = join(root, 'dist');
/** The build draws the icons. @param {string} file */
const isIcon = (file) => file.startsWith('icons/');

test('the list has each page of the site', () => {
  const tracked = execFileSync('git', ['ls-files', '*.html'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const pages = tracked.filter((file) => !/^(examples|tests|tools|docs)\//.test(file));
  assert.deepEqual([...PAGES.map(({ file }) => file), ...ARTICLE].sort(), pages.sort());
  assert.deepEqual(PAGES.slice(0, 2).map(addressOf), ['/', '/embed.html']);
  assert.equal(addressOf({ file: 'learn/index.html', floor: 'learn' }), '/learn/');
});

test('a title of a dialog has one face: its first letter comes with the small ones', () => {
  const letters = englishLetters();
  for (const letter of 'BKY!') assert.ok(letters.includes(letter), letter);
});

test('each page is put together by a floor that nothing else knows', () => {
  const { floors } = JSON.parse(readFileSync(join(root, 'www/floors.json'), 'utf8'));
  const tops = Object.keys(floors).filter(
    (floor) => !Object.values(floors).flat().includes(floor) && !['pictures', 'learn'].includes(floor),
  );
  assert.deepEqual(PAGES.map(({ floor }) => floor).sort(), tops.sort());
  for (const page of PAGES)
    for (const file of filesOf(page).filter((file) => !isIcon(file)))
      assert.ok(file.startsWith(`www/${page.floor}/`), `${page.file}: ${file}`);
});

test('a page works without a network: the service worker keeps it with all that it names', () => {
  const kept = entriesOf(DIST).map(({ url }) => url);
  for (const page of PAGES) {
    assert.ok(kept.includes(page.file), page.file);
    const named = filesOf(page, DIST).filter((file) => !isIcon(file));
    for (const file of named) assert.ok(kept.includes(file), `${page.file}: ${file}`);
  }
});

test('the article is not kept before it was read', () => {
  const kept = entriesOf(DIST).map(({ url }) => url);
  assert.deepEqual(
    kept.filter((url) => url.startsWith('learn/')),
    [],
  );
});

test('each page says what may run in it', () => {
  for (const { file } of PAGES) assert.ok(readFileSync(join(DIST, file), 'utf8').includes(`content="${POLICY}"`), file);
});
