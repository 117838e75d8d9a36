// The npm package: the modules of the element as they are written, in `dist/npm`, with the engine and the types.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toAscii } from './ascii.mjs';
import { root } from './run.mjs';

const FOLDER = join(root, 'dist/npm');
/** What a package is used by; all that these import comes along. */
const ENTRIES = ['www/element/define.js', 'www/engine/worker.js', 'tools/picture.mjs'];
const OTHERS = ['www/engine/wasm/peg_solitaire.d.ts', 'www/engine/wasm/peg_solitaire_bg.wasm', 'types'];
const IMPORT = /(?:from|import) '(\.[^']+)'/g;
/** A style sheet that Vite makes a module of; a package must do without Vite. */
const STYLES = './element.css?inline';

export function buildPackage() {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const file of allImported())
    write(file, readFileSync(join(root, file), 'utf8').replaceAll(STYLES, './element-css.js'));
  const css = readFileSync(join(root, 'www/element/element.css'), 'utf8');
  write('www/element/element-css.js', `export default ${JSON.stringify(css)};\n`);
  for (const path of OTHERS) cpSync(join(root, path), join(FOLDER, path), { recursive: true });
}

/** The entries and what they import, and so on. */
function allImported() {
  const found = new Set(ENTRIES);
  for (const file of found) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, path] of text.matchAll(IMPORT)) if (path !== STYLES) found.add(join(dirname(file), path));
  }
  return found;
}

/** @param {string} file @param {string} text */
function write(file, text) {
  const path = join(FOLDER, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, toAscii(text));
}
