// Comments fit 120 columns, and their sentences name their subject first.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../../tools/kit/run.mjs';

/** The most columns of a line with a comment. */
const COLUMNS = 120;
/** Comments of whole lines. A comment at the end of a line of code is short. */
const COMMENTS = /^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm;
/** The signs of a comment at the beginning of its lines. */
const SIGNS = /^[ \t]*(?:\/\/[/!]?|\/?\*+(?!\/))[ \t]?/gm;
/** A sentence that has a question word in place of its subject or of "if". */
const OPENING = /(?<=^|[.!?]\s+)(?:Whether|Whose|(?:Who|What|Where)(?:ever)?)\b/g;

const files = execFileSync('git', ['ls-files', '*.rs', '*.js', '*.mjs', '*.ts', '*.css'], {
  cwd: root,
  encoding: 'utf8',
});
const comments = files.trim().split('\n').flatMap(commentsOf);
const lines = comments.flatMap(({ file, text }) => longLines(text).map((line) => `${file}: ${line.trim()}`));
const sentences = comments.flatMap(({ file, text }) => openings(text).map((opening) => `${file}: ${opening}`));

/** @param {string} file */
function commentsOf(file) {
  return (readFileSync(join(root, file), 'utf8').match(COMMENTS) ?? []).map((text) => ({ file, text }));
}

/** @param {string} text */
function longLines(text) {
  return text.split('\n').filter((line) => [...line].length > COLUMNS);
}

/** The words from each wrong opening on. @param {string} text */
function openings(text) {
  const prose = text.replace(SIGNS, '').trim();
  return [...prose.matchAll(OPENING)].map(({ index }) => prose.slice(index, index + 60).replaceAll(/\s+/g, ' '));
}

test(`no line of a comment has more than ${COLUMNS} columns`, () => assert.deepEqual(lines, []));

test('no sentence of a comment begins with a question word in place of its subject', () =>
  assert.deepEqual(sentences, []));

test('faults are found in all forms of comments', () => {
  const sample = `/** What a reader sees. */\n  // Good. Where it\n  // fails, what follows.\n/*\n * Whoever comes\n */`;
  const found = [...sample.matchAll(COMMENTS)].flatMap(([text]) => openings(text));
  assert.deepEqual(found, ['What a reader sees. */', 'Where it fails, what follows.', 'Whoever comes */']);
  assert.deepEqual(longLines(`// ${'x'.repeat(COLUMNS - 3)}\n// ${'x'.repeat(COLUMNS - 2)}`).length, 1);
});
