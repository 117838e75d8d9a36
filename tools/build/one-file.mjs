// Builds the element in one file, with the core and the worker in it, as a classic script that also loads as a module.
// A small file plays and solves; a larger one has all that the element can do. A page can insist on either by its hash.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { leanGlue } from '../engine/glue.mjs';
import { buildPart, pack } from '../engine/wasm.mjs';
import { root } from '../kit/run.mjs';
import { kilobytes, sizesOf } from '../kit/sizes.mjs';
import { targetsOf } from './browsers.mjs';
import { ASCII, BUNDLE, isMeasured, lettersOf, MEASURED, MEASURED_OUTPUT, shorter } from './output.mjs';

const ENTRY = 'www/element/one-file.js';
/** The name of the program, and of its worker. */
const PROGRAM = 'pegSolitaireProgram';
/** An import that waits until it is needed. */
const LATER = /const \{ (\w+) \} = await import\(('[^']+')\);/g;

/**
 * The content of a file: a feature of the crate, and the modules that replace those that need more, both named by the
 * ends of their paths.
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

/** The paths of these files, from the project's folder. */
export const ONE_FILES = FILES.map(({ file }) => `dist/${file}`);

/** Writes both files to `dist`. */
export async function buildOneFiles() {
  for (const content of FILES) await buildOneFile(content);
}

/** @param {Content} content */
async function buildOneFile({ file, feature, instead }) {
  const { build } = await import('vite');
  const folder = await buildPart(feature);
  const modules = {
    ...instead,
    '/assets.js': 'www/engine/one-file-assets.js',
    '/wasm/peg_solitaire.js': join(folder, 'peg_solitaire.js'),
  };
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      ...coreIn(join(folder, 'peg_solitaire_bg.wasm')),
      CORE_HAS_FEWEST_MOVES: String(feature === 'analysis'),
    },
    build: { ...library(file), ...MEASURED, outDir: 'dist' },
    plugins: [replace(modules), eager(), leanGlue(), shorter(), namePlugin(file)],
  });
}

/** The names of `one-file.d.ts` that stand for a core. @param {string} wasm its path */
function coreIn(wasm) {
  return { PACKED_CORE: JSON.stringify(lettersOf(pack(wasm))) };
}

/** Vite's options for a classic script. @param {string} file its name */
function library(file) {
  const name = { name: 'PegSolitaire', fileName: () => file };
  return {
    lib: { entry: join(root, ENTRY), formats: /** @type {['iife']} */ (['iife']), ...name },
    target: targetsOf('element'),
    emptyOutDir: false,
    // Numbers that several modules share are written in place: this takes fewer bytes than names for them.
    rolldownOptions: {
      ...BUNDLE,
      optimization: { inlineConst: true },
      output: { ...ASCII, ...MEASURED_OUTPUT, postBanner: banner() },
    },
  };
}

/** Names the version and the licence in the file itself, so that any copy tells them. */
function banner() {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `/*! ${name} ${version} | ${license} */`;
}

/**
 * Replaces modules by others.
 * @param {Record<string, string>} modules their paths, by the ends of the replaced paths
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

/** The program is a function that knows itself by name: the worker runs its text. @param {string} file */
function namePlugin(file) {
  const BEGIN = /^\((function\(\)|\(\)=>) ?\{/m;
  return {
    name: 'named-program',
    /** @param {unknown} _options @param {Record<string, any>} bundle */
    generateBundle(_options, bundle) {
      const chunk = bundle[file];
      if (!BEGIN.test(chunk.code)) throw new Error(`The program does not begin with ${BEGIN}`);
      chunk.code = chunk.code.replace(BEGIN, `(function ${PROGRAM}(){`);
    },
  };
}

/**
 * Turns the dynamic imports of a module into static ones. The bundler could do so itself, but its way of looking
 * through the names of modules breaks on pages that extend all objects.
 * @param {string} text of a module
 * @returns {string | undefined} the text in its place, if it loads something later
 */
export function allAtOnce(text) {
  const imports = [...text.matchAll(LATER)].map(([, name, path]) => `import { ${name} as ${name}Now } from ${path};`);
  if (imports.length === 0) return undefined;
  // The imports stand in front of the first line, not above it: each line stays where it is in the source.
  return `${imports.join(' ')} ${text.replace(LATER, 'const $1 = $1Now;')}`;
}

/** A program in one file loads nothing later. @returns {import('vite').Plugin} */
function eager() {
  return {
    name: 'eager',
    transform(text) {
      const code = allAtOnce(text);
      return code === undefined ? null : { code, map: null };
    },
    generateBundle(_options, bundle) {
      // A program as it is written keeps imports that nobody asks for.
      if (isMeasured) return;
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.dynamicImports.length > 0)
          throw new Error(`${chunk.fileName} loads something later.`);
    },
  };
}

/** The value of the attribute `integrity` of a script. @param {string | Uint8Array} bytes of the script */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Says the sizes and the hash of a script. @param {string} path of it, from the project's folder */
export function describeScript(path) {
  const file = resolve(root, path);
  const [, gzip, brotli] = sizesOf(file).map(kilobytes);
  return `${path}: ${gzip} with gzip, ${brotli} with brotli\n  integrity="${integrityOf(readFileSync(file))}"`;
}
