// How large a file is for a visitor.

import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** As it is, with gzip and with brotli, in bytes. @param {string} path */
export function sizesOf(path) {
  const bytes = readFileSync(path);
  return [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
}

/** @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
