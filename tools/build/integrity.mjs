// Describes the two files for pages: their sizes, and the hash by which a page can insist on them.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { kilobytes, sizesOf } from '../kit/numbers.mjs';
import { root } from '../kit/run.mjs';

/** The value of the attribute `integrity` of a script. @param {string | Uint8Array} bytes of the script */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** @param {string} path of a script, from the project's folder */
export function describeScript(path) {
  const file = resolve(root, path);
  const [, gzip, brotli] = sizesOf(file).map(kilobytes);
  return `${path}: ${gzip} with gzip, ${brotli} with brotli\n  integrity="${integrityOf(readFileSync(file))}"`;
}
