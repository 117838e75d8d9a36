// The article: its games are legal, its facts agree with the engine, and both languages have the same figures.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ARTICLE } from '../../../tools/shared/pages.mjs';
import { root } from '../../../tools/shared/run.mjs';
import { Board, checkCertificate, initSync } from '../../../www/engine/wasm/peg_solitaire.js';

initSync({ module: readFileSync(join(root, 'www/engine/wasm/peg_solitaire_bg.wasm')) });
const [ENGLISH, GERMAN] = ARTICLE.map((file) => readFileSync(join(root, file), 'utf8'));
const DATA = JSON.parse(readFileSync(new URL('../../data/results.json', import.meta.url), 'utf8'));

/** All tags with a given name, as objects that contain their attributes. @param {string} html @param {string} name */
function tags(html, name) {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  );
}

test('the games of the boards can be played', () => {
  const boards = tags(ENGLISH, 'peg-solitaire');
  assert.ok(boards.length > 6);
  for (const { board = 'english', start, moves } of boards)
    if (moves) {
      const core = new Board(board);
      assert.doesNotThrow(() => core.play(core.start(start ?? 'd4'), moves), moves);
    }
});

test('any three holes in a row have three different numbers', () => {
  const [{ 'data-numbers': numbers }] = tags(ENGLISH, 'figure');
  const board = new Board('european');
  const digits = numbers.replaceAll(' ', '');
  assert.equal(digits.length, board.holes().length);
  const jumps = board.holes().flatMap((_, over) => jumpsOver(board, over));
  assert.ok(jumps.length > 30);
  for (const { name, from, over, to } of jumps)
    assert.equal(new Set([digits[from], digits[over], digits[to]]).size, 3, name);
});

/** The jumps over a hole, found by filling only that hole and one other. @param {Board} board @param {number} over */
function jumpsOver(board, over) {
  return board
    .holes()
    .flatMap((_, from) =>
      from === over ? [] : board.jumps(drawn(board, [from, over])).filter((jump) => jump.over === over),
    );
}

/** @param {Board} board @param {number[]} pegs */
function drawn(board, pegs) {
  let hole = 0;
  return board.start('d4').replaceAll(/[xo]/g, () => (pegs.includes(hole++) ? 'x' : 'o'));
}

test('the certificate holds', () => {
  const [, certificate] = /<code>(certificate:[^<]*)<\/code>/.exec(ENGLISH) ?? [];
  assert.doesNotThrow(() => checkCertificate(certificate));
  assert.ok(GERMAN.includes(certificate));
});

test('each button for a purge plays one', () => {
  const { jumps, first, blocks } = DATA.purges.at(-1);
  const ranges = tags(ENGLISH, 'button')
    .map((button) => button['data-peg-play'])
    .filter(Boolean);
  const ends = blocks.map((/** @type {string} */ _, /** @type {number} */ index) =>
    [first + 6 * index, first + 6 * index + 6].join('-'),
  );
  assert.deepEqual(
    ranges,
    ['0-1', ...ends].map((range) => `purged:${range}`),
  );
  const board = tags(ENGLISH, 'peg-solitaire').find(({ id }) => id === 'purged');
  assert.equal(board?.moves, jumps);
});

test('the numbers are those that were published', () => {
  for (const [html, separator] of [
    [ENGLISH, ','],
    [GERMAN, '.'],
  ]) {
    const numbers = [...html.matchAll(/\d{1,3}(?:[.,]\d{3})+/g)].map(([text]) => text.replaceAll(separator, ''));
    const known = JSON.stringify(DATA) + readFileSync(join(root, 'docs/results.md'), 'utf8').replaceAll(',', '');
    for (const number of numbers.filter((text) => text.length > 10)) assert.ok(known.includes(number), number);
    assert.ok(numbers.length > 4);
  }
});

test('both languages have the same boards, figures, headings and texts', () => {
  const skeleton = (/** @type {string} */ html) =>
    ['figure', 'peg-solitaire', 'template', 'h2', 'h3', 'dfn', 'input', 'td'].map((name) =>
      tags(html, name).map(({ lang, ...attributes }) => attributes),
    );
  assert.deepEqual(skeleton(GERMAN), skeleton(ENGLISH));
  const values = (/** @type {string} */ html) => [...html.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  assert.deepEqual(values(GERMAN), values(ENGLISH));
});

test('the article has the length of one sitting', () => {
  for (const html of [ENGLISH, GERMAN]) {
    const words = html
      .replace(/[\s\S]*<body>/, '')
      .replaceAll(/<template[\s\S]*?<\/template>|<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/);
    assert.ok(words.length >= 2500 && words.length <= 4000, String(words.length));
  }
});
