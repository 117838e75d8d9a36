// `npm run check`: checks formatting, lint rules and types in both languages, imports between the folders of `www`, and
// the words in comments and documents. `npm run check -- --fix` fixes what it can.

import { checkReference } from './build/reference.mjs';
import { buildWasm } from './engine/wasm.mjs';
import { LIBRARIES, PACKAGES } from './shared/cargo.mjs';
import { output, run } from './shared/run.mjs';
import { setUp } from './shared/setup.mjs';

const isFix = process.argv.includes('--fix');
const CLIPPY = ['clippy', '--locked', '--quiet'];
/** The JavaScript engine for up to 64 holes; `--all-features` would enable `wide`. */
const ENGINE = [
  ...['--package', 'peg-solitaire-wasm', '--features', 'engine'],
  ...['--target', 'wasm32-unknown-unknown', '--target-dir', 'target/wasm'],
];
const DENY = ['--', '--deny', 'warnings'];

setUp();
for (const component of ['rustfmt', 'clippy']) {
  if (!output('cargo', [component === 'rustfmt' ? 'fmt' : component, '--version']))
    run('rustup', ['component', 'add', component]);
}
run('cargo', ['fmt', '--all', ...(isFix ? [] : ['--check'])]);
run('cargo', [...CLIPPY, '--all-features', '--all-targets', ...DENY]);
run('cargo', [...CLIPPY, ...PACKAGES, '--package', 'peg-solitaire-cluster', '--all-targets', ...DENY]);
run('cargo', [...CLIPPY, ...ENGINE, ...DENY]);
run('cargo', ['doc', '--locked', '--quiet', '--no-deps', '--lib', '--all-features', ...LIBRARIES], {
  RUSTDOCFLAGS: '--deny warnings',
});
await buildWasm({ isOptimised: false });
checkReference(isFix);
run('npx', ['--no-install', 'biome', 'check', ...(isFix ? ['--write'] : []), '--error-on-warnings', '.']);
run('npx', ['--no-install', 'tsc']);
run('npx', ['--no-install', 'depcruise', 'www', '--config', '.dependency-cruiser.mjs']);
run('npx', ['--no-install', 'cspell', 'lint', '--no-progress', '--no-summary']);
console.log('Formats, lints, types, imports and words are fine.');
