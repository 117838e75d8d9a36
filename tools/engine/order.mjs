// Moves similar functions of a wasm module next to each other, because compressors encode repetitions at a short
// distance in fewer bits.

import { readFileSync, writeFileSync } from 'node:fs';

/** The ids of the wasm sections that are read. */
const [IMPORTS, CODE] = [2, 10];
/** The import kind of functions. */
const FUNCTION = 0;

/**
 * Names the functions of a wasm module after their places in the new order, so that Binaryen can sort them by name.
 * @param {string} file which is rewritten
 */
export function nameByPlace(file) {
  const wasm = readFileSync(file);
  const { imports, bodies } = functionsOf(wasm);
  const places = new Map(chain(bodies.map(piecesOf)).map((index, place) => [index, place]));
  const names = [...Array(imports + bodies.length).keys()].map((index) =>
    // Imports always come first.
    named(index, `f${String(index < imports ? index : imports + (places.get(index - imports) ?? 0)).padStart(6, '0')}`),
  );
  const list = section(1, Buffer.concat([number(names.length), ...names]));
  writeFileSync(file, Buffer.concat([wasm, section(0, Buffer.concat([text('name'), list]))]));
}

/**
 * An order in which each function is followed by the most similar of the remaining ones.
 * @param {Set<number>[]} pieces of each function
 */
export function chain(pieces) {
  const left = new Set(pieces.keys());
  const order = [];
  for (let last = 0; left.size > 0; ) {
    left.delete(last);
    order.push(last);
    let most = -1;
    for (const other of left) {
      const likeness = likenessOf(pieces[order[order.length - 1]], pieces[other]);
      if (likeness > most) [most, last] = [likeness, other];
    }
  }
  return order;
}

/** The fraction of their pieces that two functions have in common. @param {Set<number>} a @param {Set<number>} b */
function likenessOf(a, b) {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const piece of few) if (many.has(piece)) shared++;
  return shared / Math.sqrt(a.size * b.size + 1);
}

/** Every run of four consecutive bytes, as a number. @param {Buffer} body */
function piecesOf(body) {
  const count = Math.max(0, body.length - 3);
  return new Set(Array.from({ length: count }, (_, index) => body.readUInt32LE(index)));
}

/** The number of imported functions, and the code of the others. @param {Buffer} wasm */
export function functionsOf(wasm) {
  const found = { imports: 0, bodies: /** @type {Buffer[]} */ ([]) };
  const reader = readerOf(wasm, 8);
  while (reader.at < wasm.length) {
    const kind = wasm[reader.at++];
    const end = reader.number() + reader.at;
    if (kind === CODE) found.bodies = Array.from({ length: reader.number() }, () => reader.piece());
    if (kind === IMPORTS) found.imports = importsOf(reader, wasm);
    reader.at = end;
  }
  return found;
}

/**
 * The number of imports, which must all be functions: Rust imports nothing else.
 * @param {ReturnType<typeof readerOf>} reader @param {Buffer} wasm
 */
function importsOf(reader, wasm) {
  const count = reader.number();
  for (let index = 0; index < count; index++) {
    reader.piece();
    reader.piece();
    if (wasm[reader.at++] !== FUNCTION) throw new Error('The wasm imports something other than functions.');
    reader.number();
  }
  return count;
}

/** @param {Buffer} bytes @param {number} begin */
function readerOf(bytes, begin) {
  return {
    at: begin,
    /** An LEB128 number: seven bits per byte, the lowest first. */
    number() {
      for (let value = 0, shift = 0; ; shift += 7) {
        const byte = bytes[this.at++];
        value |= (byte & 127) << shift;
        if (byte < 128) return value >>> 0;
      }
    },
    /** Bytes that are preceded by their length. */
    piece() {
      const length = this.number();
      this.at += length;
      return bytes.subarray(this.at - length, this.at);
    },
  };
}

/** @param {number} value */
function number(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
}

/** @param {string} ascii */
const text = (ascii) => Buffer.concat([number(ascii.length), Buffer.from(ascii)]);
/** @param {number} index @param {string} name */
const named = (index, name) => Buffer.concat([number(index), text(name)]);
/** @param {number} kind @param {Buffer} content */
const section = (kind, content) => Buffer.concat([Buffer.from([kind]), number(content.length), content]);
