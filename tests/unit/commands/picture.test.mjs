// The command that draws pictures: its games, appearance and formats, and the example server that uses it.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { GifReader } from 'omggif';
import { answer } from '../../../examples/server/server.mjs';
import { THEMES } from '../../../www/pictures/themes.js';
import { runCommand } from '../shared/command.mjs';
import { elementsOf, pixels } from '../shared/pictures.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = join(root, 'commands/picture.mjs');
const folder = mkdtempSync(join(tmpdir(), 'peg-pictures-'));
after(() => rmSync(folder, { recursive: true }));

const GAME = 'd2-d4 (b4-d4 [id other] c2-c4) [mark d2] d5-d3 {Said.} b4-d4';

/** Runs the command in its own process. @param {...string} args */
function spawned(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Runs the command in this process. @param {...string} args */
async function command(...args) {
  const out = join(folder, 'picture.svg');
  const ended = await runCommand('picture', out, ...args);
  return { ...ended, picture: existsSync(out) ? readFileSync(out, 'utf8') : '' };
}

/** @param {string} name @param {...string} args */
async function written(name, ...args) {
  const file = join(folder, name);
  const { status, stderr } = await runCommand('picture', file, ...args);
  assert.equal(status, 0, stderr);
  return file;
}

/** The channels of a colour such as `#221e1a`. @param {string} colour */
const partsOf = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).concat(255);

test('a still picture shows the position after some jumps or with a name, even in a variation', async () => {
  const empty = async (/** @type {string[]} */ ...at) =>
    /all but ([^;]*);/.exec((await command('--kind', 'still', '--game', GAME, ...at)).picture)?.[1];
  assert.equal(await empty(), await empty('--at', '3'));
  assert.equal(await empty('--at', '0'), 'd4');
  assert.equal(await empty('--at', 'other'), 'b4 c4');
  assert.match((await command('--game', GAME, '--at', 'other')).picture, /b4-d4 c2-c4\.<\/desc>/);
  assert.match((await command('--kind', 'still', '--at', '2')).picture, /30 pegs/);
});

test('a board of more than 64 holes is solved and drawn', () => {
  const board = Array(9).fill('ooooooooo').join('/');
  const { stdout } = spawned('--board', board, '--start', 'e5', '--goal', 'e5');
  assert.match(stdout, /79 jumps/);
  assert.match(spawned('--board', Array(12).fill('oooooooooooo').join('/')).stderr, /at most 128 holes/);
});

test('a picture is in the requested language', async () => {
  assert.match(
    (await command('--kind', 'still', '--language', 'es')).picture,
    /<desc [^>]*>[^<]*32 fichas[^<]*<\/desc>/,
  );
  assert.match((await command('--language', 'xx')).stderr, /--language: there are no words in "xx"/);
});

test('a PNG of a position has the requested size, theme and background', async () => {
  const plain = await pixels(await written('plain.png', '--size', '120'));
  assert.deepEqual([plain.width, plain.height], [120, 120]);
  assert.equal(plain.at(0, 0)[3], 0);
  const dark = await pixels(await written('dark.png', '--theme', 'dark', '--ground', '#010203', '--size', '200'));
  assert.deepEqual(dark.at(0, 0), [1, 2, 3, 255]);
  assert.deepEqual(dark.at(0.5, 0.06), partsOf(THEMES.dark.theme.board));
});

test('a PNG of the English board is small enough for those who load none above 100 KB', async () => {
  for (const more of [[], ['--ground', '#ffffff'], ['--theme', 'dark', '--at', '12']])
    assert.ok(statSync(await written('usual.png', '--kind', 'still', ...more)).size < 100_000);
});

test('a PNG of a strip has its dots and its paper', async () => {
  const strip = await pixels(await written('strip.png', '--kind', 'strip', '--moves', 'd2-d4', '--size', '400'));
  assert.equal(strip.width, 400);
  assert.deepEqual(strip.at(0, 0), [255, 255, 255, 255]);
  // The peg in d1 on the first board, and the empty hole d2 on the second.
  const top = (98 / 796) * 200;
  assert.deepEqual(strip.at(0.25, top / strip.height), partsOf('#111111'));
  assert.deepEqual(strip.at(0.75, (2 * top) / strip.height), [255, 255, 255, 255]);
  const bare = await pixels(
    await written('bare.png', '--kind', 'strip', '--moves', 'd2-d4', '--ground', 'transparent'),
  );
  assert.equal(bare.at(0, 0)[3], 0);
});

test('a GIF shows the whole game', async () => {
  const file = await written('film.gif', '--moves', 'd2-d4', '--size', '90', '--theme', 'dark');
  const gif = new GifReader(readFileSync(file));
  assert.deepEqual([gif.width, gif.height, gif.loopCount()], [90, 90, 0]);
  assert.equal(gif.numFrames(), 7);
});

test('the command names what is wrong with a look, a format or a place', async () => {
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
    const { status, stderr } = await command(...args);
    assert.equal(status, 1);
    assert.match(stderr, message);
  }
});

test('the command solves the problem and writes the picture', async () => {
  const { status, stdout } = spawned('--board', 'triangle', '--start', 'a1');
  assert.equal(status, 0);
  elementsOf(stdout.trim());
  assert.match(stdout, /13 jumps/);
  assert.match((await command('--kind', 'strip', '--moves', 'd2-d4 b3-d3')).picture, />2\. b3-d3</);
  assert.match(
    (await command('--kind', 'still')).picture,
    /English board, 32 pegs, all but d4; finish with the last peg in d4/,
  );
});

test('the command is named as it was called', () => {
  assert.match(spawned('--help').stdout, /^Usage: node commands\/picture\.mjs /);
  const folder = mkdtempSync(join(tmpdir(), 'peg-'));
  const name = join(folder, 'peg-solitaire-picture');
  symlinkSync(PROGRAM, name);
  const { stdout } = spawnSync(process.execPath, [name, '--help'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  assert.match(stdout, /^Usage: peg-solitaire-picture /);
});

test('the command says what is wrong, and where', async () => {
  /** @type {[string[], RegExp][]} */
  const mistakes = [
    [['--board', 'nonsense'], /--board: .*english, european/],
    [['--start', 'z9'], /--start: line 1, column 1: expected/],
    [['--goal', 'q'], /--goal: line 1, column 1: expected/],
    [['--moves', 'd2-d5'], /--moves: line 1, column 1: expected/],
    [['--kind', 'film'], /--kind: .*Choose still, animated or strip/],
    [['--kind', 'strip', '--columns', '1.5'], /--columns: expected a whole number above 0, found "1.5"/],
    [['--seconds', '0'], /--seconds: expected a number above 0/],
    [['--start', 'c1', '--goal', 'd4'], /No way leads .* one peg in d4: it is proven/],
    [['--colour', 'red'], /--colour.*--help/s],
  ];
  for (const [args, message] of mistakes) {
    const { status, stderr } = await command(...args);
    assert.equal(status, 1);
    assert.match(stderr, message);
  }
});

test('where nothing can draw pixels the command says what to install', () => {
  // From these symbolic links, Node does not find this project's packages, because it keeps the links' own paths.
  for (const part of ['commands', 'tools', 'www', 'package.json']) symlinkSync(join(root, part), join(folder, part));
  const call = ['--preserve-symlinks', '--preserve-symlinks-main', join(folder, 'commands/picture.mjs')];
  const alone = (/** @type {string[]} */ ...args) =>
    spawnSync(process.execPath, [...call, '--moves', 'd2-d4', ...args], { encoding: 'utf8' });
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
  // The format requires all of these, and the size of a thumbnail if there is one.
  assert.deepEqual(Object.keys(frame).sort(), ['height', 'html', 'type', 'version', 'width']);
  const drawn = new Uint8Array(await (await answer({ url: picture.replaceAll('&amp;', '&') })).arrayBuffer());
  assert.equal(new TextDecoder().decode(drawn.subarray(1, 4)), 'PNG');
});

test('a field of a link is no option of the command', async () => {
  await assert.rejects(answer({ url: 'https://example.org/picture.png?board=--out=x' }));
});
