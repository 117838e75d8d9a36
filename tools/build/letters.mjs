// Bytes as text for `bytesOf` of `www/engine/lzma.js`.

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LETTERS = '()*+,-./0123456789:;<=>?ABCDEFGHIJabcdefghijklmnopqrstuvwxyz{|}~';

/** @param {Buffer} bytes */
export function lettersOf(bytes) {
  return bytes
    .toString('base64')
    .replaceAll('=', '')
    .replaceAll(/./g, (letter) => LETTERS[BASE64.indexOf(letter)]);
}
