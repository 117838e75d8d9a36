// `npm run crate`: checks what a Rust program gets from the crate: that it compiles with the oldest Rust that it promises, that
// its public items are those of `tests/public-api.txt`, and that its package works for a stranger and passes its own tests.
// `npm run crate -- --fix` writes the public items down.

import { checkPublicApi } from './crate/api.mjs';
import { checkWithOldestRust } from './crate/oldest-rust.mjs';
import { testPackage, unpack } from './crate/package.mjs';
import { runStranger } from './crate/stranger.mjs';
import { setUpRust } from './setup.mjs';

const isFix = process.argv.includes('--fix');

setUpRust();
checkWithOldestRust();
checkPublicApi(isFix);
if (!isFix) {
  unpack();
  runStranger();
  testPackage();
  console.log('\nThe crate is in order.');
}
