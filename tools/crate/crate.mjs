// `npm run crate`: checks what a Rust program gets from the crate. It compiles with the oldest Rust that it promises,
// its public items are those of `tests/public-api.txt`, and its package works in a foreign project and passes its own
// tests. `npm run crate -- --fix` writes the public items down; `-- --quick` leaves out the tests of the package, which
// `npm test` runs as well.

import { setUpRust } from '../kit/setup.mjs';
import { checkPublicApi } from './api.mjs';
import { checkWithOldestRust } from './oldest-rust.mjs';
import { testPackage, unpack } from './package.mjs';
import { runStranger } from './stranger.mjs';

const isFix = process.argv.includes('--fix');
const isQuick = process.argv.includes('--quick');

setUpRust();
checkWithOldestRust();
checkPublicApi(isFix);
if (!isFix) {
  unpack();
  runStranger();
  if (!isQuick) testPackage();
  console.log('\nThe crate is in order.');
}
