// The documents name files, headings and commands that exist, and their lines are short enough to read.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const COLUMNS = 120;
/** The folders that the recipes for a language and a page make. */
const TO_BE_MADE = /^www\/(words\/de|learn)/;
/** A sentence that has a question word in place of its subject or of "if"; a question may have one. */
const OPENING = /(?<=^|[.!?:]\s+|^- )(?:Who|What|Where)(?:ever)?\b[^?]*?(?=[.!?])(?!\?)/gm;
/** `npm run proofs` writes this one. */
const GENERATED = 'docs/published.md';

const paths = ['.', 'docs', 'docs/cluster', 'docs/workshop'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const documents = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** A document without its blocks of code. @param {string} text */
const proseOf = (text) => text.replaceAll(/^ *```.*?^ *```$/gms, '');

/** The addresses of its headings, as GitHub makes them. @param {string} text */
const headingsOf = (text) =>
  [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** @param {string} file @param {string} [heading] */
function exists(file, heading) {
  const path = join(root, file);
  return existsSync(path) && (!heading || headingsOf(readFileSync(path, 'utf8')).includes(heading));
}

/** The faults in any document. @param {(text: string, path: string) => string[]} find */
const found = (find) => documents.flatMap(({ path, text }) => find(text, path).map((fault) => `${path}: ${fault}`));

test('links lead to files and headings that exist', () => {
  const links = found((text, path) =>
    [...proseOf(text).matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].flatMap(([, link]) => {
      const [file, heading] = link.split('#');
      return exists(file ? join(dirname(path), file) : path, heading) ? [] : [link];
    }),
  );
  assert.deepEqual(links, []);
});

test('files that are named exist', () => {
  const names = found((text) =>
    [...proseOf(text).matchAll(/`((?:www|src|tools|tests|types|fuzz|examples|cli|docs)\/[\w./-]*)`/g)]
      .map(([, name]) => name)
      .filter((name) => !TO_BE_MADE.test(name) && !existsSync(join(root, name))),
  );
  assert.deepEqual(names, []);
});

test('commands that are named exist', () => {
  const commands = found((text) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name).filter((name) => !(name in scripts)),
  );
  assert.deepEqual(commands, []);
});

test('the tests of what a player sees when something fails exist', () => {
  const [, faults] = readFileSync(join(root, 'docs/reliability.md'), 'utf8').split(/^\| fault .*$/m);
  const specs = faults
    .slice(0, faults.indexOf('\n\n'))
    .split('\n')
    .flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`(.+?)`/g)].map(([, name]) => name));
  assert.ok(specs.length > 20);
  assert.deepEqual(
    specs.filter((name) => !existsSync(join(root, 'tests/e2e', `${name}.spec.mjs`))),
    [],
  );
});

test('each table that a command prints names the command', () => {
  const tables = readFileSync(join(root, 'docs/tables.md'), 'utf8').split(/\n\n(?=\|)/);
  assert.ok(tables.length > 4);
  for (const before of tables.slice(0, -1))
    assert.match(before.slice(before.lastIndexOf('\n\n')), /Printed by `npm run /);
});

test('lines but those of tables have at most 120 columns', () => {
  const isLong = (/** @type {string} */ line) => line.length > COLUMNS && !/^ *(\||<!--)/.test(line);
  const lines = found((text, path) =>
    path === GENERATED
      ? []
      : proseOf(text)
          .split('\n')
          .filter((line) => isLong(line)),
  );
  assert.deepEqual(lines, []);
});

test('no sentence begins with a question word in place of its subject', () => {
  const sentences = found((text) => proseOf(text).match(OPENING) ?? []);
  assert.deepEqual(sentences, []);
});
