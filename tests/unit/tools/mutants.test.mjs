// Checks that all files, tests and functions in the lists for the mutation tests exist.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GROUPS, MODULES, testsOf } from '../../../tools/mutants/groups.mjs';
import { root } from '../../../tools/shared/run.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');
/** @param {string[]} paths */
const missing = (paths) => paths.filter((path) => !existsSync(join(root, path)));
/** The Rust files of a folder. @param {string} folder */
const rustIn = (folder) =>
  execFileSync('git', ['ls-files', `${folder}/*.rs`], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');

test('the mutated files and their tests exist', () => {
  const programs = GROUPS.flatMap(({ tests }) => tests).filter((program) => program !== '--lib');
  const ofCore = programs.map((program) => program.replace(/^--test=(.*)$/, 'tests/$1.rs'));
  assert.deepEqual(missing([...GROUPS.flatMap(({ files }) => files), ...ofCore]), []);
  assert.deepEqual(missing(Object.keys(MODULES).flatMap((file) => [file, ...testsOf(file)])), []);
});

test('the tests that are skipped exist', () => {
  const names = GROUPS.flatMap(({ options = [] }) => options).map((option) => option.replace('--skip=', ''));
  const files = ['src', 'tests'].flatMap(rustIn);
  const tests = rustIn('tests').map(read).join();
  const isTest = (/** @type {string} */ name) =>
    tests.includes(`fn ${name}`) ||
    files.some((path) => path.includes(`/${name.replace(/::$/, '').replace('::', '/')}.rs`));
  assert.ok(names.length > 10);
  assert.equal(names.filter((name) => !isTest(name)).join(), '');
});

test('the mutants that are left out belong to functions of the mutated files', () => {
  const entries = [...read('.cargo/mutants.toml').matchAll(/^ {2}(".*"),$/gm)].map(([, text]) => JSON.parse(text));
  const functions = new Set(GROUPS.flatMap(({ files }) => files).flatMap((file) => functionsOf(read(file))));
  assert.ok(functions.has('Board::vacancy') && functions.has('scale') && entries.length > 5);
  const dead = entries.filter((entry) => {
    const names = namesIn(entry);
    return names.length === 0 || names.some((name) => !functions.has(name));
  });
  assert.deepEqual(dead, []);
});

test('the functions of an entry are found', () => {
  assert.deepEqual(namesIn('replace > with >= in A::(b|c)'), ['A::b', 'A::c']);
  assert.deepEqual(namesIn('(A|B)::c'), ['A::c', 'B::c']);
  assert.deepEqual(namesIn('replace == with != in d'), ['d']);
  assert.deepEqual(namesIn('replace << with >>'), []);
  assert.deepEqual(
    functionsOf('fn a() {}\nimpl<T> B<T> {\n    fn c() {}\n}\nimpl D for E {\n    pub fn f() {}\n}\nfn g() {}'),
    ['a', 'B::c', 'E::f', 'g'],
  );
});

/** The functions that an entry names, such as `Programme::pivot`. @param {string} entry */
function namesIn(entry) {
  const split = (/** @type {string} */ choice) => choice.replaceAll(/[()]/g, '').split('|');
  const methods = [...entry.matchAll(/(\w+|\([\w|]+\))::(\w+|\([\w|]+\))/g)];
  const names = methods.flatMap(([, types, own]) =>
    split(types).flatMap((type) => split(own).map((name) => `${type}::${name}`)),
  );
  return names.length > 0 ? names : [...entry.matchAll(/ in (\w+)$/g)].map(([, name]) => name);
}

/** The functions in Rust code; methods include the name of their type. @param {string} code */
function functionsOf(code) {
  let type = '';
  return code.split('\n').flatMap((line) => {
    if (/^\S/.test(line)) type = line.match(/^impl\b.*?(\w+)(?:<[^>]*>)? \{$/)?.[1] ?? '';
    const [, indent, name] = line.match(/^( {4})?(?:pub(?:\(\w+\))? )?(?:const )?fn (\w+)/) ?? [];
    return name ? [indent && type ? `${type}::${name}` : name] : [];
  });
}
