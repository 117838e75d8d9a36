// The npm scripts work on any machine: they start in a fresh clone, install browsers, and rebuild what is out of date.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  download,
  installHeadlessShell,
  installLibraries,
  installPackages,
  installWebKit,
} from '../../../tools/shared/browsers.mjs';
import { isNewer } from '../../../tools/shared/newer.mjs';
import { output } from '../../../tools/shared/run.mjs';

/** @typedef {import('../../../tools/shared/browsers.mjs').Machine} Machine */

/** A fresh Debian container. @type {Machine} */
const BARE = {
  missing: ['chromium', 'firefox'],
  downloaded: [],
  isRoot: true,
  distribution: 'debian',
  hasSnap: false,
};
const WAYS = { download, installLibraries, installPackages, installWebKit, installHeadlessShell };

test('a machine gets browsers in the ways that can work there', () => {
  const waysFor = (/** @type {Partial<Machine>} */ machine) =>
    Object.entries(WAYS).flatMap(([name, way]) => (way({ ...BARE, ...machine }) ? [name] : []));
  const ofDebian = ['installWebKit', 'installHeadlessShell'];
  assert.deepEqual(waysFor({ missing: [] }), ofDebian);
  assert.deepEqual(waysFor({}), ['download', 'installPackages', ...ofDebian]);
  assert.deepEqual(waysFor({ isRoot: false }), ['download']);
  assert.deepEqual(waysFor({ distribution: 'fedora' }), ['download']);
  // Ubuntu's packages are snaps.
  assert.deepEqual(waysFor({ distribution: 'ubuntu' }), ['download', 'installWebKit']);
  assert.deepEqual(waysFor({ distribution: 'ubuntu', hasSnap: true }), [
    'download',
    'installPackages',
    'installWebKit',
  ]);
  // If an installed browser does not start, the reason is that it lacks libraries.
  const downloaded = { missing: BARE.missing, downloaded: BARE.missing };
  assert.deepEqual(waysFor(downloaded), ['installLibraries', 'installPackages', ...ofDebian]);
});

const root = new URL('../../../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
/** The programs that the scripts run. */
const PROGRAMS = [...new Set(Object.values(scripts).flatMap((script) => script.match(/tools\/\S+\.mjs/g) ?? []))];
/** Static imports, which a module needs immediately. */
const IMPORTS = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
/** Files that a build writes. */
const BUILT = /\/(wasm|target|dist)\//;

/** All imports of a module, direct or indirect. @param {URL} module @param {Set<string>} [seen] */
function importsOf(module, seen = new Set()) {
  for (const [, name] of readFileSync(module, 'utf8').matchAll(IMPORTS)) {
    const found = name.startsWith('.') ? new URL(name, module).href : name;
    if (seen.has(found)) continue;
    seen.add(found);
    if (name.startsWith('.') && !BUILT.test(found) && existsSync(fileURLToPath(found))) importsOf(new URL(found), seen);
  }
  return seen;
}

for (const program of PROGRAMS) {
  test(`${program} starts on a fresh clone`, () => {
    const imports = [...importsOf(new URL(program, root))].filter((name) => !name.startsWith('node:'));
    assert.equal(imports.filter((name) => !name.startsWith('file:') || BUILT.test(name)).join(), '');
  });
}

test('a tool that another one names in a text is there', () => {
  const names = readdirSync(new URL('tools/', root), { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(new URL(`tools/${name}`, root), 'utf8'));
  const named = new Set(texts.flatMap((text) => text.match(/\btools\/[\w/-]+\.mjs/g) ?? []));
  assert.equal([...named].filter((name) => !existsSync(fileURLToPath(new URL(name, root)))).join(), '');
});

/** A folder with two sources, and a result that is newer. @param {import('node:test').TestContext} context */
function sourcesAndResult(context) {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  const result = `${folder}-result`;
  context.after(() => {
    for (const path of [folder, result]) rmSync(path, { recursive: true, force: true });
  });
  for (const [path, seconds] of /** @type {const} */ ([
    [join(folder, 'one'), 10],
    [join(folder, 'other'), 20],
    [result, 40],
  ])) {
    writeFileSync(path, '');
    utimesSync(path, seconds, seconds);
  }
  utimesSync(folder, 30, 30);
  return { folder, result };
}

test('a result that is newer than all sources stays', (context) => {
  const { folder, result } = sourcesAndResult(context);
  assert.equal(isNewer([result], [folder]), true);
  assert.equal(isNewer([result], [join(folder, 'one'), join(folder, 'missing')]), true);
});

test('a source that has changed makes a result old', (context) => {
  const { folder, result } = sourcesAndResult(context);
  utimesSync(join(folder, 'one'), 50, 50);
  assert.equal(isNewer([result], [folder]), false);
});

test('a source that has come or gone makes a result old', (context) => {
  const { folder, result } = sourcesAndResult(context);
  rmSync(join(folder, 'one'));
  assert.equal(isNewer([result], [folder]), false);
  assert.equal(isNewer([result], [join(folder, 'other')]), true);
});

test('a missing result is old', (context) => {
  const { folder, result } = sourcesAndResult(context);
  assert.equal(isNewer([result, `${result}-2`], [folder]), false);
});

test('programs do not inherit the mark of production that a build by Vite leaves: npm would ignore build tools', (t) => {
  const before = process.env.NODE_ENV;
  t.after(() => {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  });
  process.env.NODE_ENV = 'marked';
  assert.equal(output(process.execPath, ['-p', 'process.env.NODE_ENV'])?.trim(), String(before));
});
