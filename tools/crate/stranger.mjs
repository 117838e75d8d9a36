// Writes a program of ten lines that uses the unpacked package, natively and in wasm without JavaScript around it.

import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, root } from '../kit/run.mjs';
import { cargo, folder } from './oldest-rust.mjs';

const TARGET = 'wasm32-unknown-unknown';
const PROGRAM = ['--manifest-path', 'target/stranger/Cargo.toml', '--target-dir', folder];
/** The exports of any program, which the linker adds. */
const EXPORTS = ['__data_end', '__heap_base', 'main', 'memory'];

export function runStranger() {
  cpSync(join(root, 'tools/crate/stranger'), join(root, 'target/stranger'), { recursive: true });
  cargo(['run', '--quiet', ...PROGRAM]);
  cargo(['build', '--quiet', '--release', '--target', TARGET, ...PROGRAM]);
  checkDependencies();
  runInWasm(readFileSync(join(root, folder, TARGET, 'release/stranger.wasm')));
}

/** The program compiles the crate and nothing else. */
function checkDependencies() {
  const tree = output('cargo', ['tree', '--prefix', 'none', '--target', 'all', ...PROGRAM.slice(0, 2)]) ?? '';
  const names = tree
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  assert.deepEqual(names, ['stranger', 'peg-solitaire']);
}

/** The module needs nothing, exports nothing of the crate, and runs. @param {Buffer<ArrayBuffer>} bytes */
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
