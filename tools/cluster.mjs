// `npm run cluster`: tests the crate in `cluster`, which computes complete sets on several machines. The tests run 1, 2
// and 4 processes on this machine. `-- --long` also tests the European board, which takes minutes.

import { fail, run } from './shared/run.mjs';
import { setUpRust } from './shared/setup.mjs';

const TEST = ['test', '--release', '--locked', '--package', 'peg-solitaire-cluster'];

const [option] = process.argv.slice(2);
if (option !== undefined && option !== '--long') fail('Usage: npm run cluster [-- --long]');

setUpRust();
run('cargo', [...TEST, ...(option ? ['--', '--include-ignored'] : [])]);
