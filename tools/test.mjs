// `npm test`: sets up, builds and runs every test. `npm test -- rust`, `unit` or `browser` runs a part.

import { buildOneFile } from './one-file.mjs';
import { fail, run } from './run.mjs';
import { setUp } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

/** @type {Record<string, () => Promise<void> | void>} */
const SUITES = {
  rust: () => run('cargo', ['test', '--locked']),
  unit: () => run(process.execPath, ['--test', 'tests/unit/']),
  browser: testInBrowsers,
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in SUITES));
if (unknown) fail(`There is no suite "${unknown}". Choose among ${Object.keys(SUITES).join(', ')}.`);
const suites = chosen.length > 0 ? chosen : Object.keys(SUITES);

setUp();
if (suites.includes('browser')) await checkBrowser();
buildWasm();
for (const suite of suites) await SUITES[suite]();
console.log(`\nAll tests passed: ${suites.join(', ')}.`);

/** Better now than after the minutes of a build. */
async function checkBrowser() {
  const { findChromium } = await import('../tests/e2e/browsers.mjs');
  try {
    findChromium();
  } catch (error) {
    fail(/** @type {Error} */ (error).message);
  }
}

async function testInBrowsers() {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await buildOneFile();
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test']);
}
