// Shortens the names by which wasm and its JavaScript know each other. They are long, and some hold hashes, which do
// not compress.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, output, root } from '../kit/run.mjs';

/**
 * The name of a module or of one of its functions, and its short replacement.
 * @typedef {{ imports: [module: string, long: string, short: string][], exports: [long: string, short: string][] }}
 *   Names
 */

/**
 * @param {string[]} optimiser the call of Binaryen's
 * @param {string} wasm a file, which is rewritten
 * @param {string} glue its JavaScript, which is rewritten
 * @param {string} list the file for the names of the exports, each with its short one
 */
export function shortenNames([program, ...options], wasm, glue, list) {
  const printed = output(program, [...options, wasm, '--minify-imports-and-exports-and-modules', '-o', wasm]);
  if (printed === undefined) fail('The names of the wasm could not be shortened.');
  const path = join(root, glue);
  const names = JSON.parse(printed);
  writeFileSync(path, renamed(readFileSync(path, 'utf8'), names));
  writeFileSync(join(root, list), JSON.stringify(Object.fromEntries(names.exports), null, 2));
}

/** @param {string} text @param {Names} names */
function renamed(text, { imports, exports }) {
  const [module] = imports[0];
  const functions = imports.map(
    ([, long, short]) => /** @type {const} */ ([`${long}: function`, `${short}: function`]),
  );
  const members = exports.map(([long, short]) => /** @type {const} */ ([`wasm.${long}`, `wasm.${short}`]));
  // The longest comes first: one name may begin with another.
  const all = [...functions, ...members].sort(([a], [b]) => b.length - a.length);
  const short = all.reduce((text, [long, short]) => text.replaceAll(long, short), text);
  return short.replace(`"${module}"`, '"a"');
}
