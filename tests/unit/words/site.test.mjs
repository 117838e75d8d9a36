// The language of the site is that of its visitor, and the language of an element that around it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { TEXTS } from '../../../tools/build/language-files.mjs';
import { LANGUAGES, languageOf } from '../../../www/words/language/languages.js';

test('the language is the first of the wanted ones that the site has, also without its country', () => {
  const wanted = [['de-AT', 'en'], ['pt-PT'], ['nl', 'fr-CA', 'de'], ['JA'], ['xx'], []];
  assert.deepEqual(wanted.map(languageOf), ['de', 'pt-BR', 'fr', 'ja', 'en', 'en']);
});

test('each language has its texts, those of later, and those of the workshop', async () => {
  for (const [tag, { first, later, workshop }] of Object.entries(LANGUAGES)) {
    assert.ok((await first()).default.element.labels.solve, tag);
    assert.ok((await later()).default.dialogs.settings.title, tag);
    assert.ok((await workshop()).default.print.title, tag);
  }
});

test('the site imports texts as scripts, and is written in English', () => {
  const served = (/** @type {string} */ path) => {
    const file = new URL(`../../../www/words/${path}`, import.meta.url);
    return TEXTS.transform(readFileSync(file, 'utf8'), file.pathname)?.code ?? '';
  };
  assert.match(served('language/languages.js'), /import\('\.\.\/de\/first\.json'\)/);
  assert.doesNotMatch(served('language/languages.js'), /with: /);
  assert.deepEqual(Object.keys(JSON.parse(served('en/first.json'))), ['app', 'element', 'plus']);
  assert.equal(served('de/first.json'), '');
});
