// `npm start`: builds what a first game needs and serves the page with live reload. Until the build is done, a waiting
// page shows what is still missing.

import { cpSync, existsSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buildWide, HELPER_BUILD, hasWide } from './engine/wasm.mjs';
import { fail, root, runAlong, runBeside } from './shared/run.mjs';
import { checkNode, checkRust, hasRust, missingPackages, missingTarget } from './shared/setup.mjs';
import { serveSources } from './start/sources.mjs';
import { waitingPage } from './start/waiting.mjs';

const WASM = 'www/engine/wide/peg_solitaire_bg.wasm';
const FIRST_PORT = Number(process.env.PORT ?? 5173);
/** Makes Cargo print only errors. */
process.env.CARGO_TERM_QUIET = 'true';

checkNode();
const needsEngine = !hasWide() && mayBuildEngine();

/** The steps that are not done yet. @type {Set<string>} */
const waiting = new Set();
/** @type {import('node:http').RequestListener} */
let answer = (_request, response) => waitingPage(response, [...waiting]);
const server = createServer((request, response) => answer(request, response));
const port = await listen(FIRST_PORT);
console.log(`Peg Solitaire: http://localhost:${port}/`);
await prepare();
shareEngine();
await serve();
console.log('Ready. Press Ctrl+C to stop.');

/** False if Rust is missing but there is an engine: changing strings or colours requires no compiler. */
function mayBuildEngine() {
  if (hasRust() || !existsSync(join(root, WASM))) {
    checkRust();
    return true;
  }
  console.log('Rust is missing: the page uses the existing engine, which may be older than src.');
  return false;
}

/** Installs and compiles what is missing, in parallel. */
async function prepare() {
  const packages = missingPackages();
  const target = needsEngine ? missingTarget() : [];
  const helper = needsEngine ? [{ name: 'a helper that connects Rust and JavaScript', command: HELPER_BUILD }] : [];
  const engine = needsEngine ? ['the engine'] : [];
  const names = [...packages, ...target, ...helper].map(({ name }) => name).concat(engine);
  let done = 0;
  /** @param {string} name @param {() => Promise<unknown>} work */
  const step = async (name, work) => {
    waiting.add(name);
    const begin = performance.now();
    await work();
    waiting.delete(name);
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(`step ${++done} of ${names.length}: ${name} (${seconds} s)`);
  };
  /** @param {import('./shared/setup.mjs').Part[]} parts */
  const install = (parts) =>
    Promise.all(
      parts.map(({ name, command: [program, ...args] }) =>
        step(name, async () => (await runAlong(program, args, 'if it fails')) || fail(`Could not get ${name}.`)),
      ),
    );
  if (names.length > 0) console.log('The first start takes a minute or two. The page opens by itself.');
  await Promise.all([
    install(packages),
    install(helper),
    install(target).then(() => Promise.all(engine.map((name) => step(name, () => buildWide({ isOptimised: false }))))),
  ]);
}

/**
 * Vite's configuration imports tools that need an engine in this folder. Until the site is built, there is only the
 * engine for larger boards.
 */
function shareEngine() {
  const [from, to] = ['wide', 'wasm'].map((folder) => join(root, 'www/engine', folder));
  if (!existsSync(to)) cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('/optimised') });
}

/** Serves the page, and rebuilds the engine whenever a Rust file changes. */
async function serve() {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ server: { middlewareMode: true, ws: { server } } });
  answer = (request, response) => serveSources(request, response, () => vite.middlewares(request, response));
  if (hasRust()) rebuildOnChange();
}

/**
 * Rebuilds the engine in another process, so that the server keeps running. Vite notices the result.
 */
function rebuildOnChange() {
  let isBuilding = false;
  let isStale = false;
  const rebuild = () => {
    isStale = isBuilding;
    if (isBuilding) return;
    isBuilding = true;
    const code = 'import("./tools/engine/wasm.mjs").then((tool) => tool.buildWide({ isOptimised: false }))';
    const child = runBeside(process.execPath, ['-e', code]);
    child.on('exit', () => {
      isBuilding = false;
      if (isStale) rebuild();
    });
  };
  for (const folder of ['src', 'puzzles', 'visualizer', 'wasm'])
    watch(join(root, folder), { recursive: true }, rebuild);
}

/**
 * Listens on this port or, if it is in use, on one of the ports after it.
 * @param {number} port
 * @returns {Promise<number>} the port
 */
function listen(port) {
  return new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE' || port === FIRST_PORT + 20) fail(`Cannot serve the page: ${error.message}.`);
      resolve(listen(port + 1));
    });
    server.listen(port, 'localhost', () =>
      resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port),
    );
  });
}
