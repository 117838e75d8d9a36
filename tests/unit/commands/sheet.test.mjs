// A problem set becomes a printable page.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { readSet } from '../../../commands/problem-set.mjs';
import { runCommand } from '../shared/command.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'peg-sheet-'));
const SET = join(folder, 'set.txt');
after(() => rmSync(folder, { recursive: true }));

/** Writes text to a file. @param {string} text */
function fileOf(text) {
  writeFileSync(SET, text);
  return SET;
}

/** Runs the command on a problem set. @param {string} text @param {...string} args */
async function sheet(text, ...args) {
  const out = join(folder, 'sheet.html');
  const { status, stderr } = await runCommand('sheet', out, fileOf(text), ...args);
  return { status, html: existsSync(out) ? readFileSync(out, 'utf8') : '', stderr: stderr.replaceAll(SET, 'set.txt') };
}

/** @param {string} page */
const picturesOf = (page) =>
  [...page.matchAll(/<img src="data:image\/svg\+xml,([^"]*)"/g)].map(([, svg]) => decodeURIComponent(svg));

test('a set is read by blocks, whatever the ends of its lines', () => {
  const text = '# said to nobody\nTitle\n\n\nOne\nboard: english\nstart:\n  ab\n  cd\n# between\ngoal: d4\n';
  for (const end of ['\n', '\r\n', '\r']) {
    const [title, one, ...others] = readSet(text.replaceAll('\n', end));
    assert.deepEqual([title.caption, title.fields, others], ['Title', {}, []]);
    assert.deepEqual([one.caption, one.line], ['One', 5]);
    assert.deepEqual(one.fields, {
      board: { line: 6, text: 'english', places: [{ line: 6, column: 8 }] },
      start: {
        line: 7,
        text: 'ab\ncd',
        places: [
          { line: 8, column: 3 },
          { line: 9, column: 3 },
        ],
      },
      goal: { line: 11, text: 'd4', places: [{ line: 11, column: 7 }] },
    });
  }
});

test('no text makes the reader fail otherwise than by an error with a line', () => {
  const line = fc.constantFrom(
    '',
    ' ',
    'Caption',
    'board: english',
    'board:',
    'start: d4',
    '  d4',
    '# none',
    'goal',
    'at: 1',
    ':',
  );
  const property = fc.property(fc.array(line), (lines) => {
    try {
      const captions = readSet(lines.join('\n')).map(({ caption, line }) => [caption, lines[line - 1].trim()]);
      for (const [caption, written] of captions) assert.equal(caption, written);
    } catch (error) {
      assert.match(String(error), /^Error: line \d+: /);
    }
  });
  fc.assert(property);
});

test('a page has a numbered diagram for each problem, in ink, with its task and its alternative text', async () => {
  const { html } = await sheet(readFileSync(join(root, 'examples/sheet/problems.txt'), 'utf8'));
  const pictures = picturesOf(html);
  assert.equal(pictures.length, 11);
  assert.match(html, /^<!doctype html>\n<html lang="en" dir="ltr">/);
  assert.match(html, /<title>Figures and beginnings<\/title>/);
  assert.equal(html.match(/<h1>/g)?.length, 1);
  assert.equal(html.match(/<h2>/g)?.length, 2);
  assert.match(html, /alt="English board, 6 pegs: [^"]*; finish with the last peg in d4\."/);
  assert.match(html, /<b>11\. What if/);
  assert.match(html, /<p>Now the corner/);
  // The cross is easy enough that every fact is found; for the central game, only some are.
  assert.match(
    html,
    /1\. Cross<\/b><p>[^<]*<\/p><p>Fairly easy\. Random play wins one game in \d+\. Along the solution, \d+% of/,
  );
  assert.match(
    html,
    /The central game<\/b><p>[^<]*<\/p><p>Master\. Random play wins one game in 58 million\. Along the solution, \d+% of the possible jumps keep the win; in \d+ of 31 /,
  );
  assert.doesNotMatch(html, /<script|https?:\/\/(?!www\.w3\.org)/);
  assert.ok(pictures.every((svg) => svg.startsWith('<svg ') && !svg.includes('Gradient')));
  assert.match(pictures[10], />\?<\/text>/);
});

test('a caption cannot break the page, and equal diagrams share no id', async () => {
  const { html } = await sheet('A <b> & "c"\ngoal: d4\n\nAgain\ngoal: d4', '--columns', '2', '--theme', 'dark');
  assert.match(html, /<b>1\. A &lt;b&gt; &amp; &quot;c&quot;<\/b>/);
  assert.match(html, /--columns: 2;/);
  assert.match(html, /<title>set\.txt<\/title>/);
  assert.equal(picturesOf(html).length, 2);
  assert.doesNotMatch(html, / id="/);
});

test('the answers are on a separate page, with proofs, and the easiest problems come first on request', async () => {
  const set = [
    'Title',
    'Hard\nstart: ..oxo../..xxx../oxxxxxo/oooxooo/oooxooo/..xxx../..xxx..\ngoal: d4',
    'Class\nboard: english\nstart: d4\ngoal: d5',
    'Weights\nstart: ..oox../..xoo../oooooxo/ooooxoo/ooooooo/..ooo../..oox..\ngoal: d4',
    'Won\nstart: ..ooo../..ooo../ooooooo/oooxooo/ooooooo/..ooo../..ooo..\ngoal: d4',
    'Part\nboard: english',
    'Easy\nstart: ..ooo../..oxo../ooxxxoo/oooxooo/oooxooo/..ooo../..ooo..\ngoal: d4',
  ];
  const { html, stderr } = await sheet(set.join('\n\n'), '--answers', '--easiest-first');
  assert.equal(stderr, '');
  const [page, answers] = html.split('<section class="answers">');
  assert.match(page, /\.answers { break-before: page; }/);
  const order = [...page.matchAll(/<b>(\d)\. (\w+)<\/b>/g)].map(([, number, caption]) => number + caption);
  assert.equal(order.length, 6);
  assert.deepEqual(order.slice(-2), ['5Class', '6Weights']);
  const placeOf = (/** @type {string} */ caption) => order.findIndex((one) => one.endsWith(caption));
  assert.ok(placeOf('Easy') < placeOf('Hard') && placeOf('Hard') < placeOf('Part'));
  assert.match(page, /Fairly easy\. Random play wins one game in \d+/);
  assert.match(page, /Master\. Random play wins one game in \d+ million/);
  for (const one of order) assert.ok(answers.includes(`<b>${one[0]}. ${one.slice(1)}</b>`), one);
  assert.match(answers, /Class<\/b> No solution\. Parity: /);
  assert.match(answers, /Won<\/b> This already meets the goal\./);
  assert.match(answers, /Hard<\/b> \d+ moves: [a-g]\d/);
  assert.match(answers, /Part<\/b> \d+ moves \(18 possible\): [a-g]\d/);
  // The marks of the two proofs are in separate pictures.
  assert.equal(picturesOf(answers).length, 2);
  assert.equal(picturesOf(page).length, 6);
});

test('a board of more than 64 holes works next to a small one, and both are answered', () => {
  const board = Array(9).fill('ooooooooo').join('/');
  const set = fileOf(`Small\nboard: english\n\nLarge\nboard: ${board}\nstart: e5\ngoal: e5`);
  const call = [join(root, 'commands/sheet.mjs'), set, '--answers'];
  const { stdout } = spawnSync(process.execPath, call, { encoding: 'utf8' });
  for (const pegs of ['32', '80']) assert.match(stdout, new RegExp(`alt="[^"]*${pegs} pegs`));
  for (const moves of ['27 moves', '75 moves']) assert.ok(stdout.includes(`</b> ${moves}`), moves);
});

test('a sheet is in the requested language', async () => {
  const { html } = await sheet('A\ngoal: d4', '--language', 'de', '--answers');
  assert.match(html, /<html lang="de" dir="ltr">/);
  assert.match(html, /alt="Brett „Englisch“/);
  assert.match(html, /<p>Für Meister\. /);
  assert.match(html, /<h2>Lösungen<\/h2>/);
  assert.match(
    (await sheet('A\ngoal: d4', '--language', 'xx')).stderr,
    /--language: there are no words in "xx"\. Choose en, de/,
  );
});

test('the command names the line of what is wrong, and what to do', async () => {
  /** @type {[string, RegExp][]} */
  const mistakes = [
    ['Only a title', /line 1: there is no diagram\. Write a caption/],
    ['A\nbord: english', /line 2: there is no "bord"\. Choose board, start, goal/],
    ['A\nenglish', /line 2: expected a name and a colon below "A"/],
    ['A\n  english', /line 2: this line continues a text, but there is none above it/],
    ['\n\nA\ngoal: d4\ngoal: d5', /line 5: "A" has a goal already\. Begin another block/],
    ['A\nboard:', /line 2: "board" is empty/],
    ['A\nboard: nonsense', /line 2: board: there is no "nonsense"\. Choose english/],
    ['A\nstart:   z9', /line 2, column 10: start: expected/],
    ['A\ngame:\n  d2-d4\n  d2-d5', /line 4, column 3: game: expected/],
    ['A\nstart: ..ooo../..o?o..', /line 2: start: row 2, column 4: expected/],
    ['A\nboard: english\nat: 3', /line 3: at: expected a number up to 0/],
  ];
  for (const [text, message] of mistakes) {
    const { status, stderr } = await sheet(text);
    assert.equal(status, 1, text);
    assert.match(stderr, message);
  }
  assert.match((await sheet('A\ngoal: d4', '--columns', '9')).stderr, /--columns: expected a whole number from 1 to 6/);
  assert.match((await sheet('A\ngoal: d4', 'another')).stderr, /"another": only one file/);
});
