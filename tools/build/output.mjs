// The form of built files: scripts and style sheets in ASCII, since a page may read them in another encoding, and a
// readable program for `npm run coverage`.

import { minify } from 'terser';
import { OWN_NAMES } from './own-names.mjs';

/** Makes Rolldown escape all but ASCII in scripts. */
export const ASCII = { charset: /** @type {const} */ ('ascii') };

/** Escapes all but ASCII in a script, comments included. @param {string} script */
export function toAscii(script) {
  return script.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** `COVERAGE=1 npm run build` leaves the program as it is written, with source maps. */
const isMeasured = Boolean(process.env.COVERAGE);

/**
 * Minifies a classic script once more: Terser finds what Rolldown leaves, a fiftieth of the program.
 * @returns {import('vite').Plugin}
 */
export function smaller() {
  return {
    name: 'smaller',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && !isMeasured) chunk.code = (await minify(chunk.code, TERSER)).code ?? '';
    },
  };
}

/** No function of the program is called by `new`, so an arrow does as well. @type {import('terser').MinifyOptions} */
const TERSER = {
  compress: { passes: 3, ecma: 2020, negate_iife: false, unsafe_arrows: true },
  mangle: { properties: { regex: new RegExp(`^(${OWN_NAMES.join('|')})$`), keep_quoted: true } },
  format: { ascii_only: true, comments: /^!/, ecma: 2020 },
};

/** Options of Vite's build. @type {{ minify?: false, sourcemap?: true }} */
export const MEASURED = isMeasured ? { minify: false, sourcemap: true } : {};
/**
 * Options of the bundler and of its output: without these, they still put lines together.
 * @type {{ treeshake?: false }}
 */
export const MEASURED_BUNDLE = isMeasured ? { treeshake: false } : {};
/** @type {{ minify?: false }} */
export const MEASURED_OUTPUT = isMeasured ? { minify: false } : {};
