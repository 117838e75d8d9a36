// `npm test`: sets up, builds and runs every test. `npm test -- rust`, `unit`, `browser` or `webkit` runs a part.

import { testsIn } from './kit/node-tests.mjs';
import { fail, run } from './kit/run.mjs';
import { setUp } from './kit/setup.mjs';

/** @type {Record<string, () => Promise<void> | void>} */
const SUITES = {
  rust: () => run('cargo', ['test', '--locked', '--all-features']),
  unit: () => run(process.execPath, testsIn('tests/unit')),
  browser: testInBrowsers,
  webkit: testInWebKit,
};

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in SUITES));
if (unknown) fail(`There is no suite "${unknown}". Choose among ${Object.keys(SUITES).join(', ')}.`);
const suites = chosen.length > 0 ? chosen : Object.keys(SUITES);

setUp();
// Browsers come before the build, which takes minutes: a missing one is reported at once.
if (suites.includes('browser')) (await import('./kit/browsers.mjs')).getTestBrowsers();
if (suites.includes('webkit')) (await import('./kit/browsers.mjs')).getWebKit();
const { buildSite } = await import('./build/site.mjs');
await buildSite();
/** @type {string[]} */
const times = [];
for (const suite of suites) {
  const begin = performance.now();
  await SUITES[suite]();
  times.push(`${suite} in ${Math.round((performance.now() - begin) / 1000)} s`);
}
console.log(`\nAll tests passed: ${times.join(', ')}.`);

function testInBrowsers() {
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test']);
}

async function testInWebKit() {
  const { findWebKit } = await import('../tests/webkit/webkit.mjs');
  if (findWebKit()) run(process.execPath, testsIn('tests/webkit'));
}
