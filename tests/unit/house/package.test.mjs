// The package that `npm test` has just built: contents, sizes, and imports without a page.

import assert from 'node:assert/strict';
import { isAscii } from 'node:buffer';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { filesOfVisit } from '../../../tools/bench/downloads.mjs';

const root = new URL('../../../', import.meta.url);
const ONE_FILES = ['peg-solitaire.js', 'peg-solitaire-plus.js'];
const built = (/** @type {string} */ path) => readFileSync(new URL(`dist/${path}`, root));

/** The bytes of a file with brotli: the build has compressed most files already. @param {string} path */
function brotliSizeOf(path) {
  const file = new URL(path, root);
  const compressed = new URL(`${file}.br`);
  if (!existsSync(compressed)) return brotliCompressSync(readFileSync(file)).length;
  const bytes = readFileSync(compressed);
  assert.deepEqual(brotliDecompressSync(bytes), readFileSync(file));
  return bytes.length;
}

for (const { name, gzip, brotli } of [
  { name: 'peg-solitaire.js', gzip: 100_000, brotli: 97_000 },
  { name: 'peg-solitaire-plus.js', gzip: 160_000, brotli: 155_000 },
]) {
  test(`the whole of ${name} is at most ${gzip / 1000} KB`, () => {
    const sizes = [gzipSync(built(name), { level: 9 }).length, brotliSizeOf(`dist/${name}`)];
    assert.ok(sizes[0] <= gzip && sizes[1] <= brotli, `${sizes} bytes`);
  });
}

test('a first visit downloads at most 120 KB before one can play', () => {
  const { page } = filesOfVisit();
  const bytes = page.map(brotliSizeOf);
  assert.ok(page.length > 8);
  assert.ok(bytes.reduce((sum, size) => sum + size) <= 120_000, `${bytes} bytes`);
});

test('the engine with everything in it is at most 182 KB', () => {
  assert.ok(gzipSync(built('npm/www/engine/wasm/peg_solitaire_bg.wasm'), { level: 9 }).length <= 182_000);
});

test('scripts and style sheets are ASCII: they read the same on a page of any encoding', () => {
  const files = readdirSync(new URL('dist', root), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(js|mjs|css)$/.test(file));
  assert.ok(ONE_FILES.every((file) => texts.includes(file)) && texts.length > 10);
  assert.deepEqual(
    texts.filter((file) => !isAscii(built(file))),
    [],
  );
});

test('the two files for pages begin with name, version and licence', () => {
  const { name, version, license } = manifest();
  for (const file of ONE_FILES) assert.ok(built(file).toString().startsWith(`/*! ${name} ${version} | ${license} */`));
});

test('every copy brings its licences along, and those of the parts that others have written', () => {
  for (const name of ['LICENSE-MIT', 'LICENSE-APACHE'])
    assert.deepEqual(built(name), readFileSync(new URL(name, root)), name);
  const [site, engine] = ['licences.md', 'npm/licences.md'].map((file) => built(file).toString());
  for (const name of ['serde', 'serde-wasm-bindgen', 'wasm-bindgen', 'js-sys'])
    for (const text of [site, engine])
      assert.match(text, new RegExp(`^## ${name} - [^]*?Permission is hereby granted`, 'm'));
  for (const name of ['gifenc', 'idb-keyval', 'workbox-precaching', '@fontsource/dm-serif-display'])
    assert.match(site, new RegExp(`^## ${name} - `, 'm'));
  assert.doesNotMatch(engine, /workbox/);
});

test('the npm package holds all that its modules import, at once or later', () => {
  const folder = new URL('dist/npm/', root);
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
  const missing = modules.flatMap((file) => {
    const imports = built(`npm/${file}`)
      .toString()
      .matchAll(/^(?! \*).*?(?:from |import |await import\()'(\.[^']+)'/gm);
    return [...imports].map(([, path]) => new URL(path, new URL(file, folder))).filter((it) => !existsSync(it));
  });
  assert.deepEqual(missing.map(String), []);
});

test('the npm package holds what its exports name, and no more', () => {
  const [{ files }] = JSON.parse(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts']));
  const paths = files.map((/** @type {{ path: string }} */ { path }) => path);
  const { exports, bin } = manifest();
  const named = Object.values(exports).flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value)));
  const licences = ['LICENSE-MIT', 'LICENSE-APACHE'];
  for (const path of [...named, ...Object.values(bin), ...licences])
    assert.ok(paths.includes(path.replace('./', '')), path);
  const isExpected = (/** @type {string} */ path) =>
    /^(dist\/npm\/((commands|www|tools|types)\/|licences\.md$)|dist\/peg-solitaire(-plus|\.\w\w(-\w\w)?)?\.js$|package\.json$|README\.md$|LICENSE-)/.test(
      path,
    );
  assert.deepEqual(
    paths.filter((/** @type {string} */ path) => !isExpected(path)),
    [],
  );
  assert.ok(!paths.some((/** @type {string} */ path) => /www\/(app|frame)\/|test/.test(path)));
});

test('a project in TypeScript needs no library newer than 2022, in React neither', () => {
  const compiler = ['node_modules/typescript/bin/tsc', '-p', 'tests/types/consumer'];
  const { stdout, status } = spawnSync(process.execPath, compiler, { cwd: root, encoding: 'utf8' });
  assert.equal(stdout, '');
  assert.equal(status, 0);
});

test('what the docs tell users of React, Vue and Svelte is what was compiled', () => {
  const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');
  for (const [module, file] of [
    ['react', 'react.tsx'],
    ['vue', 'vue.ts'],
    ['svelte/elements', 'svelte.ts'],
  ]) {
    const [, example] =
      read('docs/embed.md').match(new RegExp(`\`\`\`ts\\n([^\`]*?declare module '${module}'[^\`]*)\`\`\``)) ?? [];
    assert.ok(example && read(`tests/types/consumer/${file}`).includes(example), module);
  }
});

test('the crate holds sources, command line, its own tests and licences, and no more', () => {
  const paths = run('cargo', ['package', '--list', '--allow-dirty', '--locked']).trim().split('\n');
  for (const path of [
    'src/lib.rs',
    'src/catalogue/catalogue.txt',
    'src/catalogue/facts.txt',
    'README.md',
    'LICENSE-MIT',
  ])
    assert.ok(paths.includes(path), path);
  const isExpected = (/** @type {string} */ path) =>
    /^(src\/|cli\/|benches\/|tests\/([^/]+\.rs$|common\/|data\/)|proptest-regressions\/|(README|ARCHITECTURE|CHANGELOG)\.md$|LICENSE-|Cargo\.|\.cargo_vcs_info\.json)/.test(
      path,
    );
  assert.deepEqual(
    paths.filter((path) => !isExpected(path)),
    [],
  );
});

test('where there is no page the class can be imported, and the tag is not defined', async () => {
  const { PegSolitaireElement } = await load('peg-solitaire');
  assert.equal(typeof PegSolitaireElement, 'function');
  await load('peg-solitaire/define');
  for (const file of ONE_FILES) await import(new URL(`dist/${file}`, root).href);
  assert.equal(Reflect.get(globalThis, 'PegSolitaire'), undefined);
});

test('the engine can be used by itself', async () => {
  const { Board, initSync, Solver } = await load('peg-solitaire/engine');
  initSync({ module: built('npm/www/engine/wasm/peg_solitaire_bg.wasm') });
  const board = new Board('english');
  assert.equal(new Solver(board, board.vacancy('d4'), 'd4').run(1e6).state, 'solved');
});

/** The data of package.json. */
function manifest() {
  return JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
}

/** @param {string} command @param {string[]} parameters */
function run(command, parameters) {
  return execFileSync(command, parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/**
 * Loads a module by the exports of the package, which point into the built folder.
 * @param {string} name
 * @returns {Promise<any>}
 */
function load(name) {
  return import(name);
}
