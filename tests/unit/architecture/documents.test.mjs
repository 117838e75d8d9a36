// Checks that everything mentioned in documents and comments exists, that their example games are legal, and that every
// dependency has a reason.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { root } from '../../../tools/shared/run.mjs';
import { listBoards } from '../../../www/engine/problem.js';
import { problemOf } from '../shared/core.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const COLUMNS = 120;
/** Folders that a developer creates by following the recipes for adding a language or a page. */
const TO_BE_MADE = /^www\/(words\/de|learn)/;

const paths = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const documents = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** A document without its code blocks. @param {string} text */
const proseOf = (text) => text.replaceAll(/^ *```.*?^ *```$/gms, '');

/** The anchors of a document's headings, as GitHub generates them. @param {string} text */
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

/** The errors found in all documents. @param {(text: string, path: string) => string[]} find */
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
    [
      ...proseOf(text).matchAll(
        /`((?:www|src|tools|tests|types|fuzz|examples|cli|puzzles|sets|visualizer|docs)\/[\w./-]*)`/g,
      ),
    ]
      .map(([, name]) => name)
      .filter((name) => !TO_BE_MADE.test(name) && !existsSync(join(root, name))),
  );
  assert.deepEqual(names, []);
});

test('pictures exist, are SVG or WebP, and have at most 150 KB', () => {
  const used = documents.flatMap(({ path, text }) =>
    [...proseOf(text).matchAll(/(?:<img src="|!\[[^\]]*\]\()([^")]+)/g)].map(([, file]) => join(dirname(path), file)),
  );
  for (const image of used)
    assert.ok(/\.(svg|webp)$/.test(image) && statSync(join(root, image)).size <= 150_000, image);
  const kept = readdirSync(join(root, 'docs/images')).map((name) => join('docs/images', name));
  assert.equal(kept.filter((image) => !used.includes(image)).join(), '');
});

test('README.md is short', () => {
  const words = read('README.md').split(/\s+/).filter(Boolean).length;
  assert.ok(words <= 500, `${words} words`);
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
  assert.equal(specs.filter((name) => !existsSync(join(root, 'tests/e2e', `${name}.spec.mjs`))).join(), '');
});

test('lines other than tables have at most 120 columns', () => {
  const isLong = (/** @type {string} */ line) => line.length > COLUMNS && !/^ *(\||<!--)/.test(line);
  const lines = found((text) =>
    proseOf(text)
      .split('\n')
      .filter((line) => isLong(line)),
  );
  assert.deepEqual(lines, []);
});

/** Comments that take up whole lines. Comments at the end of a line of code are short anyway. */
const COMMENTS = /^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm;
const files = execFileSync('git', ['ls-files', '*.rs', '*.js', '*.mjs', '*.ts', '*.css'], {
  cwd: root,
  encoding: 'utf8',
});
const comments = files.trim().split('\n').flatMap(commentsOf);
const longComments = comments.flatMap(({ file, text }) => longLines(text).map((line) => `${file}: ${line.trim()}`));

/** @param {string} file */
function commentsOf(file) {
  return (readFileSync(join(root, file), 'utf8').match(COMMENTS) ?? []).map((text) => ({ file, text }));
}

/** @param {string} text */
function longLines(text) {
  return text.split('\n').filter((line) => [...line].length > COLUMNS);
}

test(`no line of a comment has more than ${COLUMNS} columns`, () => assert.deepEqual(longComments, []));

test('no comment contains the start of another one', () =>
  assert.deepEqual(
    comments.filter(({ text }) => /^\s*\/\*/.test(text) && /\n\s*\/\*/.test(text)),
    [],
  ));

const TEXTS = [
  ...['README.md', 'ARCHITECTURE.md', 'index.html', 'docs', 'types', 'www', 'tools', 'src'],
  ...['cli', 'puzzles', 'sets', 'visualizer', 'wasm'].map((crate) => `${crate}/src`),
];
const MOVE = '[a-g][1-7](?:-[a-g][1-7])+';
/** Several moves, as in an attribute or a link, possibly with variations in brackets. */
const GAME = new RegExp(`${MOVE}(?:[ _]\\(?${MOVE}\\)*)+`, 'g');

test('every game that is shown as an example is legal', () => {
  const { board, start } = problemOf('english', 'd4');
  // Examples of errors are excluded.
  const read = (/** @type {string} */ path) => readFileSync(path, 'utf8').replaceAll(/^.*unwrap_err.*$/gm, '');
  const paths = TEXTS.flatMap(filesIn);
  const games = paths.flatMap((path) => read(path).match(GAME) ?? []);
  assert.ok(games.length > 8, `${games.length} games`);
  for (const game of games) {
    // An unbalanced bracket belongs to the surrounding sentence.
    const text = count(game, '(') === count(game, ')') ? game : game.replace(/[ _]?[()].*/, '');
    assert.doesNotThrow(() => board.readGame(start, text.replaceAll('_', ' ')), game);
  }
});

test('the names of all boards are listed', () => {
  const [, list] = read('docs/boards.md').split('### Named boards\n\n');
  const listed = [...list.split('\n\n')[0].matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  assert.deepEqual(
    listed.sort(),
    listBoards()
      .map(({ name }) => name)
      .sort(),
  );
});

/** @param {string} text @param {string} character */
function count(text, character) {
  return text.split(character).length - 1;
}

/** The file with this name, or the text files in the folder with this name. @param {string} name @returns {string[]} */
function filesIn(name) {
  const path = fileURLToPath(new URL(`../../../${name}`, import.meta.url));
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(md|html|ts|js|mjs|rs)$/.test(file)).map((file) => join(path, file));
}

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

/** The external crates that a manifest lists. @param {string} path */
function cratesOf(path) {
  const tables = read(path).split(/^\[/m).slice(1);
  const asked = tables.filter((table) => /^(workspace\.|dev-)?dependencies\]/.test(table));
  return asked.flatMap((table) => [...table.matchAll(/^([\w-]+) = (?!\{ path)/gm)].map(([, name]) => name));
}

/** The files that contain the project's URLs, and the keys of those URLs in package.json. */
const ADDRESSED = {
  'Cargo.toml': ['homepage', 'repository'],
  'README.md': ['homepage'],
  'cli/Cargo.toml': ['homepage', 'repository'],
};

test('every place that has an address of the project has the one of package.json', () => {
  const { homepage, bugs, repository } = JSON.parse(read('package.json'));
  /** @type {Record<string, string>} */
  const addresses = { homepage, bugs, repository: repository.url };
  for (const [file, keys] of Object.entries(ADDRESSED))
    for (const key of keys) assert.ok(read(file).includes(addresses[key]), `${file} has another ${key}`);
  const { host } = new URL(homepage);
  const files = execFileSync('git', ['grep', '-lF', host], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  assert.deepEqual(files, [...Object.keys(ADDRESSED), 'package.json'].sort());
});

test('all packages that are published have the same version and author', () => {
  const { version, author } = JSON.parse(read('package.json'));
  for (const file of ['Cargo.toml', 'cli/Cargo.toml', 'cli/wide/Cargo.toml']) {
    assert.equal(read(file).match(/^version = "(.*)"$/m)?.[1], version, file);
    assert.ok(file.includes('wide') || read(file).includes(`authors = ["${author}"]`), file);
  }
});

test('every dependency has a reason', () => {
  const crates = ['.', 'cli', 'tools/crate/api', 'tools/engine', 'cluster', 'puzzles', 'sets', 'visualizer', 'wasm'];
  const manifests = crates.map((crate) => `${crate}/Cargo.toml`);
  const asked = [...manifests.flatMap(cratesOf), ...Object.keys(JSON.parse(read('package.json')).devDependencies)];
  const reasons = [...read('docs/dependencies.md').matchAll(/^\| `(.+?)` +\| (.+?) +\|$/gm)];
  assert.ok(asked.includes('serde') && asked.includes('proptest') && asked.includes('wasm-bindgen'));
  assert.deepEqual(reasons.map(([, name]) => name).sort(), [...new Set(asked)].sort());
});
