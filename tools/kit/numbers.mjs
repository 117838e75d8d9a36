// Numbers that commands read from options, and sizes of files that they print.

import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fail } from './run.mjs';

/**
 * The number in an option, from 1 on. Ends this process if it is no such number.
 * @param {string} option
 * @param {string} text
 */
export function wholeNumber(option, text) {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) fail(`${option}: expected a whole number above 0, found "${text}".`);
  return number;
}

/** The sizes of a file in bytes: raw, with gzip and with brotli. @param {string} path */
export function sizesOf(path) {
  const bytes = readFileSync(path);
  return [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
}

/** Writes a size in units of 1,000 bytes. @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
