// Turns the letters of a file that holds a core into its bytes.

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
