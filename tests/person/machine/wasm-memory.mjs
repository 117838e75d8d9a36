// Wasm with a bound on its memory.

const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;
const HAS_MOST = 1;

/**
 * Bounds the memory of a module, which is unbounded.
 * @param {Buffer} wasm
 * @param {number} more pages than it begins with
 */
export function withMostPages(wasm, more) {
  let at = HEADER_BYTES;
  while (wasm[at] !== MEMORY_SECTION) {
    const { value: size, end } = readNumber(wasm, at + 1);
    at = end + size;
  }
  const { value: size, end: begin } = readNumber(wasm, at + 1);
  // One memory, without a bound, and the pages that it begins with.
  const { value: pages, end } = readNumber(wasm, begin + 2);
  const section = [1, HAS_MOST, ...writeNumber(pages), ...writeNumber(pages + more)];
  if (end !== begin + size) throw new Error('This memory has a bound already.');
  const made = Buffer.from([MEMORY_SECTION, ...writeNumber(section.length), ...section]);
  return Buffer.concat([wasm.subarray(0, at), made, wasm.subarray(end)]);
}

/** Reads seven bits of a byte at a time. @param {Buffer} wasm @param {number} at */
function readNumber(wasm, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7, at++) {
    value += (wasm[at] & 0x7f) * 2 ** shift;
    if (wasm[at] < 0x80) return { value, end: at + 1 };
  }
}

/** @param {number} value @returns {number[]} */
function writeNumber(value) {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...writeNumber(value >> 7)];
}
