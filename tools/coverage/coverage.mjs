// `npm run coverage`: prints the lines and branches of the core and of the page that the tests reach, by folder, and
// lists the files of which a tenth is not reached. `-- core` or `-- page` measures a part, `-- unit` the page by unit
// tests alone.

import { fail } from '../kit/run.mjs';
import { setUp } from '../kit/setup.mjs';
import { coverCore } from './core.mjs';
import { coveredFiles, union } from './lcov.mjs';
import { printFolders, printTables } from './tables.mjs';
import { reportUnitTests } from './unit.mjs';

/** @type {Record<string, () => Promise<void> | void>} */
const PARTS = { core: measureCore, page: measurePage, unit: measureUnitTests };

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in PARTS));
if (unknown) fail(`There is no part "${unknown}". Choose among ${Object.keys(PARTS).join(', ')}.`);

setUp();
for (const part of chosen.length > 0 ? chosen : ['core', 'page']) await PARTS[part]();

function measureCore() {
  printTables('core', coverCore());
}

async function measurePage() {
  const { reportBrowserTests } = await import('./browser.mjs');
  const [browser, unit] = [reportBrowserTests(), reportUnitTests()];
  printFolders('page, by unit tests', coveredFiles(unit));
  printFolders('page, by browser tests', coveredFiles(browser));
  printTables('page', coveredFiles(union(unit, browser)));
}

function measureUnitTests() {
  printTables('page, by unit tests', coveredFiles(reportUnitTests()));
}
