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

/** The names at the beginning of the paths in braces, or of the one path. @param {string} paths */
function namesIn(paths) {
  if (!paths.startsWith('{')) return [paths.match(/^\w+/)?.[0] ?? ''];
  let depth = 0;
  const flat = [...paths].filter((sign) => {
    if (sign === '}') depth -= 1;
    const isKept = depth === 1;
    if (sign === '{') depth += 1;
    return isKept;
  });
  return flat
    .join('')
    .split(',')
    .map((path) => path.trim().match(/^\w+/)?.[0] ?? '');
}

/**
 * The ends of the paths that begin with this word, such as `crate` or `super`.
 * @param {string} code
 * @param {string} word
 */
function pathsFrom(code, word) {
  const starts = [...code.matchAll(new RegExp(`(?<![\\w:])${word}::`, 'g'))];
  return starts.flatMap(({ 0: start, index }) => {
    const rest = code.slice(index + start.length);
    return namesIn(rest.startsWith('{') ? balanced(rest) : rest);
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

/** The modules from which the crate's own names come. */
const exported = new Map(
  [...codeOf('lib.rs').matchAll(/pub use (\w+)::([^;]+);/g)].flatMap(([, module, names]) =>
    namesIn(names).map((name) => [name, module]),
  ),
);

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.rs') && file !== 'lib.rs' && !/(^|\/)tests(\.rs$|\/)/.test(file));

/** The modules at the root of the crate that a file imports. @param {string} file */
function knownTo(file) {
  const code = codeOf(file);
  const depth = file.split('/').length;
  const names = [...pathsFrom(code, 'crate'), ...pathsFrom(code, '(?:super::){'.concat(String(depth - 1), '}super'))];
  return names.map((name) => exported.get(name) ?? name);
}

/** @param {string} file */
const moduleOf = (file) => file.split(/[/.]/)[0];
/** @param {string} module */
const floorOf = (module) => floors.findIndex((floor) => floor.includes(module));

test('names are found in paths of every form', () => {
  assert.deepEqual(pathsFrom('use crate::a::B; let x = crate::c(1);', 'crate'), ['a', 'c']);
  assert.deepEqual(pathsFrom('use crate::{A as B, c::{d, e}, f};', 'crate'), ['A', 'c', 'f']);
  assert.deepEqual(pathsFrom('use super::super::a;', '(?:super::){1}super'), ['a']);
  assert.equal(exported.get('Hole'), 'position');
});

test('every module of the core stands in one row of the list', () => {
  assert.deepEqual([...new Set(files.map(moduleOf))].sort(), floors.flat().sort());
});

test('a module knows those of earlier rows alone', () => {
  const wrong = files.flatMap((file) => {
    const own = moduleOf(file);
    const others = knownTo(file).filter((module) => module !== own);
    return others
      .filter((module) => !(floorOf(module) >= 0 && floorOf(module) < floorOf(own)))
      .map((module) => `${file} knows ${module}`);
  });
  assert.ok(files.flatMap(knownTo).length > 100);
  assert.deepEqual(wrong, []);
});

test('the parts of the searches know each other in no circle', () => {
  const parts = new Map(files.filter((file) => file.startsWith('solve/')).map((file) => [file, partsKnownTo(file)]));
  const graph = new Map();
  for (const [file, known] of parts) {
    const part = partOf(file);
    graph.set(part, new Set([...(graph.get(part) ?? []), ...known.filter((other) => other !== part)]));
  }
  assert.ok(graph.size > 10);
  assert.deepEqual(remainder(graph), []);
});

/** The part of `solve` to which a file belongs. @param {string} file */
const partOf = (file) => file.split(/[/.]/)[1];

/** The parts of `solve` that one of its files imports. @param {string} file */
function partsKnownTo(file) {
  const code = codeOf(file);
  const isDirect = file.split('/').length === 2;
  const names = [...pathsFrom(code, 'crate::solve'), ...pathsFrom(code, isDirect ? 'super' : 'super::super')];
  return names.filter((name) => files.some((other) => other.startsWith('solve/') && partOf(other) === name));
}

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
