// HTML from the documents, the examples and the share dialog survives unchanged when it is pasted into Markdown.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { root } from '../../../tools/shared/run.mjs';
import { elementSnippet, frameSnippet } from '../../../www/app/share/snippets.js';
import '../shared/core.mjs';
import { ENGINES, elementsOf, textOf } from '../shared/markdown.mjs';

const FENCE = /^ *```html\n(.*?)^ *```$/gms;
const SHOWN = /<pre[^>]*>(?:<code>)?(.*?)(?:<\/code>)?<\/pre>/gs;
const PATTERNS = ['README.md', 'docs/*.md', 'examples/*.md', 'examples/*.html'];
const paths = execFileSync('git', ['ls-files', ...PATTERNS], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');
const documents = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const snippets = documents.flatMap(({ path, text }) => {
  const shown = [...text.matchAll(SHOWN)].map(([, html]) => textOf(html));
  const all = [...[...text.matchAll(FENCE)].map(([, html]) => html), ...shown];
  return all.filter((html) => html.startsWith('<')).map((html) => ({ path, html }));
});

/** A document without code. @param {{ text: string }} document */
const proseOf = ({ text }) => text.replaceAll(/^ *```.*?^ *```$/gms, '').replaceAll(/`[^`]*`/g, '');

/** Expects each engine to leave HTML between two paragraphs unchanged. @param {string} html */
function passes(html) {
  const expected = elementsOf(`<p>Before.</p>${html}<p>After.</p>`);
  for (const [name, render] of Object.entries(ENGINES))
    assert.deepEqual(elementsOf(render(`Before.\n\n${html.trim()}\n\nAfter.\n`)), expected, `${name}: ${html}`);
}

test('there is HTML in the documents and the examples', () => assert.ok(snippets.length > 20));

for (const { path, html } of snippets)
  test(`every engine leaves this as it is: ${path}: ${html.slice(0, 50).replaceAll(/\s+/g, ' ')}`, () => passes(html));

test('MDX reads every piece of HTML: elements without content are closed', () => {
  const pieces = [
    ...snippets.map(({ html }) => html),
    ...documents.filter(({ path }) => path.endsWith('.md')).map(proseOf),
  ];
  const open = pieces.flatMap((html) => html.match(/<(?:br|hr|img|input|link|meta)\b(?:[^>]*[^/>])?>/g) ?? []);
  assert.deepEqual(open, []);
});

test('no board is drawn over several lines', () => {
  const drawn = snippets.filter(({ html }) => /(board|start|goal)="[^"]*\n/.test(html));
  assert.deepEqual(drawn, []);
});

/** Strings with characters that are special to Markdown and to typographic plug-ins. */
const text = fc.array(
  fc.constantFrom(
    'word',
    ' ',
    '*',
    '_',
    '`',
    '[a](b)',
    '[id x]',
    '...',
    '--',
    '"',
    "'",
    '<b>',
    '&',
    '\\',
    '~',
    '\n',
    '|',
  ),
  { maxLength: 12 },
);

test('every engine leaves what is shared as it is, whatever is in its game', () =>
  fc.assert(
    fc.asyncProperty(text, fc.constantFrom('', 'picture.svg'), async (words, picture) => {
      const comment = words.join('').replaceAll(/[{}\\]/g, '');
      const board = '# directions: 6\n...o/..oo/.ooo/oooo';
      const game = `[arrow d2-d4] {${comment}} d2-d4 (b4-d4 {* [a](b)}) [mark d2]`;
      const link = { board, start: 'd1', goal: 'any', game, comment };
      const base = 'https://example.org/a_peg_*board*/';
      passes(await elementSnippet(base, link, { controls: true, lang: 'de' }, 'Play this puzzle', picture));
      passes(await frameSnippet(base, link, { controls: true }, 'Peg solitaire'));
    }),
    { numRuns: 200 },
  ));
