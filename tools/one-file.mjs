// The element in one file, with the core and the worker in it: a classic script and a module at once.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASCII } from './ascii.mjs';
import { root } from './run.mjs';
import { buildLeanWasm } from './wasm.mjs';

const ENTRY = 'www/element/define.js';
/** The module that stands in for the files that `assets.js` loads. */
const INLINE = '\0engine-inline';

/** The first that have `light-dark()`: written for others, it would follow the system and not the page. */
export const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'];

/** Writes `dist/peg-solitaire.js`. */
export async function buildOneFile() {
  const { build } = await import('vite');
  const { glue, compressed } = await buildLeanWasm();
  const common = { configFile: /** @type {const} */ (false), root, logLevel: /** @type {const} */ ('warn') };
  const worker = await build({
    ...common,
    build: { ...library('www/engine/worker.js'), write: false },
    plugins: [gluePlugin(glue)],
  });
  const [{ output }] = /** @type {any[]} */ (worker);
  await build({
    ...common,
    build: { ...library(ENTRY, { postBanner: banner() }), outDir: 'dist' },
    plugins: [gluePlugin(glue), inline(readFileSync(compressed).toString('base64'), output[0].code)],
  });
}

/** Vite's options for a classic script. @param {string} entry @param {{ postBanner?: string }} [output] */
function library(entry, output) {
  const name = { name: 'PegSolitaire', fileName: () => 'peg-solitaire.js' };
  return {
    lib: { entry: join(root, entry), formats: /** @type {['iife']} */ (['iife']), ...name },
    target: 'es2022',
    cssTarget: CSS_TARGET,
    emptyOutDir: false,
    rolldownOptions: { output: { ...ASCII, ...output } },
  };
}

/** Says in the file itself what it is: whoever finds a copy knows its version and licence. */
function banner() {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `/*! ${name} ${version} | ${license} */`;
}

/** @param {string} glue the JavaScript module of the lean core */
function gluePlugin(glue) {
  return {
    name: 'lean-core',
    enforce: /** @type {const} */ ('pre'),
    resolveId: (/** @type {string} */ id) => (id.endsWith('/wasm/peg_solitaire.js') ? glue : null),
    // The smaller engine has no search for the fewest moves, and nobody asks for it.
    load: (/** @type {string} */ id) =>
      id === glue ? `${readFileSync(glue, 'utf8')}\nexport const FewestMoves = undefined;` : null,
  };
}

/**
 * @param {string} wasm compressed, in base 64
 * @param {string} worker its source
 */
function inline(wasm, worker) {
  const code = `
    import { trusted } from ${JSON.stringify(join(root, 'www/common/trusted-types.js'))};
    const WASM = ${JSON.stringify(wasm)};
    const WORKER = ${JSON.stringify(worker)};
    export const HAS_FEWEST_MOVES = false;
    // Nothing is to be loaded, so nothing but a policy of the page is in the way.
    export const WORKER_REFUSED = 'This page forbids the worker that solving needs (worker-src blob:).';
    export async function loadModule() {
      const bytes = Uint8Array.from(atob(WASM), (character) => character.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
      return WebAssembly.compile(await new Response(stream).arrayBuffer());
    }
    export function startWorker() {
      const url = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
      const worker = new Worker(trusted.createScriptURL(url));
      URL.revokeObjectURL(url);
      return worker;
    }`;
  return {
    name: 'inline-core',
    enforce: /** @type {const} */ ('pre'),
    resolveId: (/** @type {string} */ id) => (id.endsWith('/assets.js') ? INLINE : null),
    load: (/** @type {string} */ id) => (id === INLINE ? code : null),
    // It stands first: between two parts of the program, it would hide from a compressor what they have in common.
    transform: (/** @type {string} */ text, /** @type {string} */ id) =>
      id.endsWith(ENTRY) ? `import './assets.js';\n${text}` : null,
  };
}
