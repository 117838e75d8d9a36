// Builds the element in one file, with the core and the worker in it, as a classic script that loads as a module as well: one file
// that plays and solves, and a larger one with all that the element can do.

import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { leanGlue } from '../engine/glue.mjs';
import { buildPart, pack } from '../engine/wasm.mjs';
import { root } from '../kit/run.mjs';
import { ASCII } from './ascii.mjs';
import { eager } from './eager.mjs';
import { inLanguage } from './language.mjs';
import { MEASURED, MEASURED_BUNDLE, MEASURED_OUTPUT } from './measured.mjs';

const ENTRY = 'www/element/define.js';
/** The module that replaces `assets.js`: it holds what that loads. */
const INLINE = '\0engine-inline';
/** The module that brings the wasm. */
const WASM = '\0engine-wasm';
/** The name of the program, and of its worker. */
const PROGRAM = 'pegSolitaireProgram';

/**
 * What is in a file: a feature of the crate, and what takes the place of modules that need more, both named by how their paths end.
 * @typedef {{ file: string, feature: 'solver' | 'analysis', instead: Record<string, string> }} Content
 */

/** @type {Content[]} */
const FILES = [
  {
    file: 'peg-solitaire.js',
    feature: 'solver',
    instead: {
      '/searches.js': 'www/engine/lean-searches.js',
      '/plus-element.js': 'www/element/peg-solitaire-element.js',
    },
  },
  {
    file: 'peg-solitaire-plus.js',
    feature: 'analysis',
    instead: { '/searches.js': 'www/engine/analysis-searches.js' },
  },
];

/** Where they are written, from the project's folder. */
export const ONE_FILES = FILES.map(({ file }) => `dist/${file}`);

/** The first browsers that have `light-dark()` and `:has()`. For older ones Vite would replace the first by the scheme of the system. */
export const OLDEST_BROWSERS = { Chrome: '123', Firefox: '121', Safari: '17.5' };
/** The same as Vite names them. */
export const CSS_TARGET = Object.entries(OLDEST_BROWSERS).map(([name, version]) => name.toLowerCase() + version);

/** Writes both files to `dist`. */
export async function buildOneFiles() {
  for (const content of FILES) await buildOneFile(content);
}

/** @param {Content} content */
async function buildOneFile({ file, feature, instead }) {
  const { build } = await import('vite');
  const folder = buildPart(feature);
  const core = readCore(join(folder, 'peg_solitaire_bg.wasm'));
  const modules = { ...instead, '/wasm/peg_solitaire.js': join(folder, 'peg_solitaire.js') };
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { ...library(file), ...MEASURED, outDir: 'dist' },
    plugins: [
      ...inLanguage(process.env.WORDS),
      replace(modules),
      eager(),
      leanGlue(),
      inline(core, feature === 'analysis'),
      namePlugin(file),
    ],
  });
}

/** Vite's options for a classic script. @param {string} file its name */
function library(file) {
  const name = { name: 'PegSolitaire', fileName: () => file };
  return {
    lib: { entry: join(root, ENTRY), formats: /** @type {['iife']} */ (['iife']), ...name },
    target: 'es2022',
    cssTarget: CSS_TARGET,
    emptyOutDir: false,
    // Numbers that several modules share are written where they are used, which takes fewer bytes than names for them.
    rolldownOptions: {
      ...MEASURED_BUNDLE,
      optimization: { inlineConst: true },
      output: { ...ASCII, ...MEASURED_OUTPUT, postBanner: banner() },
    },
  };
}

/** Says in the file itself what it is: whoever finds a copy knows its version and licence. */
function banner() {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `/*! ${name} ${version} | ${license} */`;
}

/**
 * Puts other modules in the place of some.
 * @param {Record<string, string>} modules their paths, by how the paths of the others end
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
 * The program is a function that knows itself by name: its own text is what the worker runs.
 * @param {string} file
 */
function namePlugin(file) {
  const BEGIN = /^\(function\(\) ?\{/m;
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

/** A core as it is in the file. @param {string} wasm its path */
function readCore(wasm) {
  return { packed: pack(wasm).toString('base64'), size: statSync(wasm).size };
}

/**
 * @param {{ packed: string, size: number }} core
 * @param {boolean} hasFewestMoves whether it looks for the fewest moves
 */
function inline({ packed, size }, hasFewestMoves) {
  const engine = join(root, 'www/engine');
  const code = `
    import { trustedScriptUrl } from ${JSON.stringify(join(root, 'www/common/dom/trusted-types.js'))};
    import { Service } from ${JSON.stringify(join(engine, 'service.js'))};
    import { unpack } from ${JSON.stringify(join(engine, 'lzma.js'))};
    let packed;
    export function bringWasm(text) {
      packed = text;
    }
    export const loadSearches = undefined;
    export const HAS_FEWEST_MOVES = ${hasFewestMoves};
    // Nothing is loaded, so only a policy of the page can be in the way.
    export const WORKER_FAILURE = 'worker-forbidden';
    export async function loadModule() {
      const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
      return WebAssembly.compile(await unpack(bytes, ${size}));
    }
    // The worker runs the same program, and knows by its name that it is the worker.
    const name = '${PROGRAM}';
    export function startWorker() {
      const url = URL.createObjectURL(new Blob(['(' + ${PROGRAM} + ')()'], { type: 'text/javascript' }));
      const worker = new Worker(trustedScriptUrl(url), { name });
      URL.revokeObjectURL(url);
      return worker;
    }
    if (!globalThis.document && globalThis.name === name) new Service(self);`;
  /** @type {Record<string, string>} */
  const modules = {
    [INLINE]: code,
    [WASM]: `import { bringWasm } from ${JSON.stringify(INLINE)}; bringWasm(${JSON.stringify(packed)});`,
  };
  return {
    name: 'inline-core',
    enforce: /** @type {const} */ ('pre'),
    resolveId: (/** @type {string} */ id) => (id.endsWith('/assets.js') ? INLINE : id in modules ? id : null),
    load: (/** @type {string} */ id) => modules[id] ?? null,
    // The wasm stands last, just before the tag is defined. Amid the program, it would keep a compressor from seeing what the
    // two halves have in common; in front of it, the two share a code that suits neither, which costs 1 KB.
    transform: (/** @type {string} */ text, /** @type {string} */ id) =>
      id.endsWith(ENTRY) ? { code: `${text}\nimport ${JSON.stringify(WASM)};`, map: null } : null,
  };
}
