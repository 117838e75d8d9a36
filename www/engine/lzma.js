// Unpacks LZMA, which takes a seventh less than the formats that browsers unpack. The settings are those of
// `tools/engine/lzma.rs`: the expected byte depends on the three highest bits of the byte before it, and not on its
// place.

import { nextTask } from '../common/tasks.js';

// Each bit is read with odds, which the bits before it have taught. These are the places of the odds. Those for the
// kind of the next piece depend on the state, which says what came last:
const IS_COPY = 0;
const IS_REPEAT = 12;
const IS_OLDER = 24;
const IS_LONG = 36;
const IS_THIRD = 48;
const IS_FOURTH = 60;
// Those of lengths, distances and bytes:
const LENGTH = 72;
const REPEATED_LENGTH = 346;
const SLOT = 620;
const NEAR = 876;
const ALIGNMENT = 991;
const BYTE = 1007;
const END = BYTE + 8 * 768;

/** The first state in which a copy came last, not a byte. */
const COPIED = 7;

/** The page goes on for a while after so many milliseconds; the clock is asked after so many bytes. */
const [LONGEST, SLICE] = [12, 2 ** 10];

/**
 * The bytes of letters that hold six bits each. The letters are `(` to `?`, `A` to `J` and `a` to `~`, which programs
 * are full of: a compressor writes the end of the program and the beginning of the bytes in one code.
 * @param {string} letters
 */
export function bytesOf(letters) {
  const bytes = new Uint8Array((3 * letters.length) >> 2);
  for (let index = 0, at = 0, bits = 0; index < letters.length; index++) {
    const code = letters.charCodeAt(index);
    bits = (bits << 6) | (code - (code < 64 ? 40 : code < 97 ? 41 : 63));
    if (index % 4) bytes[at++] = bits >> (6 - 2 * (index % 4));
  }
  return bytes;
}

/**
 * @param {Uint8Array} packed
 * @param {number} size in bytes, once unpacked
 * @returns {Promise<Uint8Array<ArrayBuffer>>} damaged if `packed` is
 */
export async function unpack(packed, size) {
  const bits = bitsOf(packed);
  const bytes = new Uint8Array(size);
  /** The distances of the last four copies, the latest first; 0 is the byte before. */
  const distances = [0, 0, 0, 0];
  let state = 0;
  let end = 0;
  for (let at = 0, pause = 0; at < size; ) {
    if (at >= pause) {
      pause += SLICE;
      if (performance.now() > end) {
        await nextTask();
        end = performance.now() + LONGEST;
      }
    }
    if (!bits.read(IS_COPY + state)) {
      const like = state < COPIED ? -1 : bytes[at - distances[0] - 1];
      bytes[at] = readByte(bits, bytes[at - 1] ?? 0, like);
      at++;
      state -= state < 4 ? state : state < 10 ? 3 : 6;
      continue;
    }
    const [length, next] = readCopy(bits, state, distances);
    for (const end = Math.min(at + length, size); at < end; at++) bytes[at] = bytes[at - distances[0] - 1];
    state = next;
  }
  return bytes;
}

/**
 * @param {Bits} bits
 * @param {number} before the byte before
 * @param {number} like the next byte of the last copy, from which this one differs; -1 after a byte
 */
function readByte(bits, before, like) {
  const odds = BYTE + 768 * (before >> 5);
  let byte = 1;
  // It is like the other byte up to the first bit that differs.
  for (let place = 7, differs = like < 0; !differs; place--) {
    const expected = (like >> place) & 1;
    const bit = bits.read(odds + 256 + 256 * expected + byte);
    byte = 2 * byte + bit;
    differs = bit !== expected || place === 0;
  }
  while (byte < 256) byte = 2 * byte + bits.read(odds + byte);
  return byte;
}

/**
 * @param {Bits} bits
 * @param {number} state
 * @param {number[]} distances those of the last copies; that of this one is added
 * @returns {[length: number, state: number]}
 */
function readCopy(bits, state, distances) {
  const after = state < COPIED ? 0 : 3;
  if (!bits.read(IS_REPEAT + state)) {
    const length = readLength(bits, LENGTH);
    distances.unshift(readDistance(bits, length));
    distances.pop();
    return [length, 7 + after];
  }
  if (!bits.read(IS_OLDER + state)) {
    if (!bits.read(IS_LONG + state)) return [1, after ? 11 : 9];
  } else {
    const which = bits.read(IS_THIRD + state) ? 2 + bits.read(IS_FOURTH + state) : 1;
    distances.unshift(...distances.splice(which, 1));
  }
  return [readLength(bits, REPEATED_LENGTH), 8 + after];
}

/** @param {Bits} bits @param {number} odds */
function readLength(bits, odds) {
  if (!bits.read(odds)) return 2 + bits.number(odds + 2, 3);
  if (!bits.read(odds + 1)) return 10 + bits.number(odds + 10, 3);
  return 18 + bits.number(odds + 18, 8);
}

/** @param {Bits} bits @param {number} length of the copy */
function readDistance(bits, length) {
  const slot = bits.number(SLOT + 64 * Math.min(length - 2, 3), 6);
  if (slot < 4) return slot;
  const more = (slot >> 1) - 1;
  const least = (2 + (slot & 1)) << more;
  if (slot < 14) return least + bits.reversed(NEAR + least - slot, more);
  return least + 16 * bits.even(more - 4) + bits.reversed(ALIGNMENT, 4);
}

/** @typedef {ReturnType<typeof bitsOf>} Bits */

/**
 * Reads bits from a stream that gives likely ones less room. A page runs it once, so it must be fast before it is
 * compiled.
 * @param {Uint8Array} packed
 */
function bitsOf(packed) {
  /**
   * The width of the range that the next bits share, and the place in it. Typed, since such large numbers are slow
   * otherwise.
   */
  const room = Uint32Array.of(-1, 0);
  /** The odds of a 0, in 2,048ths. */
  const odds = new Uint16Array(END).fill(1024);
  let next = 1;
  while (next < 5) room[1] = (room[1] << 8) | packed[next++];

  /** The next bit. @param {number} place of its odds */
  function read(place) {
    const likely = odds[place];
    const bound = (room[0] >>> 11) * likely;
    const bit = room[1] < bound ? 0 : 1;
    if (bit) {
      room[0] -= bound;
      room[1] -= bound;
    } else room[0] = bound;
    odds[place] = bit ? likely - (likely >> 5) : likely + ((2048 - likely) >> 5);
    if (room[0] < 2 ** 24) widen();
    return bit;
  }

  function widen() {
    room[0] <<= 8;
    room[1] = (room[1] << 8) | packed[next++];
  }

  /** A number whose highest bit comes first. @param {number} place @param {number} count of its bits */
  function number(place, count) {
    let found = 1;
    while (found < 1 << count) found = 2 * found + read(place + found);
    return found - (1 << count);
  }

  /** A number whose lowest bit comes first. @param {number} place @param {number} count of its bits */
  function reversed(place, count) {
    let found = 0;
    for (let way = 1, at = 0; at < count; at++) {
      const bit = read(place + way);
      way = 2 * way + bit;
      found |= bit << at;
    }
    return found;
  }

  /** A number whose bits are all as likely 0 as 1. @param {number} count of its bits */
  function even(count) {
    let found = 0;
    for (let at = 0; at < count; at++) {
      room[0] >>>= 1;
      const bit = room[1] < room[0] ? 0 : 1;
      if (bit) room[1] -= room[0];
      found = 2 * found + bit;
      if (room[0] < 2 ** 24) widen();
    }
    return found;
  }

  return { read, number, reversed, even };
}
