// Options of Monocart, which finds the lines and branches of the sources that ran.

import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../kit/run.mjs';
import { isOfPage, recordsOf, reportOf } from './folders.mjs';

const { COVERAGE_TESTS: tests = '', COVERAGE_PROGRAM: program = '' } = process.env;
const address = pathToFileURL(join(root, program)).href;

export default {
  name: `What ${tests} tests reach by ${program}`,
  logging: 'error',
  baseDir: root,
  dataDir: recordsOf(tests),
  outputDir: reportOf(program),
  // The second is for people: `index.html` shows the sources.
  reports: ['lcovonly', 'v8'],
  entryFilter: (/** @type {{ url: string }} */ { url }) => url.startsWith(address),
  sourceFilter: isOfPage,
  // Files that nothing has loaded count as well.
  all: { dir: 'www', filter: (/** @type {string} */ path) => isOfPage(relative(root, path).replaceAll('\\', '/')) },
};
