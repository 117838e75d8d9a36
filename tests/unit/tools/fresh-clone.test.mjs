// The npm scripts work on a bare machine: they set up what they need before they import it.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
/** The programs that the scripts run. */
const PROGRAMS = [...new Set(Object.values(scripts).flatMap((script) => script.match(/tools\/\S+\.mjs/g) ?? []))];
/** Static imports, which a module needs at once. */
const IMPORTS = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;
/** Files that a build writes. */
const BUILT = /\/(wasm|target|dist)\//;

/** All imports of a module, direct or not. @param {URL} module @param {Set<string>} [seen] */
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
    assert.deepEqual(
      imports.filter((name) => !name.startsWith('file:') || BUILT.test(name)),
      [],
    );
  });
}

test('a tool that another one names in a text is there', () => {
  const names = readdirSync(new URL('tools/', root), { recursive: true, encoding: 'utf8' });
  const texts = names
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(new URL(`tools/${name}`, root), 'utf8'));
  const named = new Set(texts.flatMap((text) => text.match(/\btools\/[\w/-]+\.mjs/g) ?? []));
  assert.deepEqual(
    [...named].filter((name) => !existsSync(fileURLToPath(new URL(name, root)))),
    [],
  );
});
