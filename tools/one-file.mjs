// Builds the element in one file, with the core and the worker in it: a classic script that loads as a module as well.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASCII } from './ascii.mjs';
import { root } from './run.mjs';
import { buildLeanWasm } from './wasm.mjs';

const ENTRY = 'www/element/define.js';
/** The module that replaces `assets.js`: it holds what that loads. */
const INLINE = '\0engine-inline';
/** The module that brings the wasm. */
const WASM = '\0engine-wasm';
/** The searches that the lean core has. */
const LEAN_SEARCHES = join(root, 'www/engine/lean-searches.js');
/** The name of the program, and of its worker. */
const PROGRAM = 'pegSolitaireProgram';

/** The first browsers that have `light-dark()`. For older ones Vite would replace it by the scheme of the system, not the page. */
export const CSS_TARGET = ['chrome123', 'firefox120', 'safari17.5'];

/** Writes `dist/peg-solitaire.js`. */
export async function buildOneFile() {
  const { build } = await import('vite');
  const { glue, compressed } = await buildLeanWasm();
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { ...library(ENTRY), outDir: 'dist' },
    plugins: [gluePlugin(glue), inline(readFileSync(compressed).toString('base64')), namePlugin()],
  });
}

/** Vite's options for a classic script. @param {string} entry */
function library(entry) {
  const name = { name: 'PegSolitaire', fileName: () => 'peg-solitaire.js' };
  return {
    lib: { entry: join(root, entry), formats: /** @type {['iife']} */ (['iife']), ...name },
    target: 'es2022',
    cssTarget: CSS_TARGET,
    emptyOutDir: false,
    // Numbers that several modules share are written where they are used, which takes fewer bytes than names for them.
    rolldownOptions: { optimization: { inlineConst: true }, output: { ...ASCII, postBanner: banner() } },
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
    resolveId: (/** @type {string} */ id) =>
      id.endsWith('/wasm/peg_solitaire.js') ? glue : id.endsWith('/searches.js') ? LEAN_SEARCHES : null,
  };
}

/**
 * The program is a function that knows itself by name: its own text is what the worker runs.
 */
function namePlugin() {
  const BEGIN = '(function(){';
  return {
    name: 'named-program',
    /** @param {unknown} _options @param {Record<string, any>} bundle */
    generateBundle(_options, bundle) {
      const chunk = bundle['peg-solitaire.js'];
      if (!chunk.code.includes(BEGIN)) throw new Error(`The program does not begin with ${BEGIN}`);
      chunk.code = chunk.code.replace(BEGIN, `(function ${PROGRAM}(){`);
    },
  };
}

/**
 * @param {string} wasm compressed, in base 64
 */
function inline(wasm) {
  const engine = join(root, 'www/engine');
  const code = `
    import { trustedScriptUrl } from ${JSON.stringify(join(root, 'www/common/trusted-types.js'))};
    import { Service } from ${JSON.stringify(join(engine, 'service.js'))};
    let wasm;
    export function bringWasm(text) {
      wasm = text;
    }
    export const HAS_FEWEST_MOVES = false;
    // Nothing is loaded, so only a policy of the page can be in the way.
    export const WORKER_FAILURE = 'worker-forbidden';
    export async function loadModule() {
      const bytes = Uint8Array.from(atob(wasm), (character) => character.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
      return WebAssembly.compile(await new Response(stream).arrayBuffer());
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
    [WASM]: `import { bringWasm } from ${JSON.stringify(INLINE)}; bringWasm(${JSON.stringify(wasm)});`,
  };
  return {
    name: 'inline-core',
    enforce: /** @type {const} */ ('pre'),
    resolveId: (/** @type {string} */ id) => (id.endsWith('/assets.js') ? INLINE : id in modules ? id : null),
    load: (/** @type {string} */ id) => modules[id] ?? null,
    // The wasm stands last, just before the tag is defined. Amid the program, it would keep a compressor from seeing what the
    // two halves have in common; in front of it, the two share a code that suits neither, which costs 1 KB.
    transform: (/** @type {string} */ text, /** @type {string} */ id) =>
      id.endsWith(ENTRY) ? `${text}\nimport ${JSON.stringify(WASM)};` : null,
  };
}
