// The language of the site is that of its visitor, and the language of an element that around it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, languageOf } from '../../../www/words/language/languages.js';

test('the language is the first of the wanted ones that the site has, also without its country', () => {
  const wanted = [['de-AT', 'en'], ['pt-PT'], ['nl', 'fr-CA', 'de'], ['JA'], ['xx'], []];
  assert.deepEqual(wanted.map(languageOf), ['de', 'pt-BR', 'fr', 'ja', 'en', 'en']);
});

test('each language has its texts, and those of later', async () => {
  for (const [tag, load] of Object.entries(LANGUAGES)) {
    const { ELEMENT, later } = await load();
    assert.ok(ELEMENT.labels.solve, tag);
    assert.ok((await later()).DIALOGS.settings.title, tag);
  }
});
