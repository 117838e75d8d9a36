// What the unit tests reach of the page, by Node's own coverage.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tryToRun } from '../run.mjs';

/** @returns {import('./tables.mjs').Covered[]} */
export function coverPage() {
  const report = join(root, 'target/coverage-page.info');
  const reporters = ['--test-reporter=lcov', `--test-reporter-destination=${report}`];
  const passed = tryToRun(process.execPath, ['--test', '--experimental-test-coverage', ...reporters, 'tests/unit/']);
  if (!passed) console.log('Some unit tests failed: `npm test -- unit` says which.');
  return readLcov(readFileSync(report, 'utf8')).filter(({ file }) => /^www\/(?!engine\/wasm\/).*\.js$/.test(file));
}

/** Counts by file, in the format of lcov. @param {string} text */
function readLcov(text) {
  return text
    .split('end_of_record')
    .filter((record) => record.includes('SF:'))
    .map((record) => {
      const value = (/** @type {string} */ key) => record.match(new RegExp(`^${key}:(.*)$`, 'm'))?.[1] ?? '0';
      const reached = (/** @type {string} */ of) => ({
        count: Number(value(`${of}F`)),
        covered: Number(value(`${of}H`)),
      });
      return { file: value('SF'), reached: { lines: reached('L'), branches: reached('BR') } };
    });
}
