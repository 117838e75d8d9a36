// A PNG with 160 colours. The file is a fifth of the size of a PNG written by a canvas, which keeps every shade of a
// marble. Some social networks do not show pictures larger than 100 KB.

import { indexerFor, paletteFor, pauseWhenDue, pixelsOf, stillPixels } from './frames.js';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** One byte per pixel, an index into the palette; default compression and filters, not interlaced. */
const FORM = [8, 3, 0, 0, 0];
/**
 * The number of opaque colours, and the number of colours for soft edges and shadows: one for each level of opacity.
 */
const [SOLID, SOFT] = [128, 32];
/** The number of bits needed for a level of opacity. */
const TOLD = Math.log2(SOFT);

/**
 * Draws the current position of the game.
 * @param {import('../game/game.js').Game} game
 * @param {import('../board/theme.js').Theme} theme
 * @param {Parameters<typeof stillPixels>[2]} options
 */
export async function pngBlob(game, theme, options) {
  return new Blob([await encodePng(stillPixels(game, theme, options), options.size)], { type: 'image/png' });
}

/**
 * @param {Uint8ClampedArray} data four bytes for each pixel
 * @param {number} width in pixels
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function encodePng(data, width) {
  const pixels = pixelsOf(data);
  const height = pixels.length / width;
  const solid = solidColours(pixels);
  const soft = softColours(pixels);
  const indexOfSolid = indexerFor(solid);
  const indexOf = (/** @type {number} */ pixel) =>
    isSolid(pixel) ? indexOfSolid(pixel) : solid.length + levelOf(pixel);
  const pause = pauseWhenDue();
  // Each row begins with its filter type, which is 0 for none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(Array.from(pixels.subarray(y * width, (y + 1) * width), indexOf), y * (width + 1) + 1);
    await pause();
  }
  const opaque = solid.map(() => 255);
  return joined([
    SIGNATURE,
    chunk('IHDR', joined([big(width), big(height), Uint8Array.from(FORM)])),
    chunk('PLTE', Uint8Array.from([...solid, ...soft.map(({ colour }) => colour)].flat())),
    chunk('tRNS', Uint8Array.from([...opaque, ...soft.map(({ opacity }) => opacity)])),
    chunk('IDAT', await deflated(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

const opacityOf = (/** @type {number} */ pixel) => pixel >>> 24;
const isSolid = (/** @type {number} */ pixel) => opacityOf(pixel) === 255;
const levelOf = (/** @type {number} */ pixel) => opacityOf(pixel) >>> (8 - TOLD);

/** @param {Uint32Array} pixels */
function solidColours(pixels) {
  const solid = pixels.filter(isSolid);
  return solid.length > 0 ? paletteFor([solid], SOLID, pixels[0]) : [[0, 0, 0]];
}

/**
 * The mean colour and opacity of the pixels at each level of opacity; the lowest level is transparent.
 * @param {Uint32Array} pixels
 */
function softColours(pixels) {
  const sums = Array.from({ length: SOFT }, () => [0, 0, 0, 0, 0]);
  for (const pixel of pixels) {
    if (isSolid(pixel) || levelOf(pixel) === 0) continue;
    const sum = sums[levelOf(pixel)];
    [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, opacityOf(pixel), 1].forEach((part, index) => {
      sum[index] += part;
    });
  }
  return sums.map(([red, green, blue, opacity, count]) => ({
    colour: [red, green, blue].map((part) => part / Math.max(count, 1)),
    opacity: opacity / Math.max(count, 1),
  }));
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function deflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * A chunk of the file: length, name, content, checksum.
 * @param {string} name
 * @param {Uint8Array} content
 */
function chunk(name, content) {
  const named = joined([new TextEncoder().encode(name), content]);
  return joined([big(content.length), named, big(sumOf(named))]);
}

/** The CRC-32. @param {Uint8Array} bytes */
function sumOf(bytes) {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum;
}

/** A number as four bytes, big-endian. @param {number} value */
const big = (value) => Uint8Array.from([24, 16, 8, 0], (shift) => value >>> shift);

/** @param {Uint8Array[]} parts @returns {Uint8Array<ArrayBuffer>} */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
