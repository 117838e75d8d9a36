// The command that writes pictures: games, looks and formats; the example of a server answers with it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { GifReader } from 'omggif';
import { answer } from '../../../examples/server/server.mjs';
import { THEMES } from '../../../www/pictures/themes.js';
import { pixels } from '../kit/pixels.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'peg-pictures-'));
after(() => rmSync(folder, { recursive: true }));

const GAME = 'd2-d4 (b4-d4 [id other] c2-c4) [mark d2] d5-d3 {Said.} b4-d4';

/** Runs the command. @param {...string} args */
function command(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'commands/picture.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Writes a picture to a file. @param {string} name @param {...string} args */
function written(name, ...args) {
  const file = join(folder, name);
  const { status, stderr } = command(...args, '--out', file);
  assert.equal(status, 0, stderr);
  return file;
}

/** The parts of a colour such as `#221e1a`. @param {string} colour */
const partsOf = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).concat(255);

test('a still of a game stands at a number of jumps or at a name, in a variation too', () => {
  const empty = (/** @type {string[]} */ ...at) =>
    /all but ([^;]*);/.exec(command('--kind', 'still', '--game', GAME, ...at).stdout)?.[1];
  assert.equal(empty(), empty('--at', '3'));
  assert.equal(empty('--at', '0'), 'd4');
  assert.equal(empty('--at', 'other'), 'b4 c4');
  assert.match(command('--game', GAME, '--at', 'other').stdout, /b4-d4 c2-c4\.<\/desc>/);
  assert.match(command('--kind', 'still', '--at', '2').stdout, /30 pegs/);
});

test('a board of more than 64 holes is solved and drawn', () => {
  const board = Array(9).fill('ooooooooo').join('/');
  const { stdout } = command('--board', board, '--start', 'e5', '--goal', 'e5');
  assert.match(stdout, /79 jumps/);
  assert.match(command('--board', Array(12).fill('oooooooooooo').join('/')).stderr, /at most 128 holes/);
});

test('a picture speaks the language that is asked for', () => {
  assert.match(command('--kind', 'still', '--language', 'es').stdout, /<desc [^>]*>[^<]*32 fichas[^<]*<\/desc>/);
  assert.match(command('--language', 'xx').stderr, /--language: there are no words in "xx"/);
});

test('a PNG of a position is of the size, theme and ground asked for', async () => {
  const plain = await pixels(written('plain.png', '--size', '120'));
  assert.deepEqual([plain.width, plain.height], [120, 120]);
  assert.equal(plain.at(0, 0)[3], 0);
  const dark = await pixels(written('dark.png', '--theme', 'dark', '--ground', '#010203', '--size', '200'));
  assert.deepEqual(dark.at(0, 0), [1, 2, 3, 255]);
  assert.deepEqual(dark.at(0.5, 0.06), partsOf(THEMES.dark.theme.board));
});

test('a PNG of the English board is small enough for those who load none above 100 KB', () => {
  for (const more of [[], ['--ground', '#ffffff'], ['--theme', 'dark', '--at', '12']])
    assert.ok(statSync(written('usual.png', '--kind', 'still', ...more)).size < 100_000);
});

test('a PNG of a strip has its dots and its paper', async () => {
  const strip = await pixels(written('strip.png', '--kind', 'strip', '--moves', 'd2-d4', '--size', '400'));
  assert.equal(strip.width, 400);
  assert.deepEqual(strip.at(0, 0), [255, 255, 255, 255]);
  // The peg in d1 of the first board, and the vacancy in d2 of the second.
  const top = (98 / 796) * 200;
  assert.deepEqual(strip.at(0.25, top / strip.height), partsOf('#111111'));
  assert.deepEqual(strip.at(0.75, (2 * top) / strip.height), [255, 255, 255, 255]);
  const bare = await pixels(written('bare.png', '--kind', 'strip', '--moves', 'd2-d4', '--ground', 'transparent'));
  assert.equal(bare.at(0, 0)[3], 0);
});

test('a GIF shows the film', () => {
  const file = written('film.gif', '--moves', 'd2-d4', '--size', '90', '--theme', 'dark');
  const gif = new GifReader(readFileSync(file));
  assert.deepEqual([gif.width, gif.height, gif.loopCount()], [90, 90, 0]);
  assert.equal(gif.numFrames(), 7);
});

test('the command names what is wrong with a look, a format or a place', () => {
  /** @type {[string[], RegExp][]} */
  const mistakes = [
    [['--theme', 'blue'], /--theme: there is no theme "blue". Choose light, dark or print/],
    [['--ground', 'red'], /--ground: expected transparent or a colour such as #fff/],
    [['--size', '1.5'], /--size: expected a whole number/],
    [['--size', '9000'], /--size: expected at most 8192/],
    [['--format', 'jpg'], /--format: there is no format "jpg"/],
    [['--format', 'gif', '--kind', 'strip'], /--kind: a GIF cannot be strip. Choose animated, or --format svg or png/],
    [['--format', 'png', '--kind', 'animated'], /--kind: a PNG cannot be animated. Choose still or strip/],
    [['--format', 'gif', '--ground', 'transparent'], /--ground: a GIF has no soft edges/],
    [['--game', 'd2-d5'], /--game: line 1, column 1: expected/],
    [['--game', GAME, '--at', '9'], /--at: expected a number up to 3/],
    [['--game', GAME, '--at', 'elsewhere'], /--at: the game has no position "elsewhere". Its names are other/],
  ];
  for (const [args, message] of mistakes) {
    const { status, stderr } = command(...args);
    assert.equal(status, 1);
    assert.match(stderr, message);
  }
});

test('where nothing can draw pixels the command says what to install', () => {
  // The copy lies far from the packages of this project.
  for (const part of ['commands', 'tools', 'www', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const alone = (/** @type {string[]} */ ...args) =>
    spawnSync(process.execPath, [join(folder, 'commands/picture.mjs'), '--moves', 'd2-d4', ...args], {
      encoding: 'utf8',
    });
  for (const format of ['png', 'gif'])
    assert.match(alone('--format', format).stderr, /npm install @napi-rs\/canvas gifenc\n/);
  assert.equal(alone('--kind', 'still').status, 0);
});

const QUERY = '?board=6:o/oo/ooo&start=o/xx/xxx';

test('a link has a picture and a frame of its game', async () => {
  const html = await (await answer({ url: `https://example.org/${QUERY}` })).text();
  const [, picture] = /<meta property="og:image" content="([^"]*)">/.exec(html) ?? [];
  const [, oEmbed] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)">/.exec(html) ?? [];
  const frame = await (await answer({ url: oEmbed })).json();
  assert.equal(frame.html.replaceAll('&amp;', '&').includes(`src="https://example.org/embed.html${QUERY}"`), true);
  // The format asks for all of these, and for the size of a thumbnail if there is one.
  assert.deepEqual(Object.keys(frame).sort(), ['height', 'html', 'type', 'version', 'width']);
  const drawn = new Uint8Array(await (await answer({ url: picture.replaceAll('&amp;', '&') })).arrayBuffer());
  assert.equal(new TextDecoder().decode(drawn.subarray(1, 4)), 'PNG');
});

test('a field of a link is no option of the command', async () => {
  await assert.rejects(answer({ url: 'https://example.org/picture.png?board=--out=x' }));
});
