// Languages: the site selects its visitor's language, and each language has all strings, placeholders and plural forms.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { TEXTS } from '../../../tools/build/language-files.mjs';
import { titleOf } from '../../../www/app/heading/aim.js';
import { boardsIn, problemsIn } from '../../../www/app/library/listing.js';
import { EMPTY } from '../../../www/app/solved/progress-record.js';
import { findBoard, readProblem } from '../../../www/engine/problem.js';
import { continueWith, newGame } from '../../../www/game/game.js';
import { animatedSvg, stillSvg, stripSvg } from '../../../www/pictures/still.js';
import { LIGHT_THEME } from '../../../www/pictures/themes.js';
import { DIALOG_WORDS } from '../../../www/words/dialogs.js';
import { LANGUAGES, languageOf } from '../../../www/words/language/languages.js';
import { PICTURE_WORDS } from '../../../www/words/pictures.js';
import { Board, problemOf } from '../shared/core.mjs';
import { englishOf } from '../shared/core-errors.mjs';

/**
 * The only word in the toy language. Every sentence is this word, followed by the names of the sentence's placeholders.
 */
const TOY = '◇';

/**
 * The strings of the toy language, in which each sentence is replaced by the symbol `◇`.
 * @template T
 * @param {T} words
 * @returns {T}
 */
function toy(words) {
  if (typeof words === 'string') return /** @type {T} */ (TOY);
  if (typeof words === 'function')
    return /** @type {T} */ ((/** @type {unknown[]} */ ...values) => said(words(...values)));
  const entries = Object.entries(/** @type {object} */ (words)).map(([key, value]) => [key, toy(value)]);
  return /** @type {T} */ (Object.fromEntries(entries));
}

/** Translates a sentence to the toy language; an empty sentence stays empty. @param {any} sentence */
const said = (sentence) => (sentence === '' ? '' : toy(sentence));

const words = {
  ...toy(DIALOG_WORDS),
  catalogue: {
    title: (/** @type {{ name: string }} */ { name }) => TOY + name,
    about: (/** @type {string} */ name) => TOY + name,
    problem: (/** @type {string} */ board, /** @type {{ name: string }} */ { name }) => `${TOY}${board}/${name}`,
  },
};

/** @param {string[]} texts */
function assertToy(texts) {
  assert.equal(texts.filter((text) => text !== '' && !text.startsWith(TOY)).join(), '');
}

test('boards and problems have the titles, headings and sentences of the language, by name', () => {
  const boards = boardsIn(words, readProblem({}));
  assert.equal(boards.length, Board.catalogue().length);
  assertToy(boards.flatMap(({ title, size, about }) => [title, size, about]));
  assert.equal(new Set(boards.map(({ title }) => title)).size, boards.length);
  assert.equal(titleOf('french37', words), `${TOY}european`);
  assert.equal(titleOf('oooo', words), undefined);
  const problems = boards.flatMap((board) => problemsIn(board, words, EMPTY));
  assertToy(problems.flatMap(({ heading, title, facts }) => [heading, title, facts]));
  assert.ok(problems.some(({ title }) => title === `${TOY}english/inclined-square`));
});

test('a language that has no title for a board falls back to the English of the core', () => {
  /** @type {Record<string, string>} */
  const titles = { english: 'Englisch' };
  const { catalogue } = DIALOG_WORDS;
  const german = { catalogue: { ...catalogue, title: (/** @type {any} */ { name, title }) => titles[name] ?? title } };
  assert.equal(titleOf('english', german), 'Englisch');
  assert.equal(titleOf('triangle', german), findBoard('triangle')?.title);
});

test('a picture says nothing but words of the language, names of holes and numbers', () => {
  const game = continueWith(newGame(problemOf('english', 'd4', 'at most 3')), 'd2-d4 b3-d3');
  const words = toy(PICTURE_WORDS);
  for (const picture of [stillSvg, animatedSvg, stripSvg]) {
    const text = picture(game, LIGHT_THEME, words)
      .replace(/<style>.*?<\/style>/gs, ' ')
      .replace(/<[^>]*>/g, ' ');
    assert.ok(text.includes(TOY));
    assert.doesNotMatch(text.replace(/[a-g]\d/g, ''), /[a-z]/i);
  }
});

test('what is wrong with a drawing is said by its key, in English by the core', () => {
  const expected = /** @type {const} */ ({ key: 'most-holes', most: 64, english: 'at most 64 holes' });
  assert.throws(() => new Board('oooooooooo/'.repeat(7)), { expected });
  const finding = /** @type {const} */ ({ kind: 'unreadable', expected });
  const says = DIALOG_WORDS.edit.draft({ holes: 70, pegs: 0, finding });
  assert.equal(says, '70 holes, 0 pegs. A board needs at most 64 holes.');
});

test("the core's English is only read by the texts", () => {
  const www = fileURLToPath(new URL('../../../www', import.meta.url));
  const files = readdirSync(www, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const readers = files.filter((file) => /\.english\b/.test(readFileSync(join(www, file), 'utf8')));
  assert.deepEqual(readers, ['words/element.js']);
});

const WORDS = new URL('../../../www/words/', import.meta.url).pathname;
const SOURCE = 'en';
const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== SOURCE);
const FILES = readdirSync(join(WORDS, SOURCE));
/** Strings that may be the same as in English: names, symbols, loan words and number formats. */
const MAY_STAY = JSON.parse(readFileSync(new URL('same.json', import.meta.url), 'utf8'));

/** The parts of error messages, which in English come from the engine. */
const ERRORS = { expected: englishOf('expected'), found: englishOf('found') };

/**
 * The strings of a file by their keys, joined with dots. In English, the catalogue and the parts of error messages come
 * from the core.
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

/** The placeholders of a string, without the choices of a plural or a select. @param {string} text */
function placesOf(text) {
  const PLACE = /(?<!(?:plural|select|\}),?\s*=?[\w-]+)\{(\w+)\s*(?:\}|,\s*(?:plural|select))/g;
  return [...new Set([...text.matchAll(PLACE)].map(([, name]) => name))].sort();
}

/** The plural forms in a string, without exact numbers. @param {string} text */
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
        // In some languages, there is no space between sentences.
        if (!key.startsWith('element.joins.')) assert.equal(text === '', wanted === '', `${file} ${key} is empty`);
        // The words for a thousand and a million may depend on the number before them.
        if (!key.startsWith('dialogs.problems.powers'))
          assert.deepEqual(placesOf(text), placesOf(wanted), `${file} ${key}: places`);
      }
    }
  });

  test(`${language} has the plurals that it needs`, () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    // French and other languages have a plural form for millions, which reads like the one for all other numbers.
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
    assert.equal(same.filter((key) => !MAY_STAY[language]?.includes(key)).join(), '');
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

test('the language is the first of the wanted ones that the site has, also without its country', () => {
  const wanted = [['de-AT', 'en'], ['pt-PT'], ['nl', 'fr-CA', 'de'], ['JA'], ['xx'], []];
  assert.deepEqual(wanted.map(languageOf), ['de', 'pt-BR', 'fr', 'ja', 'en', 'en']);
});

test('each language has its first texts, its later ones, and those of the workshop', async () => {
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
