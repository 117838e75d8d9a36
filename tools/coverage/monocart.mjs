// Configures Monocart, which determines which lines and branches of the sources ran. Defines the programs that are
// measured, the folders of their coverage records, and Monocart's options.

import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../shared/run.mjs';

const FOLDER = join(root, 'target/coverage');

/**
 * The programs that each kind of test runs, by the beginnings of their paths. Node runs the sources, Chromium the
 * build.
 * @type {Record<string, string[]>}
 */
export const PROGRAMS = {
  unit: ['www/'],
  browser: ['dist/assets/', 'dist/learn/assets/', 'dist/peg-solitaire.js', 'dist/peg-solitaire-plus.js'],
};

/**
 * The folder for coverage records. Node writes one record for each process.
 * @param {string} tests `unit` or `browser`
 */
export const recordsOf = (tests) => join(FOLDER, tests, 'records');
/** The folder of the report on the sources. @param {string} program */
export const reportOf = (program) => join(FOLDER, 'reports', program.replaceAll('/', '-'));
/** True for the path of a source. The JavaScript around the wasm is generated. @param {string} path */
export const isOfPage = (path) => /^www\/(?!engine\/(wasm|wide|learn)\/).*\.js$/.test(path);

const { COVERAGE_TESTS: tests = '', COVERAGE_PROGRAM: program = '' } = process.env;
const address = pathToFileURL(join(root, program)).href;

export default {
  name: `What ${tests} tests reach by ${program}`,
  logging: 'error',
  baseDir: root,
  dataDir: recordsOf(tests),
  outputDir: reportOf(program),
  // The second report is for people: its `index.html` shows the sources.
  reports: ['lcovonly', 'v8'],
  entryFilter: (/** @type {{ url: string }} */ { url }) => url.startsWith(address),
  sourceFilter: isOfPage,
  // Files that have never been loaded count as well.
  all: { dir: 'www', filter: (/** @type {string} */ path) => isOfPage(relative(root, path).replaceAll('\\', '/')) },
};
