// `npm test`: sets up, builds and runs the tests. `npm test -- rust`, `wide`, `unit`, `browser` or `webkit` runs only
// that part; `npm test -- thorough` runs the tests that changes rarely break, on errors, hostile pages, hosting, other
// languages, the article, the table and windows of all shapes; `npm test -- firefox` runs the tests of features that
// differ between browsers; `npm test -- fuzz` replays the corpora of the fuzzer; `npm test -- all` runs all other
// tests.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from './shared/cargo.mjs';
import { testsIn } from './shared/node-tests.mjs';
import { fail, root, runAlong } from './shared/run.mjs';
import { setUp } from './shared/setup.mjs';

const NODE = process.execPath;
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];
/** The folders of the thorough browser tests. The other folders test what players and authors do. */
const THOROUGH = ['faults', 'hosting', 'hostile', 'languages', 'learn', 'table', 'windows'];

/** Options to compile the core separately, with the code that only the fuzzer uses. */
const FUZZING = ['--config=build.rustflags=["--cfg","fuzzing"]', '--config=build.target-dir="target/fuzz"'];

/** The program and the arguments of each part; empty if the part is skipped. @type {Record<string, () => string[]>} */
const PARTS = {
  build: () => [NODE, 'tools/build.mjs'],
  unit: () => [NODE, ...testsIn('tests/unit')],
  webkit: () => (hasWebKit ? [NODE, ...testsIn('tests/webkit')] : []),
  // All folders run at once in both browsers: Firefox runs one test at a time, which leaves capacity for Chromium.
  pages: () => [NODE, ...PLAYWRIGHT, '--project=chromium', ...inFirefox('visit'), ...inFirefox('firefox')],
  browser: () => [NODE, ...PLAYWRIGHT, '--project=chromium', ...inFirefox('visit'), ...foldersOf(false)],
  rust: () => ['cargo', 'test', '--locked', ...PACKAGES, '--features', 'peg-solitaire/serde'],
  wide: () => ['cargo', 'test', '--locked', '--features', 'wide', '--test', 'wide'],
  fuzz: () => ['cargo', ...FUZZING, 'test', '--release', '--locked', '--manifest-path', 'fuzz/Cargo.toml'],
  thorough: () => [NODE, ...PLAYWRIGHT, '--project=chromium', ...foldersOf(true)],
  firefox: () => (inFirefox('firefox').length > 0 ? [NODE, ...PLAYWRIGHT, ...inFirefox('firefox')] : []),
};
/**
 * The parts of a lane run one after another, and the lanes in parallel, because browsers spend half of their time
 * waiting, and some Rust tests use only one core. Only the first lane prints its output; the others report when a part
 * has ended.
 */
const LANES = [
  ['build', 'webkit', 'unit', 'pages', 'browser', 'thorough', 'firefox'],
  ['rust', 'wide', 'fuzz'],
];
/** The parts that run only on request. */
const LATER = ['pages', 'thorough', 'firefox', 'fuzz'];
const ALL = ['webkit', 'unit', 'pages', 'rust', 'wide'];

const suites = LANES.flat().slice(1);
const chosen = process.argv.slice(2).flatMap((name) => (name === 'all' ? ALL : name));
const unknown = chosen.find((name) => !suites.includes(name));
if (unknown) fail(`There is no suite "${unknown}". Choose from ${suites.join(', ')} and all.`);
const wanted = new Set(chosen.length > 0 ? chosen : suites.filter((name) => !LATER.includes(name)));
// Rust tests do not need the site.
if (LANES[0].some((name) => wanted.has(name))) wanted.add('build');

setUp();
// Browsers are checked before the build, which takes minutes, so that a missing browser is reported immediately.
const hasFirefox =
  ['browser', 'pages', 'thorough', 'firefox'].some((name) => wanted.has(name)) && (await getBrowsers());
const hasWebKit = wanted.has('webkit') && (await getWebKit());
/** @type {string[]} */
const times = [];
await Promise.all(LANES.map(runLane));
console.log(`\nAll tests passed: ${times.join(', ')}; ${seconds(0)} in total.`);

/** @param {string[]} lane @param {number} index */
async function runLane(lane, index) {
  for (const name of lane.filter((name) => wanted.has(name))) {
    const [program, ...args] = PARTS[name]();
    const begin = performance.now();
    const shown = index === 0 || chosen.length === 1 ? 'as it comes' : 'at its end';
    if (program && !(await runAlong(program, args, shown))) fail(`${name} failed.`);
    times.push(`${name} in ${seconds(begin)}`);
  }
}

/** The options that run a project in Firefox, if Firefox is available. @param {string} project @returns {string[]} */
function inFirefox(project) {
  return hasFirefox ? [`--project=${project}`] : [];
}

/** The folders of the browser tests. @param {boolean} areThorough */
function foldersOf(areThorough) {
  const folders = readdirSync(join(root, 'tests/e2e')).filter((name) => THOROUGH.includes(name) === areThorough);
  return folders.map((name) => `tests/e2e/${name}/`);
}

/** The seconds since a moment. @param {number} begin */
function seconds(begin) {
  return `${Math.round((performance.now() - begin) / 1000)} s`;
}

/** Gets the browsers for the tests. Returns true if Firefox is available, too. */
async function getBrowsers() {
  (await import('./shared/browsers.mjs')).getTestBrowsers();
  return Boolean((await import('./shared/find-browsers.mjs')).findFirefox());
}

async function getWebKit() {
  (await import('./shared/browsers.mjs')).getWebKit();
  return Boolean((await import('./shared/find-browsers.mjs')).findWebKit());
}
