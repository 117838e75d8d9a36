// `npm run coverage`: which lines and branches of the core and of the page the tests reach. It prints a table of folders, and the
// files of which a tenth is not reached. `-- core` or `-- page` measures a part.

import { coverCore } from './coverage/core.mjs';
import { coverPage } from './coverage/page.mjs';
import { printTables } from './coverage/tables.mjs';
import { fail } from './run.mjs';
import { setUp } from './setup.mjs';

/** @type {Record<string, () => import('./coverage/tables.mjs').Covered[]>} */
const PARTS = { core: coverCore, page: coverPage };

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in PARTS));
if (unknown) fail(`There is no part "${unknown}". Choose among ${Object.keys(PARTS).join(', ')}.`);

setUp();
const parts = chosen.length > 0 ? chosen : Object.keys(PARTS);
for (const part of parts) printTables(part, PARTS[part]());
