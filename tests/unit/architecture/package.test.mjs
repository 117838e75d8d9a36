// The package that `npm test` has just built: contents, sizes, and imports without a page.

import assert from 'node:assert/strict';
import { isAscii } from 'node:buffer';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { filesOfVisit } from '../../../tools/bench/downloads.mjs';
import { ATTRIBUTES } from '../../../www/link/attributes.js';
import { FORMATS } from '../../../www/pictures/formats.js';
import { LANGUAGES } from '../../../www/words/language/languages.js';

const root = new URL('../../../', import.meta.url);
const ONE_FILES = ['peg-solitaire.js', 'peg-solitaire-plus.js'];
const built = (/** @type {string} */ path) => readFileSync(new URL(`dist/${path}`, root));

/**
 * The size of a file after compression with brotli. The build has already compressed most files.
 * @param {string} path
 */
function brotliSizeOf(path) {
  const file = new URL(path, root);
  const compressed = new URL(`${file}.br`);
  if (!existsSync(compressed)) return brotliCompressSync(readFileSync(file)).length;
  const bytes = readFileSync(compressed);
  assert.deepEqual(brotliDecompressSync(bytes), readFileSync(file));
  return bytes.length;
}

for (const { name, gzip, brotli } of [
  { name: 'peg-solitaire.js', gzip: 110_000, brotli: 105_000 },
  { name: 'peg-solitaire-plus.js', gzip: 180_000, brotli: 174_000 },
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

test('the engine with everything in it is at most 214 KB', () => {
  assert.ok(gzipSync(built('npm/www/engine/wasm/peg_solitaire_bg.wasm'), { level: 9 }).length <= 214_000);
});

test('scripts and style sheets are ASCII: they read the same on a page of any encoding', () => {
  const files = readdirSync(new URL('dist', root), { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(js|mjs|css)$/.test(file));
  assert.ok(ONE_FILES.every((file) => texts.includes(file)) && texts.length > 10);
  assert.equal(texts.filter((file) => !isAscii(built(file))).join(), '');
});

test('the two files for pages start with name, version and licence', () => {
  const { name, version, license } = manifest();
  for (const file of ONE_FILES) assert.ok(built(file).toString().startsWith(`/*! ${name} ${version} | ${license} */`));
});

test('every copy includes its licences, and the licences of third-party parts', () => {
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
  const { exports, bin, customElements } = manifest();
  const named = Object.values(exports).flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value)));
  const languages = Object.keys(LANGUAGES).filter((language) => language !== 'en');
  const all = named.flatMap((path) =>
    path.includes('*') ? languages.map((language) => path.replace('*', language)) : [path],
  );
  const licences = ['LICENSE-MIT', 'LICENSE-APACHE'];
  for (const path of [...all, ...Object.values(bin), customElements, ...licences])
    assert.ok(paths.includes(path.replace('./', '')), path);
  const isExpected = (/** @type {string} */ path) =>
    /^(dist\/npm\/((commands|www|types)\/|(licences\.md|custom-elements\.json)$)|dist\/peg-solitaire(\.css|(-plus|\.\w\w(-\w\w)?)?\.js)$|package\.json$|README\.md$|LICENSE-)/.test(
      path,
    );
  assert.equal(paths.filter((/** @type {string} */ path) => !isExpected(path)).join(), '');
  assert.ok(!paths.some((/** @type {string} */ path) => /www\/(app|frame)\/|test/.test(path)));
});

test('every export has types, and TypeScript finds them', () => {
  const { name, exports } = manifest();
  const project = readFileSync(new URL('tests/types/consumer/exports.ts', root), 'utf8');
  for (const [path, value] of Object.entries(exports).filter(([path]) => !path.endsWith('.json'))) {
    assert.ok(value.types, path);
    assert.ok(project.includes(`'${path.replace('.', name).replace('*', 'de')}'`), path);
  }
});

test('packages that only some commands need are optional, and named as in the advice to install them', () => {
  const { peerDependencies, peerDependenciesMeta } = manifest();
  const asked = Object.values(FORMATS).flatMap(({ packages }) => packages?.split(' ') ?? []);
  assert.deepEqual(Object.keys(peerDependencies).sort(), [...new Set(asked)].sort());
  for (const name of Object.keys(peerDependencies)) assert.deepEqual(peerDependenciesMeta[name], { optional: true });
});

test('bundlers keep what is imported for its effects', async () => {
  const { name, exports } = manifest();
  const scripts = Object.keys(exports).filter((path) => /define$|peg-solitaire.*\.js$/.test(path));
  assert.ok(scripts.length >= 4);
  for (const path of scripts) {
    const script = path.replace('.', name).replace('*', 'de');
    const input = fileURLToPath(new URL('entry.js', root));
    const entry = {
      name: 'entry',
      resolveId: (/** @type {string} */ id) => (id === input ? id : null),
      load: (/** @type {string} */ id) => (id === input ? `import '${script}';` : null),
    };
    const { output } = await (await rolldown({ input, plugins: [entry], logLevel: 'silent' })).generate();
    assert.ok(output[0].code.length > 1000, script);
  }
});

test('editors learn of every attribute, member, event, part and colour', () => {
  const { customElements, exports } = manifest();
  const { modules } = JSON.parse(readFileSync(new URL(customElements, root), 'utf8'));
  assert.deepEqual(
    modules.map((/** @type {{ path: string }} */ { path }) => `./${path}`),
    [exports['.'].default, exports['./define'].default],
  );
  const [{ attributes, members, events, cssParts, cssProperties }] = modules[0].declarations;
  const namesOf = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => name);
  assert.deepEqual(namesOf(attributes), Object.keys(ATTRIBUTES));
  assert.ok(attributes.every((/** @type {{ description?: string }} */ { description }) => description));
  const types = readFileSync(new URL('types/peg-solitaire-element.d.ts', root), 'utf8');
  const declared = [...types.split('export class')[1].matchAll(/^ {2}(?:readonly |get )?(\w+)[(:]/gm)];
  assert.deepEqual(
    namesOf(members).filter((name) => name !== 'words'),
    declared.map(([, name]) => name).filter((name) => name !== 'addEventListener'),
  );
  const [, inTypes = ''] = types.match(/interface PegSolitaireEventMap \{\n(.*?)\n\}/s) ?? [];
  assert.deepEqual(
    namesOf(events),
    [...inTypes.matchAll(/^ {2}(\w+): CustomEvent/gm)].map(([, event]) => event),
  );
  assert.ok(['board', 'status', 'chart'].every((part) => namesOf(cssParts).includes(part)));
  assert.ok(['--ps-peg', '--ps-accent'].every((property) => namesOf(cssProperties).includes(property)));
});

test('a project in TypeScript needs no library newer than 2022, in React neither, and on a server no browser types', () => {
  for (const project of ['consumer', 'server']) {
    const compiler = ['node_modules/typescript/bin/tsc', '-p', `tests/types/${project}`];
    const { stdout, status } = spawnSync(process.execPath, compiler, { cwd: root, encoding: 'utf8' });
    assert.equal(stdout, '');
    assert.equal(status, 0);
  }
});

test('the code that the documents show to users of TypeScript, React, Vue and Svelte is what was compiled', () => {
  const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');
  for (const [module, file] of [
    ['react', 'react.tsx'],
    ['vue', 'vue.ts'],
    ['svelte/elements', 'svelte.ts'],
  ]) {
    const [, example] =
      read('docs/embed/scripting.md').match(new RegExp(`\`\`\`ts\\n([^\`]*?declare module '${module}'[^\`]*)\`\`\``)) ??
      [];
    assert.ok(example && read(`tests/types/consumer/${file}`).includes(example), module);
  }
  const [, lines] = read('README.md').match(/```ts\n(.*?)```/s) ?? [];
  assert.ok(lines && read('tests/types/consumer/readme.ts').includes(lines));
});

test('the crate holds sources, its own tests and licences, and no more', () => {
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
    /^(src\/|benches\/|examples\/[^/]+\.rs$|tests\/([^/]+\.rs$|(common|core|data|searches)\/)|proptest-regressions\/|(README|ARCHITECTURE|CHANGELOG)\.md$|LICENSE-|Cargo\.|\.cargo_vcs_info\.json)/.test(
      path,
    );
  assert.equal(paths.filter((path) => !isExpected(path)).join(), '');
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

/** The parsed contents of package.json. */
const manifest = () => JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** @param {string} command @param {string[]} parameters */
function run(command, parameters) {
  return execFileSync(command, parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/**
 * Loads a module through the package's exports, which point into the built folder.
 * @param {string} name
 * @returns {Promise<any>}
 */
const load = (name) => import(name);
