// Decodes the letters in an element file into the bytes of the engine.

/**
 * Decodes letters of six bits each. The letters are `(` to `?`, `A` to `J` and `a` to `~`, which are frequent in
 * programs, so that a compressor can use the same code for the end of the program and the start of the bytes.
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
