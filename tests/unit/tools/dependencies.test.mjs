// Every dependency has its reason in `docs/dependencies.md`, and no other stands there.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** @param {string} path from the project's folder */
const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** The crates of a manifest. @param {string} path */
function cratesOf(path) {
  const tables = read(path).split(/^\[/m).slice(1);
  const asked = tables.filter((table) => /^(target\..*\.)?(dev-)?dependencies\]/.test(table));
  return asked.flatMap((table) => [...table.matchAll(/^([\w-]+) = (?!\{ path)/gm)].map(([, name]) => name));
}

test('every dependency has a reason', () => {
  const manifests = ['Cargo.toml', 'tools/crate/api/Cargo.toml', 'tools/engine/Cargo.toml', 'cluster/Cargo.toml'];
  const asked = [...manifests.flatMap(cratesOf), ...Object.keys(JSON.parse(read('package.json')).devDependencies)];
  const reasons = [...read('docs/dependencies.md').matchAll(/^\| `(.+?)` +\| (.+?) +\|$/gm)];
  assert.ok(asked.includes('serde') && asked.includes('proptest') && asked.includes('wasm-bindgen'));
  assert.deepEqual(reasons.map(([, name]) => name).sort(), [...new Set(asked)].sort());
});
