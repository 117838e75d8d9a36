// `npm run coverage`: prints the line and branch coverage of the core and the page by folder, and lists files below
// 90%. `-- core` or `-- page` measures only that part; `-- unit` measures the page with unit tests only.

import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cargoTool, PACKAGES } from '../shared/cargo.mjs';
import { testsIn } from '../shared/node-tests.mjs';
import { fail, output, root, run, tryToRun } from '../shared/run.mjs';
import { setUp } from '../shared/setup.mjs';
import { isOfPage, PROGRAMS, recordsOf, reportOf } from './monocart.mjs';
import { coveredFiles, printFolders, printTables, readLcov, union } from './reports.mjs';

const LLVM_COV = '0.9.1';
/** Installed on demand, so that its 20 packages are not part of the project. */
const MONOCART = 'monocart-coverage-reports@2.13.0';
const CALL = ['--yes', `--package=${MONOCART}`, 'mcr', 'merge', '--config=tools/coverage/monocart.mjs'];
const BROWSER_TESTS = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=tools/coverage/playwright.mjs',
  '--reporter=dot',
];

/** @type {Record<string, () => Promise<void> | void>} */
const PARTS = { core: measureCore, page: measurePage, unit: measureUnitTests };

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in PARTS));
if (unknown) fail(`There is no part "${unknown}". Choose from ${Object.keys(PARTS).join(', ')}.`);

setUp();
for (const part of chosen.length > 0 ? chosen : ['core', 'page']) await PARTS[part]();

function measureCore() {
  printTables('core', coverCore());
}

async function measurePage() {
  const [browser, unit] = [await reportBrowserTests(), reportUnitTests()];
  printFolders('page, by unit tests', coveredFiles(unit));
  printFolders('page, by browser tests', coveredFiles(browser));
  printTables('page', coveredFiles(union(unit, browser)));
}

function measureUnitTests() {
  printTables('page, by unit tests', coveredFiles(reportUnitTests()));
}

/**
 * Runs all tests of the core, except those in its documentation, with cargo-llvm-cov.
 * @returns {import('./reports.mjs').Covered[]}
 */
function coverCore() {
  cargoTool('llvm-cov', LLVM_COV);
  // Only nightly Rust reports branches.
  const nightly = output('rustup', ['run', 'nightly', 'rustc', '--version']) !== undefined;
  if (!nightly) console.log('Without a nightly Rust, the branches of the core are not measured.');
  const toolchain = nightly ? 'nightly' : 'stable';
  run('rustup', ['component', 'add', 'llvm-tools', '--toolchain', toolchain]);
  const file = join(root, 'target/coverage-core.json');
  const branches = nightly ? ['--branch'] : [];
  const report = ['--json', '--summary-only', '--output-path', file];
  const llvmCov = [`+${toolchain}`, 'llvm-cov'];
  const features = ['--features', 'serde', ...branches];
  run('cargo', [...llvmCov, ...PACKAGES, '--lib', '--bins', '--tests', ...features, ...report]);
  return JSON.parse(readFileSync(file, 'utf8')).data[0].files.map(ofCore);
}

/** @param {{ filename: string, summary: Record<string, import('./reports.mjs').Reached> }} file */
function ofCore({ filename, summary: { lines, regions, branches } }) {
  return { file: relative(root, filename), reached: { lines, regions, branches } };
}

function reportUnitTests() {
  const records = recordsOf('unit');
  rmSync(records, { recursive: true, force: true });
  const passed = tryToRun(process.execPath, testsIn('tests/unit'), { NODE_V8_COVERAGE: records });
  if (!passed) console.log('Some unit tests failed: `npm test -- unit` shows which.');
  return readReports('unit');
}

/**
 * Runs the browser tests in Chromium on a readable build with source maps, then restores the usual build. Each test
 * process records the code that its pages run.
 */
async function reportBrowserTests() {
  (await import('../shared/browsers.mjs')).getTestBrowsers();
  rmSync(recordsOf('browser'), { recursive: true, force: true });
  // Restores the usual build for other commands, whatever happens here.
  process.once('exit', () => build());
  build({ COVERAGE: '1' });
  const passed = tryToRun(process.execPath, BROWSER_TESTS);
  // Some tests may need the usual build.
  if (!passed) console.log('Some browser tests failed in the measured build. The code that they reached still counts.');
  return readReports('browser');
}

/** Builds in a separate process, because the build depends on the environment. @param {NodeJS.ProcessEnv} [env] */
function build(env) {
  run(process.execPath, ['tools/build.mjs'], env);
}

/**
 * Reports the lines and branches of the sources that ran. The programs are read separately: if they were read together,
 * a branch would count twice whenever their source maps differed by a character.
 * @param {string} tests whose records are read
 */
function readReports(tests) {
  return PROGRAMS[tests].map((program) => readReport(tests, program)).reduce(union);
}

/** @param {string} tests @param {string} program */
function readReport(tests, program) {
  run('npx', CALL, { COVERAGE_TESTS: tests, COVERAGE_PROGRAM: program });
  const report = readLcov(readFileSync(join(reportOf(program), 'lcov.info'), 'utf8'));
  return new Map([...report].filter(([file]) => isOfPage(file)));
}
