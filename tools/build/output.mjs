// Options and functions for the format of built files: scripts and style sheets in ASCII (a page may use another
// encoding), bytes encoded as letters, and a readable program for `npm run coverage`.

import { minify } from 'terser';
import { versionsOf } from './browsers.mjs';

/** Makes Rolldown escape all non-ASCII characters in scripts. */
export const ASCII = { charset: /** @type {const} */ ('ascii') };

/** Escapes all non-ASCII characters in a script, including its comments. @param {string} script */
export function toAscii(script) {
  return script.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** `COVERAGE=1 npm run build` does not minify the program, and adds source maps. */
export const isMeasured = Boolean(process.env.COVERAGE);

/** Options of Vite's build. @type {{ minify?: false, sourcemap?: true }} */
export const MEASURED = isMeasured ? { minify: false, sourcemap: true } : {};
/** Options that stop the bundler from reporting every slow plugin. */
export const QUIET = { checks: { bundlerTimings: false } };
/**
 * Bundler options for a program: if its coverage is measured, it keeps all its lines.
 * @type {typeof QUIET & { treeshake?: false }}
 */
export const BUNDLE = { ...QUIET, ...(isMeasured ? { treeshake: false } : {}) };
/** @type {{ minify?: false }} */
export const MEASURED_OUTPUT = isMeasured ? { minify: false } : {};

/**
 * Vite's options for style sheets, which use named media queries: see `www/app/style/media.css`.
 * @type {import('vite').CSSOptions}
 */
export const SHEETS = {
  transformer: 'lightningcss',
  lightningcss: { targets: versionsOf('app'), drafts: { customMedia: true } },
};

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LETTERS = '()*+,-./0123456789:;<=>?ABCDEFGHIJabcdefghijklmnopqrstuvwxyz{|}~';

/** Bytes as text, for `bytesOf` in `www/engine/letters.js`. @param {Buffer} bytes */
export function lettersOf(bytes) {
  return bytes
    .toString('base64')
    .replaceAll('=', '')
    .replaceAll(/./g, (letter) => LETTERS[BASE64.indexOf(letter)]);
}

/**
 * Minifies programs before the bundler does: it inlines functions that are called once, and turns functions that do not
 * use `this` into arrow functions.
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
        compress: { passes: 5, pure_getters: true, sequences: false, unsafe_arrows: true },
        mangle: false,
        format: { ascii_only: true, comments: /^!/ },
      });
      return { code, map: null };
    },
  };
}
