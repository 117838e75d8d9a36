// The layers of www and of the crate, and the map of all folders: no module imports from a layer above its own, the map
// lists what exists, and every source file opens with a sentence.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { KNOWN } from '../../../.dependency-cruiser.mjs';
import { openingOfFile, sourceFiles } from '../../../tools/shared/openings.mjs';
import { root } from '../../../tools/shared/run.mjs';

const TRACKED = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const files = TRACKED.filter((file) => /^www\/.*\.js$/.test(file));
/** Matches imports of code, and both forms of type imports. */
const IMPORTS = /(?:from |import |import\()'(\.[^'?]+\.js)'/g;
/** @param {string} file */
const folderOf = (file) => dirname(file).slice('www/'.length);
/** The imports of a file, including type imports. @param {string} file */
const knownTo = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORTS)].map(([, path]) => join(dirname(file), path));

test('nothing is imported from a layer above, types included', () => {
  const wrong = files.flatMap((file) => {
    const folder = folderOf(file);
    const others = knownTo(file).filter(
      (other) => folderOf(other) !== folder && !KNOWN[folder].includes(folderOf(other)),
    );
    return others.map((other) => `${file} imports ${other}`);
  });
  assert.deepEqual(wrong, []);
});

test('shared tools import no tests, and what acts as a user imports no tools', () => {
  const wrong = [
    ...filesIn('tools/shared', /from '[^']*\/tests\//),
    ...filesIn('tests/user', /from '[^']*\/tools\/[a-z]+\//),
  ];
  assert.deepEqual(wrong, []);
});

/** In a folder, the modules whose text matches a pattern. @param {string} folder @param {RegExp} something */
function filesIn(folder, something) {
  const modules = TRACKED.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.mjs'));
  return modules.filter((file) => something.test(readFileSync(join(root, file), 'utf8')));
}

test('only constants of the sources are parsed as markup: no text of a language is', () => {
  const wrong = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/html\(\[(?![A-Z]+(?:\[\w+\])?\]\)).*/g)].map(
      ([call]) => `${file}: ${call}`,
    ),
  );
  assert.deepEqual(wrong, []);
});

test('imports have no cycle, types included', () => {
  const known = new Map(files.map((file) => [file, knownTo(file)]));
  const open = new Set(files);
  const isFree = (/** @type {string} */ file) => !known.get(file)?.some((other) => other !== file && open.has(other));
  for (let free = [...open].filter(isFree); free.length > 0; free = [...open].filter(isFree))
    for (const file of free) open.delete(file);
  assert.deepEqual([...open], []);
});

test('every folder of www is in the list of layers, and every folder of the list exists', () => {
  const listed = Object.keys(KNOWN).filter((folder) => folder !== 'engine/wasm');
  assert.deepEqual([...new Set(files.map(folderOf))].sort(), listed.sort());
});

const SRC = fileURLToPath(new URL('../../../src', import.meta.url));
/** @type {string[][]} */
const layers = JSON.parse(readFileSync(join(SRC, 'layers.json'), 'utf8'));

/** The code of a file, without its comments and without its tests, which may import anything. @param {string} file */
function codeOf(file) {
  const text = readFileSync(join(SRC, file), 'utf8').replaceAll(/\/\/.*$/gm, '');
  return text.split(/#\[cfg\(test\)\]\s+mod \w+ \{/)[0];
}

/**
 * All paths in a `use` tree such as `a::{B, c::{D as E}}`, each as a list of names.
 * @param {string} tree
 * @returns {string[][]}
 */
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

/** The text up to the brace that closes its first opening brace. @param {string} text */
function balanced(text) {
  let depth = 0;
  const end = [...text].findIndex((sign) => {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    return depth === 0;
  });
  return text.slice(0, end + 1);
}

const rustFiles = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.rs') && !/(^|\/)tests(\.rs$|\/)/.test(file));
const modules = new Set(rustFiles.map((file) => file.slice(0, -'.rs'.length)));

/** The names that a module imports from its submodules, including nested ones. @param {string} module */
function gathered(module) {
  const uses = [
    ...codeOf(`${module || 'lib'}.rs`).matchAll(/^(?:pub(?:\(\w+\))? )?use ((?!crate|super|std)\w+::[^;]+);/gm),
  ];
  return new Map(uses.flatMap(([, tree]) => pathsIn(tree).map((path) => [path.at(-1) ?? '', path[0]])));
}
const NAMES = new Map(['', 'rules', 'proof', 'game', 'solve', 'text'].map((module) => [module, gathered(module)]));

/** The module that a path refers to. @param {string[]} path @returns {string} */
function moduleAt([name, ...rest], from = '') {
  if (!name) return from;
  if (modules.has(join(from, name))) return moduleAt(rest, join(from, name));
  const below = NAMES.get(from)?.get(name);
  return below ? moduleAt([name, ...rest], join(from, below)) : from;
}

/** The modules that a file imports. @param {string} file */
function modulesIn(file) {
  const folder = file.slice(0, -'.rs'.length).split('/').slice(0, -1);
  return pathsOf(codeOf(file)).map((path) => {
    const up = path.filter((name) => name === 'super').length;
    const base = up > 0 ? folder.slice(0, folder.length + 1 - up) : [];
    return moduleAt([...base, ...path.filter((name) => name !== 'super' && name !== 'crate')]);
  });
}

/** Modules whose submodules have their own layers. */
const DIVIDED = ['rules', 'proof', 'game'];
/** The name of a module in the list of layers. @param {string} module */
function nameOf(module) {
  const [first, part] = module.split('/');
  return DIVIDED.includes(first) ? (part ?? first) : first;
}
/** @param {string} name */
const layerOf = (name) => layers.findIndex((layer) => layer.includes(name));

/** Modules that only re-export items from others. */
const GATHERING = ['lib', 'rules'];
const own = rustFiles.filter((file) => !GATHERING.includes(file.slice(0, -'.rs'.length)));
const ownName = (/** @type {string} */ file) => nameOf(file.slice(0, -'.rs'.length));

test('every module of the crate is in one row of the list', () => {
  assert.deepEqual([...new Set(own.map(ownName))].sort(), layers.flat().sort());
});

test('a module imports only modules of earlier rows', () => {
  const wrong = own.flatMap((file) => {
    const others = modulesIn(file).map(nameOf);
    return others
      .filter((name) => name !== ownName(file) && !(layerOf(name) >= 0 && layerOf(name) < layerOf(ownName(file))))
      .map((name) => `${file} imports ${name}`);
  });
  assert.ok(own.flatMap(modulesIn).length > 100);
  assert.deepEqual(wrong, []);
});

for (const folder of ['solve', 'text', 'complete_set'])
  test(`the parts of ${folder} import each other without a cycle`, () => {
    /** @type {Map<string, Set<string>>} */
    const graph = new Map();
    for (const file of rustFiles.filter((path) => path.startsWith(`${folder}/`))) {
      const part = partOf(file.slice(0, -'.rs'.length));
      const known = modulesIn(file)
        .filter((module) => module.startsWith(`${folder}/`))
        .map(partOf);
      graph.set(part, new Set([...(graph.get(part) ?? []), ...known.filter((other) => other !== part)]));
    }
    assert.ok(graph.size > 5);
    assert.deepEqual(remainder(graph), []);
  });

/** The submodule of a divided module that a given module belongs to. @param {string} module */
const partOf = (module) => module.split('/')[1];

/**
 * The modules in import cycles, and those that import them: what is left of a graph after repeatedly removing all
 * modules that import none of the others.
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

const document = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const [, map] = document.match(/^```text\n(.*?)^```$/ms) ?? [];
const sources = sourceFiles();
/**
 * Folders whose line in the map also covers their subfolders. Tests are in folders named after what they test, and
 * programs and other crates have their own structure.
 */
const WHOLE =
  /^(tests\/(?:unit|e2e|user|consumers|types)|tools\/crate|cli|fuzz|cluster|puzzles|sets|visualizer|wasm)\/.*/;
const MOST_WORDS = 1400;
const MOST_CHARACTERS = 240;

/** The folders listed in a map. @param {string} text */
function foldersOf(text) {
  /** The folders that contain the current line, outermost first. @type {{ indent: number, path: string }[]} */
  let around = [];
  return text.split('\n').flatMap((line) => {
    const [, spaces, name] = line.match(/^( *)([\w-]+)\//) ?? [];
    if (!name) return [];
    around = around.filter(({ indent }) => indent < spaces.length);
    const path = join(around.at(-1)?.path ?? '', name);
    around.push({ indent: spaces.length, path });
    return [path];
  });
}

test('the map names every folder, and no other', () => {
  const folders = new Set(sources.map((path) => dirname(path).replace(WHOLE, '$1')).filter((folder) => folder !== '.'));
  const around = [...folders].map(dirname).filter((folder) => folder !== '.');
  assert.deepEqual(foldersOf(map ?? '').sort(), [...new Set([...folders, ...around])].sort());
});

test('the map is short', () => {
  const words = document.split(/\s+/).filter(Boolean).length;
  assert.ok(words <= MOST_WORDS, `${words} words`);
});

test('every source file opens with a sentence', () => {
  const isSentence = (/** @type {string} */ text) =>
    /^[\p{Lu}\d`<].*[.:?!]$/u.test(text) && text.length <= MOST_CHARACTERS;
  assert.equal(sources.filter((path) => !isSentence(openingOfFile(path))).join(), '');
});
