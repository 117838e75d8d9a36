// `npm test`: sets up, builds and runs every test. `npm test -- rust`, `unit`, `browser` or `webkit` runs a part.

import { testsIn } from './kit/node-tests.mjs';
import { fail, runAlong } from './kit/run.mjs';
import { setUp } from './kit/setup.mjs';

const NODE = process.execPath;
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];

/** The program and the arguments of each part; none if it is left out. @type {Record<string, () => string[]>} */
const PARTS = {
  build: () => [NODE, 'tools/build.mjs'],
  unit: () => [NODE, ...testsIn('tests/unit')],
  webkit: () => (hasWebKit ? [NODE, ...testsIn('tests/webkit')] : []),
  browser: () => [NODE, ...PLAYWRIGHT],
  rust: () => ['cargo', 'test', '--locked', '--all-features'],
};
/**
 * The parts of a lane run one after the other, the lanes beside one another: browsers wait for half of their time, and
 * some Rust tests use one core alone. Only the first lane shows what happens; others tell it when a part has ended.
 */
const LANES = [['build', 'webkit', 'unit', 'browser'], ['rust']];

const chosen = process.argv.slice(2);
const suites = LANES.flat().filter((name) => name !== 'build');
const unknown = chosen.find((name) => !suites.includes(name));
if (unknown) fail(`There is no suite "${unknown}". Choose among ${suites.join(', ')}.`);
const wanted = new Set(['build', ...(chosen.length > 0 ? chosen : suites)]);

setUp();
// Browsers come before the build, which takes minutes: a missing one is reported at once.
if (wanted.has('browser')) (await import('./kit/browsers.mjs')).getTestBrowsers();
const hasWebKit = wanted.has('webkit') && (await getWebKit());
/** @type {string[]} */
const times = [];
await Promise.all(LANES.map(runLane));
console.log(`\nAll tests passed: ${times.join(', ')}; ${seconds(0)} in all.`);

/** @param {string[]} lane @param {number} index */
async function runLane(lane, index) {
  for (const name of lane.filter((name) => wanted.has(name))) {
    const [program, ...args] = PARTS[name]();
    const begin = performance.now();
    const isShown = index === 0 || chosen.length === 1;
    if (program && !(await runAlong(program, args, isShown))) fail(`${name} failed.`);
    times.push(`${name} in ${seconds(begin)}`);
  }
}

/** The time since a moment. @param {number} begin */
function seconds(begin) {
  return `${Math.round((performance.now() - begin) / 1000)} s`;
}

async function getWebKit() {
  (await import('./kit/browsers.mjs')).getWebKit();
  return Boolean((await import('../tests/webkit/webkit.mjs')).findWebKit());
}
