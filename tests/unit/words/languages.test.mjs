// Each language is complete: it has the texts of English, with the same places, in the forms that it needs.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LANGUAGES } from '../../../www/words/language/languages.js';
import { Board } from '../kit/core.mjs';
import { englishOf } from '../kit/core-errors.mjs';

const WORDS = new URL('../../../www/words/', import.meta.url).pathname;
const SOURCE = 'en';
const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== SOURCE);
const FILES = readdirSync(join(WORDS, SOURCE));
/** A language may call these as English does: names, signs, loan words and forms of numbers. */
const MAY_STAY = JSON.parse(readFileSync(new URL('same.json', import.meta.url), 'utf8'));

/** The parts of errors, which English takes from the core. */
const ERRORS = { expected: englishOf('expected'), found: englishOf('found') };

/**
 * The texts of a file by their keys, joined with dots. English takes its catalogue and parts of errors from the core.
 * @param {string} language @param {string} file
 */
function textsOf(language, file) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  const read = (/** @type {any} */ value, /** @type {string} */ key) => {
    if (typeof value === 'string') texts.set(key, value);
    else for (const [name, part] of Object.entries(value)) read(part, key ? `${key}.${name}` : name);
  };
  const { app: { catalogue, ...app } = {}, ...others } = JSON.parse(readFileSync(join(WORDS, language, file), 'utf8'));
  read({ app, ...others }, '');
  if (language === SOURCE && others.element) read(ERRORS, 'element.errors');
  return texts;
}

/** The places of a text, and not the choices of a word after a plural or a select. @param {string} text */
function placesOf(text) {
  const PLACE = /(?<!(?:plural|select|\}),?\s*=?[\w-]+)\{(\w+)\s*(?:\}|,\s*(?:plural|select))/g;
  return [...new Set([...text.matchAll(PLACE)].map(([, name]) => name))].sort();
}

/** The forms of the plurals of a text, without exact numbers. @param {string} text */
function formsOf(text) {
  const choices = [...text.matchAll(/(\w+)\s*,\s*plural\s*,/g)].map(({ index, 0: head }) =>
    text.slice(index + head.length),
  );
  return choices.map((rest) => {
    const forms = [];
    for (let at = 0, depth = 0, word = ''; at < rest.length && depth >= 0; at++) {
      if (rest[at] === '{' && depth++ === 0) forms.push(word.trim());
      if (rest[at] === '}' && --depth === 0) word = '';
      else if (depth === 0) word += rest[at];
    }
    return forms.filter((form) => !form.startsWith('='));
  });
}

/** @param {string} text */
const isBalanced = (text) => text.split('{').length === text.split('}').length;

for (const language of OTHERS) {
  test(`${language} has the texts of English, with the same places`, () => {
    for (const file of FILES) {
      const [own, english] = [textsOf(language, file), textsOf(SOURCE, file)];
      const open = (/** @type {string} */ key) => key.replace(/^(dialogs\.problems\.powers)\.\d+$/, '$1');
      const keysOf = (/** @type {Map<string, string>} */ texts) => [...new Set([...texts.keys()].map(open))].sort();
      assert.deepEqual(keysOf(own), keysOf(english), file);
      for (const [key, text] of own) {
        assert.ok(isBalanced(text), `${file} ${key}: braces`);
        const wanted = english.get(key) ?? '';
        // Sentences of some languages follow each other without a space.
        if (!key.startsWith('element.joins.')) assert.equal(text === '', wanted === '', `${file} ${key} is empty`);
        // Words for a thousand and a million may depend on their number.
        if (!key.startsWith('dialogs.problems.powers'))
          assert.deepEqual(placesOf(text), placesOf(wanted), `${file} ${key}: places`);
      }
    }
  });

  test(`${language} has the plurals that it needs`, () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    // French and others have a form for millions, which reads like the one for all other numbers.
    const needed = pluralCategories.filter(
      (form) => form !== 'many' || !pluralCategories.includes('one') || pluralCategories.includes('few'),
    );
    for (const file of FILES)
      for (const [key, text] of textsOf(language, file))
        for (const forms of formsOf(text)) {
          const isWhole = needed.every((form) => forms.includes(form)) || (forms.length === 1 && forms[0] === 'other');
          assert.ok(isWhole, `${file} ${key}: ${forms.join()} of ${needed.join()}`);
        }
  });

  test(`${language} leaves nothing in English but what it says in the same way`, () => {
    const same = FILES.flatMap((file) => {
      const english = textsOf(SOURCE, file);
      const isSame = (/** @type {[string, string]} */ [key, text]) =>
        text === english.get(key) && /\p{L}{2}/u.test(text.replace(/\{[^{}]*\}/g, ''));
      return [...textsOf(language, file)].filter(isSame).map(([key]) => key);
    });
    assert.deepEqual(
      same.filter((key) => !MAY_STAY[language]?.includes(key)),
      [],
    );
  });

  test(`${language} names every board and every named puzzle`, () => {
    const { app } = JSON.parse(readFileSync(join(WORDS, language, 'first.json'), 'utf8'));
    const { titles, about, problems } = app.catalogue;
    const boards = Board.catalogue().map(({ name }) => name);
    assert.deepEqual(Object.keys(titles), boards);
    assert.deepEqual(
      Object.keys(about),
      boards.filter((name) => Board.about(name)),
    );
    const named = boards.flatMap((name) => new Board(name).namedProblems(name).map((one) => `${name}/${one.name}`));
    assert.deepEqual(Object.keys(problems), named);
  });
}
