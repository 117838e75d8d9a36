// The form of built files: scripts and style sheets in ASCII, since a page may read them in another encoding, bytes as
// letters, and a readable program for `npm run coverage`.

import { minify } from 'terser';

/** Makes Rolldown escape all but ASCII in scripts. */
export const ASCII = { charset: /** @type {const} */ ('ascii') };

/** Escapes all but ASCII in a script, comments included. @param {string} script */
export function toAscii(script) {
  return script.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** `COVERAGE=1 npm run build` leaves the program as it is written, with source maps. */
export const isMeasured = Boolean(process.env.COVERAGE);

/** Options of Vite's build. @type {{ minify?: false, sourcemap?: true }} */
export const MEASURED = isMeasured ? { minify: false, sourcemap: true } : {};
/** Options of the bundler, which would tell of each plugin that takes seconds. */
export const QUIET = { checks: { bundlerTimings: false } };
/**
 * Options of the bundler for a program that may be measured: then its lines stay apart.
 * @type {typeof QUIET & { treeshake?: false }}
 */
export const BUNDLE = { ...QUIET, ...(isMeasured ? { treeshake: false } : {}) };
/** @type {{ minify?: false }} */
export const MEASURED_OUTPUT = isMeasured ? { minify: false } : {};

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LETTERS = '()*+,-./0123456789:;<=>?ABCDEFGHIJabcdefghijklmnopqrstuvwxyz{|}~';

/** Bytes as text for `bytesOf` of `www/engine/letters.js`. @param {Buffer} bytes */
export function lettersOf(bytes) {
  return bytes
    .toString('base64')
    .replaceAll('=', '')
    .replaceAll(/./g, (letter) => LETTERS[BASE64.indexOf(letter)]);
}

/**
 * Shortens programs before the bundler does: functions that are called once move into their callers, and functions
 * without a `this` become arrows.
 * @returns {import('vite').Plugin}
 */
export function shorter() {
  return {
    name: 'shorter',
    apply: 'build',
    enforce: 'post',
    async renderChunk(program) {
      if (isMeasured) return null;
      const { code = program } = await minify(program, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, unsafe_arrows: true },
        mangle: false,
        format: { ascii_only: true, comments: /^!/ },
      });
      return { code, map: null };
    },
  };
}
