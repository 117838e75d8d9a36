// Pictures: formats, colours, alternative texts, and the pictures of the site.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { drawSitePictures, ICONS, LINK_PICTURE } from '../../../tools/build/site-pictures.mjs';
import { root } from '../../../tools/shared/run.mjs';
import { COLOURS } from '../../../www/board/theme.js';
import { continueWith, goTo, newGame } from '../../../www/game/game.js';
import { FORMATS, KINDS, OFFERED } from '../../../www/pictures/formats.js';
import { animatedSvg, stripSvg } from '../../../www/pictures/still.js';
import { lengthOf, positionOf } from '../../../www/pictures/svg.js';
import { LIGHT_THEME } from '../../../www/pictures/themes.js';
import { DIALOG_WORDS } from '../../../www/words/dialogs.js';
import { PICTURE_WORDS as words } from '../../../www/words/pictures.js';
import { problemOf } from '../shared/core.mjs';
import { pixels } from '../shared/pictures.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

test('what the dialog offers has words, and is a kind that its format can hold', () => {
  assert.deepEqual(Object.keys(DIALOG_WORDS.share.pictures), Object.keys(OFFERED));
  for (const [name, { kind, format, file }] of Object.entries(OFFERED)) {
    assert.ok(FORMATS[format].kinds.includes(kind), name);
    assert.ok(file.endsWith(`.${format}`), name);
  }
  assert.equal(new Set(Object.values(OFFERED).map(({ file }) => file)).size, Object.keys(OFFERED).length);
});

test('the help of the command and the documents name each format and each kind', () => {
  const [help, docs] = [read('commands/picture.mjs'), read('docs/embed/scripting.md')];
  const part = docs.split('## Without scripts')[1].split('\n## ')[0];
  for (const format of Object.keys(FORMATS)) {
    assert.match(help, new RegExp(`--format FORMAT .*\\b${format}\\b`), format);
    assert.ok(part.includes(format.toUpperCase()), format);
  }
  for (const kind of Object.keys(KINDS)) assert.match(help, new RegExp(`--kind KIND .*\\b${kind}\\b`), kind);
});

test('a picture of a whole solution is small', () => {
  const moves =
    'd2-d4 b3-d3 c1-c3 e1-c1 c4-c2 c6-c4 a5-c5 c1-c3 a3-a5 d5-b5 a5-c5 f5-d5 e7-e5 c7-e7 e4-e6 e7-e5 e2-e4 g3-e3 ' +
    'g5-g3 d3-f3 g3-e3 d5-b5-b3-d3-d5 e5-c5 c4-c6-e6 e3-e5 e6-e4 f4-d4';
  const game = continueWith(newGame(problemOf('english', 'd4', 'd4')), moves);
  assert.equal(game.line.jumps.length, 31);
  assert.ok(animatedSvg(game, LIGHT_THEME, words).length < 30_000);
  assert.ok(stripSvg(game, LIGHT_THEME, words).length < 30_000);
});

/**
 * The custom properties in a style sheet that have a light and a dark colour. The default values come before the values
 * for more contrast.
 * @param {string} css
 * @param {RegExp} prefix
 */
const tokensOf = (css, prefix) =>
  new Map(
    [...css.matchAll(/--([\w-]+): ?(light-dark\([^;}]+\))/g)]
      .reverse()
      .map(([, name, value]) => [name.replace(prefix, ''), value.replaceAll(/, ?/g, ', ')]),
  );

const element = tokensOf(COLOURS + read('www/element/style/tokens.css'), /^ps-/);
const page = tokensOf(read('www/app/style/base.css'), /^$/);

test('the page has the colours of the element, and a ground of its own', () => {
  const shared = [...page].filter(([name]) => element.has(name));
  assert.ok(shared.length >= 4, String([...page.keys()]));
  for (const [name, value] of shared) assert.equal(value, element.get(name), name);
});

test('the frame has colours of the page', () => {
  const css = read('www/frame/frame.css');
  assert.ok(css.includes(`color: ${page.get('muted')};`));
  const [, dark] = /light-dark\(\S+, (#\w+)\)/.exec(page.get('ground') ?? '') ?? [];
  assert.match(css, new RegExp(`background: light-dark\\(#\\w+, ${dark}\\);`));
});

test('an installed app starts with the background of the page', () => {
  const [, light] = /light-dark\((#\w+)/.exec(page.get('ground') ?? '') ?? [];
  assert.ok(light);
  assert.ok(read('tools/build/offline.mjs').includes(`background_color: '${light}'`));
});

/** @param {string} board @param {string} start @param {string} goal */
const still = (board, start, goal) => words.stillAlt(positionOf(newGame(problemOf(board, start, goal))));

test('a position is described by its pegs, or by its empty holes if there are fewer', () => {
  assert.equal(still('english', 'd4', 'd4'), 'English board, 32 pegs, all but d4; finish with the last peg in d4.');
  const few = '..ooo../..ooo../ooooooo/oxxoxoo/ooooxxo/..ooo../..ooo..';
  assert.equal(still('english', few, 'any'), 'English board, 5 pegs: b4 c4 e4 e5 f5; leave one peg.');
  const full = '..xxx../..xxx../xxxxxxx/xxxxxxx/xxxxxxx/..xxx../..xxx..';
  assert.equal(still('english', full, 'any'), 'English board, 33 pegs; leave one peg.');
});

test('a goal is described in a sentence', () => {
  assert.match(still('english', 'd4', 'at most 3'), /; leave at most 3 pegs\.$/);
  assert.match(still('xxo', 'xxo', 'xox'), /^3-hole board, 2 pegs, all but c1; leave pegs in a1 c1 only.$/);
});

test('a board is named by its title, or by its size', () => {
  assert.match(still('triangle', 'a1', 'any'), /^Triangle board, 14 pegs/);
  assert.match(still('english-diagonal', 'd4', 'any'), /^English board, with diagonals, 32 pegs/);
  assert.match(still('xxoo', 'xxoo', 'any'), /^4-hole board, 2 pegs: a1 b1/);
});

test('an animation is described by its length and its start, whatever the current position', () => {
  const game = goTo(continueWith(newGame(problemOf('english', 'd4', 'd4')), 'd2-d4 b3-d3'), 2);
  assert.equal(
    words.filmAlt(lengthOf(game), positionOf({ ...game, cursor: 0 })),
    '2 jumps in 2 moves, from English board, 32 pegs, all but d4; finish with the last peg in d4.',
  );
  assert.equal(
    words.still(positionOf(game)).description,
    'English board, 30 pegs, all but d2 b3 c3; finish with the last peg in d4.',
  );
});

const folder = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
after(() => rmSync(folder, { recursive: true }));
before(() => drawSitePictures(folder));

/** True for the colour of pegs, which is more blue than red. @param {number[]} colour */
const isPeg = ([red, , blue]) => blue > red;

for (const { file, width, height, part, ground } of ICONS) {
  test(`${file} has pegs around a hole`, async () => {
    const drawn = await pixels(join(folder, file));
    assert.deepEqual([drawn.width, drawn.height], [width, height]);
    const away = 0.255 * part;
    for (const [dx, dy] of [
      [0, -away],
      [away, 0],
      [0, away],
      [-away, 0],
    ])
      assert.ok(isPeg(drawn.at(0.5 + dx, 0.5 + dy)));
    assert.ok(!isPeg(drawn.at(0.5, 0.5)));
    assert.equal(drawn.at(0, 0)[3], ground ? 255 : 0);
  });
}

test('the preview of a link has a board in its middle', async () => {
  const { width, height, at } = await pixels(join(folder, LINK_PICTURE.file));
  assert.deepEqual([width, height], [1200, 630]);
  assert.ok(isPeg(at(0.5, 0.5)));
  assert.deepEqual(at(0.5, 0.155).slice(3), [255]);
  assert.notDeepEqual(at(0.5, 0.1), at(0.01, 0.01));
  assert.deepEqual(at(0.01, 0.01), [247, 243, 236, 255]);
});

test('the preview of a link takes less than 100,000 bytes', () => {
  assert.ok(statSync(join(folder, LINK_PICTURE.file)).size < 100_000);
});
