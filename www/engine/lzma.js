// Unpacks LZMA, which takes a seventh less than what browsers can unpack by themselves. The settings are those of `tools/lzma`: what
// is expected of a byte depends on the three highest bits of the byte before it, and not on its place.

// Each bit is read with odds, which the bits before it have taught. Here is where the odds are. Those of the kind of the next piece
// depend on the state, which is what came last:
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

/**
 * @param {Uint8Array} packed
 * @param {number} size how many bytes it is to become
 * @returns {Uint8Array} damaged where `packed` is
 */
export function unpack(packed, size) {
  const bits = new Bits(packed);
  const bytes = new Uint8Array(size);
  /** How far back the last four copies began, the latest first; 0 is the byte before. */
  const distances = [0, 0, 0, 0];
  let state = 0;
  for (let at = 0; at < size; ) {
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
 * @param {number} like the byte that would go on with the last copy, which it differs from; -1 after a byte
 */
function readByte(bits, before, like) {
  const odds = BYTE + 768 * (before >> 5);
  let byte = 1;
  let isLike = like >= 0;
  for (let place = 7; byte < 256; place--) {
    const expected = (like >> place) & 1;
    const bit = bits.read(odds + byte + (isLike ? 256 + 256 * expected : 0));
    isLike &&= bit === expected;
    byte = 2 * byte + bit;
  }
  return byte;
}

/**
 * @param {Bits} bits
 * @param {number} state
 * @param {number[]} distances those of the last copies, to which that of this one comes
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

/** Reads bits from a stream that gives likely ones less room. */
class Bits {
  #packed;
  #next = 1;
  /** The width of what is open, and where in it the stream goes on. Typed, since the largest numbers are slow as others. */
  #range = Uint32Array.of(-1, 0);
  /** That a bit is 0, in 2,048ths. */
  #odds = new Uint16Array(END).fill(1024);

  /** @param {Uint8Array} packed */
  constructor(packed) {
    this.#packed = packed;
    while (this.#next < 5) this.#shift();
    this.#range[0] = -1;
  }

  #shift() {
    this.#range[0] <<= 8;
    this.#range[1] = (this.#range[1] << 8) | this.#packed[this.#next++];
  }

  /** The next bit. @param {number} place that of its odds */
  read(place) {
    const odds = this.#odds[place];
    const bit = this.#cut(Math.imul(this.#range[0] >>> 11, odds));
    this.#odds[place] += bit ? -(odds >> 5) : (2048 - odds) >> 5;
    return bit;
  }

  /** @param {number} bound as many as stand for 0 */
  #cut(bound) {
    const range = this.#range;
    const bit = range[1] >= bound >>> 0 ? 1 : 0;
    range[0] = bit ? range[0] - bound : bound;
    if (bit) range[1] -= bound;
    if (range[0] < 2 ** 24) this.#shift();
    return bit;
  }

  /** A number whose highest bit comes first. @param {number} place @param {number} count how many bits it has */
  number(place, count) {
    let read = 1;
    while (read < 1 << count) read = 2 * read + this.read(place + read);
    return read - (1 << count);
  }

  /** A number whose lowest bit comes first. @param {number} place @param {number} count how many bits it has */
  reversed(place, count) {
    let number = 0;
    for (let read = 1, at = 0; at < count; at++) {
      const bit = this.read(place + read);
      read = 2 * read + bit;
      number |= bit << at;
    }
    return number;
  }

  /** A number each bit of which is as likely 0 as 1. @param {number} count how many bits it has */
  even(count) {
    let number = 0;
    for (let at = 0; at < count; at++) number = 2 * number + this.#cutInHalf();
    return number;
  }

  #cutInHalf() {
    this.#range[0] &= -2;
    return this.#cut(this.#range[0] >>> 1);
  }
}
