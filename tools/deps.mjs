// `npm run deps`: asks whether what the project depends on is in order: licences, sources, duplicates, known weaknesses,
// signatures, and the oldest versions that it promises to work with. It writes bills of materials in `target/bills`.

import { join } from 'node:path';
import { writeBills } from './deps/bills.mjs';
import { checkCrates } from './deps/crates.mjs';
import { checkOldestVersions } from './deps/oldest-versions.mjs';
import { checkPackages } from './deps/packages.mjs';
import { writeSources } from './deps/sources.mjs';
import { root } from './run.mjs';
import { setUp } from './setup.mjs';

setUp();
checkCrates();
checkPackages();
const sources = writeSources();
writeBills(sources, join(root, 'target/bills'));
checkOldestVersions(sources);
console.log('\nThe dependencies are in order.');
