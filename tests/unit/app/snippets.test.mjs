// Snippets for other pages agree with the board.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { namedProblem, writeStart } from '../../../www/app/kit/named.js';
import { LONGEST_MESSAGE, messageHere, withMessage } from '../../../www/app/kit/sent.js';
import { challengeOf, puzzleAddress, resultOf, shareTextOf } from '../../../www/app/share/result.js';
import { elementSnippet, frameSnippet, linkSnippet } from '../../../www/app/share/snippets.js';
import { EMPTY, keyOf, withDay, withWin } from '../../../www/app/solved/progress-record.js';
import { SIZES } from '../../../www/element/style/sizes.js';
import { readProblem } from '../../../www/engine/problem.js';
import { starsOf } from '../../../www/game/stars.js';
import { ATTRIBUTES, attribute } from '../../../www/link/attributes.js';
import { pageLink, placedLink, readFrame, readLink, writeFrame, writeLink } from '../../../www/link/link.js';
import { DIALOG_WORDS } from '../../../www/words/dialogs.js';
import { Board } from '../shared/core.mjs';

const BASE = 'https://example.org/peg/';
const GAME = { board: 'triangle', start: 'a1', goal: 'any', moves: 'a3-a1 c3-a3' };
const TITLE = 'Play <this> puzzle';

/** The URL in a frame's snippet. @param {string} html */
const addressIn = (html) => new URL((/src="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));

test('how a frame behaves is written and read again', () => {
  const options = fc.record(
    {
      ...Object.fromEntries(
        ['controls', 'autoplay', 'loop', 'readonly', 'remember', 'solve', 'wheel'].map((name) => [name, fc.boolean()]),
      ),
      speed: fc.constantFrom('', '0.5', '8'),
      theme: fc.constantFrom('', 'dark', 'light'),
      lang: fc.constantFrom('', 'de', 'de-AT'),
      analysis: fc.constantFrom('', 'warn', 'all'),
      coordinates: fc.constantFrom('', 'edge', 'holes'),
      drawing: fc.constantFrom('', 'off'),
      look: fc.constantFrom('', ...ATTRIBUTES.look.choices.slice(1)),
    },
    { noNullPrototype: true },
  );
  const property = fc.property(options, fc.constantFrom({}, GAME, { ...GAME, at: 1 }), (options, link) => {
    assert.deepEqual(readFrame(writeFrame(link, options)), { link, options });
  });
  fc.assert(property);
});

test('every style of the board is documented', () => {
  const docs = readFileSync(new URL('../../../docs/embed/attributes.md', import.meta.url), 'utf8');
  const told = docs.split('\n').find((line) => line.startsWith('`look` sets')) ?? '';
  for (const look of ATTRIBUTES.look.choices)
    assert.ok(told.includes(`\`${look}\``), `docs/embed/attributes.md: ${look}`);
});

test('what is usual is not written', async () => {
  assert.equal(writeFrame({}, { controls: true, loop: false, speed: '1', theme: '', lang: '' }), '');
  const html = await elementSnippet(BASE, { board: 'triangle', at: 0 }, { controls: false, speed: '1' }, TITLE);
  assert.match(html, /<peg-solitaire board="triangle"><a /);
});

test('link, element and frame have the same position, speed and language', async () => {
  const link = { ...GAME, at: 1 };
  const options = { controls: true, autoplay: true, speed: '0.5', lang: 'de' };
  assert.deepEqual(readLink(new URL(await linkSnippet(BASE, link)).search), link);
  assert.match(
    await elementSnippet(BASE, link, options, TITLE),
    /<peg-solitaire board="triangle" start="a1" goal="any" moves="a3-a1 c3-a3" at="1" speed="0.5" lang="de" autoplay controls>/,
  );
  const read = readFrame(addressIn(await frameSnippet(BASE, link, options, 'Peg solitaire')).search);
  assert.deepEqual(read.link, link);
  assert.deepEqual([read.options.speed, read.options.lang], ['0.5', 'de']);
});

test('between the tags is a link to the game, with words or a picture', async () => {
  const words = await elementSnippet(BASE, GAME, {}, TITLE);
  const [, address] = /<a href="([^"]*)">Play &lt;this&gt; puzzle<\/a><\/peg-solitaire><\/div>$/.exec(words) ?? [];
  assert.deepEqual(readLink(new URL(address.replaceAll('&amp;', '&')).search), { ...GAME, at: 0 });
  const picture = await elementSnippet(BASE, GAME, {}, TITLE, 'peg-solitaire.svg');
  assert.match(
    picture,
    /><img src="peg-solitaire.svg" alt="Play &lt;this&gt; puzzle" width="100%"\/><\/a><\/peg-solitaire><\/div>$/,
  );
});

test('the script is the smaller one of those that show all of the snippet', async () => {
  const scriptOf = (/** @type {string} */ html) => /src="([^"]*)"/.exec(html)?.[1];
  const [lean, plus] = [`${BASE}peg-solitaire.js`, `${BASE}peg-solitaire-plus.js`];
  assert.equal(scriptOf(await elementSnippet(BASE, GAME, { controls: true }, TITLE)), lean);
  assert.equal(scriptOf(await elementSnippet(BASE, GAME, { analysis: '' }, TITLE)), lean);
  const analysed = await elementSnippet(BASE, GAME, { analysis: 'warn' }, TITLE);
  assert.equal(scriptOf(analysed), plus);
  assert.match(analysed, / analysis="warn" app="https:\/\/example\.org\/peg\/"/);
  const branched = await elementSnippet(BASE, { ...GAME, game: 'a3-a1 (c3-a1) c3-a3', at: 1 }, {}, TITLE);
  assert.equal(scriptOf(branched), plus);
  assert.match(branched, / moves="a3-a1 c3-a3" game="a3-a1 \(c3-a1\) c3-a3" at="1"/);
  const main = await elementSnippet(BASE, { ...GAME, game: 'a3-a1 (c3-a1) c3-a3', isMain: true }, {}, TITLE);
  assert.match(main, / goal="any" game="a3-a1 \(c3-a1\) c3-a3" app=/);
});

test('the snippet has the sheet that keeps the room of its board, and the lines of its longest comment', async () => {
  const linesIn = async (/** @type {string} */ comment) =>
    /data-lines="(\d+)"/.exec(await elementSnippet(BASE, { ...GAME, comment }, {}, TITLE))?.[1];
  assert.equal(await linesIn(''), undefined);
  assert.equal(await linesIn(`${'A comment. '.repeat(9)}\nTwo`), '4');
  assert.equal(await linesIn('One\n\nThree'), '3');
  assert.equal(await linesIn('A comment. '.repeat(90)), '10');
  assert.match(
    await elementSnippet(BASE, GAME, {}, TITLE),
    /^<link rel="stylesheet" href="[^"]*\/peg-solitaire.css"\/>/,
  );
});

test('the sheet that keeps the room knows every attribute that only the larger file has', () => {
  const sheet = readFileSync(new URL('../../../www/element/style/waiting.css', import.meta.url), 'utf8');
  const [, listed = ''] = /&\[controls\]:is\(([^)]*)\)/.exec(sheet) ?? [];
  const plus = Object.keys(ATTRIBUTES).filter((name) => attribute(name).plus);
  assert.deepEqual([...listed.matchAll(/\[(\w+)\]/g)].map(([, name]) => name).sort(), plus.sort());
});

test('a snippet is two lines that MDX and templates read: no board in rows, no brace, no open tag', async () => {
  const board = '# directions: 6\no/oo/ooo';
  const game = 'a3-a1 {A comment.\nTwo lines.} c3-a3';
  const html = await elementSnippet(BASE, { board, start: 'a1', game }, { controls: true }, TITLE, 'game.svg');
  assert.match(html, / board="6:o\/oo\/ooo" .* game="a3-a1 &#123;A comment.&#10;Two lines.} c3-a3"/);
  assert.equal(html.split('\n').length, 2);
  assert.doesNotMatch(html, /\{|<style|<(link|img)[^>]*[^/]>/);
});

test('the sheets of the element take the sizes of its parts from the place that the snippet counts with', () => {
  const folder = new URL('../../../www/element/', import.meta.url);
  const files = /** @type {string[]} */ (readdirSync(folder, { recursive: true }));
  const sheets = files.filter((file) => /\.css$|style\.js$/.test(file));
  const text = sheets.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('');
  const isUsed = (/** @type {string} */ name) => text.includes(`var(--em-${name})`) || text.includes(`SIZES.${name}`);
  const unused = Object.keys(SIZES).filter((name) => !isUsed(name));
  assert.deepEqual(unused, []);
});

test('the documented frame is the one that is pasted', async () => {
  const docs = readFileSync(new URL('../../../docs/embed/scripting.md', import.meta.url), 'utf8');
  const html = await frameSnippet(
    'https://example.org/',
    { board: 'english', moves: 'd2-d4 d5-d3', at: 1 },
    {},
    DIALOG_WORDS.share.frame,
  );
  assert.ok(docs.includes(html), html);
  assert.match(html, /border: 0/);
});

test('without at, a page plays all jumps, an element and a frame none', async () => {
  assert.deepEqual(pageLink(GAME), { ...GAME, at: 0 });
  assert.deepEqual(readLink((await linkSnippet(BASE, pageLink({ ...GAME, at: 2 }, 2))).replace(/.*\?/, '')), GAME);
  assert.deepEqual(pageLink({ ...GAME, at: 1 }, 2), { ...GAME, at: 1 });
  assert.ok(Number(placedLink(GAME).at) >= 2);
  assert.deepEqual(placedLink({ ...GAME, at: 1 }), { ...GAME, at: 1 });
  assert.deepEqual(placedLink({ board: 'triangle' }), { board: 'triangle' });
});

test('a win is shared with its day, the fewest moves and the current streak', () => {
  const { share } = DIALOG_WORDS;
  const win = { name: '4 × 5 rectangle', moves: 6, fewest: 3, day: '2026-11-23', row: 3 };
  assert.equal(shareTextOf(win, share), 'Peg Solitaire, Mon 23 Nov: ★★☆ solved in 6 moves (fewest 3), 3-day streak');
  assert.equal(
    shareTextOf({ name: 'English, Central game', moves: 27 }, share, true),
    'Peg Solitaire, English, Central game: ★ solved in 27 moves. Beat my 27 moves!',
  );
});

test('a win has three stars for the fewest moves, two within three of them, and one if they are unknown', () => {
  const stars = [18, 19, 21, 22].map((moves) => starsOf(moves, 18));
  assert.deepEqual(stars, ['★★★', '★★☆', '★★☆', '★☆☆']);
  assert.equal(starsOf(18), '★');
  assert.deepEqual(DIALOG_WORDS.win.rating(22, 18), { stars: '★☆☆', label: '1 of 3 stars' });
  assert.deepEqual(DIALOG_WORDS.win.rating(18, 18), { stars: '★★★', label: '3 of 3 stars' });
});

test('a result is a best without help, of a day or of a board', (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-23T12:00') });
  const problem = readProblem({ board: 'english' });
  const key = keyOf(problem.board, problem.start, problem.finish.text);
  const today = '2026-11-23';
  const helped = withWin(EMPTY, { problem: key, moves: 18, today, isHelped: true });
  assert.equal(resultOf(problem, helped, DIALOG_WORDS), undefined);
  const own = withWin(helped, { problem: key, moves: 27, today });
  const name = 'English, Central game';
  assert.deepEqual(resultOf(problem, own, DIALOG_WORDS), {
    name,
    moves: 27,
    fewest: 18,
    day: undefined,
    row: undefined,
  });
  const daily = withWin(withDay(own, today, key), { problem: key, moves: 27, today });
  assert.deepEqual(resultOf(problem, daily, DIALOG_WORDS), { name, moves: 27, fewest: 18, day: today, row: 1 });
});

test('a puzzle has an address without its solution', () => {
  assert.equal(puzzleAddress(BASE, GAME), `${BASE}?board=triangle&start=a1&goal=any`);
  assert.equal(puzzleAddress(BASE, GAME, '2026-11-23', 6), `${BASE}?day=2026-11-23&beat=6`);
  assert.equal(puzzleAddress(BASE, { board: 'english' }, undefined, 27), `${BASE}?board=english&beat=27`);
});

test('a challenge survives any address', () => {
  const central = readProblem({ board: 'english' });
  assert.equal(challengeOf('27', central), 27);
  assert.equal(challengeOf('18', central), 18);
  for (const text of [null, '', '0', '17', '32', '-3', '1e1', '027', '9'.repeat(400), 'x', '27 ', '<b>'])
    assert.equal(challengeOf(text, central), undefined, String(text));
  const { board, start, goal } = GAME;
  assert.equal(challengeOf('2', readProblem({ board, start, goal })), 2);
});

test('a problem with a name has a short link, and its name leads to it', () => {
  for (const name of ['three-pegs', 'cross', 'double-arrow']) {
    const texts = namedProblem(name);
    assert.ok(texts);
    assert.equal(writeStart(texts), `?puzzle=${name}`);
    assert.equal(writeStart({ ...texts, board: Board.catalogueEntry(texts.board)?.drawing }), `?puzzle=${name}`);
    assert.notEqual(writeStart({ ...texts, goal: 'any' }), `?puzzle=${name}`);
  }
  assert.equal(namedProblem('four-pegs'), undefined);
  for (const texts of [{ board: 'english' }, { board: 'nonsense' }]) assert.equal(writeStart(texts), writeLink(texts));
});

/** The message that a page reads from the URL with which it is opened. @param {string} address */
function messageIn(address) {
  const message = new URL(address).searchParams.get('message') ?? undefined;
  Object.assign(globalThis, { history: { state: message === undefined ? null : { message } } });
  return messageHere();
}

test('a message goes with a puzzle, of any letters, in none of its own, and not too long', () => {
  const address = 'https://example.org/peg/?board=english';
  assert.equal(withMessage(address, '  '), address);
  assert.equal(messageIn(address), '');
  const sent = withMessage(address, ' <b>Anna</b> & \u2665 ');
  assert.equal(messageIn(sent), '<b>Anna</b> & \u2665');
  assert.doesNotMatch(sent, /Anna/);
  const clean = fc.string({ unit: 'grapheme', maxLength: LONGEST_MESSAGE });
  fc.assert(fc.property(clean, (text) => assert.ok(text.trim().startsWith(messageIn(withMessage(address, text))))));
  assert.equal(messageIn(withMessage(address, '\u2665'.repeat(999))).length, LONGEST_MESSAGE);
  assert.equal(messageIn(`${address}&message=${btoa('a'.repeat(9999))}`).length, LONGEST_MESSAGE);
});

test('an address that holds no message is read as none', () => {
  for (const text of ['%', '====', '\u2665', btoa('%'), btoa('%ff'), 'a'])
    assert.equal(messageIn(`https://example.org/?message=${encodeURIComponent(text)}`), '', text);
});
