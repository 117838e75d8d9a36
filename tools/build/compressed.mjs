// Writes compressed files such as `index.html.br` and `index.html.gz` next to the plain ones, so that a web server need
// not compress anything.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import sirv from 'sirv';

const ENCODERS = [
  { end: '.gz', encode: promisify(gzip), options: { level: constants.Z_BEST_COMPRESSION } },
  { end: '.br', encode: promisify(brotliCompress), options: {} },
];
/** Pictures are already compressed. */
const COMPRESSIBLE = /\.(css|csv|html|js|json|svg|txt|wasm|webmanifest)$/;
/** Browsers do not load the files of the npm package. */
const UNVISITED = /^npm[\\/]/;
/** Smaller files fit into the first packet anyway. */
const LEAST_BYTES = 500;

/** Compresses the files in a folder. @param {string} folder */
export async function compressFolder(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => COMPRESSIBLE.test(name) && !UNVISITED.test(name))
    .map((name) => join(folder, name));
  await Promise.all(files.filter((file) => statSync(file).size >= LEAST_BYTES).map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  const bytes = readFileSync(file);
  for (const { end, encode, options } of ENCODERS) writeFileSync(file + end, await encode(bytes, options));
}

/**
 * Serves a folder as docs/publish.md recommends: each browser gets the smallest encoding that it supports, and may
 * cache files with hashes in their names.
 * @param {string} folder
 */
export function serveCompressed(folder) {
  return sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, setHeaders });
}

/**
 * `Vary` makes caches between the server and the browser store a copy for each encoding. Files without a hash are
 * revalidated every time.
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 */
function setHeaders(response, path) {
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}
