// `npm run crate`: checks what Rust programs get from the crate. The crate has to compile with the oldest supported
// Rust, its public items have to match `tests/public-api.txt`, and its package has to work in a separate project and
// pass its own tests. `npm run crate -- --fix` updates the list of public items; `-- --quick` skips the tests of the
// package, which `npm test` runs as well.

import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rustVersion, version } from '../shared/cargo.mjs';
import { fail, output, root, run } from '../shared/run.mjs';
import { setUpRust } from '../shared/setup.mjs';

const isFix = process.argv.includes('--fix');
const isQuick = process.argv.includes('--quick');

const TARGET = 'wasm32-unknown-unknown';
const WASM = ['--target', TARGET];
/**
 * The target folder for the oldest Rust: two versions of Rust that shared a folder would recompile everything every
 * time.
 */
const OLDEST = 'target/oldest-rust';
const CRATE = ['--quiet', '--locked', '--all-features', '--target-dir', OLDEST];

const PROMISED = 'tests/public-api.txt';
const HELPER = ['run', '--quiet', '--locked', '--package', 'api', '--'];

const PACKAGE = 'target/package/peg-solitaire';
const PROGRAM = ['--manifest-path', 'target/consumer/Cargo.toml', '--target-dir', OLDEST];
/** The exports that the linker adds to any program. */
const EXPORTS = ['__data_end', '__heap_base', 'main', 'memory'];

setUpRust();
checkWithOldestRust();
checkPublicApi(isFix);
if (!isFix) {
  unpack();
  runConsumer();
  if (!isQuick) testPackage();
  console.log('\nThe crate is fine.');
}

/** Runs Cargo with the oldest Rust. @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function cargo(args, env) {
  run('cargo', [`+${rustVersion}`, ...args], env);
}

/** Installs the oldest Rust if it is missing, and compiles the crate, its tests, its engine and the command line. */
function checkWithOldestRust() {
  const libraries = output('rustc', [`+${rustVersion}`, '--print', 'target-libdir', ...WASM])?.trim();
  if (!libraries || !existsSync(libraries))
    run('rustup', ['toolchain', 'install', rustVersion, '--profile', 'minimal', '--no-self-update', ...WASM]);
  cargo(['check', '--all-targets', ...CRATE]);
  cargo(['check', '--package', 'peg-solitaire-wasm', ...WASM, ...CRATE]);
  cargo(['check', '--package', 'peg-solitaire-cli', ...CRATE]);
}

/** Writes the documentation as JSON. @returns {string} the path */
function documentAsJson() {
  // The JSON format is unstable, so stable releases write it only with `RUSTC_BOOTSTRAP`; the helper `api` reads its
  // current version.
  const unstable = { RUSTC_BOOTSTRAP: '1', RUSTDOCFLAGS: '-Z unstable-options --output-format json' };
  cargo(['doc', '--lib', '--no-deps', ...CRATE], unstable);
  return `${OLDEST}/doc/peg_solitaire.json`;
}

/**
 * Compares the public items with the list.
 * @param {boolean} isFix true to write the list instead
 */
function checkPublicApi(isFix) {
  const items = output('cargo', [...HELPER, documentAsJson()]) ?? fail('The public items could not be listed.');
  const file = join(root, PROMISED);
  if (isFix) writeFileSync(file, items);
  else compare(readFileSync(file, 'utf8').split('\n'), items.split('\n'));
}

/** @param {string[]} promised @param {string[]} items */
function compare(promised, items) {
  const gone = promised.filter((item) => !items.includes(item));
  const added = items.filter((item) => !promised.includes(item));
  if (gone.length + added.length === 0) return;
  console.error([...gone.map((item) => `- ${item}`), ...added.map((item) => `+ ${item}`)].join('\n'));
  fail(`${PROMISED} does not match the public items. If the change is intended, run "npm run crate -- --fix".`);
}

/** Packages the working tree, including uncommitted changes. */
function unpack() {
  run('cargo', ['package', '--locked', '--allow-dirty']);
  // Cargo leaves the unpacked package behind after compiling it.
  rmSync(join(root, PACKAGE), { recursive: true, force: true });
  renameSync(join(root, `${PACKAGE}-${version}`), join(root, PACKAGE));
}

/** Runs all tests in the package, for each word size. */
function testPackage() {
  const manifest = ['--manifest-path', `${PACKAGE}/Cargo.toml`];
  const tests = ['test', '--locked', ...manifest, '--target-dir', 'target/package/target', '--features'];
  for (const features of ['serde', 'serde,wide']) run('cargo', [...tests, features]);
}

/** Builds a ten-line program that uses the package, natively and in wasm without any JavaScript. */
function runConsumer() {
  cpSync(join(root, 'tools/crate/consumer'), join(root, 'target/consumer'), { recursive: true });
  cargo(['run', '--quiet', ...PROGRAM]);
  cargo(['build', '--quiet', '--release', '--target', TARGET, ...PROGRAM]);
  checkDependencies();
  runInWasm(readFileSync(join(root, OLDEST, TARGET, 'release/consumer.wasm')));
}

/** Checks that the program compiles nothing except the crate. */
function checkDependencies() {
  const tree = output('cargo', ['tree', '--prefix', 'none', '--target', 'all', ...PROGRAM.slice(0, 2)]) ?? '';
  const names = tree
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  assert.deepEqual(names, ['consumer', 'peg-solitaire']);
}

/** Checks that the module runs, imports nothing, and exports only `EXPORTS`. @param {Buffer<ArrayBuffer>} bytes */
function runInWasm(bytes) {
  const module = new WebAssembly.Module(bytes);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.deepEqual(
    WebAssembly.Module.exports(module)
      .map(({ name }) => name)
      .sort(),
    EXPORTS,
  );
  assert.deepEqual(WebAssembly.Module.customSections(module, '__wasm_bindgen_unstable'), []);
  const { main } = /** @type {{ main: (count: number, texts: number) => number }} */ (
    /** @type {unknown} */ (new WebAssembly.Instance(module).exports)
  );
  assert.equal(main(0, 0), 0);
}
