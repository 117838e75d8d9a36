// Builds the single-file element, including the engine and the worker, as a classic script that also loads as a module.
// The small file plays and solves; the larger one has all features. A page can verify either file by its hash.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { leanGlue } from '../engine/glue.mjs';
import { buildPart, pack } from '../engine/wasm.mjs';
import { root } from '../shared/run.mjs';
import { kilobytes, sizesOf } from '../shared/sizes.mjs';
import { targetsOf } from './browsers.mjs';
import { ASCII, BUNDLE, isMeasured, lettersOf, MEASURED, MEASURED_OUTPUT, shorter } from './output.mjs';

const ENTRY = 'www/element/one-file.js';
/** The name of the program and of its worker. */
const PROGRAM = 'pegSolitaireProgram';
/** An import that is deferred until it is needed. */
const LATER = /const \{ (\w+) \} = await import\(('[^']+')\);/g;

/**
 * The content of a single-file element: a feature of the crate, and replacements for modules that would need other
 * features. Each module and its replacement are given by the ends of their paths.
 * @typedef {{ file: string, feature: 'solver' | 'analysis', instead: Record<string, string> }} Content
 */

/** @type {Content[]} */
const FILES = [
  {
    file: 'peg-solitaire.js',
    feature: 'solver',
    instead: {
      '/searches.js': 'www/engine/small-searches.js',
      '/plus-element.js': 'www/element/small-element.js',
    },
  },
  {
    file: 'peg-solitaire-plus.js',
    feature: 'analysis',
    instead: { '/searches.js': 'www/engine/analysis-searches.js' },
  },
];

/** The paths of these files, relative to the project's folder. */
export const ONE_FILES = FILES.map(({ file }) => `dist/${file}`);

/** Writes both files to `dist`. */
export async function buildOneFiles() {
  for (const content of FILES) await buildOneFile(content);
}

/** @param {Content} content */
async function buildOneFile({ file, feature, instead }) {
  const { build } = await import('vite');
  const folder = await buildPart(feature);
  const core = lettersOf(pack(join(folder, 'peg_solitaire_bg.wasm')));
  const modules = {
    ...instead,
    '/assets.js': 'www/engine/one-file-assets.js',
    '/wasm/peg_solitaire.js': join(folder, 'peg_solitaire.js'),
  };
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { CORE_HAS_FEWEST_MOVES: String(feature === 'analysis') },
    build: { ...library(file), ...MEASURED, outDir: 'dist' },
    plugins: [replace(modules), eager(), leanGlue(), shorter(), wholeProgram(file, core)],
  });
}

/** Vite's options for a classic script. @param {string} file its name */
function library(file) {
  const name = { name: 'PegSolitaire', fileName: () => file };
  return {
    lib: { entry: join(root, ENTRY), formats: /** @type {['iife']} */ (['iife']), ...name },
    target: targetsOf('element'),
    emptyOutDir: false,
    // Constants that several modules share are inlined, which takes fewer bytes than their names.
    rolldownOptions: {
      ...BUNDLE,
      optimization: { inlineConst: true },
      output: { ...ASCII, ...MEASURED_OUTPUT, postBanner: banner() },
    },
  };
}

/** Puts the version and the licence into the file itself, so that every copy contains them. */
function banner() {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `/*! ${name} ${version} | ${license} */`;
}

/**
 * Replaces modules in a build.
 * @param {Record<string, string>} modules the paths of the new modules, by the ends of the replaced paths
 */
export function replace(modules) {
  const find = (/** @type {string} */ id) => Object.keys(modules).find((end) => id.endsWith(end));
  return {
    name: 'other-modules',
    enforce: /** @type {const} */ ('pre'),
    resolveId: (/** @type {string} */ id) => {
      const end = find(id);
      return end === undefined ? null : resolve(root, modules[end]);
    },
  };
}

/**
 * The program is a function that refers to itself by name, because the worker runs its source. It begins with the
 * engine: anywhere else, the engine would take up to 0.8 KB more after compression.
 * @param {string} file
 * @param {string} core as letters
 */
function wholeProgram(file, core) {
  const BEGIN = /^\((function\(\)|\(\)=>) ?\{/m;
  return {
    name: 'whole-program',
    /** @param {unknown} _options @param {Record<string, any>} bundle */
    generateBundle(_options, bundle) {
      const chunk = bundle[file];
      if (!BEGIN.test(chunk.code)) throw new Error(`The program does not begin with ${BEGIN}`);
      chunk.code = chunk.code.replace(BEGIN, `(function ${PROGRAM}(){let PACKED_CORE="${core}";`);
    },
  };
}

/**
 * Converts the dynamic imports of a module to static ones. The bundler could do so itself, but its lookup of names in
 * modules breaks on pages that extend `Object.prototype`.
 * @param {string} text of a module
 * @returns {string | undefined} the new text, if the module loads something later
 */
export function allAtOnce(text) {
  const imports = [...text.matchAll(LATER)].map(([, name, path]) => `import { ${name} as ${name}Now } from ${path};`);
  if (imports.length === 0) return undefined;
  // The imports go before the code of the first line, so that every line keeps its number.
  return `${imports.join(' ')} ${text.replace(LATER, 'const $1 = $1Now;')}`;
}

/** Makes sure that a single-file program loads nothing later. @returns {import('vite').Plugin} */
function eager() {
  return {
    name: 'eager',
    transform(text) {
      const code = allAtOnce(text);
      return code === undefined ? null : { code, map: null };
    },
    generateBundle(_options, bundle) {
      // A build for measuring coverage keeps unused imports.
      if (isMeasured) return;
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.dynamicImports.length > 0)
          throw new Error(`${chunk.fileName} loads something later.`);
    },
  };
}

/** The value of a script's `integrity` attribute. @param {string | Uint8Array} bytes of the script */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** A description of a script's sizes and hash. @param {string} path relative to the project's folder */
export function describeScript(path) {
  const file = resolve(root, path);
  const [, gzip, brotli] = sizesOf(file).map(kilobytes);
  return `${path}: ${gzip} with gzip, ${brotli} with brotli\n  integrity="${integrityOf(readFileSync(file))}"`;
}
