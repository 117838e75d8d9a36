// Converts a corpus between its two forms: one text file with a Rust list of byte strings, one input per line, and the
// separate files that libFuzzer requires.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {Record<string, string>} */
const SHORT = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const LONG = Object.fromEntries(Object.entries(SHORT).map(([byte, written]) => [written, byte]));

/** Inputs as text, without duplicates. @param {Uint8Array[]} inputs */
export function packed(inputs) {
  const lines = new Set(inputs.map((input) => `b"${latin(input).replace(/[^ !#-[\]-~]/g, escaped)}",\n`));
  return `&[\n${[...lines].sort().join('')}]\n`;
}

/** The inputs in a list. @param {string} text */
export function unpacked(text) {
  const lines = text.split('\n').slice(1, -2);
  return lines.map((line) => Buffer.from(line.slice(2, -2).replace(/\\(x..|.)/g, unescaped), 'latin1'));
}

/** The inputs in a folder. @param {string} folder */
export const readInputs = (folder) => readdirSync(folder).map((name) => readFileSync(join(folder, name)));

/**
 * Fills a folder with inputs, each under the name that libFuzzer would use.
 * @param {string} folder
 * @param {Uint8Array[]} inputs
 */
export function writeInputs(folder, inputs) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const input of inputs) writeFileSync(join(folder, createHash('sha1').update(input).digest('hex')), input);
}

/** Bytes as text, with one character for each byte. @param {Uint8Array} bytes */
const latin = (bytes) => Buffer.from(bytes).toString('latin1');

/** @param {string} byte */
const escaped = (byte) => SHORT[byte] ?? `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** @param {string} written @param {string} code */
const unescaped = (written, code) => LONG[written] ?? String.fromCharCode(Number.parseInt(code.slice(1), 16));
