// Writes an opaque picture of 256 colours as PNG: a third of what a canvas writes, which keeps every shade of a marble.

import { deflateSync } from 'node:zlib';
import { applyPalette, quantize } from 'gifenc/dist/gifenc.esm.js';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** A byte for each pixel, which names a colour; no other way to pack, to filter or to come in parts. */
const FORM = [8, 3, 0, 0, 0];

/**
 * @param {Uint8ClampedArray} pixels four bytes each
 * @param {number} width
 * @param {number} height
 */
export function indexedPng(pixels, width, height) {
  const palette = quantize(pixels, 256);
  const chosen = applyPalette(pixels, palette);
  // A row begins with the number of its filter, which is none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(chosen.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([big(width), big(height), Buffer.from(FORM)])),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * A part of the file: its length, its name, its content, and a sum to check.
 * @param {string} name
 * @param {Buffer} content
 */
function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name), content]);
  return Buffer.concat([big(content.length), named, big(sumOf(named))]);
}

/** The sum of CRC-32. @param {Buffer} bytes */
function sumOf(bytes) {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum >>> 0;
}

/** A number of four bytes, the highest first. @param {number} value */
function big(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
