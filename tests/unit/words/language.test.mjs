// A second language replaces all words for people, and no English of the core is left.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { titleOf } from '../../../www/app/heading/aim.js';
import { boardsIn, problemsIn } from '../../../www/app/library/listing.js';
import { EMPTY } from '../../../www/app/solved/progress-record.js';
import { findBoard, readProblem } from '../../../www/engine/problem.js';
import { continueWith, newGame } from '../../../www/game/game.js';
import { animatedSvg, stillSvg, stripSvg } from '../../../www/pictures/still.js';
import { LIGHT_THEME } from '../../../www/pictures/themes.js';
import { DIALOG_WORDS } from '../../../www/words/dialogs.js';
import { PICTURE_WORDS } from '../../../www/words/pictures.js';
import { Board, problemOf } from '../kit/core.mjs';

/** The only word of the toy language; keys come after it. */
const TOY = '◇';

/**
 * The words of the toy language: its sign replaces each sentence.
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

/** A sentence becomes the sign; an empty one stays empty. @param {any} sentence */
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
  assert.deepEqual(
    texts.filter((text) => text !== '' && !text.startsWith(TOY)),
    [],
  );
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
  assert.equal(says, '70 holes, 0 pegs. A board has at most 64 holes.');
});

test('the English of the core is read by words alone', () => {
  const www = fileURLToPath(new URL('../../../www', import.meta.url));
  const files = readdirSync(www, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const readers = files.filter((file) => /\.english\b/.test(readFileSync(join(www, file), 'utf8')));
  assert.deepEqual(readers, ['words/element.js']);
});
