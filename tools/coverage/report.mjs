// Reports the lines and branches of the sources that ran. Monocart is fetched on demand: its 20 packages are no part of
// the project.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../kit/run.mjs';
import { isOfPage, PROGRAMS, reportOf } from './folders.mjs';
import { readLcov, union } from './lcov.mjs';

const MONOCART = 'monocart-coverage-reports@2.13.0';
const CALL = ['--yes', `--package=${MONOCART}`, 'mcr', 'merge', '--config=tools/coverage/monocart.mjs'];

/**
 * Reads one program after the other. With two at once, a branch would count twice if their source maps differ by a
 * character.
 * @param {string} tests whose records are read
 */
export function readReports(tests) {
  return PROGRAMS[tests].map((program) => readReport(tests, program)).reduce(union);
}

/** @param {string} tests @param {string} program */
function readReport(tests, program) {
  run('npx', CALL, { COVERAGE_TESTS: tests, COVERAGE_PROGRAM: program });
  const report = readLcov(readFileSync(join(reportOf(program), 'lcov.info'), 'utf8'));
  return new Map([...report].filter(([file]) => isOfPage(file)));
}
