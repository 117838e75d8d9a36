// A build in another language takes its words if they are translated, and English otherwise.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inLanguage } from '../../../tools/build/language.mjs';

const words = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
for (const [path, text] of [
  ['en/app.js', ''],
  ['en/phrases.js', ''],
  ['de/app.js', ''],
  ['de/page.json', '{ ">Share<": ">Teilen<" }'],
]) {
  mkdirSync(join(words, path, '..'), { recursive: true });
  writeFileSync(join(words, path), text);
}
after(() => rmSync(words, { recursive: true }));

/** @param {string} id @param {string} importer */
function resolved(id, importer) {
  const [plugin] = inLanguage('de', words);
  return /** @type {Function} */ (plugin.resolveId)(id, join(words, importer));
}

test('English needs nothing', () => {
  assert.deepEqual(inLanguage('en', words), []);
  assert.deepEqual(inLanguage(undefined, words), []);
});

test('what is translated takes the place of English', () => {
  assert.equal(resolved('./en/app.js', 'app.js'), join(words, 'de/app.js'));
  assert.equal(resolved('./en/phrases.js', 'app.js'), join(words, 'en/phrases.js'));
  assert.equal(resolved('./phrases.js', 'de/app.js'), join(words, 'en/phrases.js'));
  assert.equal(resolved('../numbers.js', 'app.js'), null);
});

test('a translation can take from English what it lacks', () => {
  assert.equal(resolved('../en/app.js', 'de/app.js'), join(words, 'en/app.js'));
});

test('the page is translated as well', () => {
  const [{ transformIndexHtml }] = inLanguage('de', words);
  const { handler } = /** @type {{ handler: (html: string) => string }} */ (
    /** @type {unknown} */ (transformIndexHtml)
  );
  assert.equal(handler('<html lang="en"><b>Share</b>'), '<html lang="de"><b>Teilen</b>');
});
