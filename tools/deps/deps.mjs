// `npm run deps`: checks the dependencies of the project: licences, sources, duplicates, known weaknesses, signatures,
// and the oldest versions that it promises to work with. It writes bills of materials in `target/bills`.

import { join } from 'node:path';
import { root } from '../kit/run.mjs';
import { setUp } from '../kit/setup.mjs';
import { writeBills } from './bills.mjs';
import { checkCrates, checkOldestVersions, writeSources } from './crate.mjs';
import { checkPackages } from './packages.mjs';

setUp();
checkCrates();
checkPackages();
const sources = writeSources();
writeBills(sources, join(root, 'target/bills'));
checkOldestVersions(sources);
console.log('\nThe dependencies are in order.');
