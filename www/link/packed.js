// Compresses a game that is too long for a readable URL into the URL's fragment, as `#game=` and raw deflate data in
// base64url.

import { FRAGMENT, LONGEST, writeLink } from './link.js';

/** @typedef {import('./link.js').Link} Link */

/**
 * The maximum length of a URL with a fragment. Fragments are not sent to servers, and programs that pass URLs on do not
 * truncate URLs of this length.
 */
const LONGEST_PACKED = 8000;
/**
 * The maximum size of an inflated game. No game needs more, but a URL may contain anything, so inflation stops at this
 * size.
 */
const MOST_BYTES = 500_000;

/** The error for a truncated or damaged fragment. */
class LinkError extends Error {
  name = 'LinkError';
  code = /** @type {const} */ ('broken-link');
}

/**
 * The URL of a game: readable if that is short enough, otherwise with the game in the fragment. If even that is too
 * long, only the line on the board is kept.
 * @param {Link} link
 * @param {string} base the URL without the game
 * @param {(link: Link) => string} [write] makes the query
 * @returns {Promise<{ query: string, fragment: string, isWhole: boolean }>}
 */
export async function packedLink(link, base, write = writeLink) {
  const query = write(link);
  if (!link.game || base.length + query.length < LONGEST) return { query, fragment: '', isWhole: true };
  const line = write({ ...link, game: undefined });
  const bytes = new TextEncoder().encode(link.game);
  const fragment = bytes.length > MOST_BYTES ? '' : FRAGMENT + (await deflated(bytes));
  const isWhole = fragment !== '' && base.length + line.length + fragment.length < LONGEST_PACKED;
  return { query: line, fragment: isWhole ? fragment : '', isWhole };
}

/**
 * The same URL with its game as text in the query, regardless of its length.
 * @param {string} address
 * @throws {LinkError}
 */
export async function unpacked(address) {
  const [before, packed] = address.split(FRAGMENT);
  if (packed === undefined) return address;
  const game = await inflated(packed);
  return `${before}${before.includes('?') ? '&' : '?'}${writeLink({ game }).slice(1)}`;
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function deflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {string} packed */
async function inflated(packed) {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await textOf(stream.getReader());
    if (text !== '') return text;
  } catch {
    // The browser's error would not help the user.
  }
  throw new LinkError();
}

/** @param {ReadableStreamDefaultReader<Uint8Array>} reader */
async function textOf(reader) {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) return reader.cancel().then(() => '');
    text += decoder.decode(value, { stream: true });
  }
}
