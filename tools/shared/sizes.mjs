// Sizes of files, as commands print them.

import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The sizes of a file in bytes: raw, with gzip and with brotli. @param {string} path */
export function sizesOf(path) {
  const bytes = readFileSync(path);
  return [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
}

/** Writes a size in units of 1,000 bytes. @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
