// Writes compressed files beside the plain ones, so that a web server has nothing to compress: `index.html.br`,
// `index.html.gz`.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import sirv from 'sirv';

const ENCODERS = [
  { end: '.gz', encode: promisify(gzip), options: { level: constants.Z_BEST_COMPRESSION } },
  { end: '.br', encode: promisify(brotliCompress), options: {} },
];
/** Pictures are compressed already. */
const COMPRESSIBLE = /\.(css|csv|html|js|json|svg|txt|wasm|webmanifest)$/;
/** Browsers do not load the files of the npm package. */
const UNVISITED = /^npm[\\/]/;
/** Smaller files fit into the first packet anyway. */
const LEAST_BYTES = 500;

/** Writes the compressed files of a folder. @param {string} folder */
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
 * Serves a folder as docs/publish.md advises: each browser gets the smallest form of a file that it understands, and
 * keeps files whose names have hashes.
 * @param {string} folder
 */
export function serveCompressed(folder) {
  return sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, setHeaders });
}

/**
 * A cache between server and browser keeps one form for each encoding; a file without a hash is asked for each time.
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 */
function setHeaders(response, path) {
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}
