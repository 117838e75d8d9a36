// Writes the npm package to `dist/npm`: the modules of the element as they are in `www`, with the engine and the types.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../shared/run.mjs';
import { elementsManifest } from './elements-manifest.mjs';
import { writeEngineLicences } from './licences.mjs';
import { toAscii } from './output.mjs';

const FOLDER = join(root, 'dist/npm');
/** The modules that users of the package load, and those that commands import on demand. Their imports are included. */
const ENTRIES = [
  'www/element/define.js',
  'www/engine/worker.js',
  'www/link/markdown.js',
  'commands/picture.mjs',
  'commands/sheet.mjs',
  'commands/raster.mjs',
  'www/pictures/gif.js',
];
const ENGINE = 'www/engine/wasm/peg_solitaire';
const WIDE = 'www/engine/wide/peg_solitaire_bg.wasm';
const COPIES = [`${ENGINE}_bg.wasm`, WIDE, 'types'];
/**
 * The engine's types use `Symbol.dispose`. This line refers to the library that declares it, so that projects need not
 * list that library.
 */
const DISPOSABLE = '/// <reference lib="esnext.disposable" />\n';
/** How the engine is loaded. The types by `wasm-bindgen` would need those of a browser, and list every internal. */
const INIT = `
export type { InitInput, InitOutput, SyncInitInput } from '../../../types/init.js';
export { default, initSync } from '../../../types/init.js';
`;
const IMPORT = /(?:from |import |(?:await |=> )import\()'(\.[^']+)'/g;
/** Vite converts style sheets to modules; the package has to work without Vite. */
const STYLES = /'(\.[^']+)\.css\?inline'/g;
/** Firefox cannot import JSON before version 138. */
const TEXTS = /'(\.[^']+)\.json'(?: with { type: 'json' }|, { with: { type: 'json' } })/g;
/** Bundlers remove unused exports from a module, but not unused properties from an object. */
const WHOLE_TEXTS = /import (\w+)(?= from '[^']+\.json')/g;

/** Empties `dist/npm` and writes the package. */
export function buildPackage() {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const file of allImported()) {
    const text = read(file);
    const inParts = text.replaceAll(WHOLE_TEXTS, 'import * as $1');
    write(file, toAscii(inParts.replaceAll(STYLES, "'$1-css.js'").replaceAll(TEXTS, "'$1-json.js'")));
    for (const [, name] of text.matchAll(STYLES)) writeStyles(join(dirname(file), name));
    for (const [, name] of text.matchAll(TEXTS)) writeTexts(join(dirname(file), name));
  }
  const [types] = read(`${ENGINE}.d.ts`).split('\nexport type InitInput');
  write(`${ENGINE}.d.ts`, DISPOSABLE + types + INIT);
  for (const path of COPIES) cpSync(join(root, path), join(FOLDER, path), { recursive: true });
  write('custom-elements.json', `${JSON.stringify(elementsManifest(), undefined, 2)}\n`);
  writeEngineLicences(join(FOLDER, 'licences.md'));
}

/** The entries, and everything that they import directly or indirectly. */
function allImported() {
  const found = new Set(ENTRIES);
  for (const file of found) {
    const text = read(file).replaceAll(STYLES, '').replaceAll(TEXTS, '');
    for (const [, path] of text.matchAll(IMPORT)) found.add(join(dirname(file), path));
  }
  return found;
}

/** @param {string} name its path without the extension */
function writeStyles(name) {
  write(`${name}-css.js`, toAscii(`export default ${JSON.stringify(read(`${name}.css`))};\n`));
}

/**
 * Writes strings as a module that exports them as a whole and in parts.
 * @param {string} name their path without the extension
 */
function writeTexts(name) {
  const texts = JSON.parse(read(`${name}.json`));
  const parts = Object.entries(texts).map(([part, own]) => `export const ${part} = ${JSON.stringify(own)};\n`);
  write(`${name}-json.js`, toAscii(`${parts.join('')}export default { ${Object.keys(texts).join(', ')} };\n`));
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** @param {string} file @param {string} text */
function write(file, text) {
  const path = join(FOLDER, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
