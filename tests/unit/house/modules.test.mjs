// A module of the core imports only those of earlier rows of `src/floors.json`.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../../src', import.meta.url));
/** @type {string[][]} */
const floors = JSON.parse(readFileSync(join(SRC, 'floors.json'), 'utf8'));

/** The code of a file, without comments and without tests, which may import everything. @param {string} file */
function codeOf(file) {
  const text = readFileSync(join(SRC, file), 'utf8').replaceAll(/\/\/.*$/gm, '');
  return text.split(/#\[cfg\(test\)\]\s+mod \w+ \{/)[0];
}

/** All paths of a tree such as `a::{B, c::{D as E}}`, each as its names. @param {string} tree @returns {string[][]} */
function pathsIn(tree) {
  const [, start, braces] = tree.trim().match(/^((?:\w+::)*)(\{.*\})?/s) ?? [];
  const names = (start ?? '').split('::').filter(Boolean);
  if (!braces) return [[...names, tree.trim().slice(start?.length).match(/^\w+/)?.[0] ?? '']];
  let depth = 0;
  const isEnd = (/** @type {string} */ sign) => {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    return sign === ',' && depth === 0;
  };
  const branches = [...braces.slice(1, -1)].map((sign) => (isEnd(sign) ? '\n' : sign)).join('');
  return branches.split(/\n(?=\s*\S)/).flatMap((branch) => pathsIn(branch).map((path) => [...names, ...path]));
}

/** The paths in code that begin with `crate` or `super`. @param {string} code */
function pathsOf(code) {
  const starts = [...code.matchAll(/(?<![\w:$])(?:crate|super)::(?:\w+::)*/g)];
  return starts.flatMap(({ 0: start, index }) => {
    const rest = code.slice(index + start.length);
    return pathsIn(start + (rest.startsWith('{') ? balanced(rest) : (rest.match(/^\w+/)?.[0] ?? '')));
  });
}

/** The text up to the end of its first braces. @param {string} text */
function balanced(text) {
  let depth = 0;
  const end = [...text].findIndex((sign) => {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    return depth === 0;
  });
  return text.slice(0, end + 1);
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.rs') && !/(^|\/)tests(\.rs$|\/)/.test(file));
const modules = new Set(files.map((file) => file.slice(0, -'.rs'.length)));

/** The names that a module gets from those below it, and theirs. @param {string} module */
function gathered(module) {
  const uses = [
    ...codeOf(`${module || 'lib'}.rs`).matchAll(/^(?:pub(?:\(\w+\))? )?use ((?!crate|super|std)\w+::[^;]+);/gm),
  ];
  return new Map(uses.flatMap(([, tree]) => pathsIn(tree).map((path) => [path.at(-1) ?? '', path[0]])));
}
const NAMES = new Map(
  ['', 'rules', 'proof', 'game', 'solve', 'text', 'wasm'].map((module) => [module, gathered(module)]),
);

/** The module in which a path from another one ends. @param {string[]} path @returns {string} */
function moduleAt([name, ...rest], from = '') {
  if (!name) return from;
  if (modules.has(join(from, name))) return moduleAt(rest, join(from, name));
  const below = NAMES.get(from)?.get(name);
  return below ? moduleAt([name, ...rest], join(from, below)) : from;
}

/** The modules that a file imports. @param {string} file */
function knownTo(file) {
  const folder = file.slice(0, -'.rs'.length).split('/').slice(0, -1);
  return pathsOf(codeOf(file)).map((path) => {
    const up = path.filter((name) => name === 'super').length;
    const base = up > 0 ? folder.slice(0, folder.length + 1 - up) : [];
    return moduleAt([...base, ...path.filter((name) => name !== 'super' && name !== 'crate')]);
  });
}

/** Rooms whose parts have floors of their own. */
const DIVIDED = ['rules', 'proof', 'game'];
/** The name of a module in the list. @param {string} module */
function nameOf(module) {
  const [room, part] = module.split('/');
  return DIVIDED.includes(room) ? (part ?? room) : room;
}
/** @param {string} name */
const floorOf = (name) => floors.findIndex((floor) => floor.includes(name));

test('names are found in paths of every form', () => {
  const paths = (/** @type {string} */ code) => pathsOf(code).map((path) => path.join(' '));
  assert.deepEqual(paths('use crate::a::B; let x = crate::c(1);'), ['crate a B', 'crate c']);
  assert.deepEqual(paths('use crate::{A as B, c::{d, e}, f};'), ['crate A', 'crate c d', 'crate c e', 'crate f']);
  assert.deepEqual(paths('use super::super::a;'), ['super super a']);
  assert.equal(moduleAt(['Hole']), 'rules/position');
  assert.equal(moduleAt(['solve', 'Solver']), 'solve/any');
});

/** These only gather the parts of others. */
const GATHERING = ['lib', 'rules'];
const own = files.filter((file) => !GATHERING.includes(file.slice(0, -'.rs'.length)));
const ownName = (/** @type {string} */ file) => nameOf(file.slice(0, -'.rs'.length));

test('every module of the core stands in one row of the list', () => {
  assert.deepEqual([...new Set(own.map(ownName))].sort(), floors.flat().sort());
});

test('a module knows those of earlier rows alone', () => {
  const wrong = own.flatMap((file) => {
    const others = knownTo(file).map(nameOf);
    return others
      .filter((name) => name !== ownName(file) && !(floorOf(name) >= 0 && floorOf(name) < floorOf(ownName(file))))
      .map((name) => `${file} knows ${name}`);
  });
  assert.ok(own.flatMap(knownTo).length > 100);
  assert.deepEqual(wrong, []);
});

for (const room of ['solve', 'wasm', 'text', 'complete_set'])
  test(`the parts of ${room} know each other in no circle`, () => {
    /** @type {Map<string, Set<string>>} */
    const graph = new Map();
    for (const file of files.filter((path) => path.startsWith(`${room}/`))) {
      const part = partOf(file.slice(0, -'.rs'.length));
      const known = knownTo(file)
        .filter((module) => module.startsWith(`${room}/`))
        .map(partOf);
      graph.set(part, new Set([...(graph.get(part) ?? []), ...known.filter((other) => other !== part)]));
    }
    assert.ok(graph.size > 5);
    assert.deepEqual(remainder(graph), []);
  });

/** The part of a room to which a module belongs. @param {string} module */
const partOf = (module) => module.split('/')[1];

/**
 * The rest of a graph after all modules without imports are taken away, again and again.
 * @param {Map<string, Set<string>>} graph
 */
function remainder(graph) {
  const open = new Set(graph.keys());
  const isFree = (/** @type {string} */ part) => ![...(graph.get(part) ?? [])].some((other) => open.has(other));
  for (let free = [...open].filter(isFree); free.length > 0; free = [...open].filter(isFree)) {
    for (const part of free) open.delete(part);
  }
  return [...open];
}
